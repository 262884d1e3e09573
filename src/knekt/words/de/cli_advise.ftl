### knekt advise: what to do, and why

help-advise = Raten, was an einer Stelle eines Spiels zu tun ist. Der Rat beruht auf dem, was der Platz am Zug sieht.
help-advise-source = Eine Aufzeichnung. „-“ ist die Standardeingabe.
help-advise-deal = Das Spiel mit dieser Nummer, sonst das erste.
help-advise-ply = Nach so vielen Karten; sonst wo ein unfertiges Spiel steht, oder vor dem ersten Ausspiel.
help-advise-step = Nach so vielen Schritten des Spiels, Reizen und alles; die erste Entscheidung kommt nach Schritt 1.
# $worlds: the default
help-advise-worlds = So viele mögliche Verteilungen durchdenken; sonst { $worlds }.
help-advise-seconds = Höchstens so viele Sekunden.

## The table. $player: who is to act; $place: where in the deal

advise-turn = Am Zug: { $player } · { $place }
advise-step = Schritt { $step }
error-no-such-step = Das Spiel hat nur { $steps } Schritte.
