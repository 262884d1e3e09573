# What the players of the house are like

# $level: 1 to 5
player-level =
    { $level ->
        [1] Level 1 has just learned the game: it knows a few rules, thinks of the trick on the table and forgets the earlier ones.
        [2] Level 2 plays for pleasure: sound rules of thumb, and it counts the cards.
        [3] Level 3 plays as in a club: before each card it thinks of some ways in which the others’ cards may lie. It plays in the deal of the day too.
        [4] Level 4 is strong: it thinks of many more, and of what the others must have to bid as they did.
       *[5] Level 5 is a master: as strong as we can make it, and patient.
    }
