### Was Knekt zurückweist: was falsch war, und was richtig wäre.

## Text, der nicht zu lesen ist. $text wie angegeben; $expected eine der Wendungen unten.

error-unreadable = „{ $text }“ passt hier nicht; erwartet wird { $expected }.

expected-action = ein Gebot oder eine Karte wie „M 18“, „F yes“, „R pass“ oder „F CJ“
expected-skruf-action = ein Gebot oder eine Karte wie „D 4S“, „L pass“ oder „R H7“
expected-bid = ein Gebot: im Skat etwa 18 oder 20, im Skruf etwa 4S oder 1G
expected-card = eine Karte wie CJ (Kreuz-Bube) oder H7 (Herz-Sieben)
expected-comment = ein Kommentar, der mit seiner geschweiften Klammer endet
expected-complete-event = ein Ereignis mit allen seinen Feldern
expected-contract = ein Spiel wie C (Kreuz), GH (Grand Hand) oder NO (Null ouvert)
expected-contract-tournee = ein Spiel wie HT (Tourné Herz), G (Guckser Grand) oder NHO (Null ouvert)
expected-deal = die Karten eines Spiels: zehn für jeden der drei Spieler und zwei für den Skat
expected-entry = ein Eintrag wie „enter F H -2 95 9 20“ oder „time up“
expected-skruf-entry = ein Eintrag wie „enter D 6S 12 4 4“ oder „time up“
expected-event = ein Ereignis wie „M 18“, „R pass“ oder „F CJ“
expected-skruf-event = ein Ereignis wie „D 4S“, „L P“ oder „R H7“
expected-hand = eine Reihe von Karten wie CJ SJ HA H7
expected-heading = der Kopf einer Aufzeichnung mit "knekt", "game" und "options"
expected-iss-record = eine Aufzeichnung des International Skat Server, die mit (;GM[Skat] beginnt
expected-json = eine Zeile JSON
expected-karonka = eine Karonka wie us:S:2 (der Seite, die spielt, in Pik, Ass bis Bube) oder them:aces:1 (der anderen, drei Asse)
expected-kind-of-event = eine Art von Ereignis wie dealt, bid oder played
expected-known-field = ein Feld, das hierher gehört
expected-list = eine Liste der richtigen Länge
expected-next-number = die nächste Nummer des Protokolls
expected-number = eine ganze Zahl wie 3
expected-proof = der Nachweis, den ein Server für einen Tisch ausgibt
expected-record = eine Aufzeichnung von Knekt, vom International Skat Server oder von XSkat
expected-result = ein Ergebnis wie d:0 win v:48 m:1
expected-seat = ein Platz: F Vorhand, M Mittelhand oder R Hinterhand
expected-skruf-seat = ein Platz: L, O, R oder D, vom linken Nachbarn des Gebers herum bis zum Geber
expected-tag = eine Kopfzeile wie [Preset "german"]
expected-value = ein Wert, der hier stehen kann
expected-version = eine Version, die dieses Knekt lesen kann, etwa 1
expected-xskat-log = eine Zeile aus einem Protokoll von XSkat

# $place: die Datei; $line: eine Nummer; $cause: ein ganzer Satz
error-record = { $place }, Zeile { $line }: { $cause }

## Einstellungen und Spiele.

error-unknown-option = Eine Einstellung „{ $name }“ gibt es nicht; „knekt options“ zeigt alle.
error-option-value = Die Einstellung { $name } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
error-options-exclude = Die Einstellungen { $name } und { $other } schließen einander aus; setze nur eine davon.
error-option-values = Die Einstellung { $name } kann nicht „{ $value }“ sein; möglich ist „none“ oder mehreres davon, mit Komma getrennt: { $allowed }.
# $form: schon Worte
error-option-not-of-form = Die Einstellung { $name } gehört nicht zu diesem Spiel ({ $form }); „knekt options“ mit dem Namen eines Regelwerks zeigt, welche dazugehören.
error-last-round-unknown = Mit last_round in { $name } muss feststehen, wie lange gespielt wird: Setze session.rounds oder session.deals, oder lass last_round weg.
error-unknown-preset = Ein Regelwerk „{ $name }“ gibt es nicht; es gibt: { $allowed }.
# $room: was dem Spiel fehlt: solver, players, analysis, lab …
error-game-without-part =
    { $room ->
        [solver] In diesem Spiel kann Knekt das beste Spiel nicht ausrechnen.
        [players] Hier kann niemand dieses Spiel gegen dich spielen.
        [analysis] Für dieses Spiel gibt es keine Tipps.
        [lab] In diesem Spiel gibt es keine Wettkämpfe zwischen Spielern.
       *[other] Das geht in diesem Spiel nicht.
    }
error-no-such-family = KNEKT_FAMILIES nennt „{ $name }“, und das ist keine Spielfamilie.
error-family-twice = Eine Spielfamilie in KNEKT_FAMILIES hat einen Namen, den es schon gibt, „{ $name }“: Gib ihr einen anderen.

# $row: eine Zeile der Spieltabelle; $said: S, Z, O, eine Farbe, None für keine oder die Zahl der Spitzen
error-no-such-contract =
    Es gibt { $row ->
        [suit] kein Farbspiel
        [suit-hand] kein Farb-Handspiel
        [grand] keinen Grand
        [grand-hand] keinen Grand Hand
        [grand-ouvert] keinen Grand ouvert
        [null] keinen Null
        [null-hand] keinen Null Hand
        [null-ouvert] keinen Null ouvert
        [null-ouvert-hand] keinen Null ouvert Hand
        [revolution] keine Revolution
        [turn] kein Tourné
        [turn-grand] keinen Tourné Grand
        [second-turn] kein Tourné mit der zweiten Karte
        [second-turn-grand] keinen Tourné Grand mit der zweiten Karte
        [guckser-grand] keinen Guckser Grand
        [guetz] keinen Guetz
        [guckser-null] keinen Guckser Null
        [guckser-null-ouvert] keinen Guckser Null ouvert
        [solo] kein Farbsolo
        [solo-grand] keinen Solo Grand
       *[other] kein Spiel { $row }
    } { $said ->
        [S] mit angesagtem Schneider; angesagt wird nur bei Farbspiel Hand und Grand Hand
        [Z] mit angesagtem Schwarz; angesagt wird nur bei Farbspiel Hand und Grand Hand
        [O] { $row ->
            [solo] ouvert; das gibt es nur bei Grand und Null
           *[other] mit angesagtem Ouvert; angesagt wird nur bei Farbspiel Hand und Grand Hand
        }
        [None] ohne Trumpffarbe; anzusagen ist Kreuz, Pik, Herz oder Karo
        [D] mit Trumpffarbe; die Farbe entfällt
        [H] mit Trumpffarbe; die Farbe entfällt
        [C] mit Trumpffarbe; die Farbe entfällt
       *[other] mit { $said } angesagten Spitzen; es gibt sie nur bei Farbspielen, höchstens 10
    }.

## Einstellungen, die schlecht zusammenpassen. $name, $triggers, $mode und $group: wie gesetzt.

doubt-kontra-surrender = Mit surrender.mode=document kann der Alleinspieler noch nach dem Kontra aufgeben; zu Kontra passt surrender.mode=before_first_lead besser.
doubt-kontra-trigger = An diesem Tisch gibt es kein Kontra, also bringt { $triggers } in { $name } nie eine Runde; setze kontra.enabled=true, oder lass es weg.
doubt-rekontra-trigger = Re kann hier niemand sagen, also bringt rekontra in { $name } nie eine Runde; setze kontra.max=2, oder lass es weg.
doubt-no-trigger = Solange { $name } leer ist, bringt nichts eine Bockrunde; gib an, was sie bringen soll.
doubt-no-special-rounds = special_rounds.mode={ $mode } ändert nichts, solange nichts eine Bockrunde bringt; setze bock.enabled=true, oder gib special_rounds.schieberramsch_triggers an.
doubt-no-ramsch =
    { $group ->
        [schieber] An diesem Tisch wird nicht geschoben, also wirkt nicht, was unter schieber gesetzt ist; setze ramsch.on_pass_out=schieberramsch.
       *[other] An diesem Tisch wird kein Ramsch gespielt, also wirkt nicht, was unter { $group } gesetzt ist; setze ramsch.on_pass_out=ramsch.
    }
doubt-no-misere = An diesem Tisch wird keine Misère gespielt, also wirkt misere_forehand nicht; setze general_pass=misere.
doubt-low-minimum = Mit min_level=3 endet kaum ein Gebot unter dem Mindesten, also ändert below_minimum=raise_phase wenig; es gehört zu min_level=4.
doubt-no-swap = An diesem Tisch tauschen die Gegner keine Karte, also wirken swap_order, swap_time und swap_back nicht; setze opponents_swap=true.
doubt-not-enabled = Was unter { $group } gesetzt ist, wirkt nicht, solange { $group }.enabled false ist; setze { $group }.enabled=true.

## Karten, die so nicht liegen können. $card: eine Karte.

error-doubled-card = Die Karte { $card } ist zweimal da; jede Karte muss einmal da sein.
error-card-not-in-pack = Die Karte { $card } gehört nicht zum Blatt, das von der Sieben bis zum Ass geht.
error-missing-card = Die Karte { $card } fehlt; alle Karten des Blattes müssen da sein.
error-top-not-in-skat = Die Karte { $card } kann im Skat nicht oben liegen: Sie liegt nicht darin.
# $form: schon Worte
error-skat-order = Welche Karte im Skat oben liegt, wird beim Tourné-Skat angegeben und nur dort, etwa „top D9“; dies ist { $form }.

error-cards-hidden =
    { $cards ->
        [one] 1 Karte ist
       *[other] { $cards } Karten sind
    } hier verdeckt; alle Karten müssen bekannt sein.

# $place: F, M, R, deal, skat, oder wessen Blatt es ist, schon Worte; $cards: wie viele es sind; $due: wie viele es sein sollen
error-wrong-number-dealt =
    { $place ->
        [F] Vorhand hat
        [M] Mittelhand hat
        [R] Hinterhand hat
        [deal] Das ganze Spiel hat
        [skat] Der Skat hat
       *[other] { $place } hat
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }; richtig wären { $due }.
error-wrong-number-of-hands =
    { $hands ->
        [one] Hier ist 1 Blatt
       *[other] Hier sind { $hands } Blätter
    }; richtig wären { $due }.
# $place: wessen Blatt es ist, schon Worte
error-wrong-number-played =
    { $place } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in früheren Stichen; richtig wären { $due }.
# $tricks: beider Seiten
error-tricks-so-far =
    { $tricks ->
        [one] 1 früherer Stich
       *[other] { $tricks } frühere Stiche
    } und was auf dem Tisch liegt, das geht nicht auf: Vor dem Ende gibt es 0 bis { $most } Stiche und höchstens drei Karten des nächsten.
# $due: 0, wo das Spiel keinen Talon hat
error-talon-size =
    { $due ->
        [0] Dieses Spiel hat keinen Talon; hier { $cards ->
            [one] ist 1 Karte
           *[other] sind { $cards } Karten
        } dafür angegeben.
       *[other] Der Talon hat { $due } Karten; hier { $cards ->
            [one] ist 1
           *[other] sind { $cards }
        } angegeben.
    }
# $form: schon Worte
error-open-hand = Beim Trekarl gehört das Blatt gegenüber dem Geber niemandem und liegt offen, und in keinem anderen Spiel; dies ist { $form }.
error-bid-and-declarer = Zum Gebot gehört, wer es gemacht hat, und umgekehrt: Gib beides an, oder bei einer Misère nichts davon.
error-misere-not-played = An diesem Tisch wird keine Misère gespielt: Gib ein Gebot an und wer es gemacht hat, oder setze general_pass=misere.
# $bid: in Worten; $level: eine Zahl
error-below-minimum = An diesem Tisch wird { $bid } nicht gespielt: Das niedrigste Gebot ist { $level }.
error-broken-trick =
    Ein Stich hat drei Karten, also { $cards ->
        [one] ist 1 Karte
       *[other] sind { $cards } Karten
    } keine ganze Zahl von Stichen.
error-null-already-lost =
    Beim Null endet das Spiel mit dem ersten Stich des Alleinspielers; er kann hier keine { $cards } Karten eingezogen haben.
# $cards: wie viele gespielt sind
error-matadors-unknown =
    Nach { $cards ->
        [one] 1 gespielten Karte
       *[other] { $cards } gespielten Karten
    } lassen sich die Spitzen nicht mehr zählen; gib sie an, etwa 2 für mit 2 oder -2 für ohne 2.
error-matadors-impossible =
    Die Zahl der Spitzen kann nicht { $n } sein: Mit oder ohne geht sie von 1 bis { $most }.
error-no-such-seat =
    Einen Platz { $seat } gibt es hier nicht: Beim Skat sind die Plätze 0 (Vorhand), 1 (Mittelhand) und 2 (Hinterhand), beim Skruf 0 bis 3, vom linken Nachbarn des Gebers herum bis zum Geber; beim Trekarl sitzt niemand auf 1.
error-bock-factor = Bock kann nicht mit { $factor } malnehmen: Er zählt 1, 2, 4, 8 und so weiter.
error-bock-not-played = Dieser Tisch spielt keine Bockrunden, also zählt kein Spiel mal { $factor }: Setze bock.enabled=true.
error-ramsch-not-played = Dieser Tisch spielt keinen solchen Ramsch: Setze ramsch.on_pass_out, für ganze Runden special_rounds.mode.
# $heaps: wie viele Stichhaufen angegeben sind; $due: wie viele es sein sollen
error-wrong-heaps =
    { $due ->
        [3] Beim Ramsch hat jeder der drei Spieler seine Stiche für sich; hier sind es { $heaps } Haufen.
       *[other] Der Alleinspieler hat seine Stiche und die Gegenspieler ihre; hier sind es { $heaps } Haufen.
    }
error-not-of-this-game = Reizwert, Spitzen, Kontra und Geschenke gehören zum Spiel eines Alleinspielers, geschobene Karten zum Ramsch: Lass weg, was nicht passt.
# $spitzen: wie viele angesagt waren; $left: Stiche, die noch kommen
error-spitzen-unknown =
    { $left ->
        [one] Bei nur noch 1 Stich
       *[other] Bei nur noch { $left } Stichen
    } lässt sich nicht mehr sagen, ob alle { $spitzen } angesagten Spitzen gestochen haben; bau die Karten früher auf.

## Protokolle, die nicht stimmen können. $number: welches Ereignis, ab 1; $event: wie geschrieben.

error-log-differs = Ereignis { $number }, „{ $event }“, folgt nicht aus dem, was vorher geschah.
error-log-illegal = Ereignis { $number }, „{ $event }“, ist gegen die Regeln: { $cause }

## Was jetzt nicht erlaubt ist.

error-nothing-dealt = Ein Spiel beginnt mit dem Geben oder mit einer aufgebauten Stellung; nichts anderes kann am Anfang stehen.
error-deal-is-over = Das Spiel ist zu Ende, hier ist nichts mehr zu tun.
error-question-is-closed = Das kam zu spät: Die Frage ist inzwischen geklärt.
error-not-your-turn = Du bist noch nicht an der Reihe.
error-not-now = Das geht an dieser Stelle des Spiels nicht.
error-no-such-bid = Kein Spiel kann { $bid } wert sein: Reize einen Wert wie 18, 20, 22, 24 oder 27.
# $bid, $current: Zahlen im Skat, in Worten im Skruf
error-bid-too-low =
    { $current ->
        [other] { $bid } ist zu niedrig: Reize mehr als { $current } oder passe.
       *[words] Biete höher als { $current } oder passe: { $bid } ist zu niedrig.
    }
error-must-reach-minimum = Unter { $level } wird an diesem Tisch nicht gespielt, und das Bieten ist zu Ende: Jetzt musst du { $level } oder mehr bieten.
error-lowest-is-enough = Mit { $bid } kannst du nicht eröffnen: Die anderen haben gepasst, da genügt { $lowest }.
error-card-not-held = Die Karte { $card } hast du nicht: Wähle aus deinem Blatt.
# $suit: die Farbe, schon als Wort
error-must-follow = Du musst bedienen: Spiel { $suit }.
# $suit: die Farbe, schon als Wort
error-suit-barred = Dein Partner hat { $suit } außer der Reihe ausgespielt, also darfst du es jetzt nicht ausspielen: Wähle eine andere Farbe.
error-card-not-back = Die Karte { $card } kommt gerade von deinem Partner und darf nicht zurückgehen: Gib eine andere.
error-must-follow-trump = Du musst Trumpf bedienen; auch die Buben sind Trumpf.
error-wrong-number-of-cards =
    { $due ->
        [one] Es muss genau 1 Karte sein
       *[other] Es müssen genau { $due } Karten sein
    }, nicht { $cards }.
error-null-below-bid =
    Du hast { $bid } gereizt, und { $contract } ist nur { $value } wert: Sag ein Spiel an, das den Reizwert erreichen kann.
error-cannot-reach-bid =
    Du hast { $bid } gereizt, und so viel kann { $contract } nicht wert sein: Sag ein Spiel an, das den Reizwert erreichen kann.
error-hand-or-pickup =
    Du kannst jetzt nicht { $contract } spielen: Bleibt der Skat liegen, muss es ein Handspiel oder Solo sein; ist er aufgenommen, kann es keines sein.
error-other-way = Du kannst jetzt nicht { $contract } spielen: Sag ein Spiel an, das zu deinem Tourné, Guckser oder Solo passt.
error-must-raise = Du kannst nicht zu { $contract } wechseln: Nur ein höherwertiges Spiel kann deines ersetzen.
error-hand-stays-open = Deine Karten liegen schon offen: Nur ein anderes Spiel ouvert kann deines ersetzen.
error-claim-too-high =
    { $most ->
        [0] Du kannst nicht { $claimed } beanspruchen: Beim Null kann der Alleinspieler nur erklären, keinen Stich mehr zu machen.
        [one] Du kannst nicht { $claimed } beanspruchen: Es ist nur noch 1 Stich übrig.
       *[other] Du kannst nicht { $claimed } beanspruchen: Es sind nur noch { $most } Stiche übrig.
    }
error-spitze-not-held = Für so viele angesagte Spitzen muss die Karte { $card } in deinem Blatt sein: Sag weniger an.
error-must-have-bid = An diesem Tisch darf nur Kontra sagen, wer selbst gereizt hat.
error-no-jacks = Die Karte { $card } behältst du: Buben dürfen nicht geschoben werden.
error-forehand-must-play = Vorhand kann nach zweimal Passen nicht passen: Spiel zum niedrigsten Reizwert, oder sag Ramsch an.

## Die Liste.

error-no-deal-is-running = Es läuft kein Spiel: Erst muss gegeben werden.
error-deal-is-running = Ein Spiel läuft: Erst muss es zu Ende gehen.
error-sitting-is-over = Die Liste ist abgeschlossen: Nichts kann mehr eingetragen werden.
error-time-is-up = Die Zeit ist schon abgelaufen.
error-no-such-player = Einen Spieler { $player } gibt es nicht: Die { $players } Spieler sind ab 0 nummeriert.
error-no-such-row =
    { $rows ->
        [0] Eine Zeile { $number } gibt es nicht: Die Liste ist noch leer.
        [one] Eine Zeile { $number } gibt es nicht: Die Liste hat erst 1 Zeile.
       *[other] Eine Zeile { $number } gibt es nicht: Die Liste hat die Zeilen 1 bis { $rows }.
    }
error-reason-missing = Gib den Grund an, aus dem Zeile { $number } berichtigt wird.
error-declarer-and-game = Zum Alleinspieler gehört ein Spiel und zum Spiel ein Alleinspieler: Gib beides an, oder nichts davon, wenn eingepasst wurde.
error-facts-contract = An diesem Tisch wird { $contract } nicht gespielt.
error-facts-points = Der Alleinspieler kann nicht { $points } Augen haben: Es gibt 0 bis { $most }.
error-facts-tricks = Der Alleinspieler kann nicht { $tricks } Stiche haben: Es gibt 0 bis { $most }.
error-facts-contradict =
    { $tricks ->
        [one] Mit 1 Stich
       *[other] Mit { $tricks } Stichen
    } kann niemand { $points } Augen haben.
error-facts-null-matadors = Beim Null zählen keine Spitzen: Die { $n } entfällt.
error-facts-matadors = Bei { $contract } gibt es mit oder ohne 1 bis { $most }, nicht { $n }.
error-facts-kontra =
    { $most ->
        [0] An diesem Tisch gibt es kein Kontra: Setze kontra.enabled=true.
       *[other] Es kann nicht { $level }-mal verdoppelt worden sein: An diesem Tisch geht es höchstens { $most }-mal.
    }
error-facts-gift = An diesem Tisch wird { $contract } nicht geschenkt.
error-facts-gift-order = Erst wird das Spiel geschenkt, dann Schneider, und wer ein Geschenk annimmt, bekommt kein weiteres: Gib das höchste abgelehnte Geschenk an und das angenommene.
error-facts-gift-given-up = Ein Spiel, das als Geschenk angenommen wurde, ist gewonnen und nicht aufgegeben: Gib nur eines von beiden an.
error-facts-spitze = Zu { $contract } wurde keine Spitze angesagt, also kann keine verfehlt sein.
error-facts-cut-short = { $contract }: Es wurde keine Ansage verfehlt, die an diesem Tisch das Spiel beendet.
error-ramsch-is-due = Dieses Spiel gehört zu einer Schieberamschrunde: Es wird Ramsch gespielt.
error-passed-out-is-ramsch = Wenn alle passen, wird an diesem Tisch Ramsch gespielt: Trag den Ramsch ein.
error-no-ramsch = An diesem Tisch gibt es nach dreimal Passen keinen Ramsch: Trag das Spiel als eingepasst ein.
error-ramsch-tricks = Die drei Spieler haben zusammen { $due } Stiche, nicht { $tricks }.
# $points: von allen dreien; $skat: was an 120 fehlt
error-ramsch-points = { $points } Augen in den Stichen gehen nicht auf: Die zwei Karten im Skat müssen den Rest bis 120 ergeben.
# $seat: 0, 1, 2
error-ramsch-last =
    { $seat ->
        [0] Vorhand hat keinen Stich, also auch nicht den letzten.
        [1] Mittelhand hat keinen Stich, also auch nicht den letzten.
       *[other] Hinterhand hat keinen Stich, also auch nicht den letzten.
    }
error-ramsch-refusals =
    { $most ->
        [0] Bei diesem Ramsch wird nicht geschoben; setze ramsch.on_pass_out=schieberramsch.
       *[other] Die Karten können nicht { $refusals }-mal ungesehen weitergeschoben worden sein: Es sind drei Spieler.
    }
error-ramsch-latest-missing = Bei gleich vielen Augen entscheidet, wer zuletzt einen Stich gemacht hat: Gib für jeden die Nummer seines letzten Stichs an, etwa „latest 8,10,5“.
error-ramsch-latest = Die Nummern der letzten Stiche passen nicht: 0 für den, der keinen hat, { $due } für den, der den allerletzten gemacht hat, und keine Nummer zweimal.

## Die Rechnung des Skrufs. $told: wie angegeben; $most: das Höchste, was es sein kann.

error-draw-is-due = Erst zieht jeder, der spielt, eine Karte um die Plätze.
error-no-draw-due = Jetzt muss niemand ziehen: Die Plätze stehen für diesen Robber fest.
error-draw-cards =
    { $cards ->
        [one] 1 Karte wurde
       *[other] { $cards } Karten wurden
    } gezogen; richtig wären { $due }, eine für jeden.
error-draw-twice = Dieselbe Karte kann nicht zweimal gezogen werden.
error-skruf-tricks = Die Seite kann nicht { $told } Stiche haben: Es gibt 0 bis { $most }.
error-skruf-aces = Die Seite, die spielt, kann nicht { $told } Asse haben: Es gibt 0 bis { $most }.
error-skruf-honours =
    { $most ->
        [0] Beim Grandissimo zählen keine Honneurs: Die { $told } entfällt.
       *[other] Die Seite, die spielt, kann nicht { $told } Honneurs haben: Die Trumpffarbe hat 0 bis { $most }.
    }
error-aces-honours = { $aces } Asse und { $honours } Honneurs gehen nicht zusammen: Das Trumpf-Ass ist beides.
error-karonka-twice = Nur ein Blatt kann die Karonka einer Farbe oder der Asse haben: Gib jede einmal an.
error-karonka-length = Eine Karonka kann nicht { $cards } Karten haben: Sie hat 3 bis { $most }.
# $aces: der Seite
error-karonka-aces = Dafür hat die Seite nicht genug Asse: Sie hat { $aces }, und jede Karonka braucht ihres.
# $honours: der Seite, in Trumpf
error-karonka-honours = Für diese Trumpfkaronka hat die Seite nicht genug Honneurs: Sie hat { $honours }.
error-karonka-seat = Diese Karonka ist für ein Blatt der anderen Seite angegeben: Gib die richtige Seite an, oder lass das Blatt weg.
# $bets: eine Zahl
error-not-alone = Nur ein Schlemm mit { $bets } oder mehr Beten kann seinem Bieter allein überlassen werden, und nur mit solo_slam_claim=true.
error-first-missing = Beide Seiten erreichen in diesem Spiel sechzig: Gib an, welche zuerst dort war.
error-first-not-asked = Welche Seite zuerst sechzig hatte, wird nur angegeben, wenn beide sie erreichen, und mit both_60=first_by_trick.
error-no-such-side = Eine Seite { $side } gibt es nicht: 0 ist die, die spielt, 1 die andere.
error-adjust-points = Punkte können nur zwischen den { $players } Spielern wandern: Gib für jeden eine Zahl an, zusammen null.
error-adjust-reason = Gib den Grund an, aus dem die Punkte wandern.
error-no-such-rubber =
    { $rubbers ->
        [0] Einen Robber { $number } gibt es nicht: Noch keiner hat begonnen.
        [one] Einen Robber { $number } gibt es nicht: Erst 1 hat begonnen.
       *[other] Einen Robber { $number } gibt es nicht: Erst { $rubbers } haben begonnen.
    }

## Aufzeichnungen.

# $move: wie geschrieben, mit seiner $number
error-move = Zug { $number }, „{ $move }“: { $cause }
error-cards-differ = Die Aufzeichnung zeigt { $shown }, wo { $held } liegen muss.
error-trick-differs = Nach den Regeln wird dieser Stich mit einer anderen Karte ausgespielt oder gewonnen, als die Aufzeichnung sagt.
error-deal-not-finished = Die Züge brechen ab, bevor das Spiel zu Ende ist.
# $form: wovon die Aufzeichnung ist, schon Worte
error-record-of-form = Diese Aufzeichnung ist von einem anderen Spiel ({ $form }); nach den Regeln { $preset } kann sie nicht gespielt werden.
error-missing-key = In der Aufzeichnung fehlt { $key }[…].
error-doubled-key = In der Aufzeichnung steht { $key }[…] zweimal; jeder Schlüssel muss einmal stehen.
error-iss-cannot-say =
    Eine Aufzeichnung des International Skat Server kann dieses Spiel nicht wiedergeben: { $why ->
        [auction] Das Reizen ist nicht bekannt
        [unfinished] Es ist nicht zu Ende gespielt
        [variant] Es folgt Regeln, nach denen dort nicht gespielt wird
       *[words] Für etwas, das darin geschah, hat sie keine Worte
    }. Wähle ein anderes Format.
# $variant: kontra, re, spitze, grand-spitze, ramsch, schieberramsch, klopfen, revolution, schenken; $option: was zu setzen ist
error-variant-not-played =
    { $variant ->
        [klopfen] Bei diesem Ramsch wurde geklopft, was Knekt nicht spielt.
        [grand-spitze] Dieser Grand wurde mit angesagter Spitze gespielt; Knekt kennt Spitzen nur bei Farbspielen.
        [schenken] In diesem Spiel wurde etwas geschenkt, was an diesem Tisch nicht geschenkt wird; mehr dazu: „knekt options schenken“.
       *[other] Gespielt wurde { $variant ->
            [kontra] mit Kontra
            [re] mit Re
            [spitze] mit angesagter Spitze
            [revolution] eine Revolution
            [schieberramsch] ein Schieberamsch
           *[ramsch] ein Ramsch
        }, was es an diesem Tisch nicht gibt; setze { $option }.
    }

error-tricks-model = „{ $name }“ ist keine Stichschätzung, die diese Version verwenden kann, oder sie ist beschädigt.
error-exchange-model = „{ $name }“ sagt nichts über den Tausch, was diese Version verwenden kann, oder ist beschädigt.
error-advice-measures = „{ $name }“ enthält keine Messungen von Tipps, die diese Version verwenden kann, oder sie ist beschädigt.
