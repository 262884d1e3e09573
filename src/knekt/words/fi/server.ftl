### Mitä pöytäpalvelin torjuu.

error-already-away = Botti pelaa jo pelaajan { $player } puolesta.
error-already-seated = Sinulla on jo paikka tässä pöydässä.
error-bad-contribution = Sekoitukseen lisättävässä saa olla enintään 64 merkkiä: numeroita ja kirjaimia a–f.
error-bad-result-time = Tulos näkyy { $least }–{ $most } sekuntia; 0 tarkoittaa, kunnes kaikki ovat valmiita.
error-bad-setting = Asetus { $name } ei voi olla ”{ $value }”.
error-bad-thinking-time = Miettimisajan on oltava { $least }–{ $most } sekuntia.
error-data-folder = Datakansiota { $name } ei voi käyttää: { $why }.
error-database-address = Asetus database ei ole osoite, kuten postgresql+asyncpg://käyttäjä@kone/nimi (asenna sitä varten knekt[postgres]).
error-database-failed = Palvelin ei voi juuri nyt tallentaa mitään. Mikään ei ole muuttunut: yritä hetken päästä uudelleen.
error-database-too-new = Tietokannan on kirjoittanut uudempi Knekt (versio { $revision }). Käytä sitä.
error-database-unusable = Tietokantaa { $name } ei voi käyttää: { $why }.
error-log-damaged = Pöydän loki on vioittunut kohdassa { $seq }: siinä ei lue sitä, mitä kirjoitettiin.
error-no-place-here = Et istu tässä pöydässä.
error-no-such-place = Pöydässä ei ole sellaista paikkaa.
error-no-such-table = Sellaista pöytää ei ole.
error-not-away = Kukaan ei pelaa pelaajan { $player } puolesta.
error-not-known = Kirjaudu ensin sisään tai anna avain.
error-not-the-host = Sen voi tehdä vain pöydän avannut.
error-no-taking-back = Voit perua valinnan vain harjoituksessa, yksin botteja vastaan.
error-nothing-to-take-back = Tässä jaossa ei ole mitään peruttavaa.
error-nothing-is-changed = Päivän jako ja uudelleen pelattavat jaot jäävät niin kuin ne pelattiin.
error-nobody-to-agree = Tämä pöytä lasketaan, joten jonkun toisen pelaajan on suostuttava, eikä muita ole paikalla.
error-proposal-waits = Toinen muutos odottaa vielä vastausta: odota sitä tai peru se.
error-no-such-proposal = Ehdotus ei ole enää voimassa.
error-not-asked = Olet jo vastannut, tai sinulta ei kysytä.
error-reason-too-long = Kerro syy enintään { $most } merkillä.
error-adjust-too-much = Siirrä kerralla enintään { $most } pistettä.
error-place-free = Paikka on vapaa.
error-place-taken = Paikka on varattu.
error-another-hand = Olet nähnyt tässä jaossa toisen käden. Ota tämä paikka, kun jako on ohi.
error-places-free =
    { $count ->
        [one] Yksi paikka on
       *[other] { $count } paikkaa on
    } vielä vapaana.
error-settings-file = Asetustiedostoa { $name } ei voi lukea: { $why }.
error-sitting-has-begun = Tässä pöydässä pelataan jo.
error-sitting-not-begun = Tässä pöydässä ei vielä pelata.
error-table-closed = Tämä pöytä on suljettu.
error-token-too-narrow = Tämä avain ei kelpaa käyttöön ”{ $scope }”.
error-unknown-setting = Asetusta { $name } ei ole.
