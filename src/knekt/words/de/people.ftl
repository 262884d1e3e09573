### Leute: Namen, Konten, Schlüssel, und was die Wache an der Tür ablehnt.

error-bad-login = Ein Anmeldename hat { $least } bis { $most } Buchstaben a bis z, Ziffern, Punkte, Binde- oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.
error-bad-name = Ein Name hat { $least } bis { $most } sichtbare Zeichen, darunter einen Buchstaben oder eine Ziffer.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-bad-place = Diese Stelle gibt es in der Liste nicht.
error-bad-ticket = Die Verbindung ist abgelaufen. Lade die Seite neu.
error-bad-token = Dieser Schlüssel ist unbekannt.
error-foreign-origin = Diese Seite darf das nicht. Ihre Adresse muss in den Einstellungen des Servers erlaubt sein.
error-has-account = Sie haben schon ein Konto.
error-has-played = Nur wer noch nie an einem Tisch saß, kann ein Bot werden.
error-key-file = Die Datei { $name } soll den Schlüssel des Servers enthalten, ist aber nicht benutzbar.
error-login-taken = Dieser Anmeldename ist vergeben.
error-no-account = Gäste haben kein Passwort.
error-no-csrf-token = Die Anfrage kommt nicht von der Seite, die Sie sehen. Bitte laden Sie diese neu.
error-no-such-person = Diese Person gibt es nicht.
error-no-such-token = Diesen Schlüssel gibt es nicht.
error-not-by-token = Mit einem Schlüssel geht das nicht. Bitte benutzen Sie die Seite.
error-too-many =
    { $seconds ->
        [one] Das war zu schnell. Bitte in einer Sekunde noch einmal.
       *[other] Das war zu schnell. Bitte in { $seconds } Sekunden noch einmal.
    }
error-too-many-sockets = Zu viele Verbindungen sind offen. Bitte schließen Sie eine.
error-too-many-tokens = Mehr als { $most } Schlüssel sind nicht möglich. Bitte zuerst einen widerrufen.
error-too-many-wishes = Mehr als { $most } Wünsche sind nicht möglich, und nur kurze.
error-wrong-login = Anmeldename oder Passwort ist falsch.
error-wrong-password = Das Passwort ist falsch.
people-gone = Gast
people-guest = Gast { $number }
