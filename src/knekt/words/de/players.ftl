# What the players of the house are like

# $level: 1 to 5
player-level =
    { $level ->
        [1] Stufe 1 hat das Spiel gerade gelernt: Sie kennt ein paar Regeln, denkt an den Stich auf dem Tisch und vergisst die früheren.
        [2] Stufe 2 spielt zum Vergnügen: gute Faustregeln, und sie zählt die Karten mit.
        [3] Stufe 3 spielt wie im Verein: Vor jeder Karte denkt sie einige Möglichkeiten durch, wie die Karten der anderen liegen können. Sie spielt auch im Spiel des Tages.
        [4] Stufe 4 ist stark: Sie denkt viele mehr durch, und was die anderen haben müssen, um so zu reizen.
       *[5] Stufe 5 ist Meisterin: so stark, wie wir sie machen können, und geduldig.
    }
