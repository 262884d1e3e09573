### knekt serve: en server vid vars bord människor och botar spelar.

help-serve = Öppna bord där människor och botar spelar, på den här datorn eller för andra. Varje inställning kan också stå i miljön (KNEKT_PORT=…) eller i en fil; en flagga går först.
help-serve-host = Adressen att lyssna på; annars 127.0.0.1, som bara den här datorn når.
help-serve-lan = Släpp in alla i ditt eget nätverk, hemma eller i klubben: lyssna på datorns alla adresser och avvisa den som kommer någon annanstans ifrån.
help-serve-public = Adressen där sidan nås, om en proxy eller router ger den en annan: https://skat.example. Länkar till vänner börjar med den.
help-serve-port = Porten; annars 8765. 0 tar vilken som helst som är ledig.
help-serve-folder = MAPP
help-serve-data = Var bord, personer och nycklar finns; annars ~/.local/share/knekt.
help-serve-database = Adressen till en PostgreSQL-server (postgresql+asyncpg://…), som flera servrar kan dela; annars en fil i datamappen.
help-serve-workers = Hur många processer botarna tänker i; annars 1.
help-serve-origins = Fler adresser där sidan kan nås.
help-serve-behind-proxy = Folk kommer genom en proxy som talar HTTPS.
help-serve-crowd = Hur många gånger fler förfrågningar än vanligt en adress får göra: för en klubb bakom en router.
help-serve-pace = Hur länge botar väntar, i procent av det vanliga; med 0 visas inte heller resultat.
help-serve-log = Vad som skrivs i loggen: från vilken nivå.
help-serve-settings = En TOML-fil med inställningar.
help-serve-no-browser = Öppna inte adressen i webbläsaren.
serve-address = Knekt finns på { $address } (avsluta med Ctrl+C).
serve-friends = Vänner i ditt nätverk går till { $address }
serve-friends-also = eller, om det inte går, till { $address }
serve-alone = Bara den här datorn kommer in. `knekt serve --lan` släpper in vänner i ditt nätverk.
serve-stopped = Allt är sparat. Hej då!
# $why: vad systemet säger
error-address-taken = Knekt kan inte lyssna på { $address }: { $why }. Välj en annan --port, eller avsluta det som lyssnar där.
# $name: en modul
error-server-missing = Servern behöver fler paket ({ $name } saknas): installera knekt[server].
serve-no-page = I den här kopian av Knekt finns ingen sida, bara API:t: `make play` bygger den.
serve-no-reference = I den här kopian av Knekt finns ingen referens: `make docs` skriver den.
