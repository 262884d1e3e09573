### Was die API sagt: Fehler in Anfragen, Sprüche am Tisch und was sie ablehnt.

problem-bad-request = Diese Anfrage ist nicht zu lesen: Etwas darin fehlt, ist unbekannt oder von falscher Art.
problem-not-found = Unter dieser Adresse ist nichts.
problem-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-too-large = Das ist zu viel auf einmal: Sende weniger.
problem-too-many = Zu viel auf einmal: Warte einen Moment.
problem-wait =
    { $seconds ->
        [one] Das war zu schnell. Warte eine Sekunde; was du getan hast, gilt trotzdem.
       *[other] Das war zu schnell. Warte { $seconds } Sekunden; was du getan hast, gilt trotzdem.
    }
problem-failed = Hier ist etwas schiefgegangen. Es ist vermerkt; versuch es noch einmal.

## Sprüche.

phrase-greet = Hallo!
phrase-good-luck = Gut Blatt!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment bitte.
phrase-your-turn = Du bist dran.
phrase-another-round = Noch eine Runde?
phrase-farewell = Ich muss los. Tschüss!

## Abgelehnt.

# $most: Zeichen
error-bad-command = Der Name eines Befehls muss zwischen 1 und { $most } druckbare Zeichen haben.
error-command-used = Dieser Befehl hat schon etwas anderes getan. Gib dem neuen einen anderen Namen.
error-bad-page = Das ist keine Stelle in dieser Liste.
# $day: as it was written
error-bad-day = Einen Tag { $day } gibt es nicht. Schreib ihn wie 2026-11-19.
error-daily-not-finished = Spiel zuerst selbst das Spiel des Tages zu Ende; danach siehst du, was die anderen daraus gemacht haben.
error-daily-given-up = Du hast das Spiel des Tages vor seinem Ende geschlossen; für dich ist es vorbei. Wenn der Tag vorbei ist, siehst du, was die anderen daraus gemacht haben.
error-no-bot-there = Auf diesem Platz sitzt kein Bot.
error-deal-not-over = Es gibt hier kein beendetes Spiel { $number }.
# $least, $most: Stufen
error-no-such-level = Die Bots haben Stufe { $least } bis { $most }: Wähle eine davon.
error-no-such-phrase = Diesen Spruch gibt es hier nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-seed-needs-practice = Nur beim Üben dürfen die Karten aus einem bekannten Startwert kommen.
# $seq: das letzte Ereignis, das es gibt
error-seq-ahead = { error-bad-ticket }
error-table-full = Alle Plätze an diesem Tisch sind besetzt.
error-too-many-open = Du hast { $most } Tische offen. Schließe zuerst einen davon.
error-too-many-tables = Höchstens { $most } Tische lassen sich gleichzeitig zeigen.
