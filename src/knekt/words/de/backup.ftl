### knekt backup und knekt restore: alles, was ein Server aufbewahrt, in einer Datei und zurück.

help-backup = Alles, was ein Server aufbewahrt, in einer Datei sichern, ob er läuft oder nicht: Personen, Tische mit ihren Protokollen, Schlüssel. Die Datei enthält Geheimnisse und ist nur für ihren Besitzer lesbar; gut verwahren.
help-backup-to = Die neue Datei oder der Ordner, in den sie kommt; sonst eine Datei hier, mit dem Zeitpunkt als Namen.
help-restore = Was knekt backup gesichert hat, in einen leeren Datenordner oder eine leere Datenbank zurückspielen, gleich welcher Art, und jedes Protokoll prüfen. Nichts wird überschrieben.
help-restore-file = Was knekt backup geschrieben hat.
backup-progress = Sichern
restore-progress = Zurückspielen
backup-done =
    { $file } enthält { $people ->
        [one] eine Person
       *[other] { $people } Personen
    } und { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    }. Auch Geheimnisse stehen darin; gut verwahren.
restore-done =
    Zurückgespielt aus { $file }, Stand { $at }: { $people ->
        [one] eine Person
       *[other] { $people } Personen
    } und { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    }.
# $table: die Kennung eines Tisches
doubt-log-damaged = Das Protokoll von Tisch { $table } ist ab Eintrag { $seq } beschädigt: So wurde es nicht geschrieben.
error-backup-changed = Die Sicherung „{ $name }“ ist beschädigt, oder jemand hat sie geändert: Dort steht nicht, was geschrieben wurde. Nichts wurde zurückgespielt.
error-backup-exists = „{ $name }“ gibt es schon und wird nicht überschrieben. Bitte einen anderen Namen wählen.
error-backup-too-new = Die Sicherung „{ $name }“ stammt von einem neueren Knekt ({ $program }). Bitte dieses benutzen.
error-backup-torn = Die Sicherung „{ $name }“ endet zu früh: Ein Teil fehlt. Nichts wurde zurückgespielt.
error-not-a-backup = „{ $name }“ ist keine Sicherung von knekt backup.
error-nothing-to-back-up = Es gibt nichts zu sichern: In { $name } hat noch kein Server etwas abgelegt.
error-restore-not-empty = { $name } gibt es schon und wird nicht überschrieben. Bitte in einen leeren Datenordner oder eine leere Datenbank zurückspielen.
