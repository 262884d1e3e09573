### Saksalaiset maat: niiden kuvien kanssa nämä korvaavat samannimiset tekstit.

suit =
    { $suit ->
        [C] terho
        [S] lehti
        [H] hertta
       *[D] tiuku
    }

card =
    { suit }{ $rank ->
        [A] ässä
        [K] kuningas
        [Q] ober
        [J] unter
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

game =
    { $game ->
        [D] tiuku
        [H] hertta
        [S] lehti
        [C] terho
        [G] grand
        [R] revoluutio
       *[N] null
    }

skruf-bid =
    { $level ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
       *[7] seitsemän
    } { $strain ->
        [S] { $level ->
            [1] lehti
           *[other] lehteä
        }
        [C] { $level ->
            [1] terho
           *[other] terhoa
        }
        [D] { $level ->
            [1] tiuku
           *[other] tiukua
        }
        [H] { $level ->
            [1] hertta
           *[other] herttaa
        }
       *[G] { $level ->
            [1] grandissimo
           *[other] grandissimoa
        }
    }

page-sorted =
    { $order ->
        [C] Terho ensin.
        [S] Lehti ensin.
        [H] Hertta ensin.
        [D] Tiuku ensin.
        [skat-G] Unterit ensin, sitten maa kerrallaan.
        [skat-N] Kuten nullissa, maa kerrallaan.
        [skruf-G] Maa kerrallaan.
       *[game] Pelin mukaan.
    }
