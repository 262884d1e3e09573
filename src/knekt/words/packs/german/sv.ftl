### De tyska färgerna: med deras bilder träder dessa i stället för meddelandena med samma namn.

suit =
    { $suit ->
        [C] ekollon
        [S] löv
        [H] hjärter
       *[D] bjällror
    }

card =
    { suit } { $rank ->
        [A] ess
        [K] kung
        [Q] ober
        [J] unter
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

game =
    { $game ->
        [D] bjällror
        [H] hjärter
        [S] löv
        [C] ekollon
        [G] grand
        [R] revolution
       *[N] noll
    }

skruf-bid =
    { $level ->
        [1] en
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
       *[7] sju
    } { $strain ->
        [S] löv
        [C] ekollon
        [D] bjällror
        [H] hjärter
       *[G] grandissimo
    }

page-sorted =
    { $order ->
        [C] Ekollon först.
        [S] Löv först.
        [H] Hjärter först.
        [D] Bjällror först.
        [skat-G] Unter först, sedan färg för färg.
        [skat-N] Som i noll, färg för färg.
        [skruf-G] Färg för färg.
       *[game] Sorterad för spelet.
    }
