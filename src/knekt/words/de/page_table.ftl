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
ask-any = Du bist an der Reihe.
ask-hold = { $name } reizt { $value }. Hältst du?
ask-bid = Du reizt { $name }.
ask-alone = Sonst will niemand spielen. Spielst du?
ask-top = Höher geht es nicht.
ask-skat = Nimmst du den Skat auf, oder spielst du aus der Hand?
ask-way = Wie spielst du?
ask-keep = { $card }: behältst du sie?
ask-take-up = Nimmst du die zwei Karten auf, oder schiebst du sie ungesehen weiter?
ask-discard =
    { $count ->
        [one] Drücke eine Karte.
        [2] Drücke zwei Karten.
       *[other] Drücke { $count } Karten.
    }
ask-lay-and-name =
    { $count ->
        [2] Drücke zwei Karten und wähle dein Spiel.
       *[other] Drücke { $count } Karten und wähle dein Spiel.
    }
ask-push =
    { $count ->
        [one] Schiebe { $name } eine Karte weiter.
        [2] Schiebe { $name } zwei Karten weiter.
       *[other] Schiebe { $name } { $count } Karten weiter.
    }
ask-exchange = Wähle die { $count } Karten, die du selbst halten würdest.
ask-agree = Bist du einverstanden?
# $level: game, schneider
ask-agree-gift =
    Dein Partner würde { $level ->
        [game] das Spiel
       *[schneider] Schneider
    } schenken. Bist du einverstanden?
ask-take-gift =
    Die anderen schenken dir { $level ->
        [game] das Spiel
       *[schneider] Schneider
    }. Nimmst du an?
ask-declare = Was spielst du? Gereizt sind { $bid }.
ask-lead = Du spielst aus.
ask-play = Deine Karte, bitte.
ask-open-lead = Die offene Hand spielt aus: wähle eine Karte daraus.
ask-open = Spiele eine Karte der offenen Hand.
# $left: Stiche, die noch übrig sind
ask-answer =
    { $name } beansprucht { $tricks ->
        [0] keinen Stich mehr zu machen
       *[other] { $tricks } der { $left } restlichen Stiche
    }. Stimmt das?
ask-answer-any = Stimmst du zu?
ask-give =
    { $count ->
        [one] Gib { $name } eine Karte.
        [4] Gib { $name } vier Karten.
       *[other] Gib { $name } { $count } Karten.
    }
ask-swap = Der Tausch: eine Karte für { $name }.
ask-bear = Wer trägt den Verlust?
ask-must-bid = Du musst höher bieten: so niedrig wird nicht gespielt.
ask-raise = Erhöhst du?
ask-call = Dein Gebot?

## Was man tun kann: Wörter auf Knöpfen. Die Plätze sind die der Handlung.

act-pass = Passe
act-hold = Ja
act-bid = { $value }
# $form: german, tournee, tournee-house
act-take-skat =
    { $form ->
        [tournee] Guckser: beide ungewendet
        [tournee-house] Guetz: beide ungewendet
       *[german] Skat aufnehmen
    }
act-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Aus der Hand
    }
act-say-ramsch = Ramsch
# $place: 0 die obere Karte des Skats, 1 die untere
act-turn-up =
    { $place ->
        [0] Obere Karte wenden
       *[1] Untere Karte wenden
    }
act-say-null = Null
act-keep = Behalten
act-reject = Passt mir nicht
act-take-up = Aufnehmen
act-pass-on = Weiterschieben
act-discard = Drücken
act-push = Weiterschieben
act-exchange = Vorschlagen
act-play-on = Spielen
# $level: die erste Verdopplung, die zweite …
act-kontra =
    { $level ->
        [1] Kontra
        [2] Re
        [3] Supra
        [4] Hirsch
       *[other] Noch einmal verdoppeln
    }
# $level: game, schneider
act-offer =
    { $level ->
        [game] Das Spiel schenken
       *[schneider] Schneider schenken
    }
act-agree =
    { $yes ->
        [yes] Einverstanden
       *[no] Nein
    }
act-take-gift =
    { $accept ->
        [yes] Annehmen
       *[no] Ablehnen
    }
act-answer =
    { $accept ->
        [yes] Stimmt
       *[no] Stimmt nicht
    }
act-surrender = Das Spiel aufgeben
act-concede = Als überreizt aufgeben
act-resign = Aufgeben
act-give = An { $name } geben
act-swap = Tauschen
act-bar-suit = { $suit } sperren
act-bear =
    { $alone ->
        [yes] Mein Partner allein
       *[no] Wir teilen ihn
    }

## Dinge auf dem Tisch.

page-table = Der Tisch
page-table-shown = Der Tisch ist zu sehen.
page-opening = Der Tisch wird geöffnet …
page-dealing = Die Karten werden gegeben …
page-your-turn = Du bist an der Reihe.
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
page-other-cards = Die Karten des Partners
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
page-actions = Was du tun kannst
page-bids =
    { $high ->
        [none] Gebote
       *[other] Gebote; das letzte ist { $high }
    }
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
        [schneider] { $game }: { $value }. Nur mit Schneider reicht es für die gereizten { $bid }.
        [schwarz] { $game }: { $value }. Nur mit Schwarz reicht es für die gereizten { $bid }.
        [overbid] { $game }: { $value }. Das reicht nicht für die gereizten { $bid } und wäre verloren.
       *[nothing] { $game }: { $value }; gereizt sind { $bid }.
    }
page-game-keeps = Für dieses Spiel musst du { $cards } behalten.
page-game-dear = Du drückst { $cards }: das tut man selten.
page-game-not-offered = Dieses Spiel kann mit diesen Karten nicht angesagt werden. Wähle ein anderes.
page-needs-schneider = mit Schneider
page-needs-schwarz = mit Schwarz
page-overbid = überreizt
page-raise-game = Spiel ändern
page-more = Mehr …
page-claim = Vom Rest mache ich:
page-claim-tricks =
    { $tricks ->
        [0] Keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
page-yes = ja
page-no = Nein
page-bid-so-far = Gereizt { $bid }
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
page-told-time-up = Die Zeit ist um: was läuft, wird noch gespielt.
page-told-closed = Der Tisch ist geschlossen.
page-told-ended = Das Spiel ist aus: { $ending }.

## Vor und nach einem Spiel.

# $count: freie Plätze
page-waiting =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    } Gegeben wird, wenn alle sitzen.
page-free-place = frei
page-sit-here = Hier sitzen
page-seat-bot = Ein Bot
page-remove-bot = { $name } wegschicken
page-join = Hinsetzen
page-fill = Mit Bots auffüllen und beginnen
page-copy-link = Link kopieren
page-link-copied = Der Link ist kopiert.
page-get-up = Aufstehen
page-come-back = Ich bin wieder da
page-next-deal = Nächstes Spiel
page-waiting-others = Die anderen fehlen noch
page-replay = Noch einmal ansehen
page-sheet = Liste
page-again = Dasselbe Spiel noch einmal
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
page-mute = Von { $name } nichts hören
page-line-lost = Die Verbindung ist abgerissen. Sie kommt von selbst wieder.
page-text-view = Tisch als Text
page-picture-view = Tisch als Bild
page-text-seats = Am Tisch
page-text-calls =
    { $game ->
        [skruf] Das Bieten
       *[skat] Das Reizen
    }
page-sort = Das Blatt anders stecken
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

## Tasten.

page-keys = Tasten
key-arrows = zwischen den Karten gehen
key-arrange = die Karte an eine andere Stelle stecken
key-enter = die Karte spielen
key-numbers = zu einer Karte gehen
key-pass = passen
key-yes = ja, halten
key-bid = das nächste Gebot
key-last = der letzte Stich
key-sort = das Blatt anders stecken
key-claim = Anspruch auf den Rest, und was sonst möglich ist
key-hint = ein Rat, beim Üben
key-text = Tisch als Text oder als Bild
key-hurry = den Stich wegnehmen
key-help = diese Tasten

## A hint

hint-ask = Rat
hint-title = Was zu tun ist
hint-thinking = Denkt nach …
