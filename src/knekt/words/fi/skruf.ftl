### Skruuvi pöydässä: tarjoukset, paikat, mitä tiliin merkitään, miten jako päättyi.

# $level: 1–7; $strain: S, C, D, H, G grandissimo
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
            [1] pata
           *[other] pataa
        }
        [C] { $level ->
            [1] risti
           *[other] ristiä
        }
        [D] { $level ->
            [1] ruutu
           *[other] ruutua
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

## Tarjoukset ääneen sanottuina: vaihtoehdot pilkuin erotettuina. Maa ilman lukua tarjoaa yhden.

skruf-spoken-level =
    { $level ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi, pikkuslammi
       *[7] seitsemän, isoslammi
    }
skruf-spoken-strain =
    { $strain ->
        [S] pata, pataa
        [C] risti, ristiä
        [D] ruutu, ruutua
        [H] hertta, herttaa
       *[G] grandissimo, grandissimoa, grandi, grandia
    }

## $seat: L, O, R, D

# virkkeessä tai nimen vieressä
skruf-seat =
    { $seat ->
        [L] vasen naapuri
        [O] vastapäinen
        [R] oikea naapuri
       *[D] jakaja
    }
# virkkeen alussa
skruf-hand =
    { $seat ->
        [L] Käsi jakajan vasemmalla puolella
        [O] Käsi jakajaa vastapäätä
        [R] Käsi jakajan oikealla puolella
       *[D] Jakajan käsi
    }

## Tarjoaminen. $then: mitä siitä tulee, jos kaikki passaavat; $me, $name: kuka tarjosi viimeksi.

skruf-pass-then =
    { $then ->
        [thrown-in] jako jää pelaamatta
        [misere] pelataan misääri
        [bids-again] { $me ->
            [yes] sinun on tarjottava { $level } tai enemmän
           *[no] { $name } joutuu tarjoamaan { $level } tai enemmän
        }
        [plays] { $me ->
            [yes] viet peliä, { $bid }
           *[no] { $name } vie peliä, { $bid }
        }
        [contract] pelataan { $bid }
       *[buys] { $me ->
            [yes] ostat keskikortit, { $bid }
           *[no] { $name } ostaa keskikortit, { $bid }
        }
    }
# $passes: peräkkäin, tähän asti; $due: näin monta päättää
skruf-pass-now =
    { $when ->
        [ends] Passi nyt päättää tarjoamisen: { skruf-pass-then }.
        [again] Kaikki ovat passanneet kerran, { $passes } passia, kun { $due } riittää. Jos kukaan ei tarjoa: { skruf-pass-then }.
       *[first] Kun { $due } passia on peräkkäin: { skruf-pass-then }{ $passes ->
            [0] .
           *[other] ; nyt { $passes }.
        }
    }

## Tili. $level: missä pelataan, kuten ”12 tikkiä kuudessa”.

skruf-in =
    { $level ->
        [1] yhdessä
        [2] kahdessa
        [3] kolmessa
        [4] neljässä
        [5] viidessä
        [6] kuudessa
       *[7] seitsemässä
    }
skruf-line-slam =
    { $tricks ->
        [12] pikkuslammi
       *[13] isoslammi
    }
skruf-line-slam-bid =
    { $level ->
        [6] { $tricks ->
            [12] tarjottu pikkuslammi
           *[13] tarjottu pikkuslammi, tehty isoslammi
        }
       *[7] tarjottu isoslammi
    }
skruf-line-bets =
    { $bets ->
        [one] yksi pietti
       *[other] { $bets } piettiä
    } { skruf-in }
skruf-line-karonka-aces =
    { $aces ->
        [3] kolmen ässän karonka
       *[4] neljän ässän kaksoiskaronka
    }
# $suit: jo sanana; $rank: jonon pienin kortti
skruf-line-karonka-suit =
    { $suit }karonka, ässästä { $rank ->
        [Q] rouvaan
        [J] jätkään
        [T] kymppiin
        [9] ysiin
        [8] kasiin
        [7] seiskaan
        [6] kuutoseen
        [5] viitoseen
        [4] neloseen
        [3] kolmoseen
       *[2] kakkoseen
    }
skruf-line-honours =
    { $aces ->
        [one] 1 ässä
       *[other] { $aces } ässää
    } ja { $honours ->
        [one] 1 honööri
       *[other] { $honours } honööriä
    } { skruf-in }
# toisen puolen tilissä; $aces ja $honours: niiden, joilla on miinus
skruf-line-honours-minus =
    vastustajien miinus, { $aces ->
        [one] 1 ässä
       *[other] { $aces } ässää
    } ja { $honours ->
        [one] 1 honööri
       *[other] { $honours } honööriä
    } { skruf-in }
skruf-line-aces =
    { $aces ->
        [one] 1 ässä
       *[other] { $aces } ässää
    } { skruf-in }
skruf-line-tricks =
    { $tricks ->
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    } { skruf-in }
skruf-line-misere =
    misääri, { $tricks ->
        [0] ei tikkiä
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }
skruf-line-game =
    { $number ->
        [1] ensimmäinen ulosmeno
        [2] toinen ulosmeno
       *[other] ulosmeno { $number }
    }

## Miten jako päättyi.

ending-misdeal = jaettu väärin
