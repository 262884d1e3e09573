### Skruf vid bordet i terminalen: vad den som spelar blir tillfrågad om, får höra och får se.

## Ord som de kan skrivas: alternativ mellan komman, det första är det som visas.

typed-pass-until = pp, pass tills någon målar
typed-share = dela
typed-leave = e, ensam

## Vad ett svar borde ha varit.

expected-bid-or-pass = en målning som 4sp eller fyra spader, eller p för pass
expected-share-or-leave = Enter för att dela förlusten eller e för att låta din medspelare bära den ensam

## Vid platserna. $name: en spelare; $me: yes för den som sitter vid terminalen, annars no.

table-role-partner = medspelare
table-role-dealer = givare
table-role-buyer = köpare
table-role-master = spelbehärskare
table-role-declarer = spelförare
table-skruf-open = Öppna handen: { $cards }
table-skruf-stands =
    { $me ->
        [yes] Din målning står
       *[no] Sist målade { $name }
    }: { $bid }.
# $tells: vad en målning säger, i en mening
table-skruf-call-tells =
    { $me ->
        [yes] Du
       *[no] { $name }
    }: { $bid }. { $tells }
table-skruf-would-tell = { $bid }, om du målar så nu: { $tells }
table-skruf-not-bid = Ingen har målat { $bid }.
table-skruf-no-bid = Ingen har målat än.
# $due: sticken som utlovats; $won: spelförarens sidas; $lost: de andras
table-skruf-plays =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $bid }, { $due } stick: { $won } hittills, motspelarna { $lost }.
table-skruf-misere = Misère: sidan med färre stick vinner.
table-skruf-misere-tricks = Misère, färre stick vinner: din sida { $won }, motspelarna { $lost }.

## Dragningen av platser, och raden över bordet.

# $cards: till exempel Anna ♥2, du ♠9, det lägsta först
table-skruf-drawn = Ni drar kort om platserna, esset är lägst: { $cards }.
table-skruf-drawn-equal = Ni drar kort om platserna: { $cards }. Två är lika, så ni drar igen.
# $one, $two: par, till exempel Anna och Otto
table-skruf-pairs = Robbert { $number }: { $one } spelar mot { $two }.
table-skruf-your-pair = Robbert { $number }: { $partner } är din medspelare och sitter mitt emot dig. Ni spelar mot { $others }.
table-skruf-each-alone = Alla spelar för sig själva.
table-skruf-first-dealer =
    { $me ->
        [yes] Du drog det lägsta kortet och ger först.
       *[no] { $name } drog det lägsta kortet och ger först.
    }
table-skruf-you-rest = Du står över den här robberten och tittar på: du ser det som alla ser.
# $count: hur många
table-skruf-rests =
    { $count ->
       *[other] { $names } står över.
    }
# $names: till exempel Du/Anna; $part: stickpoäng på väg mot 60; $games: vunna utgångar
table-skruf-part =
    { $names } { $part }{ $games ->
        [0] {""}
        [one] {" "}+ 1 utgång
       *[other] {" "}+ { $games } utgångar
    }
table-skruf-rubber = Robbert { $number }: { $parts }
table-skruf-towards = På väg mot 60: { $parts }

## Vad som händer.

table-skruf-sits-out = Du står över och tittar på den här given.
table-skruf-told-partner = Din medspelare är { $name }.
table-skruf-told-bid =
    { $me ->
        [yes] Du målar
       *[no] { $name } målar
    } { $bid }.
table-skruf-told-minimum =
    { $me ->
        [yes] Alla har passat, men lägre än { $level } spelas inte: du måste måla så högt.
       *[no] Alla har passat, men lägre än { $level } spelas inte: { $name } måste måla så högt.
    }
table-skruf-told-misere = Alla har passat: det blir misère, och sidan med färre stick vinner.
# $known: yes där spelaren ser korten
table-skruf-told-talon =
    { $me ->
        [yes] Du köper
       *[no] { $name } köper
    }{ $known ->
        [yes] : { $cards }
       *[no] {""}
    }.
# $name: vem som får det första kortet; $card: spelarens eget
table-skruf-told-talon-dealt =
    Köpkorten delas ut, först till { $me ->
        [yes] dig
       *[no] { $name }
    }{ $known ->
        [yes] : du får { $card }
       *[no] {""}
    }.
table-skruf-told-opened = Den fjärde handen läggs upp: { $cards }.
# $me: giver, receiver eller none; $to: vem som får korten; $count: hur många
table-skruf-told-gave =
    { $me ->
        [giver] Du ger { $to } { $cards }.
        [receiver] { $name } ger dig { $cards }.
       *[none] { $known ->
            [yes] { $name } ger { $to } { $cards }.
           *[no] { $name } ger { $to } { $count ->
                [one] ett kort
                [4] fyra kort
               *[other] { $count } kort
            }.
        }
    }
table-skruf-told-swap-laid =
    { $me ->
        [yes] Du lägger
       *[no] { $name } lägger
    } fram ett kort till bytet.
table-skruf-told-raise = Korten är givna: nu får köparens sida höja målningen.
table-skruf-told-contract =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $bid }: det behövs { $due } stick.
table-skruf-told-open-card =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $card } från den öppna handen.
table-skruf-told-open-takes = Den öppna handen tar sticket.
table-skruf-told-alone =
    { $me ->
        [yes] Du låter din medspelare bära förlusten ensam.
       *[no] { $name } låter sin medspelare bära förlusten ensam.
    }
table-skruf-told-shared =
    { $me ->
        [yes] Du delar förlusten.
       *[no] { $name } delar förlusten.
    }
table-skruf-told-barred = Nu får { $suit } inte spelas ut.

## Vad som frågas, i terminalen och på sidan.

ask-call = Vad målar du?
ask-raise = Höjer du?
# $level: det lägsta som spelas
ask-must-bid = Du måste måla i { $level } eller högre.
ask-give =
    { $count ->
        [one] Ge { $name } ett kort.
        [4] Ge { $name } fyra kort.
       *[other] Ge { $name } { $count } kort.
    }
ask-swap = Bytet: ett kort till { $name }.
ask-open-lead = Den öppna handen spelar ut: välj ett kort ur den.
ask-open = Spela ett kort ur den öppna handen.
ask-bear = Vem bär förlusten?

## Vad som ska skrivas, inom parentes efter frågan.

keys-call = som 4sp, fyra spader; p = pass, pp = pass tills någon målar
keys-raise = som 5sp eller fem spader, p = pass
keys-must-bid = som { $level }sp eller { $level }G
keys-give =
    { $count ->
        [one] som hj7, eller numret; * = nytt
       *[other] som hj7 sp9 kl2 kl3, eller 1 4 5 6; * = nytt
    }
keys-bear = Enter = ni delar den, e = { $name } ensam

## Vad terminalen annars berättar och frågar.

table-skruf-got = Du har fått { $card } av din medspelare.
table-skruf-lost-slam = { $name } har målat slam utan ett ord från dig, och det har kostat tre betar eller fler.

## Hjälp.

# $level: det lägsta som spelas
table-skruf-help-bid = En målning är ett tal och en färg: 4sp, 4 spader, fyra spader; G eller grandissimo är utan trumf. En färg utan tal målas i ett. Varje målning måste vara högre än den förra: spader, klöver, ruter, hjärter, grandissimo, och sedan nästa tal. Ett lovar sju stick, fyra tio, sex är liten slam och sju stor slam. Lägre än { $level } spelas inte; lägre målningar visar bara korten.
# $passes: i rad
table-skruf-help-pass = p passar; du får ändå måla senare. pp passar varje gång tills någon målar. { $passes } pass i rad avslutar målningen, och den som målade sist spelar eller köper.
table-skruf-help-raise = Nu får köparens sida höja, i vilken färg som helst; den sista målningen spelas. p passar. En billig målning i en annan färg kan också visa kungen där; då går medspelaren tillbaka till den rätta.
table-skruf-help-messages = Vad en målning säger din medspelare. Din första tur: grandissimo = tre ess, två grandissimo = fyra ess; en färg = fem kort eller fler med tre av E K D Kn 10; två i en färg = en mycket lång och stark. Din andra tur: grandissimo = två ess; en färg = fyra eller fem kort med två honnörer.
table-skruf-help-later = Din tredje tur: en färg = dess kung; din fjärde: dess dam. Måla medspelarens färg högre om du har två honnörer i den. Med köp håller ni er lågt tills någon har köpt; den av er som bara har svarat målar sist och köper, så att medspelaren med den långa färgen får korten.
table-skruf-help-tells = ?4S talar om vad en målning säger: en som är gjord, eller en som du kunde göra nu. ?? talar om det för alla målningar hittills, ?p vad en pass leder till.
table-skruf-help-give-four = Du har sexton kort: ge fyra av dem till din medspelare. Bäst är kort i medspelarens färg, sedan höga kort i medspelarens andra färg. De fyra nya korten har en *.
table-skruf-help-give-one = Du har sexton kort: ett går till din medspelare och ett till var och en av motspelarna. Ge bort förlorare, den bästa av dem till medspelaren. Det är bra att bli renons. Ge en motspelare ett kort i en färg som den handen tycks sakna, så att den inte kan trumfa. Nya kort har en *.
table-skruf-help-give-open = Du har sexton kort: ett går till var och en av de andra händerna, också till den öppna. Nya kort har en *.
table-skruf-help-misere = Alla ger sin medspelare ett kort. Ju färre stick din sida tar, desto bättre: det finns ingen trumf.
table-skruf-help-swap = Du och din medspelare byter ett kort. Har du en eller två trumf, ge en; har du tre eller fler, behåll dem och ge ett annat användbart kort. Kortet du nyss fått får inte gå tillbaka, om inte bordet tillåter det.
table-skruf-help-cards = Kort: kl, sp, hj eller ru för ♣ ♠ ♥ ♦, sedan E, K, D, Kn, 10 eller ett tal: spD är spader dam. Stora eller små bokstäver och ♠D går lika bra, liksom C, S, H, D för färgerna, A för ess och numret ovanför kortet.
table-skruf-help-play = Du måste följa färg om du kan; annars spelar du vilket kort du vill. Den högsta trumfen tar sticket, annars det högsta kortet i den utspelade färgen. Kort utan nummer kan inte spelas nu. De två sista sticken får ses tills nästa kort är utspelat: l.
table-skruf-help-play-misere = Du måste följa färg om du kan. Det finns ingen trumf, och din sida vill ha få stick. Kort utan nummer kan inte spelas nu. De två sista sticken får ses tills nästa kort är utspelat: l.
table-skruf-help-open = Du spelar både din egen hand och den öppna mitt emot.
table-skruf-help-bear = Enter: ni betalar båda för den förlorade slammen, som vanligt. e: { $name } betalar för er båda.

## Början och slut.

# $form: skruf, skruf-plain, trekarl; $names: de andra
table-skruf-greeting =
    Välkommen till { $form ->
        [trekarl] trekarl, skruf för tre
        [skruf-plain] skruf utan köp
       *[skruf] skruf
    }! Vid bordet sitter också { $names }.
table-skruf-greeting-game =
    { $form ->
        [trekarl] Alla spelar för sig själva. En målning säger hur många stick över sex du tar, och med vilken trumf. Den som målar högst köper, ger ett kort till varje hand och spelar med den öppna fjärde handen mot de två andra.
        [skruf-plain] Två spelar mot två, och medspelarna sitter mitt emot varandra. En målning säger hur många stick över sex sidan tar, och med vilken trumf; den säger också din medspelare vad du har. Den sista målningen spelas. 60 stickpoäng ger utgång, och två utgångar avslutar robberten.
       *[skruf] Två spelar mot två, och medspelarna sitter mitt emot varandra. En målning säger hur många stick över sex sidan tar, och med vilken trumf; den säger också din medspelare vad du har. Den som målar högst köper och ger fyra kort till medspelaren, som ger ett till var och en. 60 stickpoäng ger utgång, och två utgångar avslutar robberten.
    }

## Efter en giv.

# $ending: hur, till exempel ogiltig
table-skruf-ended = Given: { $ending }.
table-skruf-made =
    { $me ->
        [yes] Du går
       *[no] { $name } går
    } hem i { $bid } med { $tricks } stick.
table-skruf-failed =
    { $me ->
        [yes] Du går
       *[no] { $name } går
    } bet i { $bid }: { $tricks ->
        [0] inga stick
       *[other] { $tricks } stick
    }, { $bets ->
        [one] en bet
       *[other] { $bets } betar
    }.
# $names: sidan med färre stick
table-skruf-misere-won =
    Misère: { $names } vinner med { $tricks ->
        [0] inga stick
       *[other] { $tricks } stick
    } mot { $others }.
table-skruf-bears =
    { $me ->
        [yes] Du bär betarna ensam.
       *[no] { $name } bär betarna ensam.
    }
