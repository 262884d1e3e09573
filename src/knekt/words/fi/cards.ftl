### Korttipakka.

# $suit: C, S, H, D
suit =
    { $suit ->
        [C] risti
        [S] pata
        [H] hertta
       *[D] ruutu
    }

# $suit kuten yllä; $rank: A, K, Q, J, T, 9 … 2
card =
    { suit }{ $rank ->
        [A] ässä
        [K] kuningas
        [Q] rouva
        [J] jätkä
        [T] kymppi
        [9] ysi
        [8] kasi
        [7] seiska
        [6] kuutonen
        [5] viitonen
        [4] nelonen
        [3] kolmonen
       *[2] kakkonen
    }

# kortit tai pelit peräkkäin
cards-listed = { $first }, { $rest }
