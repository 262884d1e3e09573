### Die deutschen Farben: Mit ihren Bildern treten diese an die Stelle der gleichnamigen Texte.

suit =
    { $suit ->
        [C] Eichel
        [S] Grün
        [H] Rot
       *[D] Schellen
    }

card =
    { suit }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Ober
        [J] Unter
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
       *[2] Zwei
    }

game =
    { $game ->
        [D] Schellen
        [H] Rot
        [S] Grün
        [C] Eichel
        [G] Grand
        [R] Revolution
       *[N] Null
    }

skruf-bid =
    { $level ->
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[7] sieben
    } { $strain ->
        [S] Grün
        [C] Eichel
        [D] Schellen
        [H] Rot
       *[G] Grandissimo
    }

page-sorted =
    { $order ->
        [C] Eichel zuerst.
        [S] Grün zuerst.
        [H] Rot zuerst.
        [D] Schellen zuerst.
        [skat-G] Die Unter zuerst, dann Farbe für Farbe.
        [skat-N] Wie beim Null, Farbe für Farbe.
        [skruf-G] Farbe für Farbe.
       *[game] Wie es zum Spiel passt.
    }
