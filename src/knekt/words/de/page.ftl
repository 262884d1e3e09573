### Die Seite: was auf jedem ihrer Blätter steht.

page-skip = Zum Inhalt
page-nav = Knekt
page-nav-home = Spielen
page-nav-watch = Tische
page-nav-daily = Spiel des Tages
page-nav-mine = Meine Spiele
page-nav-help = Hilfe
page-nav-settings = Einstellungen
page-nav-account = Konto
page-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-try-again = Noch einmal
page-missing-title = Seite nicht gefunden
page-missing-table = Tisch nicht gefunden
page-missing = Unter dieser Adresse gibt es nichts.
page-missing-home = Zur Startseite
