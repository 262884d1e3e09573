### The pack.

# $suit: C, S, H, D
suit =
    { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }

# $suit as above; $rank: A, K, Q, J, T, 9 … 2
card =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
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

# cards or games one after the other
cards-listed = { $first }, { $rest }
