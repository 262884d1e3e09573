### Skruf am Tisch im Terminal: was wer spielt gefragt wird, hört und sieht.

## Wörter, wie sie getippt werden können: durch Kommas getrennt, das erste wird gezeigt.

typed-pass-until = pp, passe bis jemand bietet
typed-share = teilen
typed-leave = a, allein

## Was eine Antwort hätte sein sollen.

expected-bid-or-pass = ein Gebot wie 4Pi oder vier Pik, oder p für passen
expected-share-or-leave = Enter, um den Verlust zu teilen, oder a, damit dein Partner ihn allein trägt

## An den Plätzen. $name: ein Spieler; $me: yes für den Menschen am Terminal, sonst no.

table-role-partner = Partner
table-role-dealer = Geber
table-role-buyer = Käufer
table-role-master = Meister
table-role-declarer = spielt
table-skruf-open = Offenes Blatt: { $cards }
table-skruf-stands =
    { $me ->
        [yes] Dein Gebot steht
       *[no] Zuletzt bot { $name }
    }: { $bid }.
# $tells: was ein Gebot sagt, in einem Satz
table-skruf-call-tells =
    { $me ->
        [yes] Du
       *[no] { $name }
    }: { $bid }. { $tells }
table-skruf-would-tell = { $bid }, wenn du das jetzt bietest: { $tells }
table-skruf-not-bid = Niemand hat { $bid } geboten.
table-skruf-no-bid = Noch hat niemand geboten.
# $due: die versprochenen Stiche; $won: die der Seite, die spielt; $lost: die der anderen
table-skruf-plays =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $bid }, { $due } Stiche: bisher { $won }, die Gegner { $lost }.
table-skruf-misere = Misère: Die Seite mit weniger Stichen gewinnt.
table-skruf-misere-tricks = Misère, weniger Stiche gewinnen: deine Seite { $won }, die Gegner { $lost }.

## Das Ziehen um die Plätze, und die Zeile über dem Tisch.

# $cards: etwa Anna ♥2, du ♠9, von der niedrigsten an
table-skruf-drawn = Um die Plätze werden Karten gezogen, das Ass ist die niedrigste: { $cards }.
table-skruf-drawn-equal = Um die Plätze werden Karten gezogen: { $cards }. Zwei sind gleich, also noch einmal.
# $one, $two: Paare, etwa Anna und Otto
table-skruf-pairs = Robber { $number }: { $one } spielen gegen { $two }.
table-skruf-your-pair = Robber { $number }: { $partner } ist dein Partner und sitzt dir gegenüber. Ihr spielt gegen { $others }.
table-skruf-each-alone = Jeder spielt für sich.
table-skruf-first-dealer =
    { $me ->
        [yes] Du hast die niedrigste Karte gezogen und gibst zuerst.
       *[no] { $name } hat die niedrigste Karte gezogen und gibt zuerst.
    }
table-skruf-you-rest = Du setzt in diesem Robber aus und schaust zu: Du siehst, was alle sehen.
# $count: wie viele
table-skruf-rests =
    { $count ->
        [one] { $names } setzt aus.
       *[other] { $names } setzen aus.
    }
# $names: etwa Du/Anna; $part: Stichpunkte auf dem Weg zu 60; $games: gewonnene Partien
table-skruf-part =
    { $names } { $part }{ $games ->
        [0] {""}
        [one] {" "}+ 1 Partie
       *[other] {" "}+ { $games } Partien
    }
table-skruf-rubber = Robber { $number }: { $parts }
table-skruf-towards = Auf dem Weg zu 60: { $parts }

## Was geschieht.

table-skruf-sits-out = Du setzt aus und schaust diesem Spiel zu.
table-skruf-told-partner = Dein Partner ist { $name }.
table-skruf-told-bid =
    { $me ->
        [yes] Du bietest
       *[no] { $name } bietet
    } { $bid }.
table-skruf-told-minimum =
    { $me ->
        [yes] Alle haben gepasst, aber unter { $level } wird nicht gespielt: Du musst so hoch bieten.
       *[no] Alle haben gepasst, aber unter { $level } wird nicht gespielt: { $name } muss so hoch bieten.
    }
table-skruf-told-misere = Alle haben gepasst: Es gibt eine Misère, und die Seite mit weniger Stichen gewinnt.
# $known: yes, wo man die Karten sieht
table-skruf-told-talon =
    { $me ->
        [yes] Du kaufst den Talon
       *[no] { $name } kauft den Talon
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
# $name: wer die erste Karte bekommt; $card: die eigene
table-skruf-told-talon-dealt =
    Der Talon wird verteilt, zuerst an { $me ->
        [yes] dich
       *[no] { $name }
    }{ $known ->
        [yes] : Du bekommst { $card }
       *[no] {""}
    }.
table-skruf-told-opened = Das vierte Blatt wird aufgedeckt: { $cards }.
# $me: giver, receiver oder none; $to: wer die Karten bekommt; $count: wie viele
table-skruf-told-gave =
    { $me ->
        [giver] Du gibst { $cards } an { $to }.
        [receiver] { $name } gibt dir { $cards }.
       *[none] { $known ->
            [yes] { $name } gibt { $cards } an { $to }.
           *[no] { $name } gibt { $count ->
                [one] eine Karte
                [4] vier Karten
               *[other] { $count } Karten
            } an { $to }.
        }
    }
table-skruf-told-swap-laid =
    { $me ->
        [yes] Du legst
       *[no] { $name } legt
    } eine Karte zum Tausch hin.
table-skruf-told-raise = Die Karten sind gegeben: Jetzt darf die Seite des Käufers erhöhen.
table-skruf-told-contract =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $bid }: { $due } Stiche sind nötig.
table-skruf-told-open-card =
    { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $card } aus dem offenen Blatt.
table-skruf-told-open-takes = Das offene Blatt macht den Stich.
table-skruf-told-alone =
    { $me ->
        [yes] Du lässt deinen Partner den Verlust allein tragen.
       *[no] { $name } lässt den Partner den Verlust allein tragen.
    }
table-skruf-told-shared =
    { $me ->
        [yes] Du teilst den Verlust.
       *[no] { $name } teilt den Verlust.
    }
table-skruf-told-barred = Jetzt darf { $suit } nicht ausgespielt werden.

## Was gefragt wird, im Terminal und auf der Seite.

ask-call = Dein Gebot?
ask-raise = Erhöhst du?
# $level: das Niedrigste, das gespielt wird
ask-must-bid = Du musst { $level } oder höher bieten.
ask-give =
    { $count ->
        [one] Eine Karte für { $name }.
        [4] Vier Karten für { $name }.
       *[other] { $count } Karten für { $name }.
    }
ask-swap = Tausch: eine Karte für { $name }.
ask-open-lead = Das offene Blatt spielt aus: Wähle eine Karte.
ask-open = Spiel eine Karte aus dem offenen Blatt.
ask-bear = Wer trägt den Verlust?

## Was zu tippen ist, in Klammern hinter der Frage.

keys-call = etwa 4Pi, vier Pik; p = passe, pp = passe bis jemand bietet
keys-raise = etwa 5Pi oder fünf Pik, p = passe
keys-must-bid = etwa { $level }Pi oder { $level }G
keys-give =
    { $count ->
        [one] etwa He7, oder ihre Nummer; * = neu
       *[other] etwa He7 Pi9 Kr2 Kr3, 1 4 5 6; * neu
    }
keys-bear = Enter = ihr teilt ihn, a = { $name } allein

## Was das Terminal sonst sagt und fragt.

table-skruf-got = Von deinem Partner hast du { $card } bekommen.
table-skruf-lost-slam = { $name } hat diesen Schlemm ohne ein Wort von dir geboten, und er hat drei Beten oder mehr gekostet.

## Hilfe.

# $level: das Niedrigste, das gespielt wird
table-skruf-help-bid = Ein Gebot ist eine Zahl und eine Farbe: 4Pi, 4 Pik, vier Pik; G oder Grandissimo ist ohne Trumpf. Eine Farbe ohne Zahl ist für eins geboten. Jedes Gebot muss höher sein als das letzte: Pik, Kreuz, Karo, Herz, Grandissimo, dann die nächste Zahl. Eins verspricht sieben Stiche, vier zehn; sechs ist der kleine, sieben der große Schlemm. Unter { $level } wird nicht gespielt; solche Gebote zeigen nur die Karten.
# $passes: hintereinander
table-skruf-help-pass = p passt; später darfst du trotzdem bieten. pp passt jedes Mal, bis jemand bietet. Wenn { $passes }-mal hintereinander gepasst wird, ist das Bieten zu Ende, und wer zuletzt geboten hat, spielt oder kauft den Talon.
table-skruf-help-raise = Jetzt darf die Seite des Käufers erhöhen, in jeder Farbe; das letzte Gebot wird gespielt. p passt. Ein billiges Gebot in einer anderen Farbe kann auch den König dort zeigen; dann geht der Partner in die richtige zurück.
table-skruf-help-messages = Was ein Gebot deinem Partner sagt. Wenn du zum ersten Mal dran bist: Grandissimo = drei Asse, zwei Grandissimo = vier Asse; eine Farbe = fünf Karten oder mehr mit drei von A K D B 10; zwei in einer Farbe = eine sehr lange und starke. Beim zweiten Mal: Grandissimo = zwei Asse; eine Farbe = vier oder fünf Karten mit zwei Honneurs.
table-skruf-help-later = Beim dritten Mal: eine Farbe = ihr König; beim vierten: ihre Dame. Biete die Farbe des Partners höher, wenn du zwei Honneurs darin hast. Mit Talon bleib niedrig, bis er gekauft ist. Hast du nur geantwortet, biete zuletzt und kauf, damit dein Partner mit der langen Farbe die Karten bekommt.
table-skruf-help-tells = ?4S erklärt, was ein Gebot sagt: eines, das gemacht wurde, oder eines, das du jetzt machen könntest. ?? erklärt alle Gebote bisher, ?p wohin ein Passe führt.
table-skruf-help-give-four = Du hast sechzehn Karten: Gib vier davon an deinen Partner. Am besten sind Karten seiner Farbe, dann hohe seiner zweiten. Die vier neuen Karten haben einen *.
table-skruf-help-give-one = Du hast sechzehn Karten: Eine geht an deinen Partner und je eine an die Gegner. Gib Verlierer weg, die beste davon an den Partner. Es ist gut, eine Farbe loszuwerden. Gib einem Gegner eine Karte der Farbe, die ihm zu fehlen scheint, damit er sie nicht stechen kann. Neue Karten haben einen *.
table-skruf-help-give-open = Du hast sechzehn Karten: Je eine geht an die anderen Blätter, auch an das offene. Neue Karten haben einen *.
table-skruf-help-misere = Jeder gibt seinem Partner eine Karte. Je weniger Stiche deine Seite macht, desto besser: Es gibt keinen Trumpf.
table-skruf-help-swap = Du tauschst mit deinem Partner eine Karte. Mit einem oder zwei Trümpfen gib einen; mit dreien oder mehr behalte sie und gib eine andere nützliche Karte. Was du gerade bekommen hast, darf nicht gleich zurück, außer der Tisch erlaubt es.
table-skruf-help-cards = Karten: Kr, Pi, He oder Ka für ♣ ♠ ♥ ♦, dann A, K, D, B, 10 oder eine Zahl: PiD ist die Pik-Dame. Kleine Buchstaben und ♠D gehen auch, ebenso C, S, H, D für die Farben und die Nummer über der Karte.
table-skruf-help-play = Du musst die ausgespielte Farbe bedienen, wenn du kannst; sonst spielst du, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Karten ohne Nummer können jetzt nicht gespielt werden. Die letzten zwei Stiche zeigt l, bis wieder ausgespielt ist.
table-skruf-help-play-misere = Du musst die ausgespielte Farbe bedienen, wenn du kannst. Es gibt keinen Trumpf, und deine Seite will wenige Stiche. Karten ohne Nummer können jetzt nicht gespielt werden. Die letzten zwei Stiche zeigt l, bis wieder ausgespielt ist.
table-skruf-help-open = Du spielst dein eigenes Blatt und das offene gegenüber.
table-skruf-help-bear = Enter: Ihr zahlt beide für den verlorenen Schlemm, wie üblich. a: { $name } zahlt für euch beide.

## Anfang und Ende.

# $form: skruf, skruf-plain, trekarl; $names: die anderen
table-skruf-greeting =
    Willkommen { $form ->
        [trekarl] beim Trekarl, dem Skruf zu dritt
        [skruf-plain] beim Skruf ohne Talon
       *[skruf] beim Skruf
    }! Mit dir am Tisch sitzen { $names }.
table-skruf-greeting-game =
    { $form ->
        [trekarl] Jeder spielt für sich. Ein Gebot sagt, wie viele Stiche über sechs du machst und mit welchem Trumpf. Wer am höchsten bietet, nimmt den Talon, gibt jedem Blatt eine Karte und spielt mit dem offenen vierten Blatt gegen die beiden anderen.
        [skruf-plain] Zwei spielen gegen zwei, Partner sitzen einander gegenüber. Ein Gebot sagt, wie viele Stiche über sechs deine Seite macht und mit welchem Trumpf; es sagt dem Partner auch, was du hast. Das letzte Gebot wird gespielt. 60 Stichpunkte sind eine Partie, zwei Partien beenden den Robber.
       *[skruf] Zwei spielen gegen zwei, Partner sitzen einander gegenüber. Ein Gebot sagt, wie viele Stiche über sechs deine Seite macht und mit welchem Trumpf; es sagt dem Partner auch, was du hast. Wer am höchsten bietet, kauft den Talon und gibt vier Karten an den Partner, der jedem eine gibt. 60 Stichpunkte sind eine Partie, zwei Partien beenden den Robber.
    }

## Nach einem Spiel.

# $ending: wie, etwa ungültig
table-skruf-ended = Das Spiel ist { $ending }.
table-skruf-made =
    { $me ->
        [yes] Du erfüllst
       *[no] { $name } erfüllt
    } { $bid } mit { $tricks } Stichen.
table-skruf-failed =
    { $me ->
        [yes] Du erfüllst
       *[no] { $name } erfüllt
    } { $bid } nicht: { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }, { $bets ->
        [one] eine Bete
       *[other] { $bets } Beten
    }.
# $names: die Seite mit weniger Stichen
table-skruf-misere-won =
    Misère, gewonnen mit { $tricks ->
        [0] keinem Stich
        [one] 1 Stich
       *[other] { $tricks } Stichen
    } zu { $others }: { $names }.
table-skruf-bears =
    { $me ->
        [yes] Du trägst die Beten allein.
       *[no] { $name } trägt die Beten allein.
    }
