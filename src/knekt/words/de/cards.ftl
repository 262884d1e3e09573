### Das Blatt.

# $suit: C, S, H, D
suit =
    { $suit ->
        [C] Kreuz
        [S] Pik
        [H] Herz
       *[D] Karo
    }

# $suit wie oben; $rank: A, K, Q, J, T, 9 … 2
card =
    { suit }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
       *[2] Zwei
    }

# Karten oder Spiele hintereinander
cards-listed = { $first }, { $rest }
