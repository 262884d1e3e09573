### Skruf vid bordet: målningar, platser, vad som skrivs upp i räkningen, hur en giv slutade.

# $level: 1 till 7; $strain: S, C, D, H, G grandissimo
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
        [S] spader
        [C] klöver
        [D] ruter
        [H] hjärter
       *[G] grandissimo
    }

## Målningar som de sägs: alternativ med komma emellan. En färg utan tal målas i ett.

skruf-spoken-level =
    { $level ->
        [1] en, enkel
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex, sex i, liten slam, liten slam i
       *[7] sju, sju i, stor slam, stor slam i
    }
skruf-spoken-strain =
    { $strain ->
        [S] spader
        [C] klöver, klöfver
        [D] ruter
        [H] hjärter
       *[G] grandissimo
    }

## $seat: L, O, R, D

# i en mening eller bredvid ett namn
skruf-seat =
    { $seat ->
        [L] vänstra grannen
        [O] mittemot
        [R] högra grannen
       *[D] givaren
    }
# i början av en mening
skruf-hand =
    { $seat ->
        [L] Handen till vänster om givaren
        [O] Handen mitt emot givaren
        [R] Handen till höger om givaren
       *[D] Givarens hand
    }

## Målningen. $then: vad det blir om alla passar; $me, $name: den som målade sist.

skruf-pass-then =
    { $then ->
        [thrown-in] nästa spelare ger
        [misere] det spelas misère
        [bids-again] { $me ->
            [yes] du måste måla { $level } eller högre
           *[no] { $name } måste måla { $level } eller högre
        }
        [plays] { $me ->
            [yes] du spelar { $bid }
           *[no] { $name } spelar { $bid }
        }
        [contract] { $bid } spelas
       *[buys] { $me ->
            [yes] du köper med { $bid }
           *[no] { $name } köper med { $bid }
        }
    }
# $passes: i rad, hittills; $due: så många avslutar
skruf-pass-now =
    { $when ->
        [ends] En pass till och det är slut: { skruf-pass-then }.
        [again] Alla har passat en gång, { $passes } pass av { $due }. Om ingen målar: { skruf-pass-then }.
       *[first] Efter { $due } pass i rad: { skruf-pass-then }{ $passes ->
            [0] .
           *[other] ; hittills { $passes }.
        }
    }

## Räkningen. $level: det man spelar i, som i ”12 spel i 6”.

skruf-in = i { $level }
skruf-line-slam =
    { $tricks ->
        [12] liten slam
       *[13] stor slam
    }
skruf-line-slam-bid =
    { $level ->
        [6] { $tricks ->
            [12] målad liten slam
           *[13] målad liten och gjord stor slam
        }
       *[7] målad stor slam
    }
skruf-line-bets =
    { $bets ->
        [one] en bet
       *[other] { $bets } betar
    } { skruf-in }
skruf-line-karonka-aces =
    { $aces ->
        [3] esskaronka, tre ess
       *[4] dubbel esskaronka, fyra ess
    }
# $suit: redan ett ord; $rank: det lägsta kortet i raden
skruf-line-karonka-suit =
    karonka i { $suit }, ess till { $rank ->
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
skruf-line-honours =
    { $aces } ess och { $honours ->
        [one] 1 honnör
       *[other] { $honours } honnörer
    } { skruf-in }
# i den andra sidans räkning; $aces och $honours: hos dem som har minus
skruf-line-honours-minus =
    motspelarnas minus, { $aces } ess och { $honours ->
        [one] 1 honnör
       *[other] { $honours } honnörer
    } { skruf-in }
skruf-line-aces = { $aces } ess { skruf-in }
skruf-line-tricks = { $tricks } stick { skruf-in }
skruf-line-misere =
    misère, { $tricks ->
        [0] inget stick
       *[other] { $tricks } stick
    }
skruf-line-game =
    { $number ->
        [1] första utgången
        [2] andra utgången
       *[other] utgång { $number }
    }

## Hur en giv tog slut.

ending-misdeal = felgiven
