### Die Befehlszeile: Hilfe, Zurückweisungen und was die Befehle ausgeben.

## Hilfe, die alle Befehle teilen. Wörter in Großbuchstaben stehen für das, was der Benutzer angibt.

help-knekt = Skat und Skruf im Terminal: spielen, rechnen, aufzeichnen und prüfen.
help-usage = Aufruf:
help-flags = Optionen
help-arguments = Angaben
help-commands = Befehle
help-subcommand = BEFEHL
help-help = Diese Hilfe zeigen.
help-lang = Die Sprache.
help-json = Daten für Programme ausgeben: JSON, Karten und Spiele in Kurzschrift.
help-preset = Die Regeln des Tisches; „knekt options“ erklärt sie.
help-a-preset = REGELN
# $presets: their names
help-presets = Die Regeln des Tisches: { $presets }. „knekt options“ erklärt sie.
# $example: one of a setting
help-set = Eine Regel anders setzen, etwa { $example }; mehrmals möglich.
help-file = DATEI
help-records = Aufzeichnungen von Knekt, vom International Skat Server oder von XSkat; „-“ ist die Standardeingabe.
help-a-contract = SPIEL
help-words = WORTE
help-cards = KARTEN
help-name = NAME
help-a-value = WERT

## knekt deal

help-deal = Karten geben.
help-deal-seed = Woraus die Karten folgen: beliebige Worte oder die 64 Ziffern eines früheren Gebens. Sonst wird neu gemischt.
help-deal-count = Wie oft gegeben wird.

## knekt value

help-value = Ein Spiel ausrechnen, Schritt für Schritt wie am Tisch.
help-value-contract = Ein Kürzel wie C (Kreuz), GH (Grand Hand), NO (Null ouvert), H1 (Herz mit angesagter Spitze), R (Revolution), im Tourné-Skat HT (Tourné Herz) oder HTT (mit der zweiten Karte), ein Name wie kreuz-hand, oder ramsch.
help-value-with = Der Alleinspieler spielt mit so vielen.
help-value-without = Der Alleinspieler spielt ohne so viele.
help-value-announce = Was angesagt wurde.
help-value-points = Die Augen des Alleinspielers, Skat eingerechnet. Beim Ramsch die aller drei, ohne Skat, etwa 53,30,27.
help-value-tricks = Die Stiche des Alleinspielers. Beim Ramsch die aller drei.
help-value-won = Einfach gewonnen oder einfach verloren, ohne Schneider, außer wenn angesagt.
help-value-surrender = Der Alleinspieler hat aufgegeben.
help-value-bid = Der Reizwert, bei dem das Reizen endete.
help-value-kontra = Wie oft verdoppelt wurde: 1 Kontra, 2 Re, 3 Supra, 4 Hirsch.
help-value-bock = Womit eine Bockrunde malnimmt: 2, oder mehr, wo Runden zusammenfallen.
help-value-declined = Das höchste Geschenk, das der Alleinspieler abgelehnt hat.
help-value-accepted = Das Geschenk, das der Alleinspieler angenommen hat.
help-value-spitze-missed = Eine angesagte Spitze hat ihren Stich nicht gemacht.
help-value-last = Beim Ramsch: wer den letzten Stich und damit den Skat bekam.
help-value-latest = Beim Ramsch im Tourné-Skat, wenn mehrere gleich viele Augen haben: der letzte Stich eines jeden, etwa 8,10,5; 0 für keinen.
help-value-refused = Beim Ramsch: wie oft die zwei Karten ungesehen weitergeschoben wurden.
# $won: yes, no; $count: die gesprochene Rechnung
value-if =
    { $won ->
        [yes] Gewonnen: { $count }
       *[no] Verloren: { $count }
    }
# $score: mit Vorzeichen
value-score = Punkte: { $score }

## knekt bidkey

help-bidkey = Alle Reizwerte mit den Spielen, die genau so viel wert sind.
bidkey-bid = Reizwert
# über den Spalten des Tourné-Skats; $way: turn, guckser, solo
bidkey-way =
    { $way ->
        [turn] Tourné
        [guckser] Guckser
       *[solo] Solo
    }
bidkey-open = ouvert

## knekt options

help-options = Jede Regel erklären, die ein Tisch wählen kann.
help-options-preset = Die Regeln, die erklärt werden: { $presets }; sonst die Grundregeln und alle Regelwerke.
help-options-name = Nur diese Einstellung, etwa kontra.max, oder diese Gruppe, etwa kontra.
options-presets = Regeln im Ganzen zu wählen (--preset) oder einzeln (--set):
# $preset: die Regeln, aus denen es gemacht ist
options-differences = Anders als in { $preset }:
options-marks = > gilt   * anders als in { $preset }   rechts: Absatz der Regeln
# $note: ein ganzer Satz
warning = Hinweis: { $note }

## knekt check

help-check = Aufzeichnungen nachspielen und die Ergebnisse vergleichen.
help-check-list = Die Liste, die zu einem Protokoll von XSkat gehört; sonst wird eine gelesen, die daneben liegt.
# $place: die Datei; $number: welche Aufzeichnung; $name, $stated, $found: schon Wörter
check-difference = { $place }, Aufzeichnung { $number }: { $name }: angegeben { $stated }, nach den Regeln { $found }.
# $name: ein Punkt des Ergebnisses
check-fact =
    { $name ->
        [aces] Asse
        [alone] Beten allein getragen
        [bid] Reizwert
        [card_points] Augen aller
        [contract] Spiel
        [declarer] Alleinspieler
        [ending] Spielende
        [honours] Honneurs
        [karonkas] Karonken
        [kontra] Kontra
        [made] erfüllt
        [matadors] Spitzen
        [overbid] überreizt
        [points] Augen
        [ramsch] Ramschpunkte
        [schneider] Schneider
        [schwarz] Schwarz
        [score] Punkte
        [them] Punkte der anderen
        [tricks] Stiche
        [us] Punkte der Seite, die spielt
       *[won] gewonnen
    }
check-yes = ja
check-no = nein
check-nobody = niemand
# alle sind Zahlen von Aufzeichnungen
check-summary =
    { $records ->
        [one] 1 Aufzeichnung
       *[other] { $records } Aufzeichnungen
    } geprüft: { $agree } richtig, { $differ } mit Abweichungen, { $broken } beschädigt, { $unfinished } unvollständig.

## knekt convert

help-convert = Aufzeichnungen in einem anderen Format schreiben.
help-convert-to = Das Format, das geschrieben wird.
help-convert-out = Die Datei, die geschrieben wird; sonst die Standardausgabe.

## knekt show

help-show = Ein Spiel zeichnen, oder eine ganze Liste.
help-show-deal = Nur das Spiel mit dieser Nummer; die Spiele einer Liste zählen einzeln.
# $name: ein Spieler; $seat: schon ein Wort
show-player = { $name } ({ $seat })
show-deal = Kartenverteilung
show-declarer = Alleinspieler { $player }
show-bid = gereizt bis { $bid }
# $pushed: yes, no
show-ramsch =
    { $pushed ->
        [yes] Schieberamsch
       *[no] Ramsch
    }
# $factor: womit malgenommen wird
show-bock = Bock ×{ $factor }
show-skat = Skat
show-laid = Gedrückt
# $calls: wie in „M 18 · V ja · M passe“
show-auction = Reizen: { $calls }
show-yes = ja
show-pass = passe
show-says-ramsch = Ramsch
show-declarer-side = Alleinspieler
show-defenders = Gegenspieler
show-marks = > spielt aus   * macht den Stich
# $cards: wie viele gespielt waren; $said: was geschah
show-after =
    { $cards ->
        [0] Vor dem ersten Ausspiel: { $said }
        [one] Nach 1 Karte: { $said }
       *[other] Nach { $cards } Karten: { $said }
    }
show-unfinished = Das Spiel ist nicht zu Ende.
# $ending: schon Wörter
show-ending = Ende: { $ending }
show-result =
    Alleinspieler: { $points } Augen mit Skat, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
# $points: von jedem
show-card-points = Augen: { $points }
show-count = Berechnung: { $count }
show-score = Punkte: { $player } { $score }

## Die Liste.

sheet-number = Nr.
sheet-game = Spiel
# $number: des Spielers, ab 1
sheet-player = Spieler { $number }
sheet-corrected = (berichtigt: { $reason })
# Zeichen neben der Zahl: $factor womit malgenommen wird; $level 1 Kontra, 2 Re, 3 Supra, 4 Hirsch
sheet-bock =
    { $factor ->
        [2] B
       *[other] B×{ $factor }
    }
sheet-schieberramsch = Sch
sheet-doubled =
    { $level ->
        [1] Ko
        [2] Re
        [3] Su
        [4] Hi
       *[other] ×{ $factor }
    }
# $kind: bock, schieberramsch
sheet-deals =
    { $kind ->
        [bock] { $deals ->
            [one] 1 Bockspiel
           *[other] { $deals } Bockspiele
        }
       *[schieberramsch] { $deals } Schieberamsch
    }
sheet-coming = Noch zu spielen: { $deals }
# $deals: wie viele
sheet-standing =
    { $deals ->
        [one] Endstand nach 1 Spiel:
       *[other] Endstand nach { $deals } Spielen:
    }
sheet-standing-so-far =
    { $deals ->
        [one] Stand nach 1 Spiel:
       *[other] Stand nach { $deals } Spielen:
    }
sheet-tournament = Seeger-Fabian:
sheet-total = Punkte
sheet-won = Gewonnen
sheet-lost = Verloren
sheet-others-lost = Verl. der Gegner
sheet-final = Summe
# $rate: Geld für einen Punkt
sheet-settlement = Wer wem zahlt, { $rate } je Punkt:
sheet-points = Punkte
sheet-exact = Genau
sheet-pays = Zahlt

## knekt perft

help-perft = Die Spielverläufe vom ersten Ausspiel an zählen.
help-perft-file = Eine Aufzeichnung mit den Karten; eine gespielte nennt auch ihr Spiel.
help-perft-deal = Die Karten: Vorhand | Mittelhand | Hinterhand | Skat.
help-perft-seed = Die ersten Karten von „knekt deal“ mit denselben Worten.
help-perft-contract = Das Spiel, das gespielt wird.
help-perft-declarer = Wer es spielt: F Vorhand, M Mittelhand, R Hinterhand.
help-perft-depth = Wie viele Karten tief.
help-perft-divide = Unter jeder ersten Karte zählen.
# $lines: wie viele
perft-count =
    { $depth ->
        [one] 1 Karte: { $lines }
       *[other] { $depth } Karten: { $lines }
    }

## Zurückweisungen. $command: wie eingegeben; $name: worum es geht.

error-no-such-flag = Eine Option { $name } gibt es nicht; „{ $command } --help“ zeigt alle.
error-no-such-flag-but = Eine Option { $name } gibt es nicht; gemeint ist vielleicht { $near }.
error-flag-usage = So wird die Option { $name } nicht verwendet; „{ $command } --help“ zeigt, wie es geht.
error-missing-argument = { $name } fehlt; „{ $command } --help“ zeigt, was gebraucht wird.
error-usage = Der Befehl ist nicht zu verstehen; „{ $command } --help“ zeigt, wie er verwendet wird.
error-no-such-command = Einen Befehl „{ $name }“ gibt es nicht; es gibt: { $allowed }.
error-no-such-topic = „{ $name }“ ist weder Regelwerk noch Einstellung; die Regelwerke sind: { $allowed }. „knekt options“ zeigt alle Einstellungen.
error-choice = { $name } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
error-number-between = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
error-language = „{ $name }“ ist keine der Sprachen: { $allowed }.
# $name und $other: Optionen
error-flags-exclude = Gib entweder { $name } oder { $other } an, nicht beides.

error-file-missing = Eine Datei „{ $name }“ gibt es nicht.
error-file-is-folder = „{ $name }“ ist ein Ordner, keine Datei.
error-unreadable-file = Die Datei „{ $name }“ lässt sich nicht lesen.
error-file-unwritable = Die Datei „{ $name }“ lässt sich nicht schreiben.
error-file-empty = Die Datei „{ $name }“ ist leer.
error-file-not-text = Die Datei „{ $name }“ ist kein Text und enthält also keine Aufzeichnungen.
error-file-encoding = Die Datei „{ $name }“ ist kein Text in UTF-8: Zeile { $line } ist nicht zu lesen.
# $place: die Datei; $number: welche Aufzeichnung; $cause: ein ganzer Satz
error-in-record = { $place }, Aufzeichnung { $number }: { $cause }
error-no-such-deal =
    { $deals ->
        [0] Ein Spiel { $number } gibt es nicht: Die Datei enthält keines.
        [one] Ein Spiel { $number } gibt es nicht: Die Datei enthält nur 1.
       *[other] Ein Spiel { $number } gibt es nicht: Die Datei enthält { $deals }.
    }
error-deal-without-cards = Von Spiel { $number } ist nur der Eintrag in der Liste erhalten, nicht die Karten.
error-deal-wanted = „{ $name }“ enthält eine ganze Liste; hier wird ein einzelnes Spiel gebraucht.
error-format-missing = Gib mit --to das Format an: { $allowed }.
error-format-not-of-form = Aufzeichnungen dieses Spiels ({ $form }) können nicht im Format { $format } geschrieben werden.
error-one-source = Gib die Karten einmal an: eine Datei, --deal oder --seed.
error-contract-and-declarer = Gib das Spiel mit --contract an und mit --declarer, wer es spielt.
error-matadors-missing = Bei { $contract } zählen die Spitzen: Gib --with (mit) oder --without (ohne) und die Zahl an.
# $name: eine Option
error-flag-of-ramsch = Die Option { $name } gehört nur zum Ramsch: Lass sie weg, oder rechne „knekt value ramsch“.
error-flag-not-of-ramsch = Die Option { $name } gehört nicht zum Ramsch: Lass sie weg.
# $form: schon Worte
error-flag-not-of-form = Die Option { $name } gehört nicht zu diesem Spiel ({ $form }): Lass sie weg.
error-announced-twice = { $contract } sagt schon, was angesagt wurde: Lass --announce weg.
error-bock-not-stacked = In einer Bockrunde zählt ein Spiel an diesem Tisch mal 2, nicht mal { $factor }: Setze bock.stack=multiply.
# $turns: yes where turns are given up; $mode: how it would be set
error-surrender-not-played =
    { $turns ->
        [yes] An diesem Tisch wird nur ein Tourné aufgegeben, nicht { $contract }: mit --lost zählen.
       *[no] An diesem Tisch wird kein Spiel aufgegeben: mit --lost zählen oder surrender.mode={ $mode } setzen.
    }
error-one-number = { $name } nimmt hier eine Zahl, die des Alleinspielers; drei sind für den Ramsch.
error-three-numbers = Ein Ramsch braucht { $name } von allen dreien, etwa 53,30,27 für Vorhand, Mittelhand und Hinterhand.
# $skat: Augen
error-last-trick-missing = Im Skat liegen { $skat } Augen: Gib mit --last an, wer den letzten Stich gemacht hat.
# $points: Augen
error-no-such-points = Der Alleinspieler kann nicht { $points } Augen haben.
error-tricks-missing = Bei { $points } Augen kommt es darauf an, ob eine Seite ohne Stich blieb: Gib auch --tricks an.
error-tricks-missing-null = Beim Null entscheiden die Stiche, nicht die Augen: Gib --won, --lost oder --tricks an.
error-points-missing =
    { $tricks ->
        [one] Aus 1 Stich ergibt sich noch kein Ergebnis: Gib auch --points an.
       *[other] Aus { $tricks } Stichen ergibt sich noch kein Ergebnis: Gib auch --points an.
    }

expected-stamp = eine Zeit als Text, eine Nummer für den, der es tat, und ein Befehl als Text; oder null
expected-players = die Namen der Spieler: einer für jeden Platz bei einem Spiel, und so viele, wie am Tisch sitzen, bei einer Liste
expected-setting = eine Regel mit ihrem Wert wie surrender.mode=none
