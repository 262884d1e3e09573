### Die Befehle für Skruf: Hilfe, die Rechnung eines Spiels, ein gezeichnetes Spiel, die Rechnung eines Robbers, Ablehnungen.

## knekt value skruf

help-a-bid = GEBOT
help-skruf-value = Ein Spiel Skruf ausrechnen: was beide Seiten bekommen, über und unter dem Strich.
help-skruf-value-bid = Ein Gebot wie 6S oder 4G, oder in Worten jeder Sprache: vier Herz, kleiner Schlemm in Pik; oder misere.
help-skruf-value-tricks = Die Stiche der Seite, die spielt; bei der Misère die der Seite von Vorhand.
help-skruf-value-aces = Die Asse der Seite, die spielt.
help-skruf-value-honours = Die Trumpf-Honneurs, Ass bis Zehn, der Seite, die spielt; nicht beim Grandissimo.
help-skruf-value-karonka = Eine Karonka nach ihrer niedrigsten Karte: SJ ist Pik vom Ass bis zum Buben; 3A oder 4A sind Asse in einem Blatt. Eine der anderen mit „them:“ davor: them:HQ. Auch mehrmals.
# $tricks, $bets: wie viele
skruf-result =
    { $bets ->
        [0] erfüllt mit { $tricks } Stichen
        [one] { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }, eine Bete
       *[other] { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }, { $bets } Beten
    }
skruf-misere = Misère
skruf-declarer-side = spielende Seite
skruf-opponents = Gegner
skruf-forehand-side = Seite von Vorhand
skruf-other-side = die anderen
skruf-above = über dem Strich
skruf-below = unter dem Strich
skruf-total = Summe
skruf-difference = bleibt
# $points: die Summe einer Seite, am Ende ihrer Liste
skruf-in-all = zusammen { $points }

## knekt play

help-play-rubbers = Wie viele Robber Skruf; ohne das, bis jeder mit jedem gespielt hat.

## Ein gezeichnetes Spiel.

skruf-talon = Talon
skruf-open-hand = offenes Blatt
# über einer schmalen Spalte; $seat: L, O, R, D, open
skruf-seat-short =
    { $seat ->
        [L] links
        [O] gegenüber
        [R] rechts
        [D] Geber
       *[open] offen
    }
# $bid, $player: schon Worte; $result: wie in „erfüllt mit 12 Stichen“
skruf-outcome = { $bid }, { $player }: { $result }
show-skruf-declarer = es spielt: { $player }
show-skruf-auction = Bieten
show-skruf-buys = Talon → { $player } { $cards }
# $cards: wie in „Anna ♥3 · Bo ♦4“
show-skruf-talon-dealt = Talon: { $cards }
# $gifts: wie in „Anna → Bo ♥3 · Bo → Anna ♦4“
show-skruf-gifts = Gegeben: { $gifts }
show-skruf-raises = Erhöhen: { $calls }
show-skruf-swaps = Getauscht: { $gifts }
show-skruf-tricks = Stiche
# $sides: bid, misere
show-skruf-marks =
    > spielt aus   * macht den Stich   Stiche: { $sides ->
        [misere] Seite von Vorhand – die anderen
       *[bid] spielende Seite – Gegner
    }
show-skruf-alone = { $player } trägt die Beten allein.

## Die Rechnung eines Robbers.

# $one, $two: zwei Paare, wie in „Anna und Bo“
sheet-skruf-rubber = Robber { $number }: { $one } gegen { $two }
# $rubber: die Zeile oben; $players: wer aussetzt; $count: wie viele
sheet-skruf-out =
    { $count ->
        [one] { $rubber }; { $players } setzt aus
       *[other] { $rubber }; { $players } setzen aus
    }
sheet-skruf-trekarl = Trekarl: { $players }, jeder für sich
sheet-skruf-dealt = { $player } gibt
sheet-skruf-alone = { $player } trägt Beten von { $points } allein.
# $points: wie in „Anna +17, Bo +17“
sheet-skruf-settled = Punkte: { $points }
sheet-skruf-so-far = Punkte, wenn jetzt Schluss wäre: { $points }
sheet-skruf-points = Punkte am Ende:
sheet-skruf-points-so-far = Punkte bis jetzt:
sheet-skruf-of-rubber = Robber { $number }
sheet-skruf-of-deals =
    { $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }
# $stake: Geld für einen Punkt; $amounts: wie in „Anna 1,70, Bo −1,70“
sheet-skruf-money = Bei { $stake } je Punkt: { $amounts }

## Ablehnungen.

expected-skruf-bid = ein Gebot wie 4S, 1G oder „vier Pik“, auch nicht misere
expected-skruf-karonka = eine Karonka wie SJ (Pik, Ass bis Bube), 3A (drei Asse) oder them:HQ (der anderen), auch keine, wie Aufzeichnungen sie schreiben, etwa us:S:2
# $name: eine Option des Befehls
error-flag-needed = Um das Spiel auszurechnen, braucht es auch { $name }.
error-flag-not-of-misere = Bei der Misère zählen nur die Stiche: Lass { $name } weg.
# $form: schon Worte
error-misere-not-of-form = In diesem Spiel ({ $form }) gibt es keine Misère.
