### knekt arena: Spieler gegen Spieler. knekt lab: große Arbeiten.

help-arena = Spieler an gleichen Karten gegeneinander antreten lassen. Jedes Spiel wird in allen Sitzordnungen jedes Paars gespielt. Gezählt wird je ausgeteiltes Spiel, und jeder Mittelwert hat sein 95-%-Intervall.
help-player = SPIELER
help-arena-players = Zwei oder mehr, jeder gegen jeden; einer allein spielt mit sich selbst. Es gibt random, greedy, rule und andere der Liste, und cheater, der alle Karten sieht. Wer nachdenkt, bekommt mit @60 hinter dem Namen 60 Millisekunden für eine Karte.
# $presets: die Namen
help-arena-game = Was gespielt wird: { $presets }. Sonst isko.
help-arena-deals = So viele Spiele, sonst 100; mit --rubbers so viele Robber.
help-arena-track = „full“ ist das ganze Spiel. In „cards“ reizt, drückt und sagt der Regelspieler für alle an, und nur die Karten spielen die Spieler selbst.
help-arena-rubbers = Skruf: ganze Robber statt einzelner Spiele.
help-arena-sprt = Aufhören, sobald der Unterschied eher Y als X Punkte ist oder eher X als Y, etwa 0,0.5; --deals ist dann die Höchstzahl.
help-arena-plot = Die Unterschiede in diese Datei zeichnen, als SVG.
help-address = ADRESSE
help-lab-out = Die Ergebnisse in dieser Datei behalten, je eine Zeile; derselbe Befehl noch einmal macht dort weiter, wo er aufgehört hat.
help-lab-jobs = So viele Prozesse, sonst so viele, wie es Kerne gibt.
help-lab-dask = Auf dem Dask-Cluster mit diesem Scheduler arbeiten, etwa tcp://10.0.0.5:8786, statt hier.
# $seed: die Wörter
help-lab-seed = Wörter, aus denen die Karten folgen; sonst „{ $seed }“, damit immer die gleichen kommen.
lab-progress = Es wird gespielt

## Was ausgegeben wird. $unit: seeger, own, rubber.

# $game: eine Vorgabe; $track: full, cards; $unit: deals, rubbers
arena-heading =
    { $game } · { $track ->
        [cards] nur die Karten
       *[full] ganzes Spiel
    } · { $unit ->
        [rubbers] { $deals ->
            [one] 1 Robber
           *[other] { $deals } Robber
        }
       *[deals] { $deals ->
            [one] 1 Spiel
           *[other] { $deals } Spiele
        }
    }
arena-unit =
    { $unit ->
        [seeger] Seeger-Fabian-Punkte je Spiel
        [rubber] Punkte je Robber
       *[own] Punkte je Spiel
    }
# $unit: schon Wörter
arena-difference = Zeile minus Spalte, { $unit }, mit 95-%-Intervallen:
arena-axis = Unterschied, { $unit }, mit 95-%-Intervall
# $names: beider; $seatings: wie viele; $skipped: eingepasste Spiele
arena-pair =
    { $names }: { $deals } × { $seatings } { $seatings ->
        [one] Sitzordnung
       *[other] Sitzordnungen
    }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } eingepasst und ausgelassen
    }
# $points: mit Intervall
arena-in-list = auf einer Liste von 36 Spielen: { $points }
# $share: mit Intervall
arena-declared = mit Alleinspieler: { $share } %
arena-score = Punkte
arena-declares = spielt %
arena-wins = gewinnt %
arena-beats = schlägt %
arena-cpu = ms
arena-cpu-slow = 95 %
# $kind: Art des Spiels; $games: wie viele; $won: Prozent
arena-contract =
    { $kind ->
        [suit] Farbspiel
        [suit-hand] Farbspiel Hand
        [grand] Grand
        [grand-hand] Grand Hand
        [null] Null
        [null-hand] Null Hand
        [turn] Tourné
        [second-turn] zweites Tourné
        [guckser] Guckser
        [solo] Solo
        [level-3] in 3
        [level-4] in 4
        [level-5] in 5
        [level-6] in 6
       *[level-7] in 7
    } { $games } ({ $won }{"\u00A0"}%)
arena-notes = Punkte: { $unit } an einem Platz. Spielt: von allen Spielen. Gewinnt: von denen, die er allein spielte. Schlägt: von denen, gegen die er hielt. Die letzten zwei Spalten sind CPU-Zeit für eine Karte in Millisekunden, im Mittel und beim 95. Perzentil. ± ist das halbe 95-%-Intervall über die Spiele.
# $verdict: wanted, null, open; $null, $wanted: die beiden Mittelwerte
arena-sprt =
    { $verdict ->
        [wanted] Sequenzieller Test: eher { $wanted } als { $null }.
        [null] Sequenzieller Test: eher { $null } als { $wanted }.
       *[open] Sequenzieller Test: noch nicht entschieden zwischen { $null } und { $wanted }.
    }

## Ablehnungen.

# $allowed: die Namen; N steht für eine Zahl
error-unknown-player = Es gibt keinen Spieler „{ $name }“ für dieses Spiel, aber diese: { $allowed }.
error-player-twice = Der Spieler „{ $name }“ ist zweimal genannt. Ein Name allein spielt mit sich selbst.
error-no-rubbers = Robber sind ganze Spiele im Skruf zu viert.
error-sprt = --sprt braucht zwei Mittelwerte, den kleineren zuerst, etwa 0,0.5, nicht „{ $value }“.
error-sprt-of-two = --sprt ist für zwei Spieler.
error-worker-died = Ein Arbeitsprozess endete, bevor seine Arbeit getan war. Vielleicht reichte der Speicher nicht: Versuch es mit weniger --jobs.
error-dask-missing = Für --dask muss das Paket dask.distributed installiert sein: pip install "knekt[lab]".
error-dask-unreachable = Kein Dask-Scheduler antwortet unter „{ $address }“.
# $names: der Einstellungen
error-other-settings = Die Datei „{ $place }“ hat Ergebnisse anderer Einstellungen ({ $names }). Nenne eine andere Datei, oder gib den Befehl, der sie begonnen hat.
error-no-results-file = Die Datei „{ $place }“ enthält etwas anderes als Ergebnisse dieses Befehls.
error-results-damaged = Die Datei „{ $place }“ ist in Zeile { $line } beschädigt.
error-results-busy = Ein anderer Prozess schreibt gerade in die Datei „{ $place }“.

## knekt lab xskat: unsere Spieler neben einem anderen Programm.

help-lab = Große Arbeiten rund um die Spieler.
help-xskat = Spieler neben XSkat stellen, ein anderes Programm. Es spielt seine eigenen Spiele, und der Löser misst, wie viele Augen jede Karte verschenkt; dann spielen unsere Spieler dieselben Karten und Spiele, und dieselben Karten mit eigenem Reizen. XSkat muss installiert sein.
help-xskat-players = Spieler, die neben XSkat gestellt werden; einer spielt alle drei Plätze.
help-xskat-deals = So viele Spiele, sonst 100.
xskat-heading =
    XSkats eigene Spiele · { $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }
xskat-cards = Verschenkt an denselben Karten und Spielen, Augen je Karte:
xskat-declarer = allein
xskat-defenders = Gegner
xskat-both = alle
xskat-part = von XSkats %
xskat-nulls = je Null
xskat-games = Dieselben Karten mit eigenem Reizen:
xskat-declared = gespielt %
xskat-won = gewonnen %
xskat-score = Punkte
xskat-notes = Verschenkt ist der genaue Wert vor einer Karte minus dem danach, für die Partei, die sie spielt, bei offenen Karten und bestem Spiel aller: auch was nicht zu sehen war, zählt. Nullspiele zählen für sich, als Spiele, die eine der Parteien weggeworfen hat. Punkte sind Seeger-Fabian-Punkte je Spiel an einem Platz. ± ist das halbe 95-%-Intervall über die Spiele.
error-xskat-missing = XSkat ist nicht installiert. Unter Debian: apt-get install xskat.
error-xskat-failed = XSkat konnte seine Spiele nicht spielen.
