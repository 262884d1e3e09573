### Der Tisch auf der Seite.

## Spiele ohne Ansage.

game-ramsch = Ramsch
game-schieberramsch = Schieberamsch
game-misere = Misère

## Was gefragt wird.

ask-over = Das Spiel ist aus.
# $names: wer an der Reihe ist; $count: wie viele es sind
ask-waits =
    { $count ->
        [one] { $names } ist an der Reihe.
       *[other] { $names } sind an der Reihe.
    }

## Dinge auf dem Tisch.

page-table = Der Tisch
page-table-shown = Der Tisch ist zu sehen.
page-opening = Der Tisch wird geöffnet …
page-dealing = Die Karten werden gegeben …
page-your-turn = Du bist an der Reihe.
page-title-turn = Du bist dran
page-to-act = ist an der Reihe
page-trick = Der Stich
page-played-by = { $name }: { $card }
page-face-down = eine verdeckte Karte
page-talon = Talon
page-gifts = Der Austausch
# $state: made geschehen, now jetzt, due noch nicht
page-gift =
    { $me ->
        [giver] { $count ->
            [one] Du gibst 1 Karte an { $to }
           *[other] Du gibst { $count } Karten an { $to }
        }
        [receiver] { $count ->
            [one] { $name } gibt dir 1 Karte
           *[other] { $name } gibt dir { $count } Karten
        }
       *[none] { $count ->
            [one] { $name } gibt 1 Karte an { $to }
           *[other] { $name } gibt { $count } Karten an { $to }
        }
    }{ $state ->
        [made] , fertig
        [now] , jetzt
       *[due] {""}
    }
page-only-you = nur du siehst sie
page-resting =
    { $count ->
        [one] { $names } setzt aus.
       *[other] { $names } setzen aus.
    }
page-your-hand = Dein Blatt
page-open-hand = { $name }: offenes Blatt
page-other-cards = Die Karten des Mitspielers
page-new-card = neu
page-queued = wartet, bis du an der Reihe bist
page-not-now = jetzt nicht
page-cards-held =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-slots =
    { $count ->
        [one] Platz für eine Karte
       *[other] Platz für { $count } Karten
    }
page-take-back = { $card } zurücknehmen
page-actions = Deine Möglichkeiten
page-bids =
    { $high ->
        [none] Gebote
       *[other] Gebote; das letzte ist { $high }
    }
page-pass-on = Passe, bis jemand bietet
page-passes-on = Du passt, bis jemand bietet.
page-ask-again = Frag mich wieder
page-jump = Höher …
page-games = Spiele
page-announcements = Ansagen
# $named: ob ein Spiel gewählt ist
page-announce =
    { $named ->
        [yes] Ansagen: { $game }
       *[no] Ansagen
    }
# $needs: was zum Reizwert fehlt
page-game-and-bid =
    { $needs ->
        [schneider] { $game }: { $value }, gereizt { $bid }. Mit Schneider sind es { $met }.
        [schwarz] { $game }: { $value }, gereizt { $bid }. Mit Schwarz sind es { $met }.
        [overbid] { $game }: { $value }. Das reicht nicht für die gereizten { $bid } und wäre verloren.
       *[nothing] { $game }: { $value }; gereizt sind { $bid }.
    }
page-game-keeps = Für dieses Spiel musst du { $cards } behalten.
page-game-dear = Du drückst { $cards }. Das ist selten richtig.
page-game-not-offered = Dieses Spiel geht mit diesen Karten nicht. Wähle ein anderes.
page-needs-schneider = mit Schneider
page-needs-schwarz = mit Schwarz
page-overbid = überreizt
page-raise-game = Spiel ändern
page-more = Mehr …
page-yes = ja
page-no = Nein
page-bid-so-far = Gereizt { $bid }
page-head-game =
    { $name }: { $game }{ $bid ->
        [0] {""}
       *[other] , gereizt { $bid }
    }
page-head-worth = Spielwert { $value }
page-rules-usual = Alle Regeln sind, wie dieses Spiel sie hat.
page-points = { $points } Augen
page-tricks-to = { $own } : { $others }
page-seconds-left = noch { $seconds } Sekunden
page-bot = Bot { $level }
page-bot-level = Bot der Stufe { $level }
page-away = weg
page-not-connected = nicht verbunden

## Was neben den Karten erzählt wird. $me: yes für den, der zusieht.

page-told-seat-taken =
    { $me ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
    }
page-told-seat-left = Ein Platz ist wieder frei.
page-told-stood-in =
    { $me ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $name }.
    }
page-told-came-back =
    { $me ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
page-told-looking =
    { $me ->
        [yes] Du siehst dir die Karten an; das nächste Spiel wartet.
       *[no] { $name } sieht sich die Karten an; das nächste Spiel wartet.
    }
page-told-taken-back =
    { $me ->
        [yes] Du nimmst deine letzte Entscheidung zurück.
       *[no] { $name } nimmt die letzte Entscheidung zurück.
    }
page-told-time-up = Die Zeit ist um: Dieses Spiel wird noch zu Ende gespielt.
page-told-closed = Der Tisch ist geschlossen.
page-told-ended = Das Spiel ist aus: { $ending }.
## Was vorschlägt, wer den Tisch leitet, und was daraus wird. $me: yes für den Leser, nobody für einen Gastgeber ohne Platz.

page-proposal =
    { $me ->
        [yes] Du schlägst vor:
        [nobody] Der Gastgeber schlägt vor:
       *[no] { $name } schlägt vor:
    }
page-proposal-waits = Noch ohne Antwort: { $names }
page-proposal-agree = Zustimmen
page-proposal-refuse = Ablehnen
page-proposal-withdraw = Zurücknehmen
page-told-proposed =
    { $me ->
        [yes] Du schlägst vor, und die anderen werden gefragt:
        [nobody] Der Gastgeber schlägt vor, und die Spieler werden gefragt:
       *[no] { $name } schlägt vor, und die anderen werden gefragt:
    }
page-told-agreed =
    { $me ->
        [yes] Du stimmst zu.
       *[no] { $name } stimmt zu.
    }
page-told-absent =
    { $me ->
        [yes] Du warst nicht da, also hat niemand auf deine Antwort gewartet.
       *[no] { $name } ist nicht da, also wartet niemand auf die Antwort.
    }
page-told-refused =
    { $me ->
        [yes] Du lehnst ab: Es bleibt, wie es ist.
       *[no] { $name } lehnt ab: Es bleibt, wie es ist.
    }
page-told-dropped = Der Vorschlag ist hinfällig.
page-change-void = Ungültiges Spiel: Es zählt nicht.
page-change-misdeal = Vergeben: Die Karten werden neu gegeben.
page-change-barred = Für dieses Ausspiel gesperrt: { $suit }.
page-change-corrected = Berichtigung von Spiel { $number }: „{ $reason }“.
page-change-adjusted = Verschobene Punkte: „{ $reason }“.
# Was dann in der Liste steht. $won: yes, no; $score, $points: ohne Vorzeichen
page-told-row-game =
    { $name }: { $contract }, { $won ->
        [yes] gewonnen, +{ $score }
       *[no] verloren, −{ $score }
    }.
page-told-row-ramsch =
    { $names }: Ramsch, { $won ->
        [yes] +{ $score }
       *[no] −{ $score }
    }.
page-told-row-bid =
    { $name }: { $contract }, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
page-told-row-misere =
    { $names }: Misère, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
page-told-row-nothing = Es wurde nichts gespielt.
page-told-moved =
    { $name }: { $gets ->
        [yes] +{ $points }
       *[no] −{ $points }
    }.

## Vor und nach einem Spiel.

# $count: freie Plätze
page-waiting =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    } Gegeben wird, wenn alle sitzen.
page-free-place = frei
page-sit-here = Hier hinsetzen
page-seat-bot = Ein Bot
page-remove-bot = { $name } entfernen
page-join = Hinsetzen
page-fill = Mit Bots auffüllen und beginnen
page-get-up = Platz verlassen
page-come-back = Ich bin wieder da
page-next-deal = Nächstes Spiel
page-waiting-others = Warten auf die anderen
page-ready = bereit
page-not-ready = noch nicht bereit
page-looking = sieht die Karten an
page-hold = Moment, ich schaue
page-hold-no-more = Fertig geschaut
page-next-in = Nächstes Spiel in { $seconds } s
page-next-all = Das nächste Spiel kommt, wenn alle bereit sind.
page-next-waits = Das nächste Spiel wartet. Sieht die Karten an: { $names }
page-players-ready = Wer ist bereit
page-replay = Noch einmal ansehen
page-sheet = Spielliste
page-again = Noch einmal spielen
page-leave = Zur Startseite
page-to-lobby = Zur Startseite, Platz behalten

## Neben dem Tisch.

page-panel = Verlauf und Liste
page-menu = Menü
page-tab-talk = Verlauf
page-tab-tricks = Stiche
page-tab-sheet = Liste
page-tab-phrases = Sprüche
page-last-trick = Der letzte Stich
page-trick-before = Der davor
page-watching =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
page-mute = { $name } stummschalten
page-line-lost = Die Verbindung ist abgerissen. Sie kommt von selbst wieder.
page-text-view = Tisch als Text
page-picture-view = Tisch als Bild
page-text-seats = Am Tisch
page-text-calls =
    { $game ->
        [skruf] Das Bieten
       *[skat] Das Reizen
    }
page-sort = Anders stecken
page-back = Zurücknehmen
# $order: die Farbe, die zuerst kommt, oder das Spiel, für das gesteckt ist
page-sorted =
    { $order ->
        [C] Kreuz zuerst.
        [S] Pik zuerst.
        [H] Herz zuerst.
        [D] Karo zuerst.
        [skat-G] Die Buben zuerst, dann Farbe für Farbe.
        [skat-N] Wie beim Null, Farbe für Farbe.
        [skruf-G] Farbe für Farbe.
       *[game] Wie es zum Spiel passt.
    }
page-card-moved = { $card }, jetzt Karte { $place } von { $count }.
page-sounds-on = Töne an
page-sounds-off = Töne aus
page-close = Schließen
# Was kann, wer den Tisch leitet; $others: wie viele andere zustimmen müssen.
page-keeper = Tisch leiten
page-keeper-void = Spiel ungültig machen
page-keeper-misdeal = Vergeben: neu geben
page-keeper-bar = Farbe sperren
page-keeper-correct = Liste berichtigen
page-keeper-adjust = Punkte verschieben
page-keeper-time-up = Die Zeit ist um
page-keeper-close = Tisch schließen
page-keeper-sure =
    { $others ->
        [0] Es geschieht sofort.
       *[other] Die anderen werden erst gefragt.
    }
page-keeper-sure-time-up = Was begonnen hat, wird noch gespielt, dann ist Schluss.
page-keeper-sure-close = Dann kann hier niemand mehr spielen, und ein laufendes Spiel zählt nicht.
page-keeper-suit = Außer der Reihe ausgespielt:

## Tasten.

page-keys = Tasten
key-arrows = von Karte zu Karte gehen
key-arrange = die Karte an eine andere Stelle stecken
key-enter = die Karte spielen
key-numbers = zu einer Karte gehen
key-pass = passen
key-yes = ja, halten
key-bid = weiterreizen, höher bieten
key-last = der letzte Stich
key-sort = das Blatt anders stecken
key-claim = restliche Stiche beanspruchen, und mehr
key-back = letzte Entscheidung zurücknehmen (beim Üben)
key-hint = Tipp, beim Üben
key-text = Tisch als Text oder als Bild
key-hurry = den Stich wegräumen
key-help = diese Tasten

## A hint

hint-ask = Tipp
hint-title = Vorschlag
hint-thinking = Denkt nach …
hint-close = Tipp schließen
hint-how-sure = Wie verlässlich sind diese Chancen?
hint-laid = Die Karten liegen bereit.
hint-closed = Das geht jetzt nicht mehr.
