### The pages around the table: playing, tables, the deal of the day, my deals, settings, account, help.

## The frame.

lobby-menu = Menu
lobby-language = Language
lobby-foot = Skat, Tournée and Skruf. Free, without advertising; nothing about you leaves this server.
lobby-more = Show more
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-failed = This browser does not let the page copy. Mark the text and copy it yourself.

## Presets by name. $preset: as the API has it

lobby-preset =
    { $preset ->
        [german] Skat by the classic book
        [isko] Skat
        [iss] Skat as on ISS
        [tournee] Tournée Skat
        [tournee-house] Tournée, house rules
        [pub] Pub Skat
        [club] Club Skat
        [xskat] Skat as in XSkat
        [skruf] Skruf
        [skruf-plain] Skruf without talon
        [trekarl] Trekarl
       *[other] { $preset }
    }

## Home.

lobby-home-title = What shall we play?
lobby-home-isko = Skat as German clubs play it: bid, pick up the skat, and play alone against two. Tournament rules, claims, a list of twelve rounds.
lobby-home-german = The same game by the classic book: a hand game won schwarz counts a step more, no claims, and as many deals as you like.
lobby-home-tournee = The old Skat of Wisconsin: turn up a card of the skat, and its suit is trumps.
lobby-home-tournee-house = Tournée by house rules: only the declarer sees the first card, and keeps it or takes the other.
lobby-home-skruf = Whist with bidding, from Finland a hundred years ago: bid with your partner, buy four cards and give cards away.
lobby-play = Play
# $game: a preset by name
lobby-play-named = Play { $game }
lobby-play-how = You play against bots. Nothing counts, and you need not sign in.
lobby-level = Bots of level
lobby-more-tables = More tables
lobby-make = Open your own table
lobby-make-why = choose rules and company, and send the link to friends
lobby-continue = Go on playing
lobby-continue-here = Go on
lobby-join = Tables waiting for players
lobby-join-none = No table is waiting for players right now. Open a public table, and others find it here.
lobby-daily-teaser = The deal of the day
lobby-daily-teaser-go = All deals of today
# $game: of the deal that comes first
lobby-daily-teaser-text = Everyone gets the same cards today: { $game }. Play them, then see what others and the bots made of them.
lobby-last-deals = My last deals
lobby-all-deals = All my deals

## Tables in a list.

lobby-table-free =
    { $free ->
        [0] no place free
        [one] 1 place free
       *[other] { $free } places free
    }
lobby-table-practice = practice
lobby-table-thinking = { $seconds } s to think
lobby-table-changed =
    { $count ->
        [one] 1 rule changed
       *[other] { $count } rules changed
    }
lobby-table-kind-daily = deal of the day
lobby-table-kind-branch = deal played again
lobby-table-stage-open = waiting for players
lobby-table-stage-playing = being played
lobby-table-stage-over = over
lobby-sit-down = Sit down
# $game: a preset by name
lobby-sit-down-at = Sit down: { $game }
lobby-name-asked = What is your name?
lobby-name-label = Your name at the table
lobby-name-why = The others see it. Without one they see “{ $name }”. You can change it in your account.
lobby-name-take = Sit down
lobby-name-skip = Skip
lobby-watch-it = Watch
lobby-watch-named = Watch { $game }
lobby-to-table = To the table
lobby-sheet = Score sheet

## Tables to watch.

lobby-watch-title = Public tables
lobby-watch-open = Waiting for players
lobby-watch-open-none = No public table is waiting for players. Open one, and others find it here.
lobby-watch-playing = Being played
lobby-watch-playing-none = No public table is playing right now. Open one and others can watch; they never see a hidden card.
lobby-watch-refresh = Refresh

## The deal of the day.

lobby-daily-title = The deal of the day
lobby-daily-text = Every day has one deal of each game, the same for everyone, against bots. Once you have played it, you see what others made of the same cards, and what bots of every level did.
lobby-daily-others = Deals of the other games
# $time: when the next deals come
lobby-daily-until = New deals come at { $time }.
lobby-daily-played-by =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One player has finished it.
       *[other] { $count } players have finished it.
    }
lobby-daily-compare = Compare
lobby-daily-finished = finished
lobby-daily-begun = begun
lobby-daily-given-up = Closed before its end
lobby-day-title = { $game }, { $day }
lobby-day-who = Player
lobby-day-result = Result
lobby-day-score = Points
lobby-day-me = You
lobby-day-somebody = Somebody
lobby-day-bot = Bot of level { $level }
lobby-day-bot-for-me = Bot of level { $level }, in your place
lobby-day-playing =
    { $count ->
        [one] One bot is still playing.
       *[other] { $count } bots are still playing.
    }
lobby-day-over = The day is over: names are shown.
lobby-day-running = Names are shown when the day is over.
lobby-day-none = Nobody played this deal.
lobby-day-guests = Guests
lobby-day-guests-why = A guest needs no account, so the same person may be here more than once.
# $shown, $count: results
lobby-day-shown = { $shown } of { $count } results are shown.
lobby-day-back = All deals of today
lobby-day-mine = Replay my deal

## A deal in a line. $contract: a contract in words; $won, $made: yes, no

lobby-deal-own =
    { $won ->
        [yes] Played { $contract } and won
       *[no] Played { $contract } and lost
    }
lobby-deal-against =
    { $won ->
        [yes] Played against { $contract }, which was won
       *[no] Played against { $contract }, which was lost
    }
lobby-deal-rested =
    { $won ->
        [yes] Sat out; { $contract } was won
       *[no] Sat out; { $contract } was lost
    }
lobby-deal-ramsch = Ramsch
lobby-deal-bid =
    { $made ->
        [yes] Played { $contract }: made with { $tricks } tricks
       *[no] Played { $contract }: failed with { $tricks } tricks
    }
lobby-deal-bid-against =
    { $made ->
        [yes] Played against { $contract }: made with { $tricks } tricks
       *[no] Played against { $contract }: failed with { $tricks } tricks
    }
lobby-deal-bid-rested =
    { $made ->
        [yes] Sat out; { $contract } was made with { $tricks } tricks
       *[no] Sat out; { $contract } failed with { $tricks } tricks
    }
lobby-deal-misere = Misère

## My deals.

lobby-mine-title = My deals
lobby-mine-deals = Deals that are over
lobby-mine-none = You have not finished a deal yet. Every deal you play is kept here, and you can replay it card by card.
lobby-mine-tables = My tables
lobby-mine-tables-none = You have no table. Open one from Home.
lobby-mine-record = Open a saved deal

## A table of one’s own.

lobby-open-title = Open a table
lobby-open-game = The game
lobby-open-come = Who may come
lobby-open-public = Anyone: the table is listed, and anyone may sit down or watch
lobby-open-link = Anyone with the link may sit down or watch
lobby-open-private = Nobody: you play against bots, and nobody watches
lobby-open-practice = Practice: nothing counts, and hints are allowed
lobby-open-thinking = Time to think for each decision
lobby-open-thinking-none = no limit
lobby-open-thinking-seconds = { $seconds } seconds
lobby-open-thinking-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-open-result = The next deal comes
lobby-open-result-ready = when everybody is ready
lobby-open-result-after = { $seconds } seconds after the result
lobby-open-result-text = The cards stay as long as somebody looks at them. Alone against bots you decide yourself.
lobby-open-places = The places
lobby-open-place = Place { $number }
lobby-open-place-me = You
lobby-open-place-free = free
lobby-open-place-bot = bot of level { $level }
lobby-open-rules = The rules
lobby-open-rules-text = The rules are the usual ones; change what you play differently.
lobby-open-rules-changed =
    { $count ->
        [0] all as usual
        [one] 1 changed
       *[other] { $count } changed
    }
lobby-open-usual = Usual rules again
lobby-open-changed = changed
lobby-open-do = Open the table
lobby-open-about = It is about these rules:
lobby-open-opened = Your table is open
lobby-open-send = Send this address to the people you want to play with. When the last place is taken, the first deal begins by itself.
lobby-open-address = Address of the table
lobby-invite-share = Share
lobby-invite-code = QR code
lobby-invite-code-of = QR code: { $address }
lobby-invite-scan = Point the camera of a phone at it.
lobby-invite-way = If this address does not work, try another:
lobby-invite-near = It works for everyone in your own network, at home or in the club.
lobby-invite-alone = Only this computer can open your table.
lobby-invite-alone-do = To let friends in your network join, end Knekt and start it with “make play” or “knekt serve --lan”. If your server has an address on the internet, start it with “knekt serve --public https://…”.
lobby-invite-text = Come and play cards with me:
lobby-open-another = Open another table
lobby-option-session-deals = How many deals are played. Leave it empty to play as long as you like.
lobby-option-session-rounds = The same in rounds: each player deals once. Set deals or rounds, not both.
lobby-option-bock-triggers = What brings a bock round.
lobby-option-bock-value_basis = What must be more than 100 for a bock round.
lobby-option-special_rounds-schieberramsch_triggers = What brings a schieberramsch round by itself.
lobby-option-settlement-rate = Money for a point, such as 0.10. With 0 there is no money.
lobby-option-skruf-rubbers = How many rubbers are played. Leave it empty for the whole schedule of partners: three rubbers, five with five players, fifteen with six.
lobby-option-skruf-deals = How many deals are played. Leave it empty to play as long as you like.
lobby-option-skruf-manual_table = Whoever runs the table can bar a suit that the leader’s partner has led or named out of turn, if all agree.
lobby-option-skruf-stake = Money for a point, such as 0.10. With 0 there is no money.

## Settings.

lobby-settings-title = Settings
lobby-settings-kept = What you choose here is kept in this browser.
lobby-settings-language = Language
lobby-settings-cards = Cards
lobby-settings-sample = This is how your cards look
lobby-settings-indices = Letters in the corners
lobby-settings-indices-international = A K Q J, international
lobby-settings-indices-german = A K D B, German
lobby-settings-indices-swedish = E K D Kn, Swedish
lobby-settings-indices-finnish = A K R J, Finnish
lobby-settings-faces = Faces
lobby-settings-faces-auto = by the size of the screen
lobby-settings-faces-french = kings, queens and jacks
lobby-settings-faces-tournament = German tournament: French suits in four colours, A K D B
lobby-settings-faces-german = German suits: acorns, leaves, hearts, bells
lobby-settings-faces-large = large letters and suits only
lobby-settings-colours = Colours of the suits
lobby-settings-colours-four = four: clubs black, spades green, hearts red, diamonds yellow
lobby-settings-colours-two = two: black and red
lobby-settings-trumps = Trumps in my hand
lobby-settings-trumps-left = on the left
lobby-settings-trumps-right = on the right
lobby-settings-look = Appearance
lobby-settings-theme = Theme
lobby-settings-theme-auto = as set on this device
lobby-settings-theme-paper = paper: light
lobby-settings-theme-lamp = lamp: dark
lobby-settings-theme-contrast = high contrast
lobby-settings-text = The table as text: lists and buttons instead of cards
lobby-settings-text-why = For screen readers, or if you prefer text. The key { $key } changes it at the table.
lobby-settings-table = At the table
lobby-settings-speed = How fast cards move
lobby-settings-speed-none = they do not move
lobby-settings-speed-slow = slowly
lobby-settings-speed-usual = as usual
lobby-settings-speed-fast = fast
lobby-settings-trick = How long a trick stays
lobby-settings-trick-seconds = { $seconds } seconds
lobby-settings-trick-click = until I click
lobby-settings-tap = Playing a card
lobby-settings-tap-twice = by the second tap; the first one raises it
lobby-settings-tap-once = by one tap
lobby-settings-helper = Show what my hand is worth beside the bidding, in practice
lobby-settings-forced = Play my card for me if it is the only one I may play
lobby-settings-forced-why = It takes as long as a real choice, so nobody can tell. Saved with your account.
lobby-settings-sounds-text = Card sounds
lobby-settings-calls = Tell me when it is my turn and I am looking at something else
lobby-settings-calls-why = Your browser shows a notification, at tables with other people. It never names a card.
lobby-settings-calls-so = You will be told like this when it is your turn.
lobby-settings-calls-refused = Your browser allows no notifications. Allow them for this page in the browser, then try again.
lobby-settings-calls-unable = Your browser shows no notifications for this page.
lobby-keys-how = Choose a key, then press the new one. Backspace removes it, Esc leaves it as it is.
lobby-keys-press = press …
lobby-keys-none = none
lobby-keys-fixed = { $key } has to stay as it is.
lobby-keys-taken = { $key } is taken: { $deed }.
lobby-keys-reset = The usual keys
lobby-keys-change = Change the keys

## Account.

lobby-account-title = Account
lobby-account-guest = You are a guest in this browser. Without an account you cannot get to your deals from another one.
lobby-account-login = You are signed in as { $login }.
lobby-account-is-bot = A program plays under this name.
lobby-account-name = Name at the table
lobby-account-name-save = Save this name
lobby-account-name-saved = You are called { $name } now.
lobby-account-make = Create an account
lobby-account-make-text = All that you have played stays yours. You need no email address, so a lost password cannot be replaced.
lobby-account-login-label = Login
lobby-account-login-rule = 3 to 30 letters a to z, digits, dots, dashes or underscores
lobby-account-password = Password
lobby-account-password-rule = at least 8 characters
lobby-account-made = You have an account now.
lobby-account-sign-in = Sign in
lobby-account-sign-in-text = Deals you have played as a guest stay with the guest; they do not move to the account.
lobby-account-signed-in = You are signed in.
lobby-account-change = Change the password
lobby-account-old = Current password
lobby-account-new = New password
lobby-account-changed = The password is changed. You are signed out everywhere else.
lobby-account-sign-out = Sign out
lobby-account-sign-out-here = Sign out here
lobby-account-sign-out-everywhere = Sign out everywhere
lobby-account-signed-out = You are signed out, and a guest again.
lobby-account-programs = For programs
lobby-account-tokens = Tokens
lobby-account-tokens-text = With a token a program of yours can play in your name, and do only what you allow. It is no password: it cannot change the account.
lobby-account-tokens-none = You have no token.
lobby-account-token-name = What it is for
lobby-account-token-may = It may
lobby-account-scope =
    { $scope ->
        [read] see what you may see
        [play] play at tables
        [tables] open tables, sit down, leave
        [people] change your name and settings, export your data
       *[other] { $scope }
    }
lobby-account-token-make = Create a token
lobby-account-token-secret = Your new token. It is shown only this once; keep it safe:
# $date: a day
lobby-account-token-created = created { $date }
lobby-account-token-used = last used { $date }
lobby-account-token-unused = never used
lobby-account-token-revoke = Revoke
lobby-account-token-revoke-named = Revoke the token { $name }
lobby-account-token-revoked = The token no longer works.
lobby-account-bot = Mark this name as a bot
lobby-account-bot-text = Show everybody that a program plays under this name. You can do it only before the first deal, and never undo it.
lobby-account-bot-do = Mark as a bot
lobby-account-bot-sure = Mark this name as a bot for good?
lobby-account-data = My data
lobby-account-export = Export my data
lobby-account-export-text = Everything that is kept about you, one JSON object on each line.
lobby-account-forget = Delete my data
lobby-account-forget-text = Login, password, tokens, settings and name are deleted. Deals you have played stay, without your name. This cannot be undone.
lobby-account-forget-do = Delete everything about me
lobby-account-forget-sure = Really delete? This cannot be undone.
lobby-account-forgotten = Your data is deleted. You are a new guest now.
lobby-sure-yes = Yes
lobby-sure-no = No

## Help.

lobby-help-title = Help
lobby-help-contents = On this page
lobby-help-games = The games
lobby-help-cards = The cards
lobby-help-bidding =
    { $game ->
       *[any] The bidding
    }
lobby-help-game = The game
lobby-help-exchange = Talon and exchange
lobby-help-playing = The play
lobby-help-counting = Scoring
lobby-help-forms = Variants
lobby-help-german-cards = Three play with 32 cards, ace to seven. Each gets ten, two lie aside as the skat. The jacks are the highest trumps: clubs, spades, hearts, diamonds. In every suit the ace is followed by the ten, then king, queen, nine, eight, seven. Ace counts 11, ten 10, king 4, queen 3, jack 2: 120 card points in all.
lobby-help-german-bidding = Middlehand bids against forehand, who says yes or passes; then rearhand bids against the one who is left. A bid is a promise to win a game worth at least that much: 18, 20, 22, 23, 24 and so on. The highest bidder plays alone against the other two.
lobby-help-german-game = The declarer picks up the skat and discards two cards, or plays hand, which counts more. Then the declarer names the game: a suit as trumps, grand with the jacks as the only trumps, or null. In null the declarer must take no trick, and cards rank ace, king, queen, jack, ten to seven.
lobby-help-german-playing = Forehand leads. Follow the suit led; jacks belong to the trumps. If you cannot follow, play any card. The declarer wins with 61 card points, the discarded cards among them; 90 is schneider, all tricks schwarz.
lobby-help-german-counting = Count the jacks and trumps that you have, or that you lack, without a gap from the jack of clubs. Add one for the game, and one for each step: hand, schneider, schwarz and what was announced. Multiply by the base value: diamonds 9, hearts 10, spades 11, clubs 12, grand 24. Null counts 23, null hand 35, null ouvert 46, null ouvert hand 59. A lost game costs double.
lobby-help-tournee-cards = Cards, trumps and card points are those of German Skat.
lobby-help-tournee-bidding = As in German Skat, but it begins at 10. Forehand cannot pass when the others have passed: forehand then plays for 10, or announces ramsch, in which each player is alone and wants few card points.
lobby-help-tournee-game = The declarer chooses turn, guckser or solo. Turn: turn up one card of the skat, and its suit is trumps; of a jack you choose its suit or grand. If it does not suit you, turn the other, which then decides, and a loss counts double. Guckser: pick up both cards and turn neither, for grand or null; a loss counts double. Solo: leave the skat alone and name the game.
lobby-help-tournee-playing = As in German Skat: 61 card points win. But schneider is 91.
lobby-help-tournee-counting = Matadors count as in German Skat. Add one for the game, and one each for schneider, schwarz and what was announced; leaving the skat alone adds nothing. Multiply by the base value: turn 5, 6, 7, 8 for diamonds, hearts, spades, clubs and 12 for grand; guckser grand 16; solo 9, 10, 11, 12, and 20 for grand, 24 for grand ouvert. So solo hearts with 2 is 30. Null counts 15 with the skat, 20 without, ouvert 30 and 40. A lost game costs its value; a lost guckser, or a turn lost with the second card, costs it twice.
lobby-help-tournee-forms = By house rules only the declarer looks at the first card, and shows it or takes the other one instead. Guckser grand is called Guetz, null is played only without the skat, and in ramsch the player with the fewest card points scores.
lobby-help-skruf-cards = Four play with 52 cards, two against two, partners opposite each other. Each gets twelve; four lie aside as the talon. Cards rank from the ace down to the two.
lobby-help-skruf-bidding = The dealer begins. A bid names a level and a suit; the suits rank spades, clubs, diamonds, hearts, and grandissimo, without trumps, above them. Level four promises ten tricks, six twelve, seven all thirteen; lower bids tell your partner about your hand. After a pass you may still bid; eight passes in a row close the auction. Nothing below four is played.
lobby-help-skruf-exchange = The buyer picks up the four cards of the talon, which all see, and gives any four to the partner. The partner gives one card to each of the other three, so that all have thirteen. Now the buyer’s side may raise its bid. Then the opponents exchange one card with each other.
lobby-help-skruf-playing = The neighbour on the declarer’s left leads. Follow suit if you can; if not, play any card. The highest trump takes the trick, or the highest card of the suit led.
lobby-help-skruf-counting = Each trick counts the level of the contract for the side that takes it, below the line; sixty such points are a game, and the rubber is over when one side has two. Above the line stand the aces and honours of the side with more tricks, karonkas (three aces, or ace, king, queen and on in one hand), slams, and bets: one bet for each trick short.
lobby-help-skruf-forms = Without talon each gets thirteen cards and the bid is played as it is. Trekarl is for three: nobody owns the fourth hand; the buyer gives one card to each of the other hands, and plays the fourth one too, laid open.
lobby-help-key = Key
lobby-help-does = What it does
lobby-help-bots = The bots
lobby-help-bots-text = There are five levels. No bot sees more than a player in its seat; they differ in what they remember and how far they think. The level that you choose is remembered.
lobby-help-fair = Fair dealing
lobby-help-fair-text = Bots see what a player in their seat sees, and nothing more. Before a deal the server locks its cards with a seal and opens it afterwards; anyone can check it.
lobby-help-about = About Knekt
lobby-help-about-text = Knekt plays, scores and keeps Skat, Tournée and Skruf. Tournée, and Skruf as it was in 1912, survive mostly in old books; here you can play them.
lobby-help-licence-cards = The court cards were drawn by Adrian Kennard, who lets everybody use them (CC0). The letters in the corners and the back are our own.
lobby-help-licence-fonts = The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
lobby-help-api-text = A program can do everything that this page can do.
lobby-help-api-link = Description of the API
lobby-help-library-link = The Python library
