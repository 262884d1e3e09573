### knekt serve: palvelin, jonka pöydissä ihmiset ja botit pelaavat.

help-serve = Tarjoa pöytiä, joissa ihmiset ja botit pelaavat, tällä koneella tai muille. Jokaisen asetuksen voi antaa myös ympäristössä (KNEKT_PORT=…) tai tiedostossa; valitsin menee edelle.
help-serve-host = Osoite, jota kuunnellaan; muuten 127.0.0.1, jonka vain tämä kone tavoittaa.
help-serve-lan = Päästä sisään kaikki omassa verkossasi, kotona tai kerhossa: kuuntele koneen kaikkia osoitteita ja torju muualta tulevat.
help-serve-public = Osoite, josta sivu löytyy, jos välityspalvelin tai reititin antaa sille toisen: https://skat.example. Ystävien linkit alkavat sillä.
help-serve-port = Portti; muuten 8765. 0 ottaa minkä tahansa vapaan.
help-serve-folder = KANSIO
help-serve-data = Missä pöydät, ihmiset ja avaimet säilytetään; muuten ~/.local/share/knekt.
help-serve-database = PostgreSQL-palvelimen osoite (postgresql+asyncpg://…), jonka useat palvelimet voivat jakaa; muuten tiedosto datakansiossa.
help-serve-workers = Monessako prosessissa botit miettivät; muuten 1.
help-serve-origins = Muita osoitteita, joista sivun voi tavoittaa.
help-serve-behind-proxy = Ihmiset tulevat HTTPS:ää puhuvan välityspalvelimen kautta.
help-serve-crowd = Kuinka moninkertaisesti yhdestä osoitteesta saa tulla pyyntöjä: yhden reitittimen takana olevalle kerholle.
help-serve-pace = Kauanko botit odottavat, prosentteina tavallisesta; arvolla 0 ei näytetä tuloksiakaan.
help-serve-log = Mitä lokiin kirjoitetaan: mistä tasosta alkaen.
help-serve-settings = TOML-tiedosto, jossa on asetuksia.
help-serve-no-browser = Älä avaa osoitetta selaimessa.
serve-address = Knekt on osoitteessa { $address } (Ctrl+C lopettaa).
serve-friends = Verkossasi olevat ystävät pääsevät osoitteeseen { $address }
serve-friends-also = tai, jos se ei toimi, osoitteeseen { $address }
serve-alone = Vain tältä koneelta pääsee sisään. `knekt serve --lan` päästää sisään verkossasi olevat ystävät.
serve-stopped = Kaikki on tallessa. Näkemiin!
# $why: mitä järjestelmä sanoo
error-address-taken = Knekt ei voi kuunnella osoitetta { $address }: { $why }. Valitse toinen --port tai lopeta se, mikä siellä kuuntelee.
# $name: moduuli
error-server-missing = Palvelin tarvitsee lisää paketteja ({ $name } puuttuu): asenna knekt[server].
serve-no-page = Tässä Knektin kopiossa ei ole sivua, vain rajapinta: `make play` rakentaa sen.
serve-no-reference = Tässä Knektin kopiossa ei ole kirjaston opasta: `make docs` kirjoittaa sen.
