### The German suits: with their faces, these take the place of the messages of the same names.

suit =
    { $suit ->
        [C] acorns
        [S] leaves
        [H] hearts
       *[D] bells
    }

card =
    { $rank ->
        [A] ace
        [K] king
        [Q] ober
        [J] unter
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    } of { suit }

game =
    { $game ->
        [D] bells
        [H] hearts
        [S] leaves
        [C] acorns
        [G] grand
        [R] revolution
       *[N] null
    }

skruf-bid =
    { $level ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[7] seven
    } { $strain ->
        [S] { $level ->
            [1] leaf
           *[other] leaves
        }
        [C] { $level ->
            [1] acorn
           *[other] acorns
        }
        [D] { $level ->
            [1] bell
           *[other] bells
        }
        [H] { $level ->
            [1] heart
           *[other] hearts
        }
       *[G] grandissimo
    }

page-sorted =
    { $order ->
        [C] Acorns first.
        [S] Leaves first.
        [H] Hearts first.
        [D] Bells first.
        [skat-G] The unters first, then suit by suit.
        [skat-N] As in null, suit by suit.
        [skruf-G] Suit by suit.
       *[game] As for the game.
    }
