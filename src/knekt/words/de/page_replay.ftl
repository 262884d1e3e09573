### Wiedergabe, Aufzeichnungen und Listen auf der Seite.

## Das Ergebnis eines Spiels.

page-result-count = Berechnung
page-result-player = Spieler
page-result-card-points = Augen
page-result-tricks = Stiche
page-result-score = Punkte
page-result-sum = Summe
page-result-above = über dem Strich
page-result-below = unter dem Strich
page-result-cards = Die Karten
page-result-dealt = Wie gegeben
page-result-played = Wie gespielt
page-result-laid-points = { $points } Augen

## Die Liste in Kürze. $deals: wie viele Spiele angeschrieben sind.

page-sheet-after =
    { $deals ->
        [0] Noch kein Spiel
        [one] Nach 1 Spiel
       *[other] Nach { $deals } Spielen
    }
page-sheet-after-of = { $deals } von { $last } Spielen
page-sheet-bock-comes =
    { $deals ->
        [one] Das nächste Spiel ist Bock ×{ $factor }.
       *[other] Die nächsten { $deals } Spiele sind Bock ×{ $factor }.
    }
page-sheet-schieber-comes =
    { $deals ->
        [one] Das nächste Spiel ist Schieberamsch.
       *[other] Die nächsten { $deals } Spiele sind Schieberamsch.
    }
page-sheet-rubber = Robber { $number }
page-sheet-party = Partei
page-sheet-towards = Zur Partie
page-sheet-games = Partien
page-sheet-points = Punkte

## Die ganze Liste.

page-sheet-title = Spielliste
page-sheet-empty = Noch ist kein Spiel angeschrieben.
page-sheet-number = Nr.
page-sheet-deal = Spiel Nr.
page-sheet-deals = Die Spiele
page-sheet-dealer = Geber
page-sheet-declarer = Alleinspieler
page-sheet-game = Spiel
page-sheet-bid =
    { $game ->
        [skruf] Gebot
       *[skat] Reizwert
    }
page-sheet-matadors = mit / ohne
page-sheet-score = ±
page-sheet-tricks = Stiche
page-sheet-bets = Beten
page-sheet-entry = Eintrag
page-sheet-corrected = berichtigt: { $reason }
page-sheet-places = Platzierung
page-sheet-places-so-far = Zwischenstand
page-sheet-place = Platz
page-sheet-player = Spieler
page-sheet-total = Spielpunkte
page-sheet-tournament = Seeger-Fabian
page-sheet-won = Gewonnen
page-sheet-lost = Verloren
page-sheet-others-lost = Verlorene der Gegner
page-sheet-final = Summe
# $rate: Geld für einen Punkt
page-sheet-money = Wer wem zahlt, { $rate } je Punkt
page-sheet-who-whom = Wer an wen
page-sheet-pays = Zahlt
page-sheet-trekarl = Trekarl, jeder für sich
page-sheet-rubber-column = Robber
# $one, $two: zwei Paare, wie in „Anna und Bo“
page-sheet-rubber-of = Robber { $number }: { $one } gegen { $two }
page-sheet-out =
    { $count ->
        [one] { $names } setzt aus.
       *[other] { $names } setzen aus.
    }
# $one hat $difference mehr als $two, das sind so viele ganze Punkte
page-sheet-balance =
    { $one } gegen { $two }: { $difference } mehr, das { $points ->
        [one] ist 1 ganzer Punkt
       *[other] sind { $points } ganze Punkte
    }.
page-sheet-even = { $one } gegen { $two }: gleich.
page-sheet-alone = { $name } trägt Beten von { $points } allein.
page-sheet-under-way = Zwischenstand; es wird noch gespielt.
page-sheet-not-settled = im Gange, noch nicht gezählt
page-sheet-sum = Summe
page-sheet-games-won =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
page-sheet-whole-points = Ganze Punkte
page-sheet-whole-points-so-far = Ganze Punkte bis jetzt
# $stake: Geld für einen Punkt; $amounts: wie in „Anna 1,70, Bo −1,70“
page-sheet-winnings = Bei { $stake } je Punkt: { $amounts }
page-sheet-to-table = Zum Tisch
page-sheet-print = Drucken

## Die Liste berichtigen.

page-correct = Berichtigen
page-correct-deal = Spiel { $number } berichtigen
page-correct-kind = Was gespielt wurde
# $game: skat, skruf
page-correct-kind-game =
    { $game ->
        [skruf] ein Gebot
       *[skat] ein Spiel
    }
page-correct-kind-none = nichts
page-correct-matadors = Spitzen
page-correct-doubling = Verdoppelt
page-correct-none = nein
page-correct-given-up = Der Alleinspieler hat aufgegeben
page-correct-declined = Geschenk abgelehnt
page-correct-accepted = Geschenk angenommen
# $gift: game, schneider
page-correct-gift =
    { $gift ->
        [game] das Spiel
       *[schneider] Schneider
    }
page-correct-last = Letzter Stich
page-correct-refusals = Ungesehen geschoben
page-correct-latest = Nummer des letzten eigenen Stichs, 0 für keinen
page-correct-side-tricks = Stiche der Seite des Alleinspielers
page-correct-forehand-tricks = Stiche der Seite von Vorhand
page-correct-aces = Asse der Seite des Alleinspielers
page-correct-honours = Honneurs in Trumpf der Seite des Alleinspielers
page-correct-karonka = Karonka
page-correct-karonka-of = Aus
page-correct-karonka-aces = Asse
page-correct-karonka-count = Wert in Stufen, 1 für die kürzeste
page-correct-us = Seite des Alleinspielers
page-correct-them = die andere Seite
page-correct-add = Karonka hinzufügen
page-correct-remove = Entfernen
page-correct-alone = Der Bieter trägt den verlorenen Schlemm allein
page-correct-first = Zuerst bei sechzig
page-correct-reason = Grund
page-correct-cancel = Abbrechen
# $others: wie viele andere zustimmen müssen
page-correct-do =
    { $others ->
        [0] Berichtigen
       *[other] Vorschlagen
    }
page-correct-asked = Vorgeschlagen. Es steht hier, sobald die anderen zugestimmt haben.
page-adjust-text = Was jeder bekommt oder, mit Minus, abgibt. Zusammen muss es 0 sein.

## Zeichen in den Spalten einer gedruckten Liste; die kurzen stehen über schmalen Spalten.

page-mark-hand = Hand
page-mark-schneider = Schneider
page-mark-schneider-announced = Schneider angesagt
page-mark-schwarz = Schwarz
page-mark-schwarz-announced = Schwarz angesagt
page-mark-ouvert = ouvert
page-mark-short-hand = H
page-mark-short-schneider = S
page-mark-short-schneider-announced = Sa
page-mark-short-schwarz = Z
page-mark-short-schwarz-announced = Za
page-mark-short-ouvert = O

## Wiedergabe.

page-replay-player = Spieler { $number }
page-replay-look = Gesehen von
page-replay-open = alle Karten offen
page-replay-steps = Schritt für Schritt
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-run = Abspielen
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-step = Schritt
page-replay-key-step = einen Schritt zurück, einen weiter
page-replay-key-trick = der Stich davor, der nächste Stich
page-replay-key-end = der Anfang, das Ende
page-replay-told = Was geschah
page-replay-result = Das Ergebnis
page-replay-again = Dieses Spiel noch einmal spielen
page-replay-again-here = Mit diesem Blatt noch einmal spielen
page-replay-deal-before = Das Spiel davor
page-replay-deal-after = Das nächste Spiel
page-replay-download = Herunterladen
page-form-jsonl = JSON Lines
page-form-txt = Text
page-form-iss = ISS-Zeile

## Eine Aufzeichnung von anderswo.

page-record-title = Ein gespeichertes Spiel öffnen
page-record-about = Öffne eine Datei mit einem Spiel oder einer ganzen Liste: Text oder JSON Lines von Knekt, Zeilen des ISS-Servers oder ein Protokoll von XSkat. Du siehst es Schritt für Schritt; es wird hier nicht aufbewahrt.
page-record-file = Datei
page-record-paste = Oder den Text einfügen
page-record-text = Der Text eines gespeicherten Spiels
page-record-show = Öffnen
page-record-unfinished = Dieses Spiel ist nicht zu Ende.
