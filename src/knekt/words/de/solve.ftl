### knekt solve: was jede Karte bei offenen Karten wert ist.

help-solve = Zeigen, was jede Karte bei bestem Spiel und offenen Karten wert ist.
help-solve-source = Eine Aufzeichnung, oder eine Stellung als eine Zeile JSON, die auch anstelle der Datei stehen kann; mit --json beliebig viele Dateien mit einer Stellung in jeder Zeile. „-“ ist die Standardeingabe.
help-solve-deal = Das Spiel mit dieser Nummer, sonst das erste; die Spiele einer Liste zählen einzeln.
help-solve-ply = Nach so vielen Karten; sonst vor dem ersten Ausspiel, oder wo ein unfertiges Spiel steht.
help-solve-threshold = Nur fragen, ob so viel erreicht wird: Augen des Alleinspielers, im Skruf Stiche; im Skat auch „all“ für alle Stiche (schwarz) und „none“ für keinen Stich. Das geht schneller.
help-solve-line = Auch zeigen, wie das beste Spiel weitergeht.
help-solve-cards = Mit --json: auch den Wert jeder Karte, die gespielt werden darf.
help-solve-nodes = Höchstens so viele Stellungen für jede Antwort; dieselbe Frage bekommt immer dieselbe Antwort.
help-solve-seconds = Höchstens so viele Sekunden für jede Antwort, etwa 0,5; was bis dahin bewiesen ist, kann jedes Mal anders sein.
# $megabytes: sonst
help-solve-memory = Megabyte Speicher für das, was bewiesen ist, für alle Threads zusammen; sonst { $megabytes }.
help-solve-threads = Mit --json: höchstens so viele Threads, jeder mit 16 MB des Speichers; sonst so viele wie Kerne.
solve-progress = Löse

## Die Tabelle. $n: wie viele nötig sind.

# $cards: wie viele gespielt sind
solve-after =
    { $cards ->
        [0] vor dem ersten Ausspiel
        [one] nach 1 Karte
       *[other] nach { $cards } Karten
    }
# $strain: S, C, D, H, G für keinen
solve-trumps =
    { $strain ->
        [S] Pik ist Trumpf
        [C] Kreuz ist Trumpf
        [D] Karo ist Trumpf
        [H] Herz ist Trumpf
       *[G] ohne Trumpf
    }
# $player: wer ausgespielt hat
solve-trick = Auf dem Tisch: { $cards } (ausgespielt: { $player })
solve-turn = Am Zug: { $player }
solve-card = Karte
solve-points = Augen des Alleinspielers
solve-burden = Augen höchstens
solve-result = Ergebnis
solve-at-least = Mindestens { $n }
solve-all-tricks = Alle Stiche
solve-no-trick = Kein Stich
solve-contract = Gebot ({ $n })
solve-tricks-declarer = Stiche der spielenden Seite
solve-tricks-forehand = Stiche der Seite von Vorhand
solve-tricks-leader = Stiche der ausspielenden Seite
solve-won = gewonnen
solve-lost = verloren
solve-yes = ja
solve-no = nein
solve-capped = Die Grenze war vorher erreicht: Eine Spanne ist, was bewiesen ist, und „?“ ist noch offen.
solve-line = Bestes Spiel:
# $player: wer am Zug ist
solve-ramsch = Im Ramsch sind das die Augen, über die { $player } nicht hinausgezwungen werden kann, selbst wenn die beiden anderen zusammenspielen. Es ist nicht der Wert des besten Spiels, bei dem jeder für sich spielt.
solve-ramsch-line = Wenn die beiden anderen gegen { $player } zusammenspielen:

## Stellungen, die es nicht geben kann. $cards: wie viele es sind; $most: wie viele es sein können.

error-trick-too-long = Auf dem Tisch liegen { $cards } Karten; höchstens { $most } können dort liegen, bevor der Stich voll ist.
# $cards: jeder Hand, nacheinander
error-uneven-hands = Die Blätter passen nicht zusammen: Mit { $cards } Karten, die auf dem Tisch bei denen gezählt, die sie gespielt haben, hat nicht jeder gleich viele. Prüfe die Blätter, den Stich und wer ausgespielt hat.
error-hand-size =
    { $cards ->
        [0] Niemand hat noch eine Karte, also ist nichts zu spielen.
       *[other] Jeder hat { $cards } Karten; es gibt höchstens { $most }.
    }
error-not-followed = Die Karte { $card } kann in diesem Stich nicht gespielt worden sein: Wer sie gespielt hat, hält noch eine Karte der ausgespielten Farbe.
# $suit: schon ein Wort
error-misere-trumps = Eine Misère hat keinen Trumpf: Lass { $suit } weg.
error-skat-size =
    { $cards ->
        [0] Der Skat fehlt: Seine zwei Karten zählen für den Alleinspieler.
        [one] Im Skat liegt 1 Karte; richtig wären 2.
       *[other] Im Skat liegen { $cards } Karten; richtig wären 2.
    }
# $points: die des Alleinspielers bisher; $left: die noch im Spiel sind
error-too-many-points = Der Alleinspieler kann nicht schon { $points } Augen haben: { $left } sind noch im Spiel, und es gibt insgesamt 120.
# $points: in allen Stichen davor und im Skat; $left: die noch im Spiel sind
error-too-many-taken = Die Spieler können nicht schon { $points } Augen haben, den Skat mitgezählt: { $left } sind noch im Spiel, und es gibt insgesamt 120.
error-skat-points = Im Skat können nicht { $points } Augen liegen: Zwei Karten haben 0 bis { $most }.
# $tricks: schon gespielte, nach der Angabe; $left: die noch kommen
error-too-many-tricks = { $tricks } Stiche können nicht schon gespielt sein: { $left } stehen noch aus, und es gibt insgesamt { $most }.
error-field-missing = Das Feld „{ $name }“ fehlt.
error-nothing-to-solve = Hier gibt es nichts zu lösen: Gerade ist keine Karte zu spielen.

expected-position = eine Stellung als eine Zeile JSON mit „hands“, „leader“ und so weiter
expected-hands = eine Liste von Blättern: drei im Skat, vier im Skruf
expected-named-contract = eines der Spiele grand, clubs (Kreuz), spades (Pik), hearts (Herz), diamonds (Karo), null und ramsch
expected-seat-number = die Nummer eines Platzes, von 0 an gezählt
expected-card-points = eine Zahl von Augen von 0 bis 120
expected-card-points-of-each = die Augen aller drei, etwa [10, 0, 24]
expected-tricks-of-each = die Stiche aller drei, etwa [1, 0, 2]
expected-tricks-of-both = zwei Zahlen von Stichen, des Alleinspielers und der Gegenspieler, etwa [3, 1]
expected-trump = eine Trumpffarbe S (Pik), C (Kreuz), D (Karo) oder H (Herz), oder null für keine
expected-true-or-false = true oder false
expected-cards-in-list = eine Liste von Karten wie ["CJ", "H7"]

## Was der Befehl ablehnt.

error-no-such-ply =
    { $cards ->
        [0] In diesem Spiel wurde keine Karte gespielt, also gibt es keinen Stand nach { $ply }.
        [one] In diesem Spiel wurde nur 1 Karte gespielt: --ply kann nicht { $ply } sein.
       *[other] In diesem Spiel wurden nur { $cards } Karten gespielt: --ply kann nicht { $ply } sein.
    }
error-ply-of-position = Eine Stellung steht, wie sie steht: --ply ist für Aufzeichnungen.
error-one-position = Ohne --json wird eine Stellung auf einmal gelöst: Gib eine Datei an.
error-time-limit = --seconds muss eine Zeit wie 0,5 oder 10 sein, nicht „{ $value }“.
error-threshold = --threshold muss eine ganze Zahl von 0 bis { $most } sein, oder „all“ oder „none“ für die Stiche des Alleinspielers, nicht „{ $value }“.
error-threshold-of-skruf = Im Skruf ist --threshold eine Zahl von Stichen, nicht „{ $value }“.
# $megabytes: was verlangt war
error-no-memory = So viel Speicher gibt es nicht: Gib mit --memory weniger als { $megabytes } an.
