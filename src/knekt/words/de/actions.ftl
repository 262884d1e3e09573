### Wie eine Handlung heißt, auf einem Knopf der Seite und in einem Rat. Die Plätze sind die der Handlung.

# $accept, $yes, $alone: yes, no
do-answer =
    { $accept ->
        [yes] Stimmt
       *[no] Weiterspielen
    }
do-agree =
    { $yes ->
        [yes] Einverstanden
       *[no] Nicht einverstanden
    }
do-bear =
    { $alone ->
        [yes] Partner allein
       *[no] Verlust teilen
    }
# $game: skat, skruf
do-bid =
    { $game ->
        [skruf] { $bid } bieten
       *[skat] { $bid } reizen
    }
do-claim =
    { $tricks ->
        [0] Auflegen: kein Stich mehr
        [one] 1 Stich beanspruchen
       *[other] { $tricks } Stiche beanspruchen
    }
do-concede = Überreizt: aufgeben
do-declare = { $contract } spielen
# $cards: eine oder mehrere Karten
do-discard = { $cards } drücken
do-exchange = { $cards } behalten
do-give = { $cards } geben
do-hold = Ja
do-keep = Karte behalten
# $level: die erste Verdopplung, die zweite …
do-kontra =
    { $level ->
        [1] Kontra
        [2] Re
        [3] Supra
        [4] Hirsch
       *[other] Nochmal verdoppeln
    }
# $level: game, schneider
do-offer =
    { $level ->
        [game] Spiel schenken
       *[schneider] Schneider schenken
    }
do-pass = Passe
do-pass-on = Ungesehen schieben
do-play = { $card } spielen
# $form: german, tournee, tournee-house
do-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Hand spielen
    }
do-play-on = Spielen
do-play-open = { $card } aus dem offenen Blatt spielen
do-push = { $cards } schieben
do-reject = Passt mir nicht
do-resign = Aufgeben
do-say-null = Null
do-say-ramsch = Ramsch
do-surrender = Spiel aufgeben
do-swap = { $card } tauschen
do-take-gift =
    { $accept ->
        [yes] Geschenk annehmen
       *[no] Geschenk ablehnen
    }
do-take-skat =
    { $form ->
        [tournee] Guckser: aufnehmen
        [tournee-house] Guetz: aufnehmen
       *[german] Skat aufnehmen
    }
do-take-up = Beide aufnehmen
# $place: 0 die obere Karte des Skats, 1 die untere
do-turn-up =
    { $place ->
        [0] Obere Karte wenden
       *[1] Untere Karte wenden
    }

## Eine Wahl von Karten, bevor sie gewählt sind. Ein Knopf hat Platz für 20 Buchstaben. $name: wer sie bekommt

pick-discard = Drücken
pick-push = Schieben
pick-exchange = Vorschlagen
pick-give = An { $name } geben
pick-swap = Tauschen
