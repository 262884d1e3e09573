### Einfaches Whist.

form =
    { $form ->
        [whist] Whist
       *[other] …
    }
lobby-preset =
    { $preset ->
        [whist] Whist
        [whist-no-trumps] Whist ohne Trumpf
       *[other] …
    }
preset-whist = Whist zu viert: die letzte Karte bestimmt den Trumpf
preset-whist-no-trumps = Whist ohne Trumpf
lobby-home-whist = Zwei gegen zwei, ohne Reizen: Jeder Stich über sechs zählt einen Punkt.
option-whist-deals = Wie viele Spiele gespielt werden.
option-whist-trumps = Was den Trumpf bestimmt.
option-whist-trumps-turned = die letzte Karte des Gebers, die aufgedeckt wird
option-whist-trumps-none = nichts: es gibt keinen Trumpf

whist-place =
    { $seat ->
        [L] links vom Geber
        [P] Partner des Gebers
        [R] rechts vom Geber
       *[D] Geber
    }
whist-greeting = Du spielst Whist mit { $names }.
whist-sits-out = Du setzt dieses Spiel aus.
whist-trumps = Trumpf: { $suit }
whist-no-trumps = kein Trumpf
whist-told-turned = { $card } wird aufgedeckt.
whist-won =
    Gewonnen haben { $names }: { $tricks } Stiche, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
whist-line = { $tricks } Stiche von 13
whist-side =
    { $side ->
        [0] Die Nachbarn des Gebers
       *[1] Die Seite des Gebers
    }

expected-whist-seat = ein Platz: L, P, R oder D, vom linken Nachbarn des Gebers herum bis zum Geber
expected-whist-action = eine Karte wie „L H7“
expected-whist-event = ein Blatt für jeden oder eine Karte wie „L H7“
expected-whist-entry = der Eintrag „time up“
error-whist-hand = Jedes Blatt hat 13 Karten, nicht { $cards }.
error-whist-turned = Die aufgedeckte Karte ist eine des Gebers, und nur, wo sie den Trumpf bestimmt.
