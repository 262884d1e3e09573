### knekt advise: what to do, and why

help-advise = Tipp, was an einer Stelle eines Spiels oder mit einem Blatt zu tun ist. Er beruht auf dem, was der Platz am Zug sieht.
help-advise-source = Eine Aufzeichnung, wenn es nicht um ein Blatt geht. „-“ ist die Standardeingabe.
help-advise-deal = Das Spiel mit dieser Nummer, sonst das erste.
help-advise-ply = Nach so vielen Karten; sonst wo ein unfertiges Spiel steht, oder vor dem ersten Ausspiel.
help-advise-step = Nach so vielen Schritten des Spiels, Reizen und alles; die erste Entscheidung kommt nach Schritt 1.
help-advise-hand = Dein Blatt, etwa „CJ HJ CA CT C9 C8 SA S7 HK D8“, statt einer Aufzeichnung; im deutschen Skat alle zwölf Karten, wenn du den Skat aufgenommen hast.
help-advise-seat = Wo du sitzt: F, M oder R, im Skruf L, O, R oder D; sonst, wer zuerst spricht.
help-advise-said = Was bisher gesagt wurde, etwa „M 18, F yes, M 20“, du selbst eingeschlossen. Wer nichts gesagt hat, hat gepasst.
help-advise-apart = Die Karten des Skats oder des Talons, wenn du sie gesehen hast; im Tourné-Skat die obere zuerst.
help-seat = PLATZ
# $worlds: the default
help-advise-worlds = So viele mögliche Verteilungen durchdenken; sonst { $worlds }.
help-advise-seconds = Höchstens so viele Sekunden.

## The table. $player: who is to act; $place: where in the deal

advise-turn = Am Zug: { $player } · { $place }
advise-step = Schritt { $step }
error-no-such-step = Das Spiel hat nur { $steps } Schritte.

## A hand without a record. $said: bids and passes in notation

advise-after = nach { $said }
advise-first = noch hat niemand gesprochen
# $cards: how many were named; $due: how many there should be
error-held-size = Ein Blatt hat hier { $due } Karten, nicht { $cards }.
error-apart-size =
    { $due ->
        [0] In diesem Spiel liegen keine Karten beiseite.
       *[other] Hier liegen nur { $due } Karten beiseite, nicht { $cards }.
    }
error-not-told = Vor dir ist noch jemand am Zug: Sag mit --said, was geschah, oder gib eine Aufzeichnung des Spiels an.
error-cards-not-told = Bis dahin sind Karten gezeigt worden, die du nicht angegeben hast: Gib sie mit --skat oder --talon an, oder gib eine Aufzeichnung des Spiels an.
