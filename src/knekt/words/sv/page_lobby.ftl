### Sidorna runt bordet: spela, bord, dagens giv, mina givar, inställningar, konto, hjälp.

## Ramen.

lobby-menu = Meny
lobby-language = Språk
lobby-foot = Skat, turnéskat och skruf. Gratis och utan reklam; ingenting om dig lämnar den här servern.
lobby-more = Visa fler
lobby-copy = Kopiera
lobby-copied = Kopierat.
lobby-copy-failed = Webbläsaren låter inte sidan kopiera. Markera texten och kopiera den själv.

## Regeluppsättningarna vid namn. $preset: som API:t har dem

lobby-preset =
    { $preset ->
        [german] Skat efter den klassiska boken
        [isko] Skat
        [iss] Skat som på ISS
        [tournee] Turnéskat
        [tournee-house] Turnéskat, hemmaregler
        [pub] Krogskat
        [club] Klubbskat
        [xskat] Skat som i XSkat
        [skruf] Skruf
        [skruf-plain] Skruf utan köp
        [trekarl] Trekarl
       *[other] { $preset }
    }

## Första sidan.

lobby-home-title = Vad ska vi spela?
lobby-home-isko = Skat som tyska klubbar spelar: bjud, ta upp skaten och spela ensam mot två. Turneringsregler, krav, ett protokoll på tolv ronder.
lobby-home-german = Samma spel efter den klassiska boken: handspel med alla stick ger ett steg mer, inga krav, och så många givar du vill.
lobby-home-tournee = Den gamla skaten från Wisconsin: vänd upp ett kort ur skaten, och dess färg är trumf.
lobby-home-tournee-house = Detsamma hemma: den som spelar ser kortet ensam och behåller det eller tar det andra.
lobby-home-skruf = Whist med målning som i Finland för hundra år sedan: medspelare köper fyra kort och ger bort kort.
lobby-play = Spela
# $game: en regeluppsättning vid namn
lobby-play-named = Spela { $game }
lobby-play-how = Du spelar mot botar, ingenting räknas, och ingen behöver logga in.
lobby-level = Botar på nivå
lobby-more-tables = Fler bord
lobby-make = Gör ett eget bord
lobby-make-why = välj regler och sällskap, och skicka länken till vänner
lobby-continue = Spela vidare
lobby-continue-here = Fortsätt
lobby-join = Bord som väntar på spelare
lobby-join-none = Ingen väntar på spelare just nu. Gör ett offentligt bord, så står det här för alla.
lobby-daily-teaser = Dagens giv
lobby-daily-teaser-go = Alla dagens givar
# $game: of the deal that comes first
lobby-daily-teaser-text = Alla får samma kort i dag: { $game }. Spela dem och se vad andra och botarna gjorde av dem.
lobby-last-deals = Mina senaste givar
lobby-all-deals = Alla mina givar

## Bord i en lista.

lobby-table-free =
    { $free ->
        [0] ingen plats ledig
        [one] 1 plats ledig
       *[other] { $free } platser lediga
    }
lobby-table-practice = övning
lobby-table-thinking = { $seconds } s betänketid
lobby-table-changed =
    { $count ->
        [one] 1 ändrad regel
       *[other] { $count } ändrade regler
    }
lobby-table-kind-daily = dagens giv
lobby-table-kind-branch = omspelad giv
lobby-table-stage-open = väntar på spelare
lobby-table-stage-playing = spelet pågår
lobby-table-stage-over = slut
lobby-sit-down = Sätt dig
# $game: en regeluppsättning vid namn
lobby-sit-down-at = Sätt dig vid { $game }
lobby-watch-it = Titta på
lobby-watch-named = Titta på { $game }
lobby-to-table = Till bordet
lobby-sheet = Protokoll

## Bord att titta på.

lobby-watch-title = Offentliga bord
lobby-watch-open = Väntar på spelare
lobby-watch-open-none = Inget offentligt bord väntar på spelare. Gör ett, så hittar andra det här.
lobby-watch-playing = Spelet pågår
lobby-watch-playing-none = Ingen spelar offentligt just nu. Den som gör ett offentligt bord låter andra titta på; ingen åskådare ser ett dolt kort.
lobby-watch-refresh = Se efter igen

## Dagens giv.

lobby-daily-title = Dagens giv
lobby-daily-text = Varje dag har en giv i varje spel, densamma för alla, mot botar. När du har spelat den ser du vad andra gjorde av samma kort, och vad botar på alla nivåer gjorde.
lobby-daily-others = Givar i de andra spelen
# $time: när nästa givar kommer
lobby-daily-until = Nya givar kommer klockan { $time }.
lobby-daily-played-by =
    { $count ->
        [0] Ingen har spelat den färdigt än.
        [one] En spelare har spelat den färdigt.
       *[other] { $count } spelare har spelat den färdigt.
    }
lobby-daily-compare = Jämför
lobby-daily-finished = färdig
lobby-daily-begun = påbörjad
lobby-day-title = { $game }, { $day }
lobby-day-who = Vem
lobby-day-result = Vad det blev
lobby-day-score = Poäng
lobby-day-me = Du
lobby-day-somebody = Någon
lobby-day-bot = Bot på nivå { $level }
lobby-day-playing =
    { $count ->
        [one] En bot spelar ännu.
       *[other] { $count } botar spelar ännu.
    }
lobby-day-over = Dagen är slut: namnen visas.
lobby-day-running = Tills dagen är slut har de andra inga namn.
lobby-day-none = Ingen spelade den här given.
lobby-day-back = Alla dagens givar
lobby-day-mine = Min giv, kort för kort

## En giv på en rad. $contract: ett spel i ord; $won, $made: yes, no

lobby-deal-own =
    { $won ->
        [yes] Spelade { $contract } och vann
       *[no] Spelade { $contract } och förlorade
    }
lobby-deal-against =
    { $won ->
        [yes] Spelade mot { $contract }, som vanns
       *[no] Spelade mot { $contract }, som förlorades
    }
lobby-deal-rested =
    { $won ->
        [yes] Satt över; { $contract } vanns
       *[no] Satt över; { $contract } förlorades
    }
lobby-deal-ramsch = Ramsch
lobby-deal-bid =
    { $made ->
        [yes] Spelade { $contract }: hemma med { $tricks } stick
       *[no] Spelade { $contract }: bet med { $tricks } stick
    }
lobby-deal-bid-against =
    { $made ->
        [yes] Spelade mot { $contract }: hemma med { $tricks } stick
       *[no] Spelade mot { $contract }: bet med { $tricks } stick
    }
lobby-deal-bid-rested =
    { $made ->
        [yes] Satt över; { $contract } gick hem med { $tricks } stick
       *[no] Satt över; { $contract } gick bet med { $tricks } stick
    }
lobby-deal-misere = Misère

## Mina givar.

lobby-mine-title = Mina givar
lobby-mine-deals = Avslutade givar
lobby-mine-none = Du har inte spelat färdigt någon giv än. Varje giv du spelar står sedan här och kan ses om kort för kort.
lobby-mine-tables = Mina bord
lobby-mine-tables-none = Du har inget bord. Ett tryck på första sidan gör ett.
lobby-mine-record = Öppna en sparad giv

## Ett eget bord.

lobby-open-title = Gör ett bord
lobby-open-game = Spelet
lobby-open-come = Vem som får komma
lobby-open-public = Alla: bordet står i listan, vem som helst får sätta sig eller titta på
lobby-open-link = Den som har länken får sätta sig eller titta på
lobby-open-private = Ingen: du spelar mot botar, och ingen tittar på
lobby-open-practice = Övning: ingenting räknas, och tips är tillåtna
lobby-open-thinking = Betänketid för varje beslut
lobby-open-thinking-none = så länge man vill
lobby-open-thinking-seconds = { $seconds } sekunder
lobby-open-thinking-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minuter
    }
lobby-open-places = Platserna
lobby-open-place = Plats { $number }
lobby-open-place-me = Du
lobby-open-place-free = ledig för en människa
lobby-open-place-bot = bot på nivå { $level }
lobby-open-rules = Reglerna
lobby-open-rules-text = Varje regel är som spelet har den; ändra det som ni spelar annorlunda.
lobby-open-rules-changed =
    { $count ->
        [0] allt som vanligt
        [one] 1 ändrad
       *[other] { $count } ändrade
    }
lobby-open-usual = Allt som vanligt igen
lobby-open-changed = ändrad
lobby-open-do = Öppna bordet
lobby-open-about = Det gäller de här reglerna:
lobby-open-opened = Ditt bord är öppet
lobby-open-send = Skicka den här adressen till dem som ska spela med dig. När den sista platsen är tagen kommer den första given av sig själv.
lobby-open-address = Bordets adress
lobby-open-another = Gör ett bord till
lobby-option-session-deals = Hur många givar som spelas. Lämna tomt för att spela så länge ni vill.
lobby-option-session-rounds = Detsamma i rundor: en giv av varje spelare. Ange givar eller rundor, inte båda.
lobby-option-bock-triggers = Vad som ger en bockrunda.
lobby-option-bock-value_basis = Vad som måste vara mer än 100 för en bockrunda.
lobby-option-special_rounds-schieberramsch_triggers = Vad som av sig självt ger en runda schieberramsch.
lobby-option-settlement-rate = Pengar för en poäng, till exempel 0,10. Med 0 spelas det inte om pengar.
lobby-option-skruf-rubbers = Hur många robbertar som spelas. Tomt: hela ordningen av medspelare, tre robbertar, med fem spelare fem, med sex femton.
lobby-option-skruf-deals = Hur många givar som spelas. Lämna tomt för att spela så länge ni vill.
lobby-option-skruf-stake = Pengar för en poäng, till exempel 0,10. Med 0 spelas det inte om pengar.

## Inställningar.

lobby-settings-title = Inställningar
lobby-settings-kept = Det du väljer här sparas i den här webbläsaren.
lobby-settings-language = Språk
lobby-settings-cards = Korten
lobby-settings-sample = Så ser dina kort ut
lobby-settings-indices = Bokstäver i hörnen
lobby-settings-indices-international = A K Q J, internationella
lobby-settings-indices-german = A K D B, tyska
lobby-settings-indices-swedish = E K D Kn, svenska
lobby-settings-indices-finnish = A K R J, finska
lobby-settings-faces = Bilder
lobby-settings-faces-auto = efter skärmens storlek
lobby-settings-faces-french = kungar, damer och knektar
lobby-settings-faces-tournament = tysk turnering: franska färger i fyra kulörer, A K D B
lobby-settings-faces-german = tyska färger: ekollon, löv, hjärter, bjällror
lobby-settings-faces-large = bara stora bokstäver och färger
lobby-settings-colours = Färgernas kulörer
lobby-settings-colours-four = fyra: klöver svart, spader grön, hjärter röd, ruter gul
lobby-settings-colours-two = två: svart och rött
lobby-settings-trumps = Trumf i min hand
lobby-settings-trumps-left = till vänster
lobby-settings-trumps-right = till höger
lobby-settings-look = Utseendet
lobby-settings-theme = Ljus
lobby-settings-theme-auto = som enheten har det
lobby-settings-theme-paper = papper: ljust
lobby-settings-theme-lamp = lampa: mörkt
lobby-settings-theme-contrast = hög kontrast
lobby-settings-text = Bordet som text: listor och knappar i stället för kort
lobby-settings-text-why = För skärmläsare, eller för den som gärna läser. Tangenten { $key } byter vid bordet.
lobby-settings-table = Vid bordet
lobby-settings-speed = Hur fort korten rör sig
lobby-settings-speed-none = de rör sig inte
lobby-settings-speed-slow = långsamt
lobby-settings-speed-usual = som vanligt
lobby-settings-speed-fast = fort
lobby-settings-trick = Hur länge ett stick ligger kvar
lobby-settings-trick-seconds = { $seconds } sekunder
lobby-settings-trick-click = tills jag klickar
lobby-settings-tap = Ett kort spelas
lobby-settings-tap-twice = vid andra trycket; det första lyfter det
lobby-settings-tap-once = vid ett tryck
lobby-settings-helper = Visa vad min hand är värd bredvid budgivningen, vid övning
lobby-settings-forced = Spela mitt kort åt mig om det är det enda jag får spela
lobby-settings-forced-why = Det tar lika lång tid som ett riktigt val, så ingen märker något. Sparas med ditt konto.
lobby-settings-sounds-text = Låt korten höras
lobby-keys-how = Välj en tangent och tryck sedan på den nya. Backsteg tar bort den, Esc låter den vara.
lobby-keys-press = tryck …
lobby-keys-none = ingen
lobby-keys-fixed = { $key } måste förbli vad den är.
lobby-keys-taken = { $key } är upptagen: { $deed }.
lobby-keys-reset = De vanliga tangenterna
lobby-keys-change = Ändra tangenterna

## Konto.

lobby-account-title = Konto
lobby-account-guest = Du är gäst i den här webbläsaren. Utan konto hittar ingen tillbaka till dina givar från en annan.
lobby-account-login = Du är inloggad som { $login }.
lobby-account-is-bot = Ett program spelar under det här namnet.
lobby-account-name = Namn vid bordet
lobby-account-name-save = Behåll namnet
lobby-account-name-saved = Nu heter du { $name }.
lobby-account-make = Skaffa ett konto
lobby-account-make-text = Allt du har spelat förblir ditt. Ingen e-postadress behövs; därför kan ingen heller skicka dig ett nytt lösenord.
lobby-account-login-label = Användarnamn
lobby-account-login-rule = 3 till 30 bokstäver a till z, siffror, punkter, bindestreck eller understreck
lobby-account-password = Lösenord
lobby-account-password-rule = minst 8 tecken
lobby-account-made = Nu har du ett konto.
lobby-account-sign-in = Logga in
lobby-account-sign-in-text = Den som loggar in är sedan någon annan: det som gästen har spelat blir kvar hos gästen.
lobby-account-signed-in = Du är inloggad.
lobby-account-change = Byt lösenord
lobby-account-old = Nuvarande lösenord
lobby-account-new = Nytt lösenord
lobby-account-changed = Lösenordet är bytt. På alla andra ställen är du utloggad.
lobby-account-sign-out = Logga ut
lobby-account-sign-out-here = Logga ut här
lobby-account-sign-out-everywhere = Logga ut överallt
lobby-account-signed-out = Du är utloggad och är gäst igen.
lobby-account-programs = För program
lobby-account-tokens = Nycklar
lobby-account-tokens-text = Med en nyckel får ett av dina program komma i ditt namn och göra bara det du tillåter. Den är inget lösenord: den kan inte ändra kontot.
lobby-account-tokens-none = Det finns ingen nyckel.
lobby-account-token-name = Vad den är till för
lobby-account-token-may = Den får
lobby-account-scope =
    { $scope ->
        [read] se det du får se
        [play] spela vid bord
        [tables] öppna bord, sätta sig, lämna dem
        [people] ändra namn och önskemål, exportera
       *[other] { $scope }
    }
lobby-account-token-make = Gör en nyckel
lobby-account-token-secret = Den nya nyckeln. Den visas bara nu; förvara den väl:
# $date: en dag
lobby-account-token-created = gjord { $date }
lobby-account-token-used = senast använd { $date }
lobby-account-token-unused = aldrig använd
lobby-account-token-revoke = Återkalla
lobby-account-token-revoke-named = Återkalla nyckeln { $name }
lobby-account-token-revoked = Nyckeln gäller inte längre.
lobby-account-bot = Bli en bot
lobby-account-bot-text = Säg att ett program spelar under det här namnet. Det går bara före den första given och kan aldrig tas tillbaka.
lobby-account-bot-do = Här spelar ett program
lobby-account-bot-sure = För alltid: ett program spelar under det här namnet?
lobby-account-data = Mina uppgifter
lobby-account-export = Exportera mina uppgifter
lobby-account-export-text = Allt som är sparat om dig, ett JSON-objekt per rad.
lobby-account-forget = Radera mina uppgifter
lobby-account-forget-text = Användarnamn, lösenord, nycklar, önskemål och namn raderas. Spelade givar finns kvar, under ett namn som inte säger något. Det går inte att ångra.
lobby-account-forget-do = Radera allt om mig
lobby-account-forget-sure = Verkligen radera? Det går inte att ångra.
lobby-account-forgotten = Dina uppgifter är raderade. Nu är du en ny gäst.
lobby-sure-yes = Ja, gör det
lobby-sure-no = Nej

## Hjälp.

lobby-help-title = Hjälp
lobby-help-contents = På den här sidan
lobby-help-games = Spelen
lobby-help-cards = Korten
lobby-help-bidding = Budgivningen
lobby-help-game = Spelet
lobby-help-exchange = Köp och utbyte
lobby-help-playing = Spelföringen
lobby-help-counting = Räkningen
lobby-help-forms = Andra former
lobby-help-german-cards = Tre spelar med 32 kort, från ess till sju. Var och en får tio, två läggs åt sidan som skat. Knektarna är de högsta trumfen: klöver, spader, hjärter, ruter. I varje färg kommer tian efter esset, sedan kung, dam, nio, åtta, sju. Ess räknas 11, tio 10, kung 4, dam 3, knekt 2: tillsammans 120 kortpoäng.
lobby-help-german-bidding = Mellanhand nämner värden för förhand, som säger ja eller passar; sedan fortsätter efterhand med den som är kvar. Ett värde är vad man lovar att nå: 18, 20, 22, 23, 24 och så vidare. Den som har sista värdet spelar ensam mot de två andra.
lobby-help-german-game = Spelföraren tar upp skaten och lägger bort två kort, eller spelar på handen, som ger mer. Sedan anges spelet: en färg som trumf, grand med bara knektarna som trumf, eller noll, där man inte får ta ett enda stick och korten rangordnas ess, kung, dam, knekt, tio till sju.
lobby-help-german-playing = Förhand spelar ut. Färg måste bekännas; knektarna hör till trumfen. Den som inte kan bekänna lägger vad som helst. Med 61 kortpoäng, de bortlagda medräknade, har spelföraren vunnit; 90 är schneider, alla stick schwarz.
lobby-help-german-counting = Räkna de knektar och trumf som du har, eller saknar, utan lucka från klöver knekt; lägg till ett för spelet och ett för varje steg: hand, schneider, schwarz och det som angivits. Multiplicera med grundvärdet: ruter 9, hjärter 10, spader 11, klöver 12, grand 24. Noll ger 23, på handen 35, ouverte 46, ouverte på handen 59. Ett förlorat spel kostar det dubbla.
lobby-help-tournee-cards = Kort, trumf och kortpoäng är som i tysk skat.
lobby-help-tournee-bidding = Det går till som i tysk skat men börjar på 10. Förhand kan inte passa när de andra har passat, utan spelar för 10 eller anger ramsch, där var och en spelar för sig själv och vill ha få kortpoäng.
lobby-help-tournee-game = Spelföraren har tre vägar. Turné: vänd upp ett kort ur skaten, och dess färg är trumf; en knekt låter dig välja färgen eller grand. Passar det inte, vänd det andra, som då avgör, och en förlust räknas dubbelt. Guckser: ta båda korten ovända för grand eller noll; en förlust räknas dubbelt. Solo: låt skaten ligga och ange spelet.
lobby-help-tournee-playing = Som i tysk skat: 61 kortpoäng vinner. Men schneider är 91.
lobby-help-tournee-counting = Matadorer räknas som i tysk skat. Lägg till 1 för spelet och 1 för schneider, för schwarz och för det som är angivet; att skaten får ligga ger inget extra. Gånger basvärdet: turné 5, 6, 7, 8 för ruter, hjärter, spader, klöver och 12 för grand; guckser grand 16; solo 9, 10, 11, 12 och 20 för grand, 24 för grand ouverte. Hjärter solo med 2 är alltså 30. Noll ger 15 med skaten, 20 utan, ouverte 30 och 40. Ett förlorat spel kostar sitt värde en gång; guckser, eller en turné med det andra kortet, kostar det dubbelt.
lobby-help-tournee-forms = I husets form ser spelföraren det första kortet ensam och visar det eller väljer det andra i stället. Guckser grand heter där Guetz, noll spelas bara utan skaten, och i ramsch får den med minst kortpoäng något.
lobby-help-skruf-cards = Fyra spelar med 52 kort, två mot två, med medspelaren mitt emot. Var och en får tolv; fyra läggs åt sidan som köpkort. Korten går från ess ner till två.
lobby-help-skruf-bidding = Givaren börjar. En målning nämner ett tal och en färg; färgerna går i ordning spader, klöver, ruter, hjärter, och över dem grandissimo, utan trumf. Fyra lovar tio stick, sex tolv, sju alla tretton; lägre målningar berättar för medspelaren om handen. En pass hindrar ingen från att måla senare; åtta pass i rad avslutar. Man spelar inte under fyra.
lobby-help-skruf-exchange = Köparen tar de fyra köpkorten, som alla får se, och ger fyra valfria kort till medspelaren. Denne ger ett kort till var och en av de andra tre, så att alla har tretton. Nu får sidan höja sin målning. Sedan byter de två andra ett kort med varandra.
lobby-help-skruf-playing = Spelförarens vänstra granne spelar ut. Bekänn färg om du kan; annars lägg vad du vill. Högsta trumf tar sticket, eller det högsta kortet i utspelad färg.
lobby-help-skruf-counting = Varje stick ger den sida som tar det lika många poäng som kontraktets tal, under strecket; sextio sådana är en utgång, och robberten är slut när en sida har två. Över strecket står ess och honnörer för sidan med flest stick, karonkor (tre ess, eller ess, kung, dam och vidare på en hand), slammar, och beten: de stick som fattas.
lobby-help-skruf-forms = Utan köp får var och en tretton kort, och målningen spelas som den är. Trekarl är för tre: den fjärde handen är ingens; köparen ger ett kort till var och en av de andra händerna och spelar den, öppen, tillsammans med sin egen.
lobby-help-key = Tangent
lobby-help-does = Vad den gör
lobby-help-bots = Botarna
lobby-help-bots-text = Det finns fem nivåer. Ingen av dem ser mer än en spelare på samma plats; de skiljer sig i vad de minns och hur långt de tänker. Nivån du väljer sparas.
lobby-help-fair = Ärlig giv
lobby-help-fair-text = Botarna ser det som en spelare på deras plats ser, och inget mer. Före en giv lovar servern korten med ett sigill som den öppnar efteråt; vem som helst kan kontrollera det.
lobby-help-about = Om Knekt
lobby-help-about-text = Knekt spelar, räknar och bevarar skat, turnéskat och skruf. Turnéskat, och skruf som den var 1912, finns nästan bara i gamla böcker; här kan du spela dem.
lobby-help-licence-cards = De klädda korten är ritade av Adrian Kennard, som har gett dem till allmänheten (CC0). Bokstäverna i hörnen och baksidan är våra egna.
lobby-help-licence-fonts = Typsnitten är Alegreya och Alegreya Sans av Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
lobby-help-api-text = Allt som den här sidan kan göra kan också ett program göra.
lobby-help-api-link = Beskrivning av API:t
