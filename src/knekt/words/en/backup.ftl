### knekt backup and knekt restore: all that a server keeps, in a file and back.

help-backup = Save all that a server keeps in one file, while it runs or not. It holds people, tables with their logs, and keys: secrets, so that only its owner can read it; keep it safe.
help-backup-to = The new file, or the folder that it goes into; otherwise a file here, with the moment as its name.
help-restore = Put what knekt backup has saved into an empty place, and check it. The data folder or the database, of either kind, must be empty, as nothing is overwritten; every log is checked.
help-restore-file = What knekt backup has written.
backup-progress = Saving
restore-progress = Restoring
backup-done =
    { $file } holds { $people ->
        [one] one person
       *[other] { $people } people
    } and { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }. It also holds secrets; keep it safe.
restore-done =
    Restored from { $file }, as it was at { $at }: { $people ->
        [one] one person
       *[other] { $people } people
    } and { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }.
# $table: the id of a table
doubt-log-damaged = The log of table { $table } is damaged from entry { $seq } on: it was not written like that.
error-backup-changed = The backup “{ $name }” is damaged, or somebody has changed it: it is not what was written. Nothing has been restored.
error-backup-exists = “{ $name }” is there already, and is not overwritten. Please choose another name.
error-backup-too-new = The backup “{ $name }” was written by a newer Knekt ({ $program }). Please use that one.
error-backup-torn = The backup “{ $name }” ends too early: a part is missing. Nothing has been restored.
error-not-a-backup = “{ $name }” is not a backup made by knekt backup.
error-nothing-to-back-up = There is nothing to save: no server has kept anything in { $name } yet.
error-restore-not-empty = { $name } is there already, and is not overwritten. Please restore into an empty data folder or an empty database.
