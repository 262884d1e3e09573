### knekt serve: ein Server, an dessen Tischen Menschen und Bots spielen.

help-serve = Tische bereitstellen, an denen Menschen und Bots spielen. Auf diesem Rechner oder für andere. Jede Einstellung kann auch in der Umgebung (KNEKT_PORT=…) oder in einer Datei stehen; eine Option geht vor.
help-serve-host = Die Adresse, auf der gelauscht wird; sonst 127.0.0.1, das nur dieser Rechner erreicht.
help-serve-lan = Alle im eigenen Netz hereinlassen, zu Hause oder im Verein: an allen Adressen dieses Rechners lauschen und jeden abweisen, der von anderswo kommt.
help-serve-public = Die Adresse, unter der die Seite zu erreichen ist, wenn ein Proxy oder Router ihr eine andere gibt: https://skat.example. Links für Freunde beginnen mit ihr.
help-serve-port = Der Port; sonst 8765. 0 nimmt irgendeinen freien.
help-serve-folder = ORDNER
help-serve-data = Wo Tische, Personen und Schlüssel liegen; sonst ~/.local/share/knekt.
help-serve-database = Die Adresse eines PostgreSQL-Servers (postgresql+asyncpg://…), den sich mehrere Server teilen können; sonst eine Datei im Datenordner.
help-serve-workers = In wie vielen Prozessen Bots nachdenken; sonst 1.
help-serve-origins = Weitere Adressen, unter denen die Seite zu erreichen ist.
help-serve-behind-proxy = Die Leute kommen durch einen Proxy, der HTTPS spricht.
help-serve-crowd = Wie vielmal so viele Anfragen wie üblich von einer Adresse kommen dürfen: für einen Verein hinter einem Router.
help-serve-pace = Wie lange Bots warten, in Prozent des Üblichen; bei 0 werden auch keine Ergebnisse gezeigt.
help-serve-log = Was ins Protokoll kommt: ab welcher Stufe.
help-serve-settings = Eine TOML-Datei mit Einstellungen.
help-serve-no-browser = Die Adresse nicht im Browser öffnen.
serve-address = Knekt ist unter { $address } zu finden (Ende mit Strg+C).
serve-friends = Freunde in deinem Netz gehen auf { $address }
serve-friends-also = oder, wenn das nicht klappt, auf { $address }
serve-alone = Nur dieser Rechner kommt herein. `knekt serve --lan` lässt Freunde in deinem Netz herein.
serve-stopped = Alles ist gesichert. Tschüss!
# $why: was das System sagt
error-address-taken = Knekt kann auf { $address } nicht lauschen: { $why }. Wähle einen anderen --port oder beende, was dort lauscht.
# $name: ein Modul
error-server-missing = Der Server braucht weitere Pakete ({ $name } fehlt): installiere knekt[server].
serve-no-page = In dieser Kopie von Knekt gibt es keine Seite, nur die API: `make play` baut sie.
serve-no-reference = In dieser Kopie von Knekt gibt es keine Referenz: `make docs` schreibt sie.
