### Der Tisch im Terminal: was jemand, der spielt, gefragt, erzählt und gezeigt bekommt.

## Karten und Wörter, wie sie getippt werden können: Möglichkeiten zwischen Kommas, die erste wird gezeigt.

# $rank: A, K, Q, J, T, 9, 8, 7: das Zeichen auf der Karte
table-index =
    { $rank ->
        [A] A
        [K] K
        [Q] D
        [J] B
        [T] 10
       *[other] { $rank }
    }
typed-clubs = kr, kreuz
typed-spades = pi, pik
typed-hearts = he, herz
typed-diamonds = ka, karo
typed-ace = ass
typed-king = könig
typed-queen = d, dame
typed-jack = b, bube
typed-ten = z, zehn
typed-grand = g, grand
typed-null = n, null
typed-yes = j, ja, y
typed-no = n, nein
typed-pass = p, passe, weg
typed-skat = s, skat
typed-hand = h, hand
typed-revolution = r, rev, revolution
typed-ramsch = r, ramsch
typed-upper = obere, tourné, tourne
typed-lower = untere
typed-guckser = guckser, guetz
typed-solo = solo
typed-keep = behalten, b
typed-reject = passt mir nicht, passt nicht
typed-give-up = aufgeben, schenken, g
typed-overbid = überreizt, ueberreizt, o
typed-claim = rest, r
typed-raise = erhöhen, erhoehen, +
typed-kontra = kontra, k
typed-re = re, rekontra
typed-supra = supra
typed-hirsch = hirsch
typed-double = verdoppeln, doppeln
typed-gift = schenken, geschenk
typed-take-up = a, aufnehmen, nehmen
typed-pass-on = p, schieben, weiter
typed-accept = annehmen
typed-refuse = ablehnen
typed-help = ?, hilfe
typed-last = l, letzter
typed-sheet = s, liste
typed-quit = q, ende

## Was eine Antwort hätte sein sollen.

expected-yes-or-pass = j für ja oder p für passe
expected-yes-or-no = j für ja oder n für nein
expected-skat-or-hand = Enter für den Skat oder h für Hand
expected-card-or-number = eine Karte wie He7 oder die Nummer einer Karte in deinem Blatt
expected-contract-or-number = ein Spiel wie H oder GH, oder eine Nummer der Liste
expected-enter = einfach die Enter-Taste
expected-enter-or-word = einfach die Enter-Taste, oder ? für Hilfe
expected-take-up-or-pass-on = Enter für aufnehmen oder p für schieben
expected-way = eine Nummer der Liste, oder Tourné, untere, Guckser, Null, Solo
expected-keep-or-not = Enter für behalten oder n für passt mir nicht
expected-play-or-ramsch = j für spielen oder r für Ramsch
expected-exchange = eine Auswahl deiner Karten und ebenso vieler deines Mitspielers, etwa He7 Ka8

## Wer wer ist. $name: ein Spieler; $me: yes für den, der am Terminal sitzt, sonst no.

table-me = Du
table-open-hand = das offene Blatt
table-you = du

## Über dem Tisch. $total: auf der Liste.

table-deal-number = Spiel { $number }
table-deal-of = Spiel { $number } von { $last }
table-total = { $name } { $total }
table-declarer = Alleinspieler
table-tricks =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
table-word-yes = ja
table-word-pass = passe
table-takes-trick = macht den Stich
table-has-game =
    { $me ->
        [yes] Du hast
       *[no] { $name } hat
    } das Spiel für { $bid }.
table-plays =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $contract }, gereizt bis { $bid }.
# $doubling: Kontra, Re …; $factor: womit malgenommen wird
table-doubled = Es zählt ×{ $factor }: { $doubling }.
# $level: das Geschenk, das abgelehnt wurde, game oder schneider
table-must-win =
    { $level ->
        [game] Ein Geschenk ist abgelehnt: Es muss mit Schneider gewonnen werden.
       *[schneider] Ein Geschenk ist abgelehnt: Es muss mit Schwarz gewonnen werden.
    }
table-ramsch = Ramsch: Wer die meisten Augen macht, verliert.
table-ramsch-house = Ramsch: Wer die wenigsten Augen macht, gewinnt.
table-schieberramsch = Schieberamsch: Wer die meisten Augen macht, verliert.
table-refusals = Geschoben: ×{ $factor }.
table-word-took-up = hat aufgenommen
table-word-passed-on = hat geschoben
table-turned = Gewendet: { $cards }.
table-peeked = Du hast { $card } angesehen.
table-open-cards = { $name } offen: { $cards }
table-partner-cards = { $name } hat: { $cards }
table-your-cards = Deine Karten: { $cards }

## Besondere Runden. $factor: womit malgenommen wird; $more: Spiele der Runde nach diesem; $deals: Spiele, die noch kommen.

table-bock-now =
    Bock ×{ $factor }{ $more ->
        [0] {""}
        [one] , noch 1 Spiel
       *[other] , noch { $more } Spiele
    }
table-schieber-now =
    Schieberamsch{ $more ->
        [0] {""}
        [one] , noch 1 Spiel
       *[other] , noch { $more } Spiele
    }
table-bock-then =
    danach { $deals ->
        [one] 1 Bockspiel
       *[other] { $deals } Bockspiele
    }
table-schieber-then =
    danach { $deals ->
        [one] 1 Schieberamsch
       *[other] { $deals } Spiele Schieberamsch
    }

## Was das Blatt wert wäre. $games: etwa ♣ 24, ♠ 22

table-worth = Wert, einfach gewonnen: { $games }
# $way: turn, guckser, guetz, solo
table-way =
    { $way ->
        [turn] Tourné
        [guetz] Guetz
        [guckser] Guckser
       *[solo] Solo
    }
table-worth-with = mit { $n }: { $games }
table-worth-without = ohne { $n }: { $games }

## Was geschieht.

table-told-deal =
    { $me ->
        [yes] Du gibst.
       *[no] { $name } gibt.
    }
table-told-seat = Du sitzt in { $seat }.
table-told-sits-out = Der Geber setzt aus: Du schaust diesem Spiel zu.
table-told-bock = Ein Bockspiel: Alles zählt ×{ $factor }.
table-told-schieber-round = Ein Spiel einer Schieberamschrunde: Niemand reizt.
table-told-ramsch = Alle haben gepasst, also gibt es Ramsch: Jeder spielt für sich, und wer die meisten Augen macht, verliert.
table-told-ramsch-said =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    } Ramsch an.
table-told-schieberramsch = Alle haben gepasst, also gibt es Schieberamsch: Zwei Karten gehen herum, dann verliert, wer die meisten Augen macht.
table-told-bid =
    { $me ->
        [bidder] Du reizt { $to }: { $value }.
        [holder] { $name } reizt dich: { $value }.
       *[none] { $name } reizt { $to }: { $value }.
    }
table-told-takes =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } für { $value }.
table-told-held =
    { $me ->
        [yes] Du sagst ja.
       *[no] { $name } sagt ja.
    }
table-told-passed =
    { $me ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
table-told-skat =
    { $me ->
        [yes] Du nimmst den Skat auf: { $cards }.
       *[no] { $name } nimmt den Skat auf.
    }
table-told-guckser =
    { $me ->
        [yes] Du nimmst den Skat verdeckt auf: { $cards }.
       *[no] { $name } nimmt den Skat wortlos verdeckt auf.
    }
# $place: top, bottom: die obere oder die untere Karte des Skats
table-told-turned =
    { $me ->
        [yes] Du wendest
       *[no] { $name } wendet
    } die { $place ->
        [top] obere
       *[bottom] untere
    } Karte des Skats: { $card }.
# $known: ob der Leser die Karten kennt
table-told-peeked =
    { $me ->
        [yes] Du siehst
       *[no] { $name } sieht
    } die { $place ->
        [top] obere
       *[bottom] untere
    } Karte des Skats an{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
table-told-shown =
    { $me ->
        [yes] Du zeigst
       *[no] { $name } zeigt
    } sie: { $card }.
table-told-kept =
    { $me ->
        [yes] Du behältst
       *[no] { $name } behält
    } die Karte.
table-told-rejected =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    } „passt mir nicht“: Die andere Karte entscheidet, und ein Verlust zählt doppelt.
table-told-null =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    } Null.
table-told-hand =
    { $me ->
        [yes] Du lässt
       *[no] { $name } lässt
    } den Skat liegen.
table-told-laid =
    { $me ->
        [yes] Du drückst
       *[no] { $name } drückt
    } { $known ->
        [yes] { $cards }
       *[no] zwei Karten
    }.
table-told-declared =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $contract }, gereizt bis { $bid }.
table-told-raised =
    { $me ->
        [yes] Du erhöhst
       *[no] { $name } erhöht
    } auf { $contract }, gereizt bis { $bid }.
# $doubling: Kontra, Re …
table-told-kontra =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    } { $doubling }: Das Spiel zählt ×{ $factor }.
table-told-plays-on =
    { $me ->
        [yes] Du spielst weiter.
       *[no] { $name } spielt weiter.
    }
# $level: was geschenkt wird, game oder schneider
table-told-offered =
    { $me ->
        [yes] Du willst
       *[no] { $name } will
    } { $level ->
        [game] das Spiel
       *[schneider] Schneider
    } schenken.
table-told-agrees =
    { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } einverstanden.
table-told-disagrees =
    { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } nicht einverstanden.
table-told-gift-taken =
    { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } das Geschenk an.
table-told-gift-declined =
    { $me ->
        [yes] Du lehnst das Geschenk ab und musst
       *[no] { $name } lehnt das Geschenk ab und muss
    } jetzt { $level ->
        [game] mit Schneider
       *[schneider] mit Schwarz
    } gewinnen.
table-told-opened =
    { $me ->
        [yes] Du legst deine
       *[no] { $name } legt die
    } Karten offen: { $cards }.
# $first, $second: Namen
table-told-looked = { $first } und { $second } sehen sich gegenseitig in die Karten.
table-told-looked-partner = Du und { $name } seht euch gegenseitig in die Karten: { $cards }.
table-told-proposed = { $name } sagt { $partner }, wie die Karten liegen sollten.
# $gives, $gets: Karten
table-told-exchange =
    { $me ->
        [giver] Du würdest { $gives } geben und { $gets } bekommen.
        [receiver] { $name } würde dir { $gives } für { $gets } geben.
       *[none] { $name } würde { $gives } für { $gets } geben.
    }
table-told-no-exchange =
    { $me ->
        [yes] Du würdest
       *[no] { $name } würde
    } die Karten lassen, wie sie sind.
table-told-hands-stay = Die Karten bleiben, wie sie sind.
table-told-took-up =
    { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $known ->
        [yes] { $cards }
       *[no] die zwei Karten
    } auf.
table-told-passed-on =
    { $me ->
        [yes] Du schiebst
       *[no] { $name } schiebt
    } die zwei Karten ungesehen weiter: Das zählt doppelt.
table-told-pushed =
    { $me ->
        [yes] Du schiebst { $cards } weiter zu { $to }.
       *[no] { $known ->
            [yes] { $name } schiebt { $cards } weiter zu { $to }.
           *[no] { $name } schiebt zwei Karten weiter.
        }
    }
table-told-card =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $card }.
table-told-taken =
    { $me ->
        [yes] Du machst
       *[no] { $name } macht
    } den Stich.
# $cards: etwa Anna ♥7, Otto ♥A, du ♥8
table-told-trick =
    { $cards }: Stich für { $me ->
        [yes] dich
       *[no] { $name }
    }.
table-told-surrendered =
    { $me ->
        [yes] Du gibst
       *[no] { $name } gibt
    } das Spiel auf.
table-told-overbid =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    }: überreizt.
# $all: yes, wenn es alle sind, die noch übrig sind
table-told-claim =
    { $me ->
        [yes] Du { $tricks ->
            [0] legst auf, kein Stich mehr
           *[other] beanspruchst { $all ->
                [yes] alle restlichen Stiche
               *[no] { $tricks } der restlichen Stiche
            }
        }
       *[no] { $name } { $tricks ->
            [0] legt auf, kein Stich mehr
           *[other] beansprucht { $all ->
                [yes] alle restlichen Stiche
               *[no] { $tricks } der restlichen Stiche
            }
        }
    }: { $cards }.
table-told-accepts =
    { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } einverstanden.
table-told-refuses =
    { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } nicht einverstanden; mit offenen Karten geht es weiter.
table-told-claim-stands = Die Stiche sind sicher; das gilt.
table-told-claim-falls = Die Stiche sind nicht sicher; mit offenen Karten geht es weiter.
table-told-resigned =
    { $me ->
        [yes] Du gibst
       *[no] { $name } gibt
    } als Gegenspieler auf.
table-told-left =
    { $me ->
        [yes] Du verlässt
       *[no] { $name } verlässt
    } den Tisch.
table-told-late =
    { $me ->
        [yes] Du überschreitest
       *[no] { $name } überschreitet
    } die Zeit.

## Was gefragt wird, im Terminal und auf der Seite.

ask-hold = { $name } reizt { $value }. Hältst du?
ask-bid = Du reizt { $name }.
# $ramsch: yes, wenn das stattdessen gesagt werden darf
ask-alone =
    Beide haben gepasst. Spielst du für { $value }{ $ramsch ->
        [yes] , oder Ramsch
       *[no] {""}
    }?
ask-top = Höher geht es nicht.
ask-skat = Skat aufnehmen oder Hand spielen?
ask-way = Wie spielst du?
ask-keep = { $card }: Behältst du sie?
ask-take-up = Die zwei Karten aufnehmen, oder ungesehen schieben?
# $names: yes, wenn danach das Spiel angesagt wird
ask-discard =
    Drück zwei Karten{ $names ->
        [yes] , dann wähle dein Spiel
       *[no] {""}
    }.
ask-push = Schieb zwei Karten zu { $name }.
ask-exchange = Wähle die { $count } Karten, die du behalten willst.
ask-exchange-agree = { $name } schlägt das vor. Bist du einverstanden?
# $level: game, schneider
ask-agree-gift =
    Dein Mitspieler will { $level ->
        [game] das Spiel
       *[schneider] Schneider
    } schenken. Bist du einverstanden?
ask-take-gift =
    Die Gegenspieler schenken dir { $level ->
        [game] das Spiel
       *[schneider] Schneider
    }. Nimmst du an?
ask-declare = Was spielst du? Gereizt: { $bid }.
ask-play-on = Spielst du dieses Spiel?
ask-lead = Du spielst aus.
ask-play = Deine Karte, bitte.
# $left: Stiche, die noch übrig sind
ask-answer =
    { $name } { $tricks ->
        [0] legt auf: kein Stich mehr
        [one] beansprucht einen der { $left } restlichen Stiche
       *[other] beansprucht { $tricks } der { $left } restlichen Stiche
    }. Stimmt das?
table-ask-exchange = Welche Karten tauschst du mit { $name }?
table-ask-before-lead = { $name } spielt aus.
table-ask-before-card = { $name } spielt als Nächstes.

## Was zu tippen ist, in Klammern hinter der Frage.

keys-hold = j = ja, p = passe
keys-bid = Enter = { $value }, oder eine höhere Zahl, p = passe
# $passes: yes, wenn Vorhand auch passen darf
keys-alone =
    j = spielen, r = Ramsch{ $passes ->
        [yes] , p = passe
       *[no] {""}
    }
keys-top = p = passe
keys-skat = Enter = Skat, h = Hand
keys-way = Enter = 1, oder eine andere Nummer, ? = Hilfe
keys-keep = Enter = behalten, n = passt mir nicht, ? = Hilfe
keys-take-up = Enter = aufnehmen, p = ungesehen schieben, ×2
keys-discard = etwa Ka7 Kr8, oder 11 12; * = aus dem Skat
keys-push = etwa Ka7 Kr8, oder 11 12; keine Buben
keys-exchange = etwa 1 2 11 12; Enter = keine
keys-yes-no = j = ja, n = nein
keys-declare = eine Nummer oder ein Name, ? = Hilfe
keys-card = etwa He7, oder ihre Nummer
keys-only-card = Enter = { $card }
# $words: was gesagt werden kann, etwa aufgeben, erhöhen
keys-play-on = Enter = spielen, oder: { $words }
keys-go-on = Enter = weiter, oder: { $words }

## Was das Terminal sonst sagt und fragt.

table-ask-begin = Enter = anfangen, ? = Hilfe, q = aufhören
table-may-say = Du darfst auch sagen: { $words }
# $value: was angeschrieben wird
table-gift-taken = Wenn du annimmst: gewonnen, { $value }.
table-gift-lost = ! Wenn du annimmst, ist das Spiel als überreizt verloren: { $value }. Es wäre die gereizten { $bid } nicht wert.
# $due: Augen
table-gift-declined =
    Wenn du ablehnst, musst du { $level ->
        [game] mit Schneider gewinnen ({ $due } Augen)
       *[schneider] mit Schwarz gewinnen (alle Stiche)
    }: dann { $value }, sonst verloren.
table-ask-next = Enter = nächstes Spiel, s = Spielliste, q = aufhören
table-ask-standing = Enter = Endstand, s = Spielliste
table-enter-goes-on = Enter = weiter
table-please-answer = Bitte tippe eine Antwort; ? hilft.
table-no-trick-yet = Noch ist kein Stich gemacht.
table-tricks-turned = Eine Karte ist ausgespielt: Die Stiche davor liegen verdeckt.
table-last-trick = Letzter Stich: { $trick }
table-trick-before = Der Stich davor: { $trick }
table-quit = Den Tisch verlassen? Ein angefangenes Spiel ist dann verloren. (j = ja, Enter = bleiben)
table-quit-saved = Den Tisch verlassen? Du kannst später hier weiterspielen. (j = ja, Enter = bleiben)
table-sure-give-up = Gibst du wirklich auf? (j = ja, Enter = nein)

## Die Spiele, die angesagt werden können.

table-games = Du hast bis { $bid } gereizt. Nach den Karten, die du kennst, ist ein Spiel wert:
table-reaches = reicht für den Reizwert
table-needs-schneider = reicht nur mit Schneider
table-needs-schwarz = reicht nur mit Schwarz
table-overbid = überreizt: reicht nicht
table-grid-hand = Hand
table-grid-solo = Solo
table-grid-schneider = Schneider
table-grid-schwarz = Schwarz
table-grid-ouvert = ouvert
# $place: top, bottom; $games, $grand: mit ihren Werten
table-way-turn =
    { $place ->
        [top] Tourné, die obere Karte: { $games }; bei Buben auch { $grand }
       *[bottom] Tourné, die untere Karte
    }
# $form: tournee, tournee-house
table-way-guckser =
    { $form ->
        [tournee-house] Guetz, also Guckser
       *[tournee] Guckser
    }, der Skat verdeckt: { $games }; verliert doppelt
table-way-null = Guckser Null: { $games }; verliert doppelt
table-way-solo = Solo, ohne den Skat: { $games }
table-below-bid = ! weniger als die gereizten { $bid }
# $games: etwa ♦1, ♣1–3; $example: etwa C2
table-spitzen = Angesagte Spitzen, jede zählt 1 mehr: { $games } (tippe ein Spiel mit ihrer Zahl, etwa { $example })

## Hilfe.

table-help-keys = Überall: ? = Hilfe, l = letzter Stich, s = Spielliste, q = Tisch verlassen.
table-help-auction = Reizen: Wer am höchsten geht, spielt allein gegen die beiden anderen, und sein Spiel muss dann so viel wert sein. Mittelhand reizt Vorhand, bis eine von beiden passt; dann reizt Hinterhand die verbliebene.
table-help-bids = Wenn du reizt, nennt Enter den nächsten Wert, und eine Zahl springt auf einen höheren. Wenn du gefragt wirst, sagt j ja. p passt, und dann bist du aus dem Reizen heraus.
table-help-value = Spielwert: Grundwert (♣ 12, ♠ 11, ♥ 10, ♦ 9, Grand { $grand }) mal Spitzen plus 1 für das Spiel, und je 1 mehr für Hand, Schneider und Schwarz. Mit 2 heißt: Du hast die beiden höchsten Trümpfe, ♣B und ♠B; ohne 2: Genau diese beiden fehlen dir. Null ist 23 wert, Null Hand 35, Null ouvert 46, Null ouvert Hand 59: Da darfst du keinen Stich machen.
table-help-value-tournee = Spielwert: Grundwert mal Spitzen plus 1 für das Spiel, und je 1 mehr für Schneider (91 Augen), Schwarz und was du ansagst. Grundwerte: Tourné ♦ 5, ♥ 6, ♠ 7, ♣ 8, Grand 12; Guckser Grand 16; Solo ♦ 9, ♥ 10, ♠ 11, ♣ 12, Grand 20, Grand ouvert 24. Mit 2 heißt: Du hast die beiden höchsten Trümpfe, ♣B und ♠B; ohne 2: Genau diese beiden fehlen dir. Null ist 20 wert, Null ouvert 40, Guckser Null 15 und ouvert 30: Da darfst du keinen Stich machen.
table-help-skat = Enter: Du siehst die beiden Karten im Skat, nimmst sie auf und drückst zwei. h: Du spielst mit deinen zehn Karten, wie sie sind; das zählt eins mehr, und du darfst Schneider, Schwarz und ouvert ansagen. Was im Skat liegt, zählt in beiden Fällen für dich.
# $form: tournee, tournee-house
table-help-turn =
    Tourné: Du { $form ->
        [tournee-house] siehst eine Karte des Skats an, die sonst niemand sieht. Behältst du sie, zeigst du sie
       *[tournee] wendest eine Karte des Skats, für alle. Du kannst sie behalten
    }: Ihre Farbe ist Trumpf, und bei einem Buben darfst du stattdessen Grand spielen. Oder du sagst „passt mir nicht“: Dann wird die andere Karte gewendet und entscheidet, und ein Verlust zählt doppelt. Du nimmst beide Karten auf und drückst zwei.
table-help-guckser = Guckser: Du nimmst beide Karten des Skats verdeckt auf, drückst zwei und spielst Grand. Ein Verlust zählt doppelt.
table-help-guckser-null = Guckser Null: Du sagst zuerst Null, nimmst dann beide Karten auf und drückst zwei; danach darfst du ouvert sagen. Ein Verlust zählt doppelt.
table-help-solo = Solo: Der Skat bleibt liegen, und seine Augen zählen für dich. Du wählst eine beliebige Farbe, Grand oder Null und darfst Schneider oder Schwarz ansagen oder ouvert spielen.
# $form: tournee, tournee-house
table-help-turned =
    Enter: Die Karte bestimmt Trumpf{ $form ->
        [tournee-house] , und die anderen sehen sie
       *[tournee] {""}
    }. n: passt mir nicht; die andere Karte wird gewendet und entscheidet endgültig, und ein Verlust zählt doppelt.
table-help-discard = Drück zwei Karten, mit Namen oder mit Nummern: Ka7 Kr8, oder 11 12. Ihre Augen zählen für dich. Die Karten mit * kommen aus dem Skat.
table-help-cards = Karten: Kr, Pi, He oder Ka für ♣ ♠ ♥ ♦, dann A, K, D, B, 10, 9, 8 oder 7: KrB ist der Kreuz-Bube. Kleine Buchstaben und ♣B gehen auch, ebenso C, S, H, D für die Farben und die Nummer über der Karte.
table-help-contract = Tippe die Nummer vor einem Spiel oder seinen Namen.
table-help-letters = Oder seine Buchstaben: Ka, He, Pi, Kr für eine Farbe, G Grand, N Null, NO Null ouvert; bei Handspielen auch S Schneider, Z Schwarz, O ouvert, etwa GS für Grand Hand mit angesagtem Schneider. Hier heißt s Pik; die Spielliste zeigt: liste.
table-help-letters-tournee = Oder seine Buchstaben: Ka, He, Pi, Kr für eine Farbe, G Grand, N Null, NO Null ouvert; beim Solo auch S Schneider, Z Schwarz, O ouvert, etwa GS für Solo Grand mit angesagtem Schneider. Hier heißt s Pik; die Spielliste zeigt: liste.
table-help-play = Du musst die ausgespielte Farbe bedienen, wenn du kannst; alle Trümpfe sind eine Farbe. Karten ohne Nummer können jetzt nicht gespielt werden. Geht nur eine Karte, spielt Enter sie.
table-help-claimed = Sag j, wenn diese Stiche sicher sind, und n, wenn nicht. Was bewiesen werden kann, gilt in jedem Fall.
# $word: was zu tippen ist
table-help-surrender = { $word }: Du gibst das Spiel auf; es ist verloren.
table-help-resign = { $word }: Du gibst als Gegenspieler auf; der Rest gehört dem Alleinspieler.
table-help-overbid = { $word }: Du sagst, dass dein Spiel den Reizwert nicht erreichen kann; es ist verloren, ohne dass gespielt wird.
table-help-claim = { $word }: Du legst deine Karten offen und beanspruchst alle restlichen Stiche; { $word } 3 beansprucht drei davon.
# $games: Buchstaben und Namen
table-help-raise = { $word } und die Buchstaben eines Spiels: Du erhöhst auf ein wertvolleres Spiel: { $games }.
table-help-kontra = { $word }: Du verdoppelst, was das Spiel zählt, gewonnen oder verloren. Die andere Seite darf noch einmal verdoppeln.
table-help-gift-word = { $word }: Du fragst deinen Mitspieler, ob ihr das Spiel schenkt; dann darf der Alleinspieler es annehmen, oder er lehnt ab und muss höher gewinnen.
table-help-play-on = Enter: Du spielst, und die Gegenspieler dürfen danach Kontra sagen. Willst du aufgeben, dann jetzt.
table-help-agree-gift = j: Das Geschenk wird dem Alleinspieler angeboten. n: Es geht weiter, und nichts wird angeboten.
table-help-gift = j: Das Spiel ist zu Ende und gewonnen, so weit das Geschenk reicht. n: Du spielst weiter, musst eine Stufe höher gewinnen, und das zählt zwei mehr, gewonnen oder verloren.
table-help-ramsch = Ramsch: Niemand spielt allein, nur die Buben sind Trumpf, und du willst wenige Augen. Wer die meisten hat, zahlt sie; eine Jungfrau ohne Stich verdoppelt das, und zehn Stiche gewinnen 120. Bedient wird wie immer.
table-help-ramsch-tournee = Ramsch: Niemand spielt allein, nur die Buben sind Trumpf, und der Skat zählt für niemanden. Wer die meisten Augen macht, verliert 20, bei einer Jungfrau ohne Stich 30, bei zweien 50. Von zweien mit gleich vielen verliert, wer zuletzt einen Stich gemacht hat.
table-help-ramsch-house = Ramsch: Niemand spielt allein, nur die Buben sind Trumpf, und wer den letzten Stich macht, bekommt den Skat. Wer die wenigsten Augen macht, bekommt 10, ohne Stich 20; alle zehn Stiche verlieren 30. Von zweien mit gleich vielen geht leer aus, wer zuletzt einen Stich gemacht hat.
table-help-take-up = Enter: Du nimmst die zwei Karten auf und schiebst zwei andere weiter. p: Du schiebst sie weiter, ohne sie anzusehen; was der Verlierer zahlt, verdoppelt sich.
table-help-push = Zwei Karten, mit Namen oder mit Nummern: Ka7 Kr8, oder 11 12. Buben behältst du. Die Karten mit * hast du gerade aufgenommen.
table-help-exchange = In einer Revolution dürfen die Gegenspieler ihre zwanzig Karten neu verteilen. Tippe alle Karten, die ihr tauscht, gleich viele von dir und von deinem Mitspieler, mit Namen oder mit Nummern: Deine Karten haben 1 bis 10, seine 11 bis 20. Dein Mitspieler ist einverstanden oder sagt es anders. Enter lässt die Karten, wie sie sind.
table-help-exchange-agree = j: Ihr tauscht die Karten wie gesagt. n: Ihr tauscht sie nicht; warst du selbst noch nicht dran, sagst du dann, wie du es willst.

## Anfang und Ende.

# $first: Namen; $last: der letzte Name
# $form: german, tournee, tournee-house
table-greeting =
    Willkommen beim { $form ->
        [german] Skat
       *[tournee] Tourné-Skat
    }! Mit dir am Tisch sitzen { $first } und { $last }.
table-greeting-game =
    { $form ->
        [german] Einer spielt allein gegen zwei: wer am höchsten reizt. Die Buben sind die höchsten Trümpfe, und 61 der 120 Augen gewinnen.
       *[tournee] Einer spielt allein gegen zwei: wer am höchsten reizt. Dann wird eine Karte des Skats gewendet und bestimmt Trumpf; oder der Skat wird verdeckt aufgenommen, oder er bleibt liegen. Die Buben sind die höchsten Trümpfe, und 61 der 120 Augen gewinnen. Reizt niemand, kann Vorhand Ramsch ansagen.
    }
table-greeting-cards = Tippe eine Karte als Farbe und Wert, etwa He7 oder ♥7, oder die Nummer über ihr. Wo es eine übliche Antwort gibt, gibt Enter sie.
table-greeting-again =
    Du spielst weiter, wo du aufgehört hast: { $deals ->
        [0] im ersten Spiel
        [one] 1 Spiel ist gespielt
       *[other] { $deals } Spiele sind gespielt
    }.
table-saved = Alles ist gespeichert; derselbe Befehl spielt hier weiter.
table-farewell = Danke fürs Mitspielen!

## Nach einem Spiel.

table-passed-out = Alle haben gepasst: Niemand schreibt an.
table-won =
    { $me ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } { $contract }.
table-lost =
    { $me ->
        [yes] Du verlierst
       *[no] { $name } verliert
    } { $contract }.
table-durchmarsch =
    { $me ->
        [yes] Du machst
       *[no] { $name } macht
    } im Ramsch alle Stiche: Durchmarsch!
table-ramsch-lost =
    { $me ->
        [yes] Du verlierst
       *[no] { $name } verliert
    } den Ramsch.
table-ramsch-won =
    { $me ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } den Ramsch.
table-ramsch-swept =
    { $me ->
        [yes] Du machst alle Stiche und verlierst
       *[no] { $name } macht alle Stiche und verliert
    } den Ramsch.
table-ramsch-nobody = Niemand verliert den Ramsch: Alle haben gleich viel.
# $each: die Texte unten
table-ramsch-points = Augen mit dem Skat: { $each }.
table-ramsch-points-alone = Augen: { $each }.
table-ramsch-each =
    { $name } { $points } ({ $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    })
table-spitze-missed = Eine angesagte Spitze hat ihren Stich nicht gemacht.
table-announcement-missed = Die Ansage ist verfehlt, damit ist das Spiel zu Ende.
table-ended = Das Spiel wurde { $ending }.
table-points =
    { $points } zu { $others } Augen, { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } für den Alleinspieler.
table-null-tricks =
    { $tricks ->
        [0] Der Alleinspieler hat keinen Stich gemacht.
       *[other] Der Alleinspieler hat einen Stich gemacht.
    }
table-count = Berechnung: { $count }.
table-as-dealt = Gegeben:
table-as-played = Gespielt:
table-skat = Skat
table-was-turned = (gewendet: { $cards })
table-laid = gedrückt
table-in-points = ({ $points })

## Der Befehl.

help-play = Spiele Skat oder Skruf im Terminal gegen den Computer.
help-play-game = Das Spiel: Skat, Tourné-Skat nach den Büchern oder wie zu Hause, Skruf mit Talon oder ohne, oder Trekarl, der Skruf zu dritt; sonst das von --preset oder der gespeicherten Liste.
help-play-players = Wie viele am Tisch sitzen. Beim Skat zu viert setzt der Geber aus, beim Skruf zu fünft oder sechst in jedem Robber einer oder zwei.
help-play-level = Wie gut die anderen spielen, 1 bis 5; sonst 2. Ab 3 denken sie nach, und derselbe --seed kann anders ausgehen.
help-play-deals = Wie viele Spiele; ohne das so lange, wie du magst.
help-play-rounds = Wie viele Runden; in einer Runde gibt jeder einmal.
help-play-name = Dein Name auf der Spielliste.
help-play-seed = Wörter, aus denen sich alle Karten ergeben: gleiche Wörter, gleiche Spiele.
help-play-save = Alles in dieser Datei aufheben und damit weiterspielen, wenn es sie gibt; Text, wenn der Name auf .txt endet, sonst JSON Lines.
help-play-plain = Zeile für Zeile, ohne Farben und Zeichnung; gut für Vorleseprogramme.
help-play-speed = So viele Sekunden bleibt ein Stich liegen; 0 für gar nicht.

error-seconds = „{ $value }“ ist kein Tempo: Gib Sekunden von 0 bis { $most } an, etwa 0,5.
error-person-name = Ein Name hat 1 bis { $most } Buchstaben.
error-preset-other-game = „{ $preset }“ gehört nicht zu { $game }; dazu gehören: { $allowed }.
error-save-no-sitting = In { $name } steht etwas anderes als eine von Knekt gespeicherte Liste; die Datei bleibt, wie sie ist. Bitte wähle eine andere Datei für --save.
error-save-other-rules = Die Liste in { $name } geht nach anderen Regeln. Lass das Spiel, --preset, --set, --players, --deals und --rounds weg, um sie weiterzuspielen, oder wähle eine andere Datei für --save.
error-save-other-person = Die Liste in { $name } gehört { $person }. Lass --name weg, um sie weiterzuspielen, oder wähle eine andere Datei für --save.
error-save-finished = Die Liste in { $name } ist zu Ende gespielt. Bitte wähle eine andere Datei für --save.
error-save-changed = { $name } wurde inzwischen von jemand anderem geändert; dort wurde nicht gespeichert.
