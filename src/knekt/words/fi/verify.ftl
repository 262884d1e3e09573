### `knekt verify`: onko pöydässä jaettu rehellisesti.

help-verify = Tarkista, että pöydässä on jaettu rehellisesti. Näytettyjen siemenlukujen on oltava luvatut, ja korttien on seurattava niistä. TIEDOSTO on todiste, jonka palvelin antaa pöydästä.

verify-holds = kuten luvattiin
verify-broken = EI kuten luvattiin
verify-open = ei vielä näytetty
verify-table = Pöydän siemenluku: { $holds }.
verify-promise = Jako { $deal }, sen siemenluku: { $holds }.
verify-cards = Jako { $deal }, sen kortit: { $holds }.
verify-seed = Jako { $deal }, pöydän siemenluvusta: { $holds }.
verify-whole =
    { $broken ->
        [0] { $open ->
            [0] Kaikki on kuten luvattiin.
           *[other] Näytetty on kuten luvattiin; loput näytetään, kun pöytä suljetaan.
        }
       *[other] Tässä pöydässä EI jaettu kuten luvattiin.
    }
