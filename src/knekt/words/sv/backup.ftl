### knekt backup och knekt restore: allt som en server sparar, i en fil och tillbaka.

help-backup = Spara allt som en server har i en enda fil, medan den går eller inte. Där finns personer, bord med sina loggar och nycklar: hemligheter, så bara ägaren kan läsa filen; förvara den säkert.
help-backup-to = Den nya filen, eller mappen som den ska läggas i; annars en fil här, med tidpunkten som namn.
help-restore = Lägg tillbaka det som knekt backup har sparat på en tom plats. Datamappen eller databasen, av vilket slag som helst, måste vara tom, för ingenting skrivs över; varje logg kontrolleras.
help-restore-file = Det som knekt backup har skrivit.
backup-progress = Sparar
restore-progress = Återställer
backup-done =
    { $file } innehåller { $people ->
        [one] en person
       *[other] { $people } personer
    } och { $tables ->
        [one] ett bord
       *[other] { $tables } bord
    } med { $events ->
        [one] en händelse
       *[other] { $events } händelser
    }. Där finns också hemligheter; förvara filen säkert.
restore-done =
    Återställt från { $file }, som det var { $at }: { $people ->
        [one] en person
       *[other] { $people } personer
    } och { $tables ->
        [one] ett bord
       *[other] { $tables } bord
    } med { $events ->
        [one] en händelse
       *[other] { $events } händelser
    }.
# $table: bordets id
doubt-log-damaged = Loggen för bord { $table } är skadad från post { $seq }: så skrevs den inte.
error-backup-changed = Säkerhetskopian ”{ $name }” är skadad, eller någon har ändrat den: där står inte det som skrevs. Ingenting har återställts.
error-backup-exists = ”{ $name }” finns redan och skrivs inte över. Välj ett annat namn.
error-backup-too-new = Säkerhetskopian ”{ $name }” är skriven av en nyare Knekt ({ $program }). Använd den.
error-backup-torn = Säkerhetskopian ”{ $name }” slutar för tidigt: en del saknas. Ingenting har återställts.
error-not-a-backup = ”{ $name }” är ingen säkerhetskopia från knekt backup.
error-nothing-to-back-up = Det finns ingenting att spara: ingen server har lagt något i { $name } än.
error-restore-not-empty = { $name } finns redan och skrivs inte över. Återställ till en tom datamapp eller en tom databas.
