### Kortleken.

# $suit: C, S, H, D
suit =
    { $suit ->
        [C] klöver
        [S] spader
        [H] hjärter
       *[D] ruter
    }

# $suit som ovan; $rank: A, K, Q, J, T, 9 … 2
card =
    { suit } { $rank ->
        [A] ess
        [K] kung
        [Q] dam
        [J] knekt
        [T] tio
        [9] nio
        [8] åtta
        [7] sju
        [6] sex
        [5] fem
        [4] fyra
        [3] tre
       *[2] två
    }

# kort eller spel efter varandra
cards-listed = { $first }, { $rest }
