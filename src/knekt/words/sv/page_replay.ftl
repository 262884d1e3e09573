### Repris, uppteckningar och protokoll på sidan.

## Resultatet av en giv.

page-result-count = Poängräkning
page-result-player = Spelare
page-result-card-points = Ögon
page-result-tricks = Stick
page-result-score = Poäng
page-result-sum = Summa
page-result-above = över strecket
page-result-below = under strecket
page-result-cards = Korten
page-result-dealt = Som de gavs
page-result-played = Som de spelades
page-result-laid-points = { $points } ögon

## Protokollet i korthet. $deals: hur många givar som är antecknade.

page-sheet-after =
    { $deals ->
        [0] Ingen giv än
        [one] Efter 1 giv
       *[other] Efter { $deals } givar
    }
page-sheet-after-of = { $deals } av { $last } givar
page-sheet-bock-comes =
    { $deals ->
        [one] Nästa giv är bock ×{ $factor }.
       *[other] De närmaste { $deals } givarna är bock ×{ $factor }.
    }
page-sheet-schieber-comes =
    { $deals ->
        [one] Nästa giv är schieberramsch.
       *[other] De närmaste { $deals } givarna är schieberramsch.
    }
page-sheet-rubber = Robbert { $number }
page-sheet-party = Sida
page-sheet-towards = Mot utgång
page-sheet-games = Utgångar
page-sheet-points = Poäng

## Hela protokollet.

page-sheet-title = Protokoll
page-sheet-empty = Ingen giv är antecknad än.
page-sheet-number = Nr
page-sheet-deal = Giv
page-sheet-deals = Givarna
page-sheet-dealer = Givare
page-sheet-declarer = Spelförare
page-sheet-game = Spel
page-sheet-bid =
    { $game ->
        [skruf] Målning
       *[skat] Bud
    }
page-sheet-matadors = med / utan
page-sheet-score = ±
page-sheet-tricks = Stick
page-sheet-bets = Betar
page-sheet-entry = Post
page-sheet-corrected = rättad: { $reason }
page-sheet-places = Placeringar
page-sheet-places-so-far = Ställningen
page-sheet-place = Plats
page-sheet-player = Spelare
page-sheet-total = Poäng
page-sheet-tournament = Turneringspoäng
page-sheet-won = Vunna
page-sheet-lost = Förlorade
page-sheet-others-lost = Andras förluster
page-sheet-final = Summa
# $rate: pengar per poäng
page-sheet-money = Vem betalar vem, { $rate } per poäng
page-sheet-who-whom = Vem betalar vem
page-sheet-pays = Betalar
page-sheet-trekarl = Trekarl, var och en för sig
page-sheet-rubber-column = Robbert
# $one, $two: två par, som i ”Anna och Bo”
page-sheet-rubber-of = Robbert { $number }: { $one } mot { $two }
page-sheet-out =
    { $count ->
       *[other] { $names } står över.
    }
# $one har $difference mer än $two, vilket är så många hela poäng
page-sheet-balance =
    { $one } mot { $two }: { $difference } mer, det är { $points ->
        [one] 1 hel poäng
       *[other] { $points } hela poäng
    }.
page-sheet-even = { $one } mot { $two }: jämnt.
page-sheet-alone = { $name } bär betar för { $points } ensam.
page-sheet-under-way = Ställningen just nu; spelet pågår.
page-sheet-not-settled = pågår, räknas inte än
page-sheet-sum = Summa
page-sheet-games-won =
    { $games ->
        [one] 1 utgång
       *[other] { $games } utgångar
    }
page-sheet-whole-points = Hela poäng
page-sheet-whole-points-so-far = Hela poäng så långt
# $stake: pengar per poäng; $amounts: som i ”Anna 1,70, Bo −1,70”
page-sheet-winnings = Med { $stake } per poäng: { $amounts }
page-sheet-to-table = Till bordet
page-sheet-print = Skriv ut

## Att rätta protokollet.

page-correct = Rätta
page-correct-deal = Rätta giv { $number }
page-correct-kind = Vad som spelades
# $game: skat, skruf
page-correct-kind-game =
    { $game ->
        [skruf] en målning
       *[skat] ett spel
    }
page-correct-kind-none = inget
page-correct-matadors = Matadorer
page-correct-doubling = Dubbling
page-correct-none = ingen
page-correct-given-up = Spelföraren gav upp spelet
page-correct-declined = Avslagen skänk
page-correct-accepted = Mottagen skänk
# $gift: game, schneider
page-correct-gift =
    { $gift ->
        [game] spelet
       *[schneider] schneider
    }
page-correct-last = Sista sticket
page-correct-refusals = Skickade vidare osedda
page-correct-latest = Numret på det sista stick som togs, 0 för inget
page-correct-side-tricks = Stick för spelförarens sida
page-correct-forehand-tricks = Stick för förhands sida
page-correct-aces = Ess på spelförarens sida
page-correct-honours = Honnörer i trumf på spelförarens sida
page-correct-karonka = Karonka
page-correct-karonka-of = Av
page-correct-karonka-aces = ess
page-correct-karonka-count = Värde i steg, 1 för den kortaste
page-correct-us = spelförarens sida
page-correct-them = den andra sidan
page-correct-add = Lägg till en karonka
page-correct-remove = Ta bort
page-correct-alone = Målaren bär den förlorade slammen ensam
page-correct-first = Först till sextio
page-correct-reason = Skäl
page-correct-cancel = Avbryt
# $others: hur många andra som måste hålla med
page-correct-do =
    { $others ->
        [0] Rätta
       *[other] Föreslå
    }
page-correct-asked = Föreslaget. Det står här när de andra har hållit med.
page-adjust-text = Vad varje spelare får, eller ger med ett minus. Summan ska bli 0.

## Märken i kolumnerna på en tryckt lista; de korta står över smala kolumner.

page-mark-hand = hand
page-mark-schneider = schneider
page-mark-schneider-announced = angiven schneider
page-mark-schwarz = schwarz
page-mark-schwarz-announced = angiven schwarz
page-mark-ouvert = ouverte
page-mark-short-hand = H
page-mark-short-schneider = S
page-mark-short-schneider-announced = Sa
page-mark-short-schwarz = Z
page-mark-short-schwarz-announced = Za
page-mark-short-ouvert = O

## Repris.

page-replay-player = Spelare { $number }
page-replay-look = Sett från
page-replay-open = alla kort öppna
page-replay-steps = Steg för steg
page-replay-first = Till början
page-replay-back = Ett steg tillbaka
page-replay-run = Spela upp
page-replay-next = Ett steg framåt
page-replay-last = Till slutet
page-replay-step = Steg
page-replay-key-step = ett steg tillbaka, ett steg framåt
page-replay-key-trick = sticket före, nästa stick
page-replay-key-end = början, slutet
page-replay-told = Vad som hände
page-replay-result = Resultatet
page-replay-again = Spela den här given igen
page-replay-again-here = Spela den här handen igen
page-replay-deal-before = Given före
page-replay-deal-after = Nästa giv
page-replay-download = Spara given
page-form-jsonl = JSON Lines
page-form-txt = Text
page-form-iss = ISS-rad

## En uppteckning från annat håll.

page-record-title = Öppna en sparad giv
page-record-about = Öppna en fil med en giv eller ett helt parti: text eller JSON Lines som Knekt har sparat, rader från ISS-servern eller en logg från XSkat. Du ser den steg för steg; den sparas inte här.
page-record-file = Fil
page-record-paste = Eller klistra in texten
page-record-text = Texten till en sparad giv
page-record-show = Öppna
page-record-unfinished = Given är inte färdigspelad.
