### Kommandoraden: hjälp, avvisningar och vad kommandona skriver.

## Hjälp som alla kommandon delar. Ord med versaler står för det som användaren anger.

help-knekt = Skat och skruf i terminalen: spela, räkna, spara och granska.
help-usage = Så här:
help-flags = Tillval
help-arguments = Vad som anges
help-commands = Kommandon
help-subcommand = KOMMANDO
help-help = Visa den här hjälpen.
help-lang = Språket.
help-json = Skriv data för program: JSON, med kort och spel i notation.
help-preset = Bordets regler; ”knekt options” förklarar dem.
help-a-preset = REGLER
# $presets: their names
help-presets = Bordets regler: { $presets }. ”knekt options” förklarar dem.
# $example: one of a setting
help-set = En regel satt annorlunda, till exempel { $example }; kan upprepas.
help-file = FIL
help-records = Uppteckningar från Knekt, International Skat Server eller XSkat; ”-” är standard in.
help-a-contract = SPEL
help-words = ORD
help-cards = KORT
help-name = NAMN
help-a-value = VÄRDE

## knekt deal

help-deal = Ge kort.
help-deal-seed = Det som givarna följer av: vilka ord som helst, eller de 64 siffrorna från en tidigare giv. Annars blandas på nytt.
help-deal-count = Hur många givar.

## knekt value

help-value = Räkna ett spel: vad som sägs och vad det ger.
help-value-contract = En kod som C (klöver), GH (grand hand), NO (noll ouverte), H1 (hjärter med en spets), R (revolution), i turnéskat HT (turné hjärter) eller HTT (till andra kortet), ett namn som klöver-hand, eller ramsch.
help-value-with = Spelföraren har så många matadorer.
help-value-without = Spelföraren saknar så många matadorer.
help-value-announce = Vad som angavs.
help-value-points = Spelförarens ögon, skaten inräknad. I ramsch allas tre, utan skaten, till exempel 53,30,27.
help-value-tricks = Spelförarens stick. I ramsch allas tre.
help-value-won = En enkel vinst eller en enkel förlust, utan schneider om den inte angavs.
help-value-surrender = Spelföraren gav upp.
help-value-bid = Budet som budgivningen slutade på.
help-value-kontra = Hur många gånger det dubblades: 1 kontra, 2 rekontra, 3 supra, 4 hirsch.
help-value-bock = Vad en bockrunda multiplicerar med: 2, eller mer där rundor överlappar.
help-value-declined = Den högsta skänk som spelföraren avböjde.
help-value-accepted = Den skänk som spelföraren tog emot.
help-value-spitze-missed = En angiven spets tog inte sitt stick.
help-value-last = I ramsch: vem som tog sista sticket, och därmed skaten.
help-value-latest = I ramsch i turnéskat, när flera har lika många ögon: det sista stick som var och en tog, till exempel 8,10,5; 0 för inget.
help-value-refused = I ramsch: hur många gånger de två korten skickades vidare osedda.
# $won: yes, no; $count: den talade räkningen
value-if =
    { $won ->
        [yes] Vunnen: { $count }
       *[no] Förlorad: { $count }
    }
# $score: med sitt tecken
value-score = Poäng: { $score }

## knekt bidkey

help-bidkey = Lista alla tillåtna bud med de spel som är värda just så mycket.
bidkey-bid = Bud
# över kolumnerna i turnéskat; $way: turn, guckser, solo
bidkey-way =
    { $way ->
        [turn] turné
        [guckser] guckser
       *[solo] solo
    }
bidkey-open = ouverte

## knekt options

help-options = Förklara varje regel som ett bord kan välja.
help-options-preset = Reglerna att förklara: { $presets }; annars grundreglerna och alla regeluppsättningar.
help-options-name = Bara den här inställningen, till exempel kontra.max, eller gruppen, till exempel kontra.
options-presets = Regler att välja i ett (--preset), och var för sig (--set):
# $preset: reglerna som den är gjord av
options-differences = Satt annorlunda än i { $preset }:
options-marks = > gäller   * annorlunda än i { $preset }   till höger: stycke i reglerna
# $note: en hel mening
warning = Obs: { $note }

## knekt check

help-check = Spela om uppteckningar efter reglerna och jämför resultaten.
help-check-list = Poängen som hör till en logg från XSkat; annars läses en fil som ligger bredvid.
# $place: filen; $number: vilken uppteckning; $name, $stated, $found: redan ord
check-difference = { $place }, uppteckning { $number }: { $name }: uppgivet { $stated }, enligt reglerna { $found }.
# $name: en punkt i resultatet
check-fact =
    { $name ->
        [aces] ess
        [alone] betarna bars ensam
        [bid] bud
        [card_points] allas ögon
        [contract] spel
        [declarer] spelförare
        [ending] givens slut
        [honours] honnörer
        [karonkas] karonkor
        [kontra] kontra
        [made] gick hem
        [matadors] matadorer
        [overbid] för högt bud
        [points] ögon
        [ramsch] ramschpoäng
        [schneider] schneider
        [schwarz] schwarz
        [score] poäng
        [them] poäng för de andra
        [tricks] stick
        [us] poäng för spelförarens sida
       *[won] vunnen
    }
check-yes = ja
check-no = nej
check-nobody = ingen
# alla är antal uppteckningar
check-summary =
    { $records ->
        [one] 1 uppteckning granskad
       *[other] { $records } uppteckningar granskade
    }: { $agree } rätt, { $differ } med skillnader, { $broken } trasiga, { $unfinished } oavslutade.

## knekt convert

help-convert = Skriv uppteckningar i ett annat format.
help-convert-to = Formatet som ska skrivas.
help-convert-out = Filen som ska skrivas; annars standard ut.

## knekt show

help-show = Rita en giv eller protokollet för ett parti.
help-show-deal = Bara given med det här numret; ett partis givar räknas en och en.
# $name: en spelare; $seat: redan ett ord
show-player = { $name } ({ $seat })
show-deal = giv
show-declarer = spelförare { $player }
show-bid = bud { $bid }
# $pushed: yes, no
show-ramsch =
    { $pushed ->
        [yes] schieberramsch
       *[no] ramsch
    }
# $factor: vad det multipliceras med
show-bock = bock ×{ $factor }
show-skat = skat
show-laid = bortlagt
# $calls: som i ”M 18 · F ja · M pass”
show-auction = Budgivning: { $calls }
show-yes = ja
show-pass = pass
show-says-ramsch = ramsch
show-declarer-side = spelförare
show-defenders = försvarare
show-marks = > spelar ut   * tar sticket
# $cards: hur många som hade spelats; $said: vad som hände
show-after =
    { $cards ->
        [0] Före första utspelet: { $said }
       *[other] Efter { $cards } kort: { $said }
    }
show-unfinished = Given är inte avslutad.
# $ending: redan ord
show-ending = Slut: { $ending }
show-result = Spelföraren: { $points } ögon med skaten, { $tricks } stick
# $points: var och ens
show-card-points = Ögon: { $points }
show-count = Räkning: { $count }
show-score = Poäng: { $player } { $score }

## Protokollet.

sheet-number = Nr
sheet-game = Spel
# $number: spelarens, från 1
sheet-player = Spelare { $number }
sheet-corrected = (rättad: { $reason })
# märken bredvid talet: $factor vad det gångras med; $level 1 kontra, 2 rekontra, 3 supra, 4 hirsch
sheet-bock =
    { $factor ->
        [2] B
       *[other] B×{ $factor }
    }
sheet-schieberramsch = Sch
sheet-doubled =
    { $level ->
        [1] Ko
        [2] Re
        [3] Su
        [4] Hi
       *[other] ×{ $factor }
    }
# $kind: bock, schieberramsch
sheet-deals =
    { $kind ->
        [bock] { $deals ->
            [one] 1 bockgiv
           *[other] { $deals } bockgivar
        }
       *[schieberramsch] { $deals } schieberramsch
    }
sheet-coming = Kvar att spela: { $deals }
# $deals: hur många
sheet-standing =
    { $deals ->
        [one] Slutställning efter 1 giv:
       *[other] Slutställning efter { $deals } givar:
    }
sheet-standing-so-far =
    { $deals ->
        [one] Ställning efter 1 giv:
       *[other] Ställning efter { $deals } givar:
    }
sheet-tournament = Turneringspoäng:
sheet-total = Poäng
sheet-won = Vunna
sheet-lost = Förlorade
sheet-others-lost = Andras förluster
sheet-final = Summa
# $rate: pengar för en poäng
sheet-settlement = Vem betalar vem, { $rate } per poäng:
sheet-points = Poäng
sheet-exact = Exakt
sheet-pays = Betalar

## knekt perft

help-perft = Räkna spelgångarna från första utspelet.
help-perft-file = En uppteckning som anger korten; en som har spelats anger också sitt spel.
help-perft-deal = Korten: förhand | mellanhand | efterhand | skat.
help-perft-seed = Den första given från ”knekt deal” med samma ord.
help-perft-contract = Spelet som spelas.
help-perft-declarer = Vem som spelar det: F förhand, M mellanhand, R efterhand.
help-perft-depth = Hur många kort djupt.
help-perft-divide = Räkna under varje första kort.
# $lines: hur många
perft-count = { $depth } kort: { $lines }

## Avvisningar. $command: som det skrevs; $name: vad det gäller.

error-no-such-flag = Det finns inget tillval { $name }; ”{ $command } --help” visar dem.
error-no-such-flag-but = Det finns inget tillval { $name }; kanske menar du { $near }.
error-flag-usage = Tillvalet { $name } används inte så; ”{ $command } --help” visar hur.
error-missing-argument = { $name } saknas; ”{ $command } --help” visar vad som behövs.
error-usage = Kommandot gick inte att förstå; ”{ $command } --help” visar hur det används.
error-no-such-command = Det finns inget kommando ”{ $name }”; det finns: { $allowed }.
error-no-such-topic = ”{ $name }” är varken regeluppsättning eller inställning; regeluppsättningarna är: { $allowed }. ”knekt options” visar alla inställningar.
error-choice = { $name } kan inte vara ”{ $value }”; möjligt är: { $allowed }.
error-number-between = { $name } ska vara ett heltal från { $least } till { $most }, inte ”{ $value }”.
error-language = ”{ $name }” hör inte till språken: { $allowed }.
# $name och $other: tillval
error-flags-exclude = Ange antingen { $name } eller { $other }, inte båda.

error-file-missing = Det finns ingen fil ”{ $name }”.
error-file-is-folder = ”{ $name }” är en mapp, inte en fil.
error-unreadable-file = Filen ”{ $name }” går inte att läsa.
error-file-unwritable = Filen ”{ $name }” går inte att skriva.
error-file-empty = Filen ”{ $name }” är tom.
error-file-not-text = Filen ”{ $name }” är inte text och innehåller alltså inga uppteckningar.
error-file-encoding = Filen ”{ $name }” är inte text i UTF-8: rad { $line } går inte att läsa.
# $place: filen; $number: vilken uppteckning; $cause: en hel mening
error-in-record = { $place }, uppteckning { $number }: { $cause }
error-no-such-deal =
    { $deals ->
        [0] Det finns ingen giv { $number }: filen innehåller ingen.
        [one] Det finns ingen giv { $number }: filen innehåller bara 1.
       *[other] Det finns ingen giv { $number }: filen innehåller { $deals }.
    }
error-deal-without-cards = Av giv { $number } finns bara raden i protokollet kvar, inte korten.
error-deal-wanted = ”{ $name }” innehåller ett helt parti; här behövs en enda giv.
error-format-missing = Ange formatet som ska skrivas med --to: { $allowed }.
error-format-not-of-form = Uppteckningar av { $form } kan inte skrivas i formatet { $format }.
error-one-source = Ange korten en gång: en fil, --deal eller --seed.
error-contract-and-declarer = Ange spelet med --contract och vem som spelar det med --declarer.
error-matadors-missing = I { $contract } räknas matadorerna: ange --with (med) eller --without (utan) och antalet.
# $name: ett tillval
error-flag-of-ramsch = Tillvalet { $name } hör bara till ramsch: utelämna det, eller räkna ”knekt value ramsch”.
error-flag-not-of-ramsch = Tillvalet { $name } hör inte till ramsch: utelämna det.
# $form: redan ord
error-flag-not-of-form = Tillvalet { $name } hör inte till det här spelet ({ $form }): utelämna det.
error-announced-twice = { $contract } säger redan vad som angavs: utelämna --announce.
error-bock-not-stacked = I en bockrunda räknas en giv gånger 2 vid det här bordet, inte gånger { $factor }: ange bock.stack=multiply.
# $turns: yes where turns are given up; $mode: how it would be set
error-surrender-not-played =
    { $turns ->
        [yes] Bara en turné ges upp vid det här bordet, inte { $contract }: räkna med --lost.
       *[no] Inget spel ges upp vid det här bordet: räkna med --lost, eller ange surrender.mode={ $mode }.
    }
error-one-number = { $name } tar ett tal här, spelförarens; tre är för ramsch.
error-three-numbers = En ramsch behöver { $name } för alla tre, till exempel 53,30,27 för förhand, mellanhand och efterhand.
# $skat: ögon
error-last-trick-missing = Det ligger { $skat } ögon i skaten: ange med --last vem som tog sista sticket.
# $points: ögon
error-no-such-points = Spelföraren kan inte ha { $points } ögon.
error-tricks-missing = Med { $points } ögon spelar det roll om en sida blev utan stick: ange också --tricks.
error-tricks-missing-null = I noll avgör sticken, inte ögonen: ange --won, --lost eller --tricks.
error-points-missing = Av { $tricks } stick framgår inte resultatet: ange också --points.

expected-stamp = en tid som text, ett nummer för vem som gjorde det och ett kommando som text; eller null
expected-players = namnen på spelarna: ett för varje plats vid en giv, och så många som sitter vid bordet vid ett helt parti
expected-setting = en regel och dess värde, till exempel surrender.mode=none
