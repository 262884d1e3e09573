### Die Seiten um den Tisch: Spielen, Tische, Spiel des Tages, meine Spiele, Einstellungen, Konto, Hilfe.

## Der Rahmen.

lobby-menu = Menü
lobby-language = Sprache
lobby-foot = Skat, Tourné-Skat und Skruf. Kostenlos und ohne Werbung; deine Daten bleiben auf diesem Server.
lobby-more = Mehr zeigen
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-copy-failed = Dieser Browser lässt die Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.

## Die Regelwerke mit Namen. $preset: wie die API sie hat

lobby-preset =
    { $preset ->
        [german] Skat nach dem klassischen Buch
        [isko] Skat
        [iss] Skat wie auf ISS
        [tournee] Tourné-Skat
        [tournee-house] Tourné-Skat, Hausregeln
        [pub] Kneipenskat
        [club] Vereinsskat
        [xskat] Skat wie in XSkat
        [skruf] Skruf
        [skruf-plain] Skruf ohne Talon
        [trekarl] Trekarl
       *[other] { $preset }
    }

## Die erste Seite.

lobby-home-title = Was spielen wir?
lobby-home-isko = Skat wie im Verein: reizen, den Skat aufnehmen und allein gegen zwei spielen. Turnierregeln, Spielabkürzung, eine Liste von zwölf Runden.
lobby-home-german = Dasselbe Spiel nach dem klassischen Buch: Hand schwarz zählt eine Stufe mehr, keine Spielabkürzung, und so viele Spiele, wie du magst.
lobby-home-tournee = Der alte Skat aus Wisconsin: Eine Karte des Skats wird gewendet, und ihre Farbe ist Trumpf.
lobby-home-tournee-house = Tourné nach Hausregeln: Nur der Alleinspieler sieht die erste Karte und behält sie oder nimmt die andere.
lobby-home-skruf = Whist aus Finnland, hundert Jahre alt: Biete mit deinem Partner, kauf vier Karten und gib Karten weiter.
lobby-play = Spielen
# $game: ein Regelwerk mit Namen
lobby-play-named = Spielen: { $game }
lobby-play-how = Du spielst gegen Bots. Nichts zählt, und du musst dich nicht anmelden.
lobby-level = Bots der Stufe
lobby-more-tables = Weitere Tische
lobby-make = Einen eigenen Tisch aufmachen
lobby-make-why = Regeln und Plätze wählen und den Link an Freunde schicken
lobby-continue = Weiterspielen
lobby-continue-here = Weiter
lobby-join = Offene Tische
lobby-join-none = Gerade wartet kein Tisch auf Spieler. Mach einen öffentlichen auf, dann steht er hier für alle.
lobby-daily-teaser = Das Spiel des Tages
lobby-daily-teaser-go = Alle Spiele von heute
# $game: of the deal that comes first
lobby-daily-teaser-text = Heute bekommen alle dieselben Karten: { $game }. Spiel sie und sieh, was andere und die Bots daraus gemacht haben.
lobby-last-deals = Meine letzten Spiele
lobby-all-deals = Alle meine Spiele

## Tische in einer Liste.

lobby-table-free =
    { $free ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
lobby-table-practice = Übung
lobby-table-thinking = { $seconds } s Bedenkzeit
lobby-table-changed =
    { $count ->
        [one] 1 geänderte Regel
       *[other] { $count } geänderte Regeln
    }
lobby-table-kind-daily = Spiel des Tages
lobby-table-kind-branch = noch einmal gespielt
lobby-table-stage-open = wartet auf Spieler
lobby-table-stage-playing = im Spiel
lobby-table-stage-over = zu Ende
lobby-sit-down = Hinsetzen
# $game: ein Regelwerk mit Namen
lobby-sit-down-at = Hinsetzen: { $game }
lobby-name-asked = Wie heißt du?
lobby-name-label = Dein Name am Tisch
lobby-name-why = Die anderen sehen ihn. Ohne Namen sehen sie „{ $name }“. Du kannst ihn unter Konto ändern.
lobby-name-take = Hinsetzen
lobby-name-skip = Überspringen
lobby-watch-it = Zusehen
lobby-watch-named = Zusehen: { $game }
lobby-to-table = Zum Tisch
lobby-sheet = Spielliste

## Tische zum Zusehen.

lobby-watch-title = Öffentliche Tische
lobby-watch-open = Warten auf Spieler
lobby-watch-open-none = Kein öffentlicher Tisch wartet auf Spieler. Mach einen auf, dann finden andere ihn hier.
lobby-watch-playing = Im Spiel
lobby-watch-playing-none = Gerade wird an keinem öffentlichen Tisch gespielt. Mach einen auf, dann können andere zusehen; verdeckte Karten sehen sie nie.
lobby-watch-refresh = Noch einmal nachsehen

## Das Spiel des Tages.

lobby-daily-title = Das Spiel des Tages
lobby-daily-text = Jeden Tag gibt es ein Spiel von jeder Art, für alle dasselbe, gegen Bots. Hast du es gespielt, siehst du, was andere und die Bots aller Stufen aus denselben Karten gemacht haben.
lobby-daily-others = Spiele der anderen Regelwerke
# $time: wann die nächsten Spiele kommen
lobby-daily-until = Neue Spiele kommen um { $time }.
lobby-daily-played-by =
    { $count ->
        [0] Noch niemand hat es zu Ende gespielt.
        [one] Eine Person hat es zu Ende gespielt.
       *[other] { $count } haben es zu Ende gespielt.
    }
lobby-daily-compare = Vergleichen
lobby-daily-finished = fertig
lobby-daily-begun = begonnen
lobby-daily-given-up = Vorzeitig geschlossen
lobby-day-title = { $game }, { $day }
lobby-day-who = Wer
lobby-day-result = Ergebnis
lobby-day-score = Punkte
lobby-day-me = Du
lobby-day-somebody = Jemand
lobby-day-bot = Bot der Stufe { $level }
lobby-day-bot-for-me = Bot der Stufe { $level }, an deinem Platz
lobby-day-playing =
    { $count ->
        [one] Ein Bot spielt noch.
       *[other] { $count } Bots spielen noch.
    }
lobby-day-over = Der Tag ist vorbei: Jetzt stehen die Namen dabei.
lobby-day-running = Die Namen erscheinen, wenn der Tag vorbei ist.
lobby-day-none = Niemand hat dieses Spiel gespielt.
lobby-day-guests = Gäste
lobby-day-guests-why = Ein Gast braucht kein Konto, deshalb kann dieselbe Person hier mehrmals stehen.
# $shown, $count: results
lobby-day-shown = { $shown } von { $count } Ergebnissen sind zu sehen.
lobby-day-back = Alle Spiele von heute
lobby-day-mine = Mein Spiel, Karte für Karte

## Ein Spiel in einer Zeile. $contract: ein Spiel in Worten; $won, $made: yes, no

lobby-deal-own =
    { $won ->
        [yes] { $contract } gespielt und gewonnen
       *[no] { $contract } gespielt und verloren
    }
lobby-deal-against =
    { $won ->
        [yes] Gegen { $contract } gespielt: vom Alleinspieler gewonnen
       *[no] Gegen { $contract } gespielt: vom Alleinspieler verloren
    }
lobby-deal-rested =
    { $won ->
        [yes] Ausgesetzt; { $contract } wurde gewonnen
       *[no] Ausgesetzt; { $contract } wurde verloren
    }
lobby-deal-ramsch = Ramsch
lobby-deal-bid =
    { $made ->
        [yes] { $contract } gespielt: erfüllt mit { $tricks } Stichen
       *[no] { $contract } gespielt: nicht erfüllt mit { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stichen
        }
    }
lobby-deal-bid-against =
    { $made ->
        [yes] Gegen { $contract } gespielt: erfüllt mit { $tricks } Stichen
       *[no] Gegen { $contract } gespielt: nicht erfüllt mit { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stichen
        }
    }
lobby-deal-bid-rested =
    { $made ->
        [yes] Ausgesetzt; { $contract } wurde erfüllt mit { $tricks } Stichen
       *[no] Ausgesetzt; { $contract } wurde nicht erfüllt mit { $tricks ->
            [one] 1 Stich
           *[other] { $tricks } Stichen
        }
    }
lobby-deal-misere = Misère

## Meine Spiele.

lobby-mine-title = Meine Spiele
lobby-mine-deals = Beendete Spiele
lobby-mine-none = Du hast noch kein Spiel beendet. Jedes Spiel, das du spielst, steht danach hier und lässt sich Karte für Karte noch einmal ansehen.
lobby-mine-tables = Meine Tische
lobby-mine-tables-none = Du hast keinen Tisch. Auf der Startseite kannst du einen aufmachen.
lobby-mine-record = Ein gespeichertes Spiel öffnen

## Ein eigener Tisch.

lobby-open-title = Einen Tisch aufmachen
lobby-open-game = Das Spiel
lobby-open-come = Wer kommen darf
lobby-open-public = Alle: Der Tisch steht in der Liste, jeder darf sich setzen oder zusehen
lobby-open-link = Alle mit dem Link: Sie dürfen sich setzen oder zusehen
lobby-open-private = Niemand: Du spielst gegen Bots, und niemand sieht zu
lobby-open-practice = Übung: Nichts zählt, und Tipps sind erlaubt
lobby-open-thinking = Bedenkzeit für jede Entscheidung
lobby-open-thinking-none = ohne Grenze
lobby-open-thinking-seconds = { $seconds } Sekunden
lobby-open-thinking-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
lobby-open-result = Das nächste Spiel kommt
lobby-open-result-ready = wenn alle bereit sind
lobby-open-result-after = { $seconds } Sekunden nach dem Ergebnis
lobby-open-result-text = Die Karten bleiben liegen, solange jemand sie ansieht. Allein gegen Bots bestimmst du selbst.
lobby-open-places = Die Plätze
lobby-open-place = Platz { $number }
lobby-open-place-me = Du
lobby-open-place-free = frei
lobby-open-place-bot = Bot der Stufe { $level }
lobby-open-rules = Die Regeln
lobby-open-rules-text = Es gelten die üblichen Regeln; ändere, was ihr anders spielt.
lobby-open-rules-changed =
    { $count ->
        [0] alles wie üblich
        [one] 1 geändert
       *[other] { $count } geändert
    }
lobby-open-usual = Alles wieder wie üblich
lobby-open-changed = geändert
lobby-open-do = Tisch aufmachen
lobby-open-about = Es geht um diese Regeln:
lobby-open-opened = Dein Tisch ist offen
lobby-open-send = Schick diese Adresse an alle, die mitspielen sollen. Ist der letzte Platz besetzt, beginnt das erste Spiel von selbst.
lobby-open-address = Adresse des Tisches
lobby-invite-share = Teilen
lobby-invite-code = QR-Code
lobby-invite-code-of = QR-Code: { $address }
lobby-invite-scan = Halte die Kamera eines Telefons darauf.
lobby-invite-way = Wenn diese Adresse nicht klappt, nimm eine andere:
lobby-invite-near = Sie gilt für alle in deinem eigenen Netz, zu Hause oder im Verein.
lobby-invite-alone = Nur dieser Rechner kann deinen Tisch öffnen.
lobby-invite-alone-do = Willst du mit Freunden in deinem Netz spielen? Beende Knekt und starte es mit „make play“ oder „knekt serve --lan“. Hat dein Server eine Adresse im Internet, starte ihn mit „knekt serve --public https://…“.
lobby-invite-text = Komm, wir spielen Karten:
lobby-open-another = Noch einen Tisch aufmachen
lobby-option-session-deals = Wie viele Spiele gespielt werden. Leer: ohne Grenze.
lobby-option-session-rounds = Dasselbe in Runden: Jeder gibt einmal. Entweder Spiele oder Runden angeben, nicht beides.
lobby-option-bock-triggers = Was eine Bockrunde bringt.
lobby-option-bock-value_basis = Was für eine Bockrunde mehr als 100 sein muss.
lobby-option-special_rounds-schieberramsch_triggers = Was von selbst eine Runde Schieberamsch bringt.
lobby-option-settlement-rate = Geld für einen Punkt, etwa 0,10. Bei 0 geht es nicht um Geld.
lobby-option-skruf-rubbers = Wie viele Robber gespielt werden. Leer: der ganze Plan der Partner, drei Robber, zu fünft fünf, zu sechst fünfzehn.
lobby-option-skruf-deals = Wie viele Spiele gespielt werden. Leer: ohne Grenze.
lobby-option-skruf-manual_table = Wer den Tisch leitet, kann eine Farbe sperren, die der Partner außer der Reihe ausgespielt oder genannt hat, wenn alle zustimmen.
lobby-option-skruf-stake = Geld für einen Punkt, etwa 0,10. Bei 0 geht es nicht um Geld.

## Einstellungen.

lobby-settings-title = Einstellungen
lobby-settings-kept = Was du hier wählst, merkt sich dieser Browser.
lobby-settings-language = Sprache
lobby-settings-cards = Karten
lobby-settings-sample = So sehen deine Karten aus
lobby-settings-indices = Buchstaben in den Ecken
lobby-settings-indices-international = A K Q J, international
lobby-settings-indices-german = A K D B, deutsch
lobby-settings-indices-swedish = E K D Kn, schwedisch
lobby-settings-indices-finnish = A K R J, finnisch
lobby-settings-faces = Bilder
lobby-settings-faces-auto = nach der Größe des Bildschirms
lobby-settings-faces-french = Könige, Damen und Buben
lobby-settings-faces-tournament = Turnierbild: französische Farben vierfarbig, A K D B
lobby-settings-faces-german = deutsches Bild: Eichel, Grün, Rot, Schellen
lobby-settings-faces-large = nur große Buchstaben und Farben
lobby-settings-colours = Farben auf den Karten
lobby-settings-colours-four = vier: Kreuz schwarz, Pik grün, Herz rot, Karo gelb
lobby-settings-colours-two = zwei: schwarz und rot
lobby-settings-trumps = Trümpfe in meinem Blatt
lobby-settings-trumps-left = links
lobby-settings-trumps-right = rechts
lobby-settings-look = Aussehen
lobby-settings-theme = Hell oder dunkel
lobby-settings-theme-auto = wie am Gerät eingestellt
lobby-settings-theme-paper = Papier: hell
lobby-settings-theme-lamp = Lampe: dunkel
lobby-settings-theme-contrast = hoher Kontrast
lobby-settings-text = Der Tisch als Text: Listen und Knöpfe statt Karten
lobby-settings-text-why = Für Bildschirmleser, oder wenn du lieber liest. Am Tisch wechselt die Taste { $key }.
lobby-settings-table = Am Tisch
lobby-settings-speed = Wie schnell sich Karten bewegen
lobby-settings-speed-none = gar nicht
lobby-settings-speed-slow = langsam
lobby-settings-speed-usual = wie üblich
lobby-settings-speed-fast = schnell
lobby-settings-trick = Wie lange ein Stich liegen bleibt
lobby-settings-trick-seconds = { $seconds } Sekunden
lobby-settings-trick-click = bis ich klicke
lobby-settings-tap = Eine Karte wird gespielt
lobby-settings-tap-twice = beim zweiten Tippen; das erste hebt sie an
lobby-settings-tap-once = beim ersten Tippen
lobby-settings-helper = Beim Üben den Wert meines Blattes zeigen
lobby-settings-forced = Meine Karte für mich spielen, wenn es die einzige erlaubte ist
lobby-settings-forced-why = Das dauert so lange wie eine echte Wahl, damit niemand es merkt. Mit deinem Konto gespeichert.
lobby-settings-sounds-text = Geräusche der Karten
lobby-settings-calls = Sag mir, wenn ich dran bin und gerade woanders hinsehe
lobby-settings-calls-why = Der Browser zeigt eine Benachrichtigung, an Tischen mit anderen Menschen. Sie nennt nie eine Karte.
lobby-settings-calls-so = So erfährst du, dass du dran bist.
lobby-settings-calls-refused = Der Browser erlaubt keine Benachrichtigungen. Erlaube sie im Browser für diese Seite und versuch es noch einmal.
lobby-settings-calls-unable = Der Browser zeigt für diese Seite keine Benachrichtigungen.
lobby-keys-how = Wähle eine Taste und drücke dann die neue. Die Rücktaste nimmt sie weg, Esc lässt sie, wie sie ist.
lobby-keys-press = drücken …
lobby-keys-none = keine
lobby-keys-fixed = { $key } lässt sich nicht ändern.
lobby-keys-taken = { $key } ist vergeben: { $deed }.
lobby-keys-reset = Die üblichen Tasten
lobby-keys-change = Tasten ändern

## Konto.

lobby-account-title = Konto
lobby-account-guest = Du bist Gast in diesem Browser. Ohne Konto kommst du aus einem anderen Browser nicht an deine Spiele.
lobby-account-login = Du bist angemeldet als { $login }.
lobby-account-is-bot = Unter diesem Namen spielt ein Programm.
lobby-account-name = Name am Tisch
lobby-account-name-save = Namen speichern
lobby-account-name-saved = Du heißt jetzt { $name }.
lobby-account-make = Ein Konto anlegen
lobby-account-make-text = Alles, was du gespielt hast, bleibt deines. Eine Mailadresse ist nicht nötig; ein vergessenes Passwort lässt sich aber nicht ersetzen.
lobby-account-login-label = Anmeldename
lobby-account-login-rule = 3 bis 30 Buchstaben a bis z, Ziffern, Punkte, Binde- oder Unterstriche
lobby-account-password = Passwort
lobby-account-password-rule = mindestens 8 Zeichen
lobby-account-made = Du hast jetzt ein Konto.
lobby-account-sign-in = Anmelden
lobby-account-sign-in-text = Was du als Gast gespielt hast, bleibt beim Gast und kommt nicht mit.
lobby-account-signed-in = Du bist angemeldet.
lobby-account-change = Passwort ändern
lobby-account-old = Bisheriges Passwort
lobby-account-new = Neues Passwort
lobby-account-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
lobby-account-sign-out = Abmelden
lobby-account-sign-out-here = Hier abmelden
lobby-account-sign-out-everywhere = Überall abmelden
lobby-account-signed-out = Du bist abgemeldet und wieder Gast.
lobby-account-programs = Für Programme
lobby-account-tokens = Schlüssel
lobby-account-tokens-text = Mit einem Schlüssel darf ein Programm von dir in deinem Namen spielen und nur tun, was du erlaubst. Er ist kein Passwort: Das Konto kann er nicht ändern.
lobby-account-tokens-none = Es gibt keinen Schlüssel.
lobby-account-token-name = Wofür er ist
lobby-account-token-may = Er darf
lobby-account-scope =
    { $scope ->
        [read] sehen, was du sehen darfst
        [play] an Tischen spielen
        [tables] Tische aufmachen, sich setzen, gehen
        [people] Namen und Einstellungen ändern, Daten herunterladen
       *[other] { $scope }
    }
lobby-account-token-make = Schlüssel erstellen
lobby-account-token-secret = Der neue Schlüssel. Er wird nur dieses eine Mal gezeigt; bewahre ihn gut auf:
# $date: ein Tag
lobby-account-token-created = erstellt am { $date }
lobby-account-token-used = zuletzt benutzt am { $date }
lobby-account-token-unused = nie benutzt
lobby-account-token-revoke = Widerrufen
lobby-account-token-revoke-named = Den Schlüssel { $name } widerrufen
lobby-account-token-revoked = Der Schlüssel gilt nicht mehr.
lobby-account-bot = Als Bot kennzeichnen
lobby-account-bot-text = Zeige allen, dass unter diesem Namen ein Programm spielt. Das geht nur vor dem ersten Spiel und lässt sich nie zurücknehmen.
lobby-account-bot-do = Hier spielt ein Programm
lobby-account-bot-sure = Für immer: Unter diesem Namen spielt ein Programm?
lobby-account-data = Meine Daten
lobby-account-export = Meine Daten herunterladen
lobby-account-export-text = Alles, was über dich gespeichert ist, ein JSON-Objekt je Zeile.
lobby-account-forget = Meine Daten löschen
lobby-account-forget-text = Anmeldename, Passwort, Schlüssel, Einstellungen und Name werden gelöscht. Gespielte Spiele bleiben, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen.
lobby-account-forget-do = Alles über mich löschen
lobby-account-forget-sure = Wirklich löschen? Das lässt sich nicht rückgängig machen.
lobby-account-forgotten = Deine Daten sind gelöscht. Du bist jetzt ein neuer Gast.
lobby-sure-yes = Ja
lobby-sure-no = Nein

## Hilfe.

lobby-help-title = Hilfe
lobby-help-contents = Auf dieser Seite
lobby-help-games = Die Spiele
lobby-help-cards = Die Karten
lobby-help-bidding =
    { $game ->
        [skruf] Das Bieten
       *[skat] Das Reizen
    }
lobby-help-game = Das Spiel
lobby-help-exchange = Talon und Austausch
lobby-help-playing = Die Stiche
lobby-help-counting = Spielwert und Punkte
lobby-help-forms = Varianten
lobby-help-german-cards = Drei spielen mit 32 Karten, Ass bis Sieben. Jeder bekommt zehn, zwei liegen als Skat beiseite. Die Buben sind die höchsten Trümpfe: Kreuz, Pik, Herz, Karo. In jeder Farbe folgt auf das Ass die Zehn, dann König, Dame, Neun, Acht, Sieben. Das Ass zählt 11, die Zehn 10, der König 4, die Dame 3, der Bube 2: zusammen 120 Augen.
lobby-help-german-bidding = Mittelhand reizt Vorhand: Sie nennt Werte, Vorhand hält oder passt. Dann reizt Hinterhand den Verbliebenen. Der Reizwert ist, was dein Spiel mindestens wert sein muss: 18, 20, 22, 23, 24 und so fort. Wer am höchsten reizt, spielt allein gegen die beiden anderen.
lobby-help-german-game = Der Alleinspieler nimmt den Skat auf und drückt zwei Karten, oder er spielt Hand, das zählt mehr. Dann sagt er das Spiel an: eine Farbe als Trumpf, Grand mit den Buben als einzigen Trümpfen, oder Null. Beim Null darf er keinen Stich machen, und die Reihe ist Ass, König, Dame, Bube, Zehn bis Sieben.
lobby-help-german-playing = Vorhand spielt aus. Farbe muss bedient werden; die Buben gehören zum Trumpf. Kannst du nicht bedienen, darfst du stechen oder abwerfen. Mit 61 Augen, die gedrückten mitgezählt, hat der Alleinspieler gewonnen; 90 sind Schneider, alle Stiche Schwarz.
lobby-help-german-counting = Zähle die Spitzen: die Buben und Trümpfe, die du vom Kreuz-Buben an ohne Lücke hast oder die dir fehlen. Dazu eins für das Spiel und eins für jede Stufe: Hand, Schneider, Schwarz und was angesagt wurde. Das Ganze mal Grundwert: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24. Null zählt 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59. Ein verlorenes Spiel kostet das Doppelte.
lobby-help-tournee-cards = Karten, Trümpfe und Augen sind die des deutschen Skats.
lobby-help-tournee-bidding = Es geht wie beim deutschen Skat, beginnt aber mit 10. Vorhand kann nicht passen, wenn die anderen gepasst haben: Dann spielt Vorhand für 10 oder sagt Ramsch an, bei dem jeder für sich spielt und wenige Augen will.
lobby-help-tournee-game = Der Alleinspieler wählt Tourné, Guckser oder Solo. Tourné: eine Karte des Skats wenden, und ihre Farbe ist Trumpf; bei einem Buben wählst du seine Farbe oder Grand. Passt sie dir nicht, wende die andere, die dann entscheidet, und ein Verlust zählt doppelt. Guckser: beide Karten verdeckt aufnehmen, für Grand oder Null; ein Verlust zählt doppelt. Solo: den Skat liegen lassen und das Spiel ansagen.
lobby-help-tournee-playing = Wie beim deutschen Skat: 61 Augen gewinnen. Schneider aber sind 91.
lobby-help-tournee-counting = Spitzen zählen wie beim deutschen Skat; dazu 1 für das Spiel und je 1 für Schneider, Schwarz und was angesagt ist. Wer den Skat liegen lässt, bekommt dafür nichts extra. Das Ganze mal Grundwert: Tourné 5, 6, 7, 8 für Karo, Herz, Pik, Kreuz und 12 für Grand; Guckser Grand 16; Solo 9, 10, 11, 12 und 20 für Grand, 24 für Grand ouvert. Herz-Solo mit 2 zählt also 30. Null zählt 15 mit dem Skat, 20 ohne, ouvert 30 und 40. Ein verlorenes Spiel zählt einfach; ein Guckser, oder ein Tourné mit der zweiten Karte, zählt verloren doppelt.
lobby-help-tournee-forms = Nach Hausregeln sieht nur der Alleinspieler die erste Karte; er zeigt sie oder nimmt statt ihrer die andere. Guckser Grand heißt dort Guetz, Null wird nur ohne den Skat gespielt, und im Ramsch bekommt etwas, wer die wenigsten Augen hat.
lobby-help-skruf-cards = Vier spielen mit 52 Karten, zwei gegen zwei, Partner sitzen einander gegenüber. Jeder bekommt zwölf; vier liegen als Talon beiseite. Die Karten gehen vom Ass bis zur Zwei.
lobby-help-skruf-bidding = Der Geber beginnt. Ein Gebot nennt eine Zahl und eine Farbe; die Farben steigen von Pik über Kreuz und Karo zu Herz, darüber steht Grandissimo, ohne Trumpf. Vier verspricht zehn Stiche, sechs zwölf, sieben alle dreizehn; niedrigere Gebote sagen dem Partner etwas über das Blatt. Wer passt, darf später wieder bieten; acht Mal Passen nacheinander beendet das Bieten. Unter vier wird nicht gespielt.
lobby-help-skruf-exchange = Der Käufer nimmt die vier Karten des Talons, die alle sehen, und gibt vier beliebige dem Partner. Der gibt jedem der drei anderen eine Karte, sodass alle dreizehn haben. Nun darf die Seite des Käufers ihr Gebot erhöhen. Danach tauschen die beiden Gegner eine Karte miteinander.
lobby-help-skruf-playing = Der linke Nachbar dessen, der das letzte Gebot gemacht hat, spielt aus. Bediene, wenn du kannst; sonst darfst du stechen oder abwerfen. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
lobby-help-skruf-counting = Jeder Stich zählt für die Seite, die ihn macht, so viel wie die Zahl des Gebots, unter dem Strich. Sechzig davon sind eine Partie; hat eine Seite zwei, ist der Robber zu Ende. Über dem Strich stehen Asse und Honneurs der Seite mit mehr Stichen, Karonken (drei Asse, oder Ass, König, Dame und weiter in einem Blatt), Schlemme und Beten, eine für jeden Stich, der zum Gebot fehlt.
lobby-help-skruf-forms = Ohne Talon bekommt jeder dreizehn Karten, und das Gebot gilt. Trekarl ist für drei: Das vierte Blatt gehört niemandem; der Käufer gibt jedem der anderen Blätter eine Karte und spielt es offen zusammen mit dem eigenen.
lobby-help-key = Taste
lobby-help-does = Was sie tut
lobby-help-bots = Die Bots
lobby-help-bots-text = Es gibt fünf Stufen. Keine sieht mehr als ein Spieler auf ihrem Platz; sie unterscheiden sich darin, was sie sich merken und wie weit sie denken. Die gewählte Stufe bleibt eingestellt.
lobby-help-fair = Ehrlich gegeben
lobby-help-fair-text = Bots sehen, was ein Spieler auf ihrem Platz sieht, und nicht mehr. Vor einem Spiel verschließt der Server die Karten mit einem Siegel, das er danach öffnet; jeder kann es prüfen.
lobby-help-about = Über Knekt
lobby-help-about-text = Mit Knekt kannst du Skat, Tourné-Skat und Skruf spielen, anschreiben und nachspielen. Tourné-Skat, und Skruf wie 1912, stehen fast nur noch in alten Büchern; hier kannst du sie spielen.
lobby-help-licence-cards = Die Bildkarten hat Adrian Kennard gezeichnet und der Allgemeinheit geschenkt (CC0). Die Buchstaben in den Ecken und die Rückseite sind unsere eigenen.
lobby-help-licence-fonts = Die Schriften sind Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
lobby-help-api-text = Alles, was diese Seite kann, kann auch ein Programm.
lobby-help-api-link = Beschreibung der API
lobby-help-library-link = Die Python-Bibliothek
