### Skruf am Tisch: Gebote, Plätze, was in die Rechnung eingetragen wird, wie ein Spiel endete.

# $level: 1 bis 7; $strain: S, C, D, H, G Grandissimo
skruf-bid =
    { $level ->
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[7] sieben
    } { $strain ->
        [S] Pik
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[G] Grandissimo
    }

## Gebote, wie man sie sagt: mehrere Möglichkeiten mit Komma getrennt. Eine Farbe ohne Zahl ist für eins geboten.

skruf-spoken-level =
    { $level ->
        [1] ein, eins, einfach
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs, sechs in, kleiner Schlemm, kleiner Schlemm in
       *[7] sieben, sieben in, großer Schlemm, großer Schlemm in
    }
skruf-spoken-strain =
    { $strain ->
        [S] Pik
        [C] Kreuz, Treff
        [D] Karo
        [H] Herz, Coeur
       *[G] Grandissimo, ohne Trumpf
    }

## $seat: L, O, R, D

# im Satz oder neben einem Namen
skruf-seat =
    { $seat ->
        [L] linker Nachbar
        [O] Gegenüber
        [R] rechter Nachbar
       *[D] Geber
    }
# am Satzanfang
skruf-hand =
    { $seat ->
        [L] Das Blatt links vom Geber
        [O] Das Blatt gegenüber dem Geber
        [R] Das Blatt rechts vom Geber
       *[D] Das Blatt des Gebers
    }

## Das Bieten. $then: was daraus wird, wenn alle passen; $me, $name: wer zuletzt geboten hat.

skruf-pass-then =
    { $then ->
        [thrown-in] Das Spiel ist eingepasst
        [misere] Es wird eine Misère gespielt
        [bids-again] { $me ->
            [yes] Du musst { $level } oder höher bieten
           *[no] { $name } muss { $level } oder höher bieten
        }
        [plays] { $me ->
            [yes] Du spielst { $bid }
           *[no] { $name } spielt { $bid }
        }
        [contract] { $bid } wird gespielt
       *[buys] { $me ->
            [yes] Du kaufst mit { $bid }
           *[no] { $name } kauft mit { $bid }
        }
    }
# $passes: hintereinander, bisher; $due: so viele beenden es
skruf-pass-now =
    { $when ->
        [ends] Noch ein Passe, und es ist zu Ende: { skruf-pass-then }.
        [again] Alle haben einmal gepasst, { $passes } von { $due }. Wenn niemand bietet: { skruf-pass-then }.
       *[first] Nach { $due }-mal Passe hintereinander: { skruf-pass-then }{ $passes ->
            [0] .
           *[other] ; bisher { $passes }.
        }
    }

## Die Rechnung. $level: die Höhe des Spiels, wie in „12 Stiche in 6“.

skruf-in = in { $level }
skruf-line-slam =
    { $tricks ->
        [12] kleiner Schlemm
       *[13] großer Schlemm
    }
skruf-line-slam-bid =
    { $level ->
        [6] { $tricks ->
            [12] kleiner Schlemm geboten
           *[13] kleiner Schlemm geboten, großer gemacht
        }
       *[7] großer Schlemm geboten
    }
skruf-line-bets =
    { $bets ->
        [one] eine Bete
       *[other] { $bets } Beten
    } { skruf-in }
skruf-line-karonka-aces =
    { $aces ->
        [3] Karonka aus drei Assen
       *[4] doppelte Karonka aus vier Assen
    }
# $suit: schon ein Wort; $rank: die niedrigste Karte der Reihe
skruf-line-karonka-suit =
    Karonka in { $suit }, Ass bis { $rank ->
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
skruf-line-honours =
    { $aces ->
        [one] 1 Ass
       *[other] { $aces } Asse
    } und { $honours ->
        [one] 1 Honneur
       *[other] { $honours } Honneurs
    } { skruf-in }
# in der Rechnung der anderen Seite; $aces und $honours: derer, die das Minus haben
skruf-line-honours-minus =
    Minus der Gegner, { $aces ->
        [one] 1 Ass
       *[other] { $aces } Asse
    } und { $honours ->
        [one] 1 Honneur
       *[other] { $honours } Honneurs
    } { skruf-in }
skruf-line-aces =
    { $aces ->
        [one] 1 Ass
       *[other] { $aces } Asse
    } { skruf-in }
skruf-line-tricks =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } { skruf-in }
skruf-line-misere =
    Misère, { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
skruf-line-game =
    { $number ->
        [1] erste Partie
        [2] zweite Partie
       *[other] Partie { $number }
    }

## Wie ein Spiel zu Ende ging.

ending-misdeal = vergeben
