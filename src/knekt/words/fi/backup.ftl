### knekt backup ja knekt restore: kaikki, mitä palvelin säilyttää, tiedostoon ja takaisin.

help-backup = Tallenna kaikki, mitä palvelin säilyttää, yhteen tiedostoon. Palvelin voi olla käynnissä tai ei. Tiedostossa on ihmiset, pöydät lokeineen ja avaimet: salaisuuksia, joten vain omistaja voi lukea sen; säilytä se turvassa.
help-backup-to = Uusi tiedosto tai kansio, johon se tulee; muuten tiedosto tähän, nimenä ajankohta.
help-restore = Palauta varmuuskopio tyhjään paikkaan ja tarkista se. Datakansion tai tietokannan, kumman lajin tahansa, on oltava tyhjä, sillä mitään ei korvata; jokainen loki tarkistetaan.
help-restore-file = Se, minkä knekt backup on kirjoittanut.
backup-progress = Tallennetaan
restore-progress = Palautetaan
backup-done =
    Tiedostossa { $file } on { $people ->
        [one] yksi ihminen
       *[other] { $people } ihmistä
    } ja { $tables ->
        [one] yksi pöytä
       *[other] { $tables } pöytää
    }, joissa on { $events ->
        [one] yksi tapahtuma
       *[other] { $events } tapahtumaa
    }. Siinä on myös salaisuuksia; säilytä se turvassa.
restore-done =
    Palautettu tiedostosta { $file }, tilanne { $at }: { $people ->
        [one] yksi ihminen
       *[other] { $people } ihmistä
    } ja { $tables ->
        [one] yksi pöytä
       *[other] { $tables } pöytää
    }, joissa on { $events ->
        [one] yksi tapahtuma
       *[other] { $events } tapahtumaa
    }.
# $table: pöydän tunnus
doubt-log-damaged = Pöydän { $table } loki on vioittunut kohdasta { $seq } alkaen: sitä ei kirjoitettu niin.
error-backup-changed = Varmuuskopio ”{ $name }” on vioittunut, tai joku on muuttanut sitä: siinä ei lue sitä, mitä kirjoitettiin. Mitään ei ole palautettu.
error-backup-exists = ”{ $name }” on jo olemassa, eikä sitä korvata. Valitse toinen nimi.
error-backup-too-new = Varmuuskopion ”{ $name }” on kirjoittanut uudempi Knekt ({ $program }). Käytä sitä.
error-backup-torn = Varmuuskopio ”{ $name }” loppuu kesken: osa puuttuu. Mitään ei ole palautettu.
error-not-a-backup = ”{ $name }” ei ole knekt backupin tekemä varmuuskopio.
error-nothing-to-back-up = Tallennettavaa ei ole: mikään palvelin ei ole vielä jättänyt mitään paikkaan { $name }.
error-restore-not-empty = { $name } on jo olemassa, eikä sitä korvata. Palauta tyhjään datakansioon tai tyhjään tietokantaan.
