### Bordet på sidan.

## Spel som inte har något kontrakt.

game-ramsch = ramsch
game-schieberramsch = schieberramsch
game-misere = misère

## Vad som frågas.

ask-over = Given är slut.
# $names: vems tur det är; $count: hur många de är
ask-waits =
    { $count ->
        [one] { $names } står i tur.
       *[other] { $names } står i tur.
    }
ask-any = Det är din tur.
ask-hold = { $name } bjuder dig { $value }. Håller du?
ask-bid = Du bjuder till { $name }.
ask-alone = Ingen annan vill spela. Vill du?
ask-top = Det finns inget högre bud.
ask-skat = Tar du upp skaten, eller spelar du på hand?
ask-way = Hur spelar du?
ask-keep = { $card }: behåller du det?
ask-take-up = Tar du upp de två korten, eller skickar du dem vidare osedda?
ask-discard =
    { $count ->
        [one] Lägg bort ett kort.
        [2] Lägg bort två kort.
       *[other] Lägg bort { $count } kort.
    }
ask-lay-and-name =
    { $count ->
        [2] Lägg bort två kort och välj ditt spel.
       *[other] Lägg bort { $count } kort och välj ditt spel.
    }
ask-push =
    { $count ->
        [one] Skicka ett kort vidare till { $name }.
        [2] Skicka två kort vidare till { $name }.
       *[other] Skicka { $count } kort vidare till { $name }.
    }
ask-exchange = Välj de { $count } kort som du själv vill ha.
ask-agree = Är du med på det?
# $level: game, schneider
ask-agree-gift =
    Din medspelare vill skänka bort { $level ->
        [game] spelet
       *[schneider] schneider
    }. Är du med på det?
ask-take-gift =
    De andra skänker dig { $level ->
        [game] spelet
       *[schneider] schneider
    }. Tar du emot det?
ask-declare = Vad spelar du? Ditt bud är { $bid }.
ask-lead = Du spelar ut.
ask-play = Ditt kort, tack.
ask-open-lead = Den öppna handen spelar ut: välj ett kort ur den.
ask-open = Spela ett kort ur den öppna handen.
# $left: stick som är kvar
ask-answer =
    { $name } kräver { $tricks ->
        [0] att inte ta fler stick
       *[other] { $tricks } av de { $left } stick som är kvar
    }. Stämmer det?
ask-answer-any = Godkänner du det?
ask-give =
    { $count ->
        [one] Ge { $name } ett kort.
        [4] Ge { $name } fyra kort.
       *[other] Ge { $name } { $count } kort.
    }
ask-swap = Bytet: ett kort till { $name }.
ask-bear = Vem bär förlusten?
ask-must-bid = Du måste måla högre: så lågt spelas ingenting.
ask-raise = Höjer du?
ask-call = Vad målar du?

## Vad man får göra: ord på knappar. Platserna är handlingens egna.

act-pass = Pass
act-hold = Ja
act-bid = { $value }
# $form: german, tournee, tournee-house
act-take-skat =
    { $form ->
        [tournee] Guckser: ta båda ovända
        [tournee-house] Guetz: ta båda ovända
       *[german] Ta skaten
    }
act-play-hand =
    { $form ->
        [tournee] Solo
        [tournee-house] Solo
       *[german] Spela hand
    }
act-say-ramsch = Ramsch
# $place: 0 skatens övre kort, 1 det undre
act-turn-up =
    { $place ->
        [0] Vänd det övre kortet
       *[1] Vänd det undre kortet
    }
act-say-null = Noll
act-keep = Behåll det
act-reject = Passt mir nicht
act-take-up = Ta upp dem
act-pass-on = Skicka vidare
act-discard = Lägg bort
act-push = Skicka vidare
act-exchange = Föreslå det
act-play-on = Spela
# $level: den första dubblingen, den andra …
act-kontra =
    { $level ->
        [1] Kontra
        [2] Rekontra
        [3] Supra
        [4] Hirsch
       *[other] Dubbla igen
    }
# $level: game, schneider
act-offer =
    { $level ->
        [game] Skänk bort spelet
       *[schneider] Skänk bort schneider
    }
act-agree =
    { $yes ->
        [yes] Jag är med
       *[no] Nej
    }
act-take-gift =
    { $accept ->
        [yes] Ta emot
       *[no] Tacka nej
    }
act-answer =
    { $accept ->
        [yes] Godkänn
       *[no] Neka
    }
act-surrender = Ge upp spelet
act-concede = Säg att det är överbjudet
act-resign = Ge upp
act-give = Skicka till { $name }
act-swap = Byt
act-bar-suit = Spärra { $suit }
act-bear =
    { $alone ->
        [yes] Min medspelare ensam
       *[no] Vi delar den
    }

## Saker på bordet.

page-table = Bordet
page-table-shown = Bordet visas.
page-opening = Bordet öppnas …
page-dealing = Korten ges …
page-your-turn = Din tur.
page-to-act = står i tur
page-trick = Sticket
page-played-by = { $name }: { $card }
page-face-down = ett kort med baksidan upp
page-talon = köpkort
page-gifts = Utbytet
# $state: made gjort, now nu, due kvar
page-gift =
    { $me ->
        [giver] { $count ->
            [one] Du ger { $to } 1 kort
           *[other] Du ger { $to } { $count } kort
        }
        [receiver] { $count ->
            [one] { $name } ger dig 1 kort
           *[other] { $name } ger dig { $count } kort
        }
       *[none] { $count ->
            [one] { $name } ger { $to } 1 kort
           *[other] { $name } ger { $to } { $count } kort
        }
    }{ $state ->
        [made] , klart
        [now] , nu
       *[due] {""}
    }
page-only-you = bara du ser det
page-resting =
    { $count ->
        [one] { $names } vilar.
       *[other] { $names } vilar.
    }
page-your-hand = Din hand
page-open-hand = { $name }: öppen hand
page-other-cards = Medspelarens kort
page-new-card = nytt
page-queued = väntar på din tur
page-not-now = inte nu
page-cards-held =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
page-slots =
    { $count ->
        [one] Plats för ett kort
       *[other] Plats för { $count } kort
    }
page-take-back = Ta tillbaka { $card }
page-actions = Vad du får göra
page-bids =
    { $high ->
        [none] Målningar
       *[other] Målningar; den sista är { $high }
    }
page-jump = Högre …
page-games = Spel
page-announcements = Melder
# $named: om ett spel är valt
page-announce =
    { $named ->
        [yes] Meld: { $game }
       *[no] Meld
    }
# $needs: vad som fattas till budet
page-game-and-bid =
    { $needs ->
        [schneider] { $game }: { $value }. Bara med schneider når det ditt bud på { $bid }.
        [schwarz] { $game }: { $value }. Bara med schwarz når det ditt bud på { $bid }.
        [overbid] { $game }: { $value }. Det kan inte nå ditt bud på { $bid } och vore förlorat.
       *[nothing] { $game }: { $value }; ditt bud är { $bid }.
    }
page-game-keeps = Till det här spelet måste du ha kvar { $cards }.
page-game-dear = Du lägger bort { $cards }: det gör man sällan.
page-game-not-offered = Det spelet får inte meldas med de här korten. Välj ett annat.
page-needs-schneider = med schneider
page-needs-schwarz = med schwarz
page-overbid = överbjudet
page-raise-game = Byt spel
page-more = Mer …
page-claim = Av det som är kvar tar jag:
page-claim-tricks =
    { $tricks ->
        [0] Inget stick
        [one] 1 stick
       *[other] { $tricks } stick
    }
page-yes = ja
page-no = Nej
page-bid-so-far = Bud { $bid }
page-points = { $points } poäng
page-tricks-to = { $own } : { $others }
page-seconds-left = { $seconds } sekunder kvar
page-bot = bot { $level }
page-bot-level = bot på nivå { $level }
page-away = borta
page-not-connected = inte ansluten

## Vad som berättas vid sidan av korten. $me: yes för den som tittar.

page-told-seat-taken =
    { $me ->
        [yes] Du sätter dig.
       *[no] { $name } sätter sig.
    }
page-told-seat-left = En plats är ledig igen.
page-told-stood-in =
    { $me ->
        [yes] En bot spelar för dig.
       *[no] En bot spelar för { $name }.
    }
page-told-came-back =
    { $me ->
        [yes] Du är tillbaka.
       *[no] { $name } är tillbaka.
    }
page-told-time-up = Tiden är ute: det som pågår spelas färdigt.
page-told-closed = Bordet är stängt.
page-told-ended = Given är slut: { $ending }.

## Före och efter en giv.

# $count: lediga platser
page-waiting =
    { $count ->
        [0] Alla platser är tagna.
        [one] En plats är ledig.
       *[other] { $count } platser är lediga.
    } Korten ges när alla har satt sig.
page-free-place = ledig
page-sit-here = Sitt här
page-seat-bot = En bot
page-remove-bot = Skicka bort { $name }
page-join = Sätt dig
page-fill = Fyll med botar och börja
page-copy-link = Kopiera länken
page-link-copied = Länken är kopierad.
page-get-up = Res dig
page-come-back = Jag är tillbaka
page-next-deal = Nästa giv
page-waiting-others = Väntar på de andra
page-replay = Se den igen
page-sheet = Protokoll
page-again = Samma giv igen
page-leave = Till startsidan
page-to-lobby = Till startsidan, behåll platsen

## Vid sidan av bordet.

page-panel = Förlopp och protokoll
page-menu = Meny
page-tab-talk = Förlopp
page-tab-tricks = Stick
page-tab-sheet = Protokoll
page-tab-phrases = Fraser
page-last-trick = Sista sticket
page-trick-before = Det före
page-watching =
    { $count ->
        [one] En person tittar på.
       *[other] { $count } personer tittar på.
    }
page-mute = Hör inget av { $name }
page-line-lost = Förbindelsen är bruten. Den kommer tillbaka av sig själv.
page-text-view = Bordet som text
page-picture-view = Bordet som bild
page-text-seats = Vid bordet
page-text-calls =
    { $game ->
        [skruf] Målningen
       *[skat] Budgivningen
    }
page-sort = Sortera handen annorlunda
# $order: färgen som kommer först, eller spelet som handen hålls för
page-sorted =
    { $order ->
        [C] Klöver först.
        [S] Spader först.
        [H] Hjärter först.
        [D] Ruter först.
        [skat-G] Knektarna först, sedan färg för färg.
        [skat-N] Som i noll, färg för färg.
        [skruf-G] Färg för färg.
       *[game] Som spelet vill ha det.
    }
page-card-moved = { $card }, nu kort { $place } av { $count }.
page-sounds-on = Ljud på
page-sounds-off = Ljud av
page-close = Stäng

## Tangenter.

page-keys = Tangenter
key-arrows = gå mellan korten
key-arrange = lägg kortet på en annan plats
key-enter = spela kortet
key-numbers = gå till ett kort
key-pass = pass
key-yes = ja, håll
key-bid = nästa bud
key-last = sista sticket
key-sort = handen i en annan ordning
key-claim = krav, och vad man annars får göra
key-hint = ett råd, vid övning
key-text = bordet som text eller bild
key-hurry = ta bort sticket
key-help = de här tangenterna

## A hint

hint-ask = Råd
hint-title = Vad man gör
hint-thinking = Tänker efter …
