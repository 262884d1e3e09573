### Sivu: mitä sen jokaisella lehdellä on.

page-skip = Sisältöön
page-nav = Knekt
page-nav-home = Pelaa
page-nav-watch = Pöydät
page-nav-daily = Päivän jako
page-nav-mine = Omat jaot
page-nav-help = Ohje
page-nav-settings = Asetukset
page-nav-account = Tili
page-unreachable = Palvelimeen ei saada yhteyttä. Yritä hetken kuluttua uudelleen.
page-try-again = Yritä uudelleen
page-missing-title = Sivua ei löydy
page-missing-table = Pöytää ei löydy
page-missing = Tässä osoitteessa ei ole mitään.
page-missing-home = Etusivulle
