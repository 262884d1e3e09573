### Bordet i terminalen: vad den som spelar blir tillfrågad om, får höra och får se.

## Kort och ord som de kan skrivas: alternativ mellan komman, det första är det som visas.

# $rank: A, K, Q, J, T, 9, 8, 7: tecknet på kortet
table-index =
    { $rank ->
        [A] E
        [K] K
        [Q] D
        [J] Kn
        [T] 10
       *[other] { $rank }
    }
typed-clubs = kl, klöver
typed-spades = sp, spader
typed-hearts = hj, hjärter
typed-diamonds = ru, ruter
typed-ace = e, ess
typed-king = kung
typed-queen = d, dam
typed-jack = kn, knekt
typed-ten = tio
typed-grand = g, grand
typed-null = n, noll
typed-yes = j, ja, y
typed-no = n, nej
typed-pass = p, pass
typed-skat = s, skat
typed-hand = h, hand
typed-revolution = r, rev, revolution
typed-ramsch = r, ramsch
typed-upper = övre, turné
typed-lower = undre
typed-guckser = guckser, guetz
typed-solo = solo
typed-keep = behåll, b
typed-reject = passt mir nicht, passt nicht
typed-give-up = ge upp, g
typed-overbid = för högt, o
typed-claim = resten, r
typed-raise = höj, +
typed-kontra = kontra, k
typed-re = rekontra, re
typed-supra = supra
typed-hirsch = hirsch
typed-double = dubbla
typed-gift = skänk, skänka
typed-take-up = t, ta upp, ta
typed-pass-on = p, vidare, skicka vidare
typed-accept = godkänn
typed-refuse = spela vidare, neka
typed-help = ?, hjälp
typed-last = l, sista
typed-sheet = s, protokoll
typed-quit = q, sluta

## Vad ett svar borde ha varit.

expected-yes-or-pass = j för ja eller p för pass
expected-yes-or-no = j för ja eller n för nej
expected-skat-or-hand = Enter för skat eller h för hand
expected-card-or-number = ett kort som hj7, eller numret på ett kort i din hand
expected-contract-or-number = ett spel som H eller GH, eller ett nummer i listan
expected-enter = bara Enter
expected-enter-or-word = bara Enter, eller ? för hjälp
expected-take-up-or-pass-on = Enter för att ta upp de två korten eller p för att skicka dem vidare
expected-way = ett nummer i listan, eller turné, undre, guckser, noll, solo
expected-keep-or-not = Enter för att behålla kortet eller n för passt mir nicht
expected-play-or-ramsch = j för att spela eller r för ramsch
expected-exchange = kort av dina och lika många av din medspelares, till exempel hj7 ru8

## Vem som är vem. $name: en spelare; $me: yes för den som sitter vid terminalen, annars no.

table-me = Du
table-open-hand = den öppna handen
table-you = du

## Över bordet. $total: i protokollet.

table-deal-number = Giv { $number }
table-deal-of = Giv { $number } av { $last }
table-total = { $name } { $total }
table-declarer = spelförare
table-tricks =
    { $tricks ->
        [0] inga stick
       *[other] { $tricks } stick
    }
table-word-yes = ja
table-word-pass = pass
table-takes-trick = tar sticket
table-has-game =
    { $me ->
        [yes] Du har
       *[no] { $name } har
    } fått spelet för { $bid }.
table-plays =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $contract }, bud { $bid }.
# $doubling: kontra, rekontra …; $factor: vad poängen multipliceras med
table-doubled = Det räknas ×{ $factor }: { $doubling }.
# $level: gåvan som avböjdes, game eller schneider
table-must-win =
    { $level ->
        [game] Avslagen skänk: spelet måste vinnas med schneider.
       *[schneider] Avslagen skänk: spelet måste vinnas med schwarz.
    }
table-ramsch = Ramsch: den som tar flest ögon förlorar.
table-ramsch-house = Ramsch: den som tar minst ögon vinner.
table-schieberramsch = Schieberramsch: den som tar flest ögon förlorar.
table-refusals = Osett vidare: ×{ $factor }.
table-word-took-up = tog upp dem
table-word-passed-on = skickade dem vidare
table-turned = Uppslaget: { $cards }.
table-peeked = Du har sett { $card }.
table-open-cards = { $name } öppet: { $cards }
table-partner-cards = { $name } har: { $cards }
table-your-cards = Dina kort: { $cards }

## Egna varv. $factor: vad poängen multipliceras med; $more: varvets givar efter den här; $deals: givar som återstår.

table-bock-now =
    bock ×{ $factor }{ $more ->
        [0] {""}
        [one] , 1 giv till
       *[other] , { $more } givar till
    }
table-schieber-now =
    schieberramsch{ $more ->
        [0] {""}
        [one] , 1 giv till
       *[other] , { $more } givar till
    }
table-bock-then =
    sedan { $deals ->
        [one] 1 bockgiv
       *[other] { $deals } bockgivar
    }
table-schieber-then =
    sedan { $deals ->
        [one] 1 schieberramsch
       *[other] { $deals } givar schieberramsch
    }

## Vad handen vore värd. $games: till exempel ♣ 24, ♠ 22

table-worth = Värde, enkelt vunnet: { $games }
# $way: turn, guckser, guetz, solo
table-way =
    { $way ->
        [turn] turné
        [guetz] Guetz
        [guckser] guckser
       *[solo] solo
    }
table-worth-with = med { $n }: { $games }
table-worth-without = utan { $n }: { $games }

## Vad som händer.

table-told-deal =
    { $me ->
        [yes] Du ger.
       *[no] { $name } ger.
    }
table-told-seat = Du sitter i { $seat }.
table-told-sits-out = Den som ger står över: du tittar på den här given.
table-told-bock = En bockgiv: allt räknas ×{ $factor }.
table-told-schieber-round = En giv i en schieberramschrunda: ingen bjuder.
table-told-ramsch = Alla har passat, så det blir ramsch: alla spelar för sig själva, och den som tar flest ögon förlorar.
table-told-ramsch-said =
    { $me ->
        [yes] Du säger
       *[no] { $name } säger
    } ramsch.
table-told-schieberramsch = Alla har passat, så det blir schieberramsch: två kort går runt, och sedan förlorar den som tar flest ögon.
table-told-bid =
    { $me ->
        [bidder] Du bjuder { $value } mot { $to }.
        [holder] { $name } bjuder { $value } mot dig.
       *[none] { $name } bjuder { $value } mot { $to }.
    }
table-told-takes =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } spelet för { $value }.
table-told-held =
    { $me ->
        [yes] Du säger ja.
       *[no] { $name } säger ja.
    }
table-told-passed =
    { $me ->
        [yes] Du passar.
       *[no] { $name } passar.
    }
table-told-skat =
    { $me ->
        [yes] Du tar upp skaten: { $cards }.
       *[no] { $name } tar upp skaten.
    }
table-told-guckser =
    { $me ->
        [yes] Du tar upp skaten utan att slå upp den: { $cards }.
       *[no] { $name } tar upp skaten utan att slå upp den och utan ett ord.
    }
# $place: top, bottom: det övre eller det undre kortet i skaten
table-told-turned =
    { $me ->
        [yes] Du slår
       *[no] { $name } slår
    } upp det { $place ->
        [top] övre
       *[bottom] undre
    } kortet i skaten: { $card }.
# $known: om den som läser känner korten
table-told-peeked =
    { $me ->
        [yes] Du tittar
       *[no] { $name } tittar
    } på det { $place ->
        [top] övre
       *[bottom] undre
    } kortet i skaten{ $known ->
        [yes] : { $card }
       *[no] {""}
    }.
table-told-shown =
    { $me ->
        [yes] Du visar
       *[no] { $name } visar
    } det: { $card }.
table-told-kept =
    { $me ->
        [yes] Du behåller
       *[no] { $name } behåller
    } kortet.
table-told-rejected =
    { $me ->
        [yes] Du säger
       *[no] { $name } säger
    } ”passt mir nicht”: det andra kortet avgör, och en förlust räknas dubbelt.
table-told-null =
    { $me ->
        [yes] Du säger
       *[no] { $name } säger
    } noll.
table-told-hand =
    { $me ->
        [yes] Du låter
       *[no] { $name } låter
    } skaten ligga.
table-told-laid =
    { $me ->
        [yes] Du lägger
       *[no] { $name } lägger
    } bort { $known ->
        [yes] { $cards }
       *[no] två kort
    }.
table-told-declared =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $contract }, bud { $bid }.
table-told-raised =
    { $me ->
        [yes] Du höjer
       *[no] { $name } höjer
    } till { $contract }, bud { $bid }.
# $doubling: kontra, rekontra …
table-told-kontra =
    { $me ->
        [yes] Du säger
       *[no] { $name } säger
    } { $doubling }: spelet räknas ×{ $factor }.
table-told-plays-on =
    { $me ->
        [yes] Du spelar vidare.
       *[no] { $name } spelar vidare.
    }
# $level: vad som skänks, game eller schneider
table-told-offered =
    { $me ->
        [yes] Du vill
       *[no] { $name } vill
    } skänka { $level ->
        [game] spelet
       *[schneider] schneider
    }.
table-told-agrees =
    { $me ->
        [yes] Du är med på det.
       *[no] { $name } är med på det.
    }
table-told-disagrees =
    { $me ->
        [yes] Du är inte med på det.
       *[no] { $name } är inte med på det.
    }
table-told-gift-taken =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } emot skänken.
table-told-gift-declined =
    { $me ->
        [yes] Du avböjer
       *[no] { $name } avböjer
    } skänken och måste nu vinna med { $level ->
        [game] schneider
       *[schneider] schwarz
    }.
table-told-opened =
    { $me ->
        [yes] Du lägger upp dina kort: { $cards }.
       *[no] { $name } lägger upp korten: { $cards }.
    }
# $first, $second: namn
table-told-looked = { $first } och { $second } ser på varandras kort.
table-told-looked-partner = Du och { $name } ser på varandras kort: { $cards }.
table-told-proposed = { $name } säger till { $partner } hur de ska dela på korten.
# $gives, $gets: kort
table-told-exchange =
    { $me ->
        [giver] Du vill ge { $gives } och få { $gets }.
        [receiver] { $name } vill ge dig { $gives } för { $gets }.
       *[none] { $name } vill ge { $gives } för { $gets }.
    }
table-told-no-exchange =
    { $me ->
        [yes] Du vill
       *[no] { $name } vill
    } låta händerna vara som de är.
table-told-hands-stay = Händerna förblir som de är.
table-told-took-up =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } upp { $known ->
        [yes] { $cards }
       *[no] de två korten
    }.
table-told-passed-on =
    { $me ->
        [yes] Du skickar
       *[no] { $name } skickar
    } de två korten vidare osedda: det räknas dubbelt.
table-told-pushed =
    { $me ->
        [yes] Du skickar { $cards } vidare till { $to }.
       *[no] { $known ->
            [yes] { $name } skickar { $cards } vidare till { $to }.
           *[no] { $name } skickar två kort vidare.
        }
    }
table-told-card =
    { $me ->
        [yes] Du spelar
       *[no] { $name } spelar
    } { $card }.
table-told-taken =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } sticket.
# $cards: till exempel Anna ♥7, Otto ♥E, du ♥8
table-told-trick =
    { $cards }: { $me ->
        [yes] du
       *[no] { $name }
    } tar sticket.
table-told-surrendered =
    { $me ->
        [yes] Du ger
       *[no] { $name } ger
    } upp spelet.
table-told-overbid =
    { $me ->
        [yes] Du ger
       *[no] { $name } ger
    } upp: för högt bud.
# $all: yes om det är alla som är kvar
table-told-claim =
    { $me ->
        [yes] Du
       *[no] { $name }
    } { $all ->
        [yes] kräver alla stick som är kvar
       *[no] { $tricks ->
            [0] lägger upp korten, inga fler stick
           *[other] kräver { $tricks } av de stick som är kvar
        }
    }: { $cards }.
table-told-accepts =
    { $me ->
        [yes] Du godkänner
       *[no] { $name } godkänner
    } kravet.
table-told-refuses =
    { $me ->
        [yes] Du godkänner
       *[no] { $name } godkänner
    } inte kravet; spelet går vidare med öppna kort.
table-told-claim-stands = Sticken är säkra, så kravet gäller.
table-told-claim-falls = Sticken är inte säkra; spelet går vidare med öppna kort.
table-told-resigned =
    { $me ->
        [yes] Du ger
       *[no] { $name } ger
    } upp som försvarare.
table-told-left =
    { $me ->
        [yes] Du lämnar
       *[no] { $name } lämnar
    } bordet.
table-told-late =
    { $me ->
        [yes] Du överskrider din tid.
       *[no] { $name } överskrider sin tid.
    }

## Vad som frågas, i terminalen och på sidan.

ask-hold = { $name } bjuder { $value }. Ja eller pass?
ask-bid = Du bjuder mot { $name }.
# $ramsch: yes om det får sägas i stället
ask-alone =
    Båda har passat. Spelar du för { $value }{ $ramsch ->
        [yes] , eller ramsch
       *[no] {""}
    }?
ask-top = Det finns inget högre bud.
ask-skat = Ta upp skaten eller spela hand?
ask-way = Hur spelar du?
ask-keep = { $card }: behåller du det?
ask-take-up = Ta upp de två korten, eller skicka dem vidare osedda?
# $names: yes om spelet väljs efter det
ask-discard =
    Lägg bort två kort{ $names ->
        [yes] , och välj sedan ditt spel
       *[no] {""}
    }.
ask-push = Skicka två kort vidare till { $name }.
ask-exchange = Välj de { $count } kort som du vill behålla.
ask-exchange-agree = { $name } föreslår det här bytet. Är du med på det?
# $level: game, schneider
ask-agree-gift =
    Din medspelare vill skänka { $level ->
        [game] spelet
       *[schneider] schneider
    }. Är du med på det?
ask-take-gift =
    Försvararna skänker dig { $level ->
        [game] spelet
       *[schneider] schneider
    }. Tar du emot?
ask-declare = Vad spelar du? Ditt bud är { $bid }.
ask-play-on = Spelar du det här spelet?
ask-lead = Du spelar ut.
ask-play = Ditt kort, tack.
# $left: stick som är kvar
ask-answer =
    { $name } { $tricks ->
        [0] lägger upp korten: inga fler stick
       *[other] kräver { $tricks } av de { $left } stick som är kvar
    }. Godkänner du det?
table-ask-exchange = Vilka kort byter du med { $name }?
table-ask-before-lead = { $name } spelar ut.
table-ask-before-card = { $name } spelar härnäst.

## Vad som ska skrivas, inom parentes efter frågan.

keys-hold = j = ja, p = pass
keys-bid = Enter = { $value }, eller ett högre tal, p = pass
# $passes: yes om förhand också får passa
keys-alone =
    j = spela, r = ramsch{ $passes ->
        [yes] , p = pass
       *[no] {""}
    }
keys-top = p = pass
keys-skat = Enter = skat, h = hand
keys-way = Enter = 1, eller ett annat nummer, ? = hjälp
keys-keep = Enter = behåll, n = passt mir nicht, ? = hjälp
keys-take-up = Enter = ta upp, p = vidare osedda, ×2
keys-discard = som ru7 kl8, eller 11 12; * = från skaten
keys-push = som ru7 kl8, eller 11 12; inga knektar
keys-exchange = som 1 2 11 12; Enter = inga
keys-yes-no = j = ja, n = nej
keys-declare = ett nummer eller ett namn, ? = hjälp
keys-card = till exempel hj7, eller numret
keys-only-card = Enter = { $card }
# $words: vad som kan sägas, till exempel ge upp, höj
keys-play-on = Enter = spela, eller: { $words }
keys-go-on = Enter = vidare, eller: { $words }

## Vad terminalen annars berättar och frågar.

table-ask-begin = Enter = börja, ? = hjälp, q = sluta
table-may-say = Du får också säga: { $words }
# $value: vad som skrivs i protokollet
table-gift-taken = Om du tar emot: vunnet, { $value }.
table-gift-lost = ! Om du tar emot är spelet förlorat som för högt bud: { $value }. Det skulle inte vara värt ditt bud på { $bid }.
# $due: ögon
table-gift-declined =
    Om du avböjer måste du vinna med { $level ->
        [game] schneider ({ $due } ögon)
       *[schneider] schwarz (alla stick)
    }: då { $value }, annars förlorat.
table-ask-next = Enter = nästa giv, s = protokoll, q = sluta
table-ask-standing = Enter = slutställning, s = protokoll
table-enter-goes-on = Enter = vidare
table-please-answer = Skriv ett svar; ? ger hjälp.
table-no-trick-yet = Inget stick är taget ännu.
table-tricks-turned = Ett kort är utspelat: de tidigare sticken är vända.
table-last-trick = Sista sticket: { $trick }
table-trick-before = Sticket innan: { $trick }
table-quit = Lämna bordet? En påbörjad giv går förlorad. (j = ja, Enter = stanna)
table-quit-saved = Lämna bordet? Du kan fortsätta här senare. (j = ja, Enter = stanna)
table-sure-give-up = Ger du verkligen upp? (j = ja, Enter = nej)

## Spelen som kan väljas.

table-games = Ditt bud är { $bid }. Med de kort du känner till är ett spel värt:
table-reaches = räcker till budet
table-needs-schneider = räcker bara med schneider
table-needs-schwarz = räcker bara med schwarz
table-overbid = för högt bud: räcker inte
table-grid-hand = hand
table-grid-solo = solo
table-grid-schneider = schneider
table-grid-schwarz = schwarz
table-grid-ouvert = ouverte
# $place: top, bottom; $games, $grand: med sina värden
table-way-turn =
    { $place ->
        [top] Turné, det övre kortet: { $games }; av en knekt också { $grand }
       *[bottom] Turné, det undre kortet
    }
# $form: tournee, tournee-house
table-way-guckser =
    { $form ->
        [tournee-house] Guetz, det vill säga guckser
       *[tournee] Guckser
    }, skaten utan att slå upp: { $games }; förloras dubbelt
table-way-null = Guckser noll: { $games }; förloras dubbelt
table-way-solo = Solo, utan skaten: { $games }
table-below-bid = ! mindre än ditt bud på { $bid }
# $games: till exempel ♦1, ♣1–3; $example: till exempel C2
table-spitzen = Spetsar, som var räknas 1 mer: { $games } (skriv ett spel med deras antal, som { $example })

## Hjälp.

table-help-keys = Överallt: ? = hjälp, l = sista sticket, s = protokoll, q = lämna bordet.
table-help-auction = Budgivningen: den som bjuder högst spelar ensam mot de två andra, och spelet måste då vara värt budet. Mellanhand bjuder mot förhand tills en av dem passar; sedan bjuder efterhand mot den som är kvar.
table-help-bids = När du bjuder säger Enter nästa värde, och ett tal hoppar till ett högre. När du får frågan säger j ja. p passar, och då är du ute ur budgivningen.
table-help-value = Spelets värde är basvärdet (♣ 12, ♠ 11, ♥ 10, ♦ 9, grand { $grand }) gånger matadorerna plus 1, och 1 till för var och en av hand, schneider och schwarz. Med 2 betyder att du har de två högsta trumfen, ♣Kn och ♠Kn; utan 2 att just de två saknas. Noll är värt 23, noll hand 35, noll ouverte 46, noll ouverte hand 59: då får du inte ta något stick.
table-help-value-tournee = Spelets värde är basvärdet gånger matadorerna plus 1, och 1 till för var och en av schneider (91 ögon), schwarz och det som du anger. Basvärden: turné ♦ 5, ♥ 6, ♠ 7, ♣ 8, grand 12; guckser grand 16; solo ♦ 9, ♥ 10, ♠ 11, ♣ 12, grand 20, grand ouverte 24. Med 2 betyder att du har de två högsta trumfen, ♣Kn och ♠Kn; utan 2 att just de två saknas. Noll är värt 20, noll ouverte 40, guckser noll 15 och ouverte 30: då får du inte ta något stick.
table-help-skat = Enter: du ser de två korten i skaten, tar upp dem och lägger bort två. h: du spelar med dina tio kort som de är; det räknas som ett till, och du får ange schneider, schwarz och ouverte. Det som ligger i skaten räknas för dig i båda fallen.
# $form: tournee, tournee-house
table-help-turn =
    Turné: { $form ->
        [tournee-house] du tittar på ett kort i skaten som ingen annan ser. Behåll det, och du visar det
       *[tournee] du slår upp ett kort i skaten så att alla ser det. Behåll det
    }: dess färg är trumf, och är det en knekt får du spela grand i stället. Eller säg ”passt mir nicht”: då slås det andra kortet upp och avgör, och en förlust räknas dubbelt. Du tar upp båda korten i handen och lägger bort två.
table-help-guckser = Guckser: du tar upp båda korten i skaten utan att slå upp dem, lägger bort två och spelar grand. En förlust räknas dubbelt.
table-help-guckser-null = Guckser noll: du säger noll först, tar sedan upp båda korten och lägger bort två; därefter får du säga ouverte. En förlust räknas dubbelt.
table-help-solo = Solo: skaten får ligga, och dess ögon räknas för dig. Du väljer vilken färg som helst, grand eller noll, och får ange schneider eller schwarz, eller spela ouverte.
# $form: tournee, tournee-house
table-help-turned =
    Enter: kortet bestämmer trumf{ $form ->
        [tournee-house] , och de andra får se det
       *[tournee] {""}
    }. n: passt mir nicht; det andra kortet slås upp och avgör slutgiltigt, och en förlust räknas dubbelt.
table-help-discard = Lägg bort två kort, med namn eller nummer: ru7 kl8, eller 11 12. Deras ögon räknas för dig. Korten med * kommer från skaten.
table-help-cards = Kort: kl, sp, hj eller ru för ♣ ♠ ♥ ♦, sedan E, K, D, Kn, 10, 9, 8 eller 7: klKn är klöver knekt. Stora eller små bokstäver och ♣Kn går lika bra, liksom C, S, H, D för färgerna, A för ess och numret ovanför kortet.
table-help-contract = Skriv numret framför ett spel, eller dess namn.
table-help-letters = Eller dess bokstäver: ru, hj, sp, kl för en färg, G grand, N noll, NO noll ouverte; för handspel också S schneider, Z schwarz, O ouverte, till exempel GS för grand hand med angiven schneider. Här betyder s spader; protokollet visas med: protokoll.
table-help-letters-tournee = Eller dess bokstäver: ru, hj, sp, kl för en färg, G grand, N noll, NO noll ouverte; i solo också S schneider, Z schwarz, O ouverte, till exempel GS för solo grand med angiven schneider. Här betyder s spader; protokollet visas med: protokoll.
table-help-play = Du måste följa färg om du kan; alla trumf är en enda färg. Kort utan nummer kan inte spelas nu. Går bara ett kort, spelar Enter det.
table-help-claimed = Svara j om de sticken är säkra och n om de inte är det. Ett krav som kan bevisas gäller i vilket fall.
# $word: vad som ska skrivas
table-help-surrender = { $word }: du ger upp spelet; det är förlorat.
table-help-resign = { $word }: du ger upp som försvarare; resten går till spelföraren.
table-help-overbid = { $word }: du ger upp för att ditt spel inte kan nå budet; det förloras utan att spelas.
table-help-claim = { $word }: du lägger upp dina kort och kräver alla stick som är kvar; { $word } 3 kräver tre av dem.
# $games: bokstäver och namn
table-help-raise = { $word } och bokstäverna för ett spel: du höjer till ett spel som är värt mer: { $games }.
table-help-kontra = { $word }: du dubblar vad spelet räknas, vunnet eller förlorat. Den andra sidan får dubbla igen.
table-help-gift-word = { $word }: du frågar din medspelare om ni ska skänka spelet; sedan får spelföraren ta emot det, eller avböja och måste då vinna högre.
table-help-play-on = Enter: du spelar, och de andra får sedan säga kontra. Vill du ge upp ska det ske nu.
table-help-agree-gift = j: ni skänker spelet till spelföraren. n: spelet fortsätter, och inget skänks.
table-help-gift = j: given är slut, och spelet är vunnet så långt skänken räcker. n: du spelar vidare, måste vinna ett steg högre, och det räknas två mer, vunnet eller förlorat.
table-help-ramsch = Ramsch: ingen spelar ensam, knektarna är de enda trumfen, och du vill ha få ögon. Den som har flest betalar dem; en spelare utan stick dubblar det, och tio stick ger 120. Du följer färg som vanligt.
table-help-ramsch-tournee = Ramsch: ingen spelar ensam, knektarna är de enda trumfen, och skaten räknas inte för någon. Den som tar flest ögon förlorar 20, eller 30 om en spelare är utan stick (jungfru), eller 50 om två är det. Av två med lika många förlorar den som senast tog ett stick.
table-help-ramsch-house = Ramsch: ingen spelar ensam, knektarna är de enda trumfen, och sista sticket tar skaten. Den som tar minst ögon får 10, utan stick 20; alla tio stick förlorar 30. Av två med lika många blir den som senast tog ett stick utan.
table-help-take-up = Enter: du tar upp de två korten i handen och skickar två andra vidare. p: du skickar dem vidare utan att se på dem; det som förloraren betalar dubblas.
table-help-push = Två kort, med namn eller nummer: ru7 kl8, eller 11 12. Knektar stannar i handen. Korten med * är de som du nyss tog upp.
table-help-exchange = I en revolution får försvararna dela på sina tjugo kort på nytt. Skriv alla kort som ska byta hand, lika många av dina som av din medspelares, med namn eller nummer: dina kort har 1 till 10, medspelarens 11 till 20. Din medspelare är med på det eller säger något annat. Enter låter händerna vara som de är.
table-help-exchange-agree = j: korten byter hand som det sades. n: de gör det inte; har du inte haft din tur än får du sedan säga hur du vill ha det.

## Början och slut.

# $first: namn; $last: det sista namnet
# $form: german, tournee, tournee-house
table-greeting =
    Välkommen till { $form ->
        [german] skat
       *[tournee] turnéskat
    }! Vid bordet sitter också { $first } och { $last }.
table-greeting-game =
    { $form ->
        [german] En spelar ensam mot två: den som bjuder högst. Knektarna är de högsta trumfen, och med 61 av de 120 ögonen går spelet hem.
       *[tournee] En spelar ensam mot två: den som bjuder högst. Sedan slås ett kort i skaten upp och bestämmer trumf; eller skaten tas upp utan att slås upp, eller får ligga. Knektarna är de högsta trumfen, och med 61 av de 120 ögonen går spelet hem. Bjuder ingen kan förhand göra det till en ramsch.
    }
table-greeting-cards = Skriv ett kort som färg och valör, till exempel hj7 eller ♥7, eller numret ovanför det. Där det finns ett vanligt svar ger Enter det.
table-greeting-again =
    Du fortsätter där du slutade: { $deals ->
        [0] mitt i första given
        [one] 1 giv är spelad
       *[other] { $deals } givar är spelade
    }.
table-saved = Allt är sparat; samma kommando fortsätter här.
table-farewell = Tack för spelet!

## Efter en giv.

table-passed-out = Alla har passat: ingen får något.
table-won =
    { $me ->
        [yes] Du vinner
       *[no] { $name } vinner
    } { $contract }.
table-lost =
    { $me ->
        [yes] Du förlorar
       *[no] { $name } förlorar
    } { $contract }.
table-durchmarsch =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } alla stick i ramschen: durchmarsch!
table-ramsch-lost =
    { $me ->
        [yes] Du förlorar
       *[no] { $name } förlorar
    } ramschen.
table-ramsch-won =
    { $me ->
        [yes] Du vinner
       *[no] { $name } vinner
    } ramschen.
table-ramsch-swept =
    { $me ->
        [yes] Du tar
       *[no] { $name } tar
    } ramschens alla stick och förlorar den.
table-ramsch-nobody = Ingen förlorar ramschen: alla har lika mycket.
# $each: texterna nedan
table-ramsch-points = Ögon med skaten: { $each }.
table-ramsch-points-alone = Ögon: { $each }.
table-ramsch-each =
    { $name } { $points } ({ $tricks ->
        [0] inget
       *[other] { $tricks }
    } stick)
table-spitze-missed = En spets har inte tagit sitt stick.
table-announcement-missed = Åtagandet är brutet, så given är slut.
table-ended = Given: { $ending }.
table-points =
    { $points } ögon mot { $others }, { $tricks ->
        [0] inget
       *[other] { $tricks }
    } stick till spelföraren.
table-null-tricks =
    { $tricks ->
        [0] Spelföraren har inte tagit något stick.
       *[other] Spelföraren har tagit ett stick.
    }
table-count = Räkning: { $count }.
table-as-dealt = Så gavs korten:
table-as-played = Så spelades de:
table-skat = skat
table-was-turned = (uppslaget: { $cards })
table-laid = bortlagt
table-in-points = ({ $points })

## Kommandot.

help-play = Spela skat eller skruf i terminalen mot datorn.
help-play-game = Spelet: skat, turnéskat efter böckerna eller som hemma, skruf med köp eller utan, eller trekarl, skruf för tre; annars det som --preset eller den sparade filen har.
help-play-players = Hur många som sitter vid bordet. I skat på fyra står den som ger över, i skruf en eller två av fem eller sex varje robbert.
help-play-level = Hur väl de andra spelar, 1 till 5; annars 2. Från 3 tänker de, och samma --seed kan gå på ett annat sätt.
help-play-deals = Hur många givar; annars så länge du vill.
help-play-rounds = Hur många rundor; i en runda ger alla en gång.
help-play-name = Ditt namn i protokollet.
help-play-seed = Ord som alla givar följer av: samma ord ger samma givar.
help-play-save = Spara allt i den här filen, och fortsätt med den om den finns; text om namnet slutar på .txt, annars JSON Lines.
help-play-plain = Rad för rad, utan färger och ritat bord; bra för skärmläsare.
help-play-speed = Så många sekunder ligger ett stick kvar; 0 för ingen stund alls.

error-seconds = ”{ $value }” är ingen hastighet: ange sekunder från 0 till { $most }, till exempel 0,5.
error-person-name = Ett namn har 1 till { $most } bokstäver.
error-preset-other-game = ”{ $preset }” hör inte till { $game }, som har: { $allowed }.
error-save-no-sitting = I { $name } finns något annat än ett spelprotokoll som Knekt har sparat; filen lämnas som den är. Välj en annan fil för --save.
error-save-other-rules = Spelet i { $name } går efter andra regler. Utelämna spelet, --preset, --set, --players, --deals och --rounds för att fortsätta det, eller välj en annan fil för --save.
error-save-other-person = Spelet i { $name } hör till { $person }. Utelämna --name för att fortsätta det, eller välj en annan fil för --save.
error-save-finished = Spelet i { $name } är slut. Välj en annan fil för --save.
error-save-changed = { $name } har ändrats av någon annan under tiden; spelet sparades inte där.
