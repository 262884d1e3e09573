### knekt backup und knekt restore: alles, was ein Server aufbewahrt, in einer Datei und zurück.

help-backup = Alles, was ein Server aufbewahrt, in einer Datei sichern. Ob er läuft oder nicht: Personen, Tische mit ihren Protokollen, Schlüssel. Das sind Geheimnisse; nur der Besitzer kann die Datei lesen. Verwahre sie gut.
help-backup-to = Die neue Datei oder der Ordner, in den sie kommt; sonst eine Datei hier, mit dem Zeitpunkt als Namen.
help-restore = Eine Sicherung an einen leeren Ort zurückspielen und prüfen. Der Datenordner oder die Datenbank, gleich welcher Art, muss leer sein, denn nichts wird überschrieben; jedes Protokoll wird geprüft.
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
    }. Auch Geheimnisse stehen darin; verwahre sie gut.
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
error-backup-exists = „{ $name }“ gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
error-backup-too-new = Die Sicherung „{ $name }“ stammt von einem neueren Knekt ({ $program }). Benutze dieses.
error-backup-torn = Die Sicherung „{ $name }“ endet zu früh: Ein Teil fehlt. Nichts wurde zurückgespielt.
error-not-a-backup = „{ $name }“ ist keine Sicherung von knekt backup.
error-nothing-to-back-up = Es gibt nichts zu sichern: In { $name } hat noch kein Server etwas abgelegt.
error-restore-not-empty = { $name } gibt es schon und wird nicht überschrieben. Spiel in einen leeren Datenordner oder eine leere Datenbank zurück.
