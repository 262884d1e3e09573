### Inställningarna som `knekt options` förklarar dem: vad var och en avgör och vad värdena betyder.

## Regeluppsättningarna, var och en på en rad.

preset-german = tysk skat som regelsidan har den; grundreglerna
preset-isko = Internationella Skatordningen, som på turneringar
preset-iss = som International Skat Server spelar
preset-tournee = turnéskat: ett kort som slås upp ur skaten bestämmer trumf
preset-tournee-house = turnéskat med hemmaregler: bara spelföraren ser första kortet
preset-pub = en kväll på krogen: kontra, bockrundor, ramsch
preset-club = en klubb med allt: ända till hirsch, skänkar, schieberramsch
preset-xskat = det som programmet XSkat erbjuder i sina menyer
preset-skruf = skruf med köp: fyra målar, köper och ger bort kort
preset-skruf-plain = skruf utan köp: tretton kort var, och målningen spelas
preset-trekarl = skruf för tre, med en fjärde hand öppen

## Kapitlen.

options-table = Bordet
options-values = Budgivning och värden
options-declaring = Spelet anges och spelas
options-kontra = Dubblingar: kontra och rekontra
options-schenken = Försvararna skänker
options-bock = Bockrundor
options-ramsch = Ramsch och schieberramsch
options-scores = Poäng och pengar
options-deal = Given
options-auction = Målningen
options-exchange = Köp och utbyte
options-play = Spelet
options-count = Vad en giv ger
options-rubber = Utgångar, robbert och pengar

## Bordet.

option-players = Hur många som sitter vid bordet.
option-players-3 = alla spelar
option-players-4 = givaren står över
option-session-deals = Hur många givar som spelas; none: utan gräns.
option-session-rounds = Detsamma i rundor: varje spelare ger en gång. Inte tillsammans med session.deals.
option-session-time_end = Vad som spelas klart när tiden är ute.
option-session-time_end-complete_round = den pågående rundan
option-session-time_end-complete_deal = den pågående given

## Budgivning och värden.

option-bidding-values = Vilka tal som är bud.
option-bidding-values-possible_only = bara det som något spel kan vara värt
option-bidding-values-any_integer_from_18 = vilket tal som helst från 18
option-bidding-values-any_integer_from_10 = vilket tal som helst från 10
option-grand-base = Basvärdet för grand.
option-grand-base-24 = som vanligt
option-grand-base-20 = det gamla värdet; grand ouverte som eget spel ger då 30
option-grand_ouvert-mode = Vad grand ouverte är.
option-grand_ouvert-mode-announced = ouverte angiven i en grand hand
option-grand_ouvert-mode-separate = ett eget spel med basvärdet 36
option-matadors-jacks_only = Bara knektar är matadorer: med eller utan fyra är det mesta.
option-lost_hand_single = Ett förlorat handspel kostar sitt värde en gång, inte två.
option-levels-hand_schwarz = Ett handspel som vinns schwarz utan angiven schneider.
option-levels-hand_schwarz-implies_announced_schneider = angiven schneider räknas med
option-levels-hand_schwarz-additive = bara det som angavs räknas
option-levels-hand_schwarz_on_loss = Detsamma för ett handspel som förloras schwarz.
option-levels-hand_schwarz_on_loss-same_as_win = som om det hade vunnits så
option-levels-hand_schwarz_on_loss-additive = bara det som angavs räknas
option-levels-loss_schwarz = En spelförare utan stick har förlorat schwarz, inte bara schneider.
option-forehand_may_pass = Förhand får passa när de andra har passat, och ingen får poäng.

## Spelet anges och spelas.

option-declare-must_be_reachable = Spelföraren som tagit upp skaten måste ange ett spel som kan nå budet.
option-declare-raise_before_lead = Spelföraren får byta till ett spel med högre värde före första utspelet.
option-spitzen-enabled = Spetsar: spelföraren får åta sig att ta de sista sticken med de lägsta trumfen.
option-spitzen-extend_bids = Även värden som kräver spetsar får bjudas.
option-revolution-enabled = Revolution: en noll ouverte hand för 92, där försvararna först fördelar om sina kort.
option-surrender-mode = När spelföraren får ge upp.
option-surrender-mode-document = före första utspelet, och mellan stick 1 och 2
option-surrender-mode-before_first_lead = bara före första utspelet
option-surrender-mode-none = aldrig: varje spel spelas
option-surrender-mode-while_nine_cards = med minst nio kort på handen
option-surrender-mode-tournee = en turné, före utspelet till andra sticket
option-surrender-announced_levels = Om det som angavs räknas när spelet ges upp.
option-surrender-announced_levels-count = det räknas
option-surrender-announced_levels-ignore = det räknas inte
option-overbid-auto_concede = Bordet avslutar självt ett spel som inte längre kan nå budet.
option-overbid-loss = Vad ett spel under budet kostar.
option-overbid-loss-top_up = minst budet
option-overbid-loss-plain_value = sitt eget värde
option-null_below_bid = En noll som är värd mindre än budet.
option-null_below_bid-illegal = kan inte anges
option-null_below_bid-lost = kan anges, men är förlorad
option-turn-first_card = Vilket kort i skaten som slås upp först.
option-turn-first_card-declarer_choice = vilket spelföraren vill
option-turn-first_card-top_card = det övre
option-guckser_null-enabled = Noll kan också spelas som guckser, för 15, eller ouverte för 30.
option-play-claims = Krav är tillåtna.
option-play-defender_concede = Om försvararna får ge upp.
option-play-defender_concede-none = nej
option-play-defender_concede-single = en ger upp för båda
option-play-defender_concede-both = båda måste vilja
option-play-ends_when_missed = Given slutar så snart ett åtagande är brutet.

## Dubblingar.

option-kontra-enabled = Kontra: en försvarare får dubbla spelets poäng, spelföraren får svara rekontra.
option-kontra-max = Hur långt dubblingarna får gå.
option-kontra-max-1 = kontra, gånger 2
option-kontra-max-2 = rekontra, gånger 4
option-kontra-max-3 = försvararnas supra, gånger 8
option-kontra-max-4 = spelförarens hirsch, gånger 16
option-kontra-max-unlimited = hur långt som helst, sidorna turvis
option-kontra-timing = När kontra får sägas.
option-kontra-timing-after_first_lead = efter det första kortet, före det andra
option-kontra-timing-before_first_lead = före det första kortet
option-kontra-timing-before_first_trick_turned = från angivet spel till andra sticket
option-kontra-only_bidders = Bara en försvarare som har bjudit får säga kontra.
option-kontra-bidder_definition = Vad som då räknas som att ha bjudit.
option-kontra-bidder_definition-named_or_held = att bjuda ett värde eller svara ja
option-kontra-bidder_definition-named_only = bara att bjuda ett värde

## Gåvor.

option-schenken-enabled = Försvararna får skänka spelföraren spelet, och sedan schneider.
option-schenken-scope = Vilka spel som kan skänkas.
option-schenken-scope-suit_and_grand = färgspel och grand
option-schenken-scope-grand_only = bara grand
option-schenken-window = Hur länge det går att skänka.
option-schenken-window-any_time = när som helst
option-schenken-window-until_first_trick_done = tills första sticket är taget

## Bockrundor.

option-bock-enabled = Bockrundor: efter vissa givar räknas en runda dubbelt.
option-bock-triggers = Vad som ger en bockrunda; flera av dessa med komma emellan, eller none.
option-bock-value_basis = Vad som mäts för value_over_100.
option-bock-value_basis-game_value = spelets värde
option-bock-value_basis-score = det som skrivs upp
option-bock-kontra_lost_means = Vem som förlorat en förlorad kontra.
option-bock-kontra_lost_means-declarer_lost = spelföraren
option-bock-kontra_lost_means-kontra_side_lost = de som sade kontra
option-bock-kontra_lost_means-either = vilken som helst: varje spel med kontra
option-bock-stack = En ny runda medan en pågår.
option-bock-stack-append = kommer efter den
option-bock-stack-ignore_while_active = ges inte
option-bock-stack-multiply = löper samtidigt, och faktorerna multipliceras
option-bock-per_deal = Hur många rundor en giv kan ge.
option-bock-per_deal-one = en, hur många skäl den än gav
option-bock-per_deal-each_trigger = en för varje skäl

## Vad som ger en bock- eller schieberramschrunda.

trigger-value_over_100 = ett spel värt mer än 100
trigger-grand_hand_won = en vunnen grand hand
trigger-kontra_lost = ett förlorat spel med kontra
trigger-rekontra = varje spel med rekontra
trigger-declarer_schneider = en spelförare med högst 30 ögon
trigger-split_60_60 = 60 mot 60 ögon
trigger-last_round = sista rundan själv; längden måste vara känd

## Ramsch.

option-ramsch-on_pass_out = Vad som följer när alla tre passar.
option-ramsch-on_pass_out-none = ingenting: nästa giv
option-ramsch-on_pass_out-ramsch = ramsch: alla vill ha få ögon
option-ramsch-on_pass_out-schieberramsch = detsamma, men först skickas två kort vidare
option-ramsch-skat_to = Vem som får skaten i ramsch.
option-ramsch-skat_to-last_trick = den som tar sista sticket
option-ramsch-skat_to-loser = den som har flest ögon utan den
option-ramsch-three_way_tie = Alla tre har 40 ögon.
option-ramsch-three_way_tie-all_lose = alla får betala dem
option-ramsch-three_way_tie-no_score = ingen får något
option-ramsch-jungfrau = Vem som är jungfru och dubblar vad förloraren betalar.
option-ramsch-jungfrau-no_tricks = en spelare utan stick
option-ramsch-jungfrau-no_points = en spelare utan ögon
option-ramsch-tie = Flera har minst antal ögon.
option-ramsch-tie-last_trick = den som tog ett stick för längst sedan får 10
option-ramsch-tie-split = de delar: 5 var på två, 3 var på tre
option-ramsch-sweep_bonus_to_others = När en tar alla stick får de två andra 20 var.
option-schieber-multiply_durchmarsch = Kort som skickas vidare osedda dubblar även de 120 för durchmarsch.
option-special_rounds-mode = Vad bockskälen ger.
option-special_rounds-mode-bock = en bockrunda
option-special_rounds-mode-schieberramsch = en schieberramschrunda i stället
option-special_rounds-mode-bock_then_schieberramsch = först den ena, sedan den andra
option-special_rounds-schieberramsch_triggers = Vad som ensamt ger en schieberramschrunda; flera av dessa med komma emellan, eller none.

## Poäng och pengar.

option-scoring-tournament = Turneringspoäng: 50 för varje vunnet spel, 40 (vid fyra spelare 30) för varje spel de andra förlorar.
option-protocol-style = Vad en rad i protokollet visar.
option-protocol-style-modern = givens poäng och allas summor
option-protocol-style-traditional = bara spelförarens nya summa, i ramsch förlorarens
# Hur ett belopp kan se ut: visas när något annat har skrivits.
option-amounts = 0 | 0,10 | 1
option-settlement-rate = Pengar per poäng, till exempel 0,10; 0: inga pengar.
option-settlement-rounding = Hur varje betalning avrundas.
option-settlement-rounding-nearest_unit_half_up = till hela enheter, en halv uppåt
option-settlement-rounding-none = inte alls

## Skruf: bordet.

option-skruf-players = Hur många som sitter vid bordet.
option-skruf-players-3 = alla spelar: trekarl
option-skruf-players-4 = alla spelar
option-skruf-players-5 = en står över varje robbert
option-skruf-players-6 = två står över varje robbert
option-skruf-rubbers = Hur många robbertar som spelas; none: hela ordningen, tre robbertar, fem med fem spelare, femton med sex.
option-skruf-deals = Hur många givar som spelas i trekarl; none: utan gräns.
option-skruf-draw_tie = Lika höga kort när platserna dras.
option-skruf-draw_tie-by_suit = den lägre färgen är lägre: spader, klöver, ruter, hjärter
option-skruf-draw_tie-redraw = ny dragning
option-skruf-manual_table = Ett bord med riktiga kort: det kan spärra en färg som medspelaren har spelat ut i orätt ordning.

## Skruf: given.

option-skruf-talon_position = När de fyra köpkorten delas ut.
option-skruf-talon_position-before_last_round = före sista kortet till var och en
option-skruf-talon_position-spread = ett efter vart och ett av varven 8 till 11
option-skruf-talon_position-last = efter alla andra
option-skruf-first_card = Vem som får det första kortet.
option-skruf-first_card-left_of_dealer = givarens vänstra granne
option-skruf-first_card-dealer = givaren
option-skruf-misdeal = Vem som ger efter en felgiv.
option-skruf-misdeal-next_dealer = nästa spelare
option-skruf-misdeal-same_dealer = samma spelare igen

## Skruf: målningen.

option-skruf-min_level = Det lägsta som spelas.
option-skruf-min_level-3 = i tre: nio stick
option-skruf-min_level-4 = i fyra: tio stick
option-skruf-below_minimum = Vad som följer när målningen slutar lägre än så.
option-skruf-below_minimum-bid_again = den som målat högst måste genast måla så högt
option-skruf-below_minimum-raise_phase = sidan köper och måste nå dit efter utbytet
option-skruf-close_passes = Hur många pass i rad som avslutar målningen.
option-skruf-close_passes-8 = alla fyra passar två gånger
option-skruf-close_passes-7 = detsamma, men målaren bara en gång
option-skruf-close_passes-6 = alla tre passar två gånger
option-skruf-close_passes-5 = detsamma, men målaren bara en gång
option-skruf-close_passes-4 = alla fyra passar en gång
option-skruf-close_passes-3 = de tre andra passar en gång; i trekarl alla tre
option-skruf-close_passes-2 = de två andra passar en gång
option-skruf-all_pass_calls = Hur många pass som är allmänt pass, om ingen har målat.
option-skruf-all_pass_calls-3 = ett varv på tre
option-skruf-all_pass_calls-4 = ett varv
option-skruf-all_pass_calls-6 = två varv på tre
option-skruf-all_pass_calls-8 = två varv
option-skruf-general_pass = Vad som följer på allmänt pass.
option-skruf-general_pass-next_dealer = ingenting: nästa spelare ger
option-skruf-general_pass-misere = misère: sidan med färre stick vinner
option-skruf-misere_forehand = Vem som är förhand i misère: får första köpkortet och spelar ut.
option-skruf-misere_forehand-dealer = givaren
option-skruf-misere_forehand-left_of_dealer = givarens vänstra granne

## Skruf: köp och utbyte.

option-skruf-talon_open = Köpkorten slås upp för alla; annars ser bara köparen dem.
option-skruf-open_hand = När den fjärde handen i trekarl läggs upp.
option-skruf-open_hand-when_bought = när köparen har köpt
option-skruf-open_hand-from_the_deal = så snart korten är givna
option-skruf-raise_end_passes = Hur många pass i rad som avslutar höjningarna.
option-skruf-raise_end_passes-2 = båda passar en gång
option-skruf-raise_end_passes-4 = båda passar två gånger
option-skruf-raise_end_passes-1 = ett pass efter en höjning
option-skruf-opponents_swap = De två motspelarna byter ett kort även i trekarl.
option-skruf-swap_order = Hur de två motspelarna byter sitt kort.
option-skruf-swap_order-leader_first = den som spelar ut ger först, sedan medspelaren
option-skruf-swap_order-simultaneous = båda samtidigt
option-skruf-swap_time = När motspelarna byter sitt kort.
option-skruf-swap_time-after_raise = efter den sista målningen
option-skruf-swap_time-before_raise = innan köparens sida höjer
option-skruf-swap_back = Kortet från bytet får ges tillbaka.

## Skruf: spelet.

option-skruf-lead = Vems vänstra granne som spelar ut först.
option-skruf-lead-left_of_final_bidder = den som målade sist
option-skruf-lead-left_of_master = spelbehärskaren, köparens medspelare
option-skruf-lead-left_of_first_namer = den på sidan som först målade trumffärgen
option-skruf-claims = Krav är tillåtna.
option-skruf-solo_slam_claim = Den som inte har målat får låta medspelaren ensam bära en slam som kostar tre betar eller fler.

## Skruf: vad en giv ger.

option-skruf-karonka_hand = På vilken hand karonkorna räknas.
option-skruf-karonka_hand-final = de tretton kort som spelas
option-skruf-karonka_hand-dealt = de kort som gavs
option-skruf-honours = Hur ess och honnörer räknas.
option-skruf-honours-printed = efter den gamla tabellen som den är tryckt
option-skruf-honours-regular = efter regeln som stämmer med 18 av dess 20 rader
option-skruf-honours-majority = ess och honnörer var för sig till dem som har flest
option-skruf-minus = Vad ett minus för ess och honnörer betyder.
option-skruf-minus-credit_opponents = den andra sidan får lika mycket
option-skruf-minus-deduct = den egna sidan förlorar lika mycket
option-skruf-failed_grand_12 = Vad tolv stick ger när tretton är målade.
option-skruf-failed_grand_12-0 = ingenting
option-skruf-failed_grand_12-200 = en liten slam
option-skruf-defender_slam = Vad tolv eller tretton stick ger motspelarna.
option-skruf-defender_slam-pay = 200 eller 400, som en omålad slam
option-skruf-defender_slam-0 = ingenting

## Skruf: utgångar, robbert och pengar.

option-skruf-game_reset = Vems stickpoäng som börjar om efter en utgång.
option-skruf-game_reset-both = båda sidornas
option-skruf-game_reset-winner_only = vinnarnas; de andra behåller sina
option-skruf-both_60 = Vem som går ut när båda sidorna når 60 i samma giv.
option-skruf-both_60-declarer = spelförarens sida
option-skruf-both_60-first_by_trick = den som först var där, stick för stick
option-skruf-rubber_end = När en robbert är slut.
option-skruf-rubber_end-second_game_of_one_side = när en sida har två utgångar
option-skruf-rubber_end-two_games_total = efter två utgångar, vem som än fick dem
option-skruf-settle_round = Hur skillnaden blir poäng.
option-skruf-settle_round-truncate = bara hela hundratal räknas
option-skruf-settle_round-nearest = till närmaste hundratal
option-skruf-stake = Pengar per poäng, till exempel 0,10; 0: inga pengar.
