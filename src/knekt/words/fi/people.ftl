### Ihmiset: nimet, tilit, avaimet ja se, minkä ovivahti torjuu.

error-bad-login = Käyttäjätunnuksessa on { $least }–{ $most } merkkiä: kirjaimia a–z, numeroita, pisteitä, tavu- tai alaviivoja, ja se alkaa kirjaimella tai numerolla.
error-bad-name = Nimessä on { $least }–{ $most } näkyvää merkkiä, joista ainakin yksi on kirjain tai numero.
error-bad-password = Salasanassa on { $least }–{ $most } merkkiä.
error-bad-place = Luettelossa ei ole sellaista kohtaa.
error-bad-ticket = Yhteys on vanhentunut. Lataa sivu uudelleen.
error-bad-token = Avain on tuntematon.
error-common-password = Tätä salasanaa muut kokeilisivat ensimmäisten joukossa: valitse toinen, esimerkiksi kolme sanaa, jotka eivät liity toisiinsa.
error-foreign-origin = Tältä sivulta se ei onnistu: palvelimen asetuksissa pitää ensin sallia sivun osoite.
error-has-account = Sinulla on jo tili.
error-has-played = Olet jo pelannut tällä nimellä, joten siitä ei voi tehdä bottia.
error-key-file = Tiedostossa { $name } pitäisi olla palvelimen avain, mutta sitä ei voi käyttää.
error-login-taken = Käyttäjätunnus on varattu.
error-name-of-bot = Tällä nimellä sinua luullaan botiksi: valitse toinen.
error-name-taken = Joku pöydässä on jo samanniminen: valitse toinen nimi.
error-no-account = Vierailla ei ole salasanaa.
error-no-csrf-token = Sivu on vanhentunut. Lataa se uudelleen.
error-no-such-person = Sellaista henkilöä ei ole.
error-no-such-token = Sellaista avainta ei ole.
error-not-by-token = Avaimella se ei onnistu. Käytä sivua.
error-not-from-here = Tälle palvelimelle pääsee vain sen omasta verkosta.
error-too-many =
    { $seconds ->
        [one] Liian nopeasti. Yritä uudelleen sekunnin kuluttua.
       *[other] Liian nopeasti. Yritä uudelleen { $seconds } sekunnin kuluttua.
    }
error-too-many-sockets = Liian monta yhteyttä on auki. Sulje yksi.
error-too-many-tokens = Avaimia voi olla { $most }. Peruuta ensin yksi.
error-too-many-wishes = Asetuksia voi tallentaa { $most }, ja vain lyhyitä.
error-wrong-login = Käyttäjätunnus tai salasana on väärä.
error-wrong-password = Salasana on väärä.
people-gone = Vieras
people-guest = Vieras { $number }
