### Leute: Namen, Konten, Schlüssel, und was die Wache an der Tür ablehnt.

error-bad-login = Ein Anmeldename hat { $least } bis { $most } Buchstaben a bis z, Ziffern, Punkte, Binde- oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.
error-bad-name = Ein Name hat { $least } bis { $most } sichtbare Zeichen, darunter einen Buchstaben oder eine Ziffer.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-bad-place = Diese Stelle gibt es in der Liste nicht.
error-bad-ticket = Die Verbindung ist abgelaufen. Lade die Seite neu.
error-bad-token = Dieser Schlüssel ist unbekannt.
error-common-password = Dieses Passwort würden andere als eines der ersten probieren: Wähle ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.
error-foreign-origin = Von dieser Seite geht das nicht: Erst muss ihre Adresse in den Einstellungen des Servers erlaubt sein.
error-has-account = Du hast schon ein Konto.
error-has-played = Unter diesem Namen hast du schon gespielt; er kann kein Bot mehr werden.
error-key-file = Die Datei { $name } soll den Schlüssel des Servers enthalten, ist aber nicht benutzbar.
error-login-taken = Dieser Anmeldename ist vergeben.
error-name-of-bot = Dieser Name klingt nach einem Bot: Wähle einen anderen.
error-name-taken = Am Tisch heißt schon jemand so: Wähle einen anderen Namen.
error-no-account = Gäste haben kein Passwort.
error-no-csrf-token = Die Seite ist veraltet. Bitte lade sie neu.
error-no-such-person = Diese Person gibt es nicht.
error-no-such-token = Diesen Schlüssel gibt es nicht.
error-not-by-token = Mit einem Schlüssel geht das nicht. Bitte benutze die Seite.
error-not-from-here = Dieser Server lässt nur herein, wer im selben Netz ist.
error-too-many =
    { $seconds ->
        [one] Das war zu schnell. Bitte in einer Sekunde noch einmal.
       *[other] Das war zu schnell. Bitte in { $seconds } Sekunden noch einmal.
    }
error-too-many-sockets = Zu viele Verbindungen sind offen. Bitte schließe eine.
error-too-many-tokens = Mehr als { $most } Schlüssel sind nicht möglich. Widerrufe zuerst einen.
error-too-many-wishes = Mehr als { $most } Einstellungen lassen sich nicht speichern, und nur kurze.
error-wrong-login = Anmeldename oder Passwort ist falsch.
error-wrong-password = Das Passwort ist falsch.
people-gone = Gast
people-guest = Gast { $number }
