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

## Saker på bordet.

page-table = Bordet
page-table-shown = Bordet visas.
page-opening = Bordet öppnas …
page-dealing = Korten ges …
page-your-turn = Din tur.
page-title-turn = Din tur
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
       *[other] { $names } står över.
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
page-actions = Dina val
page-bids =
    { $high ->
        [none] Målningar
       *[other] Målningar; den sista är { $high }
    }
page-pass-on = Pass tills någon målar
page-passes-on = Du passar tills någon målar.
page-ask-again = Fråga mig igen
page-jump = Högre …
page-games = Spel
page-announcements = Åtaganden
# $named: om ett spel är valt
page-announce =
    { $named ->
        [yes] Ange: { $game }
       *[no] Ange spelet
    }
# $needs: vad som fattas till budet
page-game-and-bid =
    { $needs ->
        [schneider] { $game }: { $value }, bud { $bid }. Med schneider blir det { $met }.
        [schwarz] { $game }: { $value }, bud { $bid }. Med schwarz blir det { $met }.
        [overbid] { $game }: { $value }. Det kan inte nå ditt bud på { $bid } och vore förlorat.
       *[nothing] { $game }: { $value }; ditt bud är { $bid }.
    }
page-game-keeps = Till det här spelet måste du behålla { $cards }.
page-game-dear = Du lägger bort { $cards }. Det lönar sig sällan.
page-game-not-offered = Det spelet går inte att välja med de här korten. Välj ett annat.
page-needs-schneider = med schneider
page-needs-schwarz = med schwarz
page-overbid = för högt bud
page-raise-game = Byt spel
page-more = Mer …
page-yes = ja
page-no = Nej
page-bid-so-far = Bud { $bid }
page-head-game =
    { $name }: { $game }{ $bid ->
        [0] {""}
       *[other] , bud { $bid }
    }
page-head-worth = värt { $value }
page-rules-usual = Alla regler är som spelet har dem.
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
page-told-looking =
    { $me ->
        [yes] Du tittar på korten; nästa giv väntar.
       *[no] { $name } tittar på korten; nästa giv väntar.
    }
page-told-taken-back =
    { $me ->
        [yes] Du tar tillbaka ditt senaste val.
       *[no] { $name } tar tillbaka sitt senaste val.
    }
page-told-time-up = Tiden är ute: den här given spelas färdigt.
page-told-closed = Bordet är stängt.
page-told-ended = Given är slut: { $ending }.
## Vad den som leder bordet föreslår, och vad det blir av det. $me: yes för läsaren, nobody för en värd utan plats.

page-proposal =
    { $me ->
        [yes] Du föreslår:
        [nobody] Värden föreslår:
       *[no] { $name } föreslår:
    }
page-proposal-waits = Har inte svarat än: { $names }
page-proposal-agree = Håll med
page-proposal-refuse = Säg nej
page-proposal-withdraw = Ta tillbaka
page-told-proposed =
    { $me ->
        [yes] Du föreslår, och de andra tillfrågas:
        [nobody] Värden föreslår, och spelarna tillfrågas:
       *[no] { $name } föreslår, och de andra tillfrågas:
    }
page-told-agreed =
    { $me ->
        [yes] Du håller med.
       *[no] { $name } håller med.
    }
page-told-absent =
    { $me ->
        [yes] Du var inte här, så ingen väntade på ditt svar.
       *[no] { $name } är inte här, så ingen väntar på svar.
    }
page-told-refused =
    { $me ->
        [yes] Du säger nej: det blir som det är.
       *[no] { $name } säger nej: det blir som det är.
    }
page-told-dropped = Förslaget faller.
page-change-void = Ogiltig giv: den räknas inte.
page-change-misdeal = Felgiv: korten ges om.
page-change-barred = Spärrad färg i det här utspelet: { $suit }.
page-change-corrected = Rättelse av giv { $number }: ”{ $reason }”.
page-change-adjusted = Flyttade poäng: ”{ $reason }”.
# Vad som står i protokollet då. $won: yes, no; $score, $points: utan tecken
page-told-row-game =
    { $name }: { $contract }, { $won ->
        [yes] vunnet, +{ $score }
       *[no] förlorat, −{ $score }
    }.
page-told-row-ramsch =
    { $names }: ramsch, { $won ->
        [yes] +{ $score }
       *[no] −{ $score }
    }.
page-told-row-bid = { $name }: { $contract }, { $tricks } stick.
page-told-row-misere = { $names }: misère, { $tricks } stick.
page-told-row-nothing = Inget spelades.
page-told-moved =
    { $name }: { $gets ->
        [yes] +{ $points }
       *[no] −{ $points }
    }.

## Före och efter en giv.

# $count: lediga platser
page-waiting =
    { $count ->
        [0] Alla platser är tagna.
        [one] En plats är ledig.
       *[other] { $count } platser är lediga.
    } Korten ges när alla har satt sig.
page-free-place = ledig
page-sit-here = Sätt dig här
page-seat-bot = En bot
page-remove-bot = Ta bort { $name }
page-join = Sätt dig
page-fill = Fyll på med botar
page-get-up = Lämna platsen
page-come-back = Jag är tillbaka
page-next-deal = Nästa giv
page-waiting-others = Väntar på de andra
page-ready = klar
page-not-ready = inte klar än
page-looking = tittar på korten
page-hold = Vänta, jag tittar
page-hold-no-more = Jag har tittat
page-next-in = Nästa giv om { $seconds } s
page-next-all = Nästa giv kommer när alla är klara.
page-next-waits = Nästa giv väntar. Tittar på korten: { $names }
page-players-ready = Vem är klar
page-replay = Repris
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
page-tab-phrases = Säg något
page-last-trick = Sista sticket
page-trick-before = Det före
page-watching =
    { $count ->
        [one] En person tittar på.
       *[other] { $count } personer tittar på.
    }
page-mute = Tysta { $name }
page-line-lost = Förbindelsen är bruten. Den kommer tillbaka av sig själv.
page-text-view = Bordet som text
page-picture-view = Bordet som bild
page-text-seats = Vid bordet
page-text-calls =
    { $game ->
        [skruf] Målningen
       *[skat] Budgivningen
    }
page-sort = Ändra sorteringen
page-back = Ta tillbaka
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
       *[game] Sorterad för spelet.
    }
page-card-moved = { $card }, nu kort { $place } av { $count }.
page-sounds-on = Ljud på
page-sounds-off = Ljud av
page-close = Stäng
# Vad den som leder bordet kan göra; $others: hur många andra som måste hålla med.
page-keeper = Leda bordet
page-keeper-void = Gör given ogiltig
page-keeper-misdeal = Felgiv: ge om
page-keeper-bar = Spärra en färg
page-keeper-correct = Rätta protokollet
page-keeper-adjust = Flytta poäng
page-keeper-time-up = Tiden är ute
page-keeper-close = Stäng bordet
page-keeper-sure =
    { $others ->
        [0] Det sker genast.
       *[other] De andra tillfrågas först.
    }
page-keeper-sure-time-up = Det som har börjat spelas färdigt, sedan är det slut.
page-keeper-sure-close = Sedan kan ingen spela här mer, och en giv som pågår räknas inte.
page-keeper-suit = Utspelad i orätt ordning:

## Tangenter.

page-keys = Tangenter
key-arrows = gå mellan korten
key-arrange = lägg kortet på en annan plats
key-enter = spela kortet
key-numbers = gå till ett kort
key-pass = pass
key-yes = ja till ett bud
key-bid = nästa bud eller målning
key-last = sista sticket
key-sort = handen i en annan ordning
key-claim = kräv stick, och fler val
key-back = ta tillbaka ditt senaste val (i övning)
key-hint = tips (i övning)
key-text = bordet som text eller bild
key-hurry = ta bort sticket
key-help = de här tangenterna

## A hint

hint-ask = Tips
hint-title = Förslag
hint-thinking = Tänker efter …
hint-close = Stäng tipset
hint-how-sure = Hur säkra är chanserna?
hint-laid = Korten ligger framme.
hint-closed = Det går inte längre.
