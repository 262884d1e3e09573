### The command line: help, refusals, and what the commands print.

## Help that all commands share. Words in capitals stand for what the user gives.

help-knekt = Skat and Skruf at the terminal: play them, count them, keep and check their records.
help-usage = Usage:
help-flags = Options
help-arguments = What to give
help-commands = Commands
help-subcommand = COMMAND
help-help = Show this help.
help-lang = The language to speak.
help-json = Print data for programs: JSON, with cards and games in notation.
help-preset = The rules of the table; “knekt options” explains them.
help-a-preset = PRESET
# $presets: their names
help-presets = The rules of the table: { $presets }. “knekt options” explains them.
# $example: one of a setting
help-set = One rule set otherwise, such as { $example }; may be repeated.
help-file = FILE
help-records = Records of Knekt, of the International Skat Server or of XSkat; “-” is the standard input.
help-a-contract = GAME
help-words = WORDS
help-cards = CARDS
help-name = NAME
help-a-value = VALUE

## knekt deal

help-deal = Deal cards.
help-deal-seed = What the deals follow from: any words, or the 64 digits of an earlier deal. Without it they are drawn anew.
help-deal-count = How many deals.

## knekt value

help-value = Count a game: what is spoken over it, and its score.
help-value-contract = A code such as C (clubs), GH (grand hand), NO (null ouvert), H1 (hearts with a spitze), R (revolution), in Tournée HT (turn hearts) or HTT (to the second card), a name such as clubs-hand, or ramsch.
help-value-with = The declarer has this many matadors.
help-value-without = The declarer lacks this many matadors.
help-value-announce = What was announced.
help-value-points = The declarer’s card points, with the skat. In ramsch those of all three, without it, such as 53,30,27.
help-value-tricks = The declarer’s tricks. In ramsch those of all three.
help-value-won = A plain win or a plain loss, without schneider unless announced.
help-value-surrender = The declarer conceded the game.
help-value-bid = The bid at which the auction ended.
help-value-kontra = How often it was doubled: 1 kontra, 2 re, 3 supra, 4 hirsch.
help-value-bock = What a bock round multiplies by: 2, or more where rounds overlap.
help-value-declined = The highest gift that the declarer declined.
help-value-accepted = The gift that the declarer took.
help-value-spitze-missed = An announced spitze did not win its trick.
help-value-last = In ramsch: who took the last trick, and the skat with it.
help-value-latest = In ramsch of Tournée, where several have as many card points: the last trick that each took, such as 8,10,5; 0 for none.
help-value-refused = In ramsch: how often the two cards were passed on unseen.
# $won: yes, no; $count: the spoken count
value-if =
    { $won ->
        [yes] Won: { $count }
       *[no] Lost: { $count }
    }
# $score: with its sign
value-score = Score: { $score }

## knekt bidkey

help-bidkey = List every legal bid with the games that are worth just that.
bidkey-bid = Bid
# over the columns of Tournée; $way: turn, guckser, solo
bidkey-way =
    { $way ->
        [turn] turn
        [guckser] guckser
       *[solo] solo
    }
bidkey-open = ouvert

## knekt options

help-options = Explain every rule that a table can set.
help-options-preset = The rules to explain: { $presets }; without them, the plain rules and all presets.
help-options-name = Only this option, such as kontra.max, or this group, such as kontra.
options-presets = Rules to choose as a whole (--preset), and each by itself (--set):
# $preset: the rules it is made from
options-differences = Set otherwise than in { $preset }:
options-marks = > in force   * otherwise than in { $preset }   right: paragraph of the rules
# $note: a whole sentence
warning = Note: { $note }

## knekt check

help-check = Play records again by the rules and compare the results.
help-check-list = The list of scores that belongs to a log of XSkat; otherwise one that lies beside it is read.
# $place: the file; $number: which record; $name, $stated, $found: already words
check-difference = { $place }, record { $number }: { $name }: stated { $stated }, by the rules { $found }.
# $name: a point of a result
check-fact =
    { $name ->
        [aces] aces
        [alone] bets borne alone
        [bid] bid
        [card_points] card points of each
        [contract] game
        [declarer] declarer
        [ending] end of the deal
        [honours] honours
        [karonkas] karonkas
        [kontra] kontra
        [made] contract made
        [matadors] matadors
        [overbid] overbid
        [points] card points
        [ramsch] ramsch score
        [schneider] schneider
        [schwarz] schwarz
        [score] score
        [them] points of the opponents
        [tricks] tricks
        [us] points of the declarer’s side
       *[won] won
    }
check-yes = yes
check-no = no
check-nobody = nobody
# all are numbers of records
check-summary =
    { $records ->
        [one] 1 record
       *[other] { $records } records
    } checked: { $agree } right, { $differ } with differences, { $broken } broken, { $unfinished } unfinished.

## knekt convert

help-convert = Write records in another format.
help-convert-to = The format to write.
help-convert-out = The file to write; without it, the standard output.

## knekt show

help-show = Draw a deal, or the score sheet of a sitting.
help-show-deal = Only the deal of this number; the deals of a sitting are counted one by one.
# $name: a player; $seat: already a word
show-player = { $name } ({ $seat })
show-deal = deal
show-declarer = declarer { $player }
show-bid = bid { $bid }
# $pushed: yes, no
show-ramsch =
    { $pushed ->
        [yes] schieberramsch
       *[no] ramsch
    }
# $factor: what it is multiplied by
show-bock = bock ×{ $factor }
show-skat = skat
show-laid = discarded
# $calls: as in “M 18 · F yes · M pass”
show-auction = Auction: { $calls }
show-yes = yes
show-pass = pass
show-says-ramsch = ramsch
show-declarer-side = declarer
show-defenders = defenders
show-marks = > leads   * takes the trick
# $cards: how many had been played; $said: what happened, in whole sentences
show-after =
    { $cards ->
        [0] Before the first lead: { $said }
        [one] After 1 card: { $said }
       *[other] After { $cards } cards: { $said }
    }
show-unfinished = The deal is not finished.
# $ending: already words
show-ending = End: { $ending }
show-result =
    Declarer: { $points } card points with the skat, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
# $points: of each player
show-card-points = Card points: { $points }
show-count = Count: { $count }
show-score = Score: { $player } { $score }

## The score sheet.

sheet-number = No
sheet-game = Game
# $number: of the player, from 1
sheet-player = Player { $number }
sheet-corrected = (corrected: { $reason })
# marks beside the number: $factor what it is multiplied by; $level 1 kontra, 2 re, 3 supra, 4 hirsch
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
            [one] 1 bock deal
           *[other] { $deals } bock deals
        }
       *[schieberramsch] { $deals ->
            [one] 1 schieberramsch
           *[other] { $deals } schieberramsch deals
        }
    }
sheet-coming = Still to come: { $deals }
# $deals: how many
sheet-standing =
    { $deals ->
        [one] After 1 deal, the end:
       *[other] After { $deals } deals, the end:
    }
sheet-standing-so-far =
    { $deals ->
        [one] After 1 deal:
       *[other] After { $deals } deals:
    }
sheet-tournament = Tournament score:
sheet-total = Game points
sheet-won = Won
sheet-lost = Lost
sheet-others-lost = Others lost
sheet-final = Total
# $rate: money for a point
sheet-settlement = Who pays whom, at { $rate } a point:
sheet-points = Points
sheet-exact = Exact
sheet-pays = Pays

## knekt perft

help-perft = Count the lines of play from the first lead on.
help-perft-file = A record that tells the cards; one that was played tells its game as well.
help-perft-deal = The cards: forehand | middlehand | rearhand | skat.
help-perft-seed = The first deal of “knekt deal” with this seed.
help-perft-contract = The game that is played.
help-perft-declarer = Who plays it: forehand, middlehand or rearhand.
help-perft-depth = How many cards deep.
help-perft-divide = Count under each first card.
# $lines: how many
perft-count =
    { $depth ->
        [one] 1 card: { $lines }
       *[other] { $depth } cards: { $lines }
    }

## Refusals. $command: as typed; $name: what it is about.

error-no-such-flag = There is no option { $name }; “{ $command } --help” lists them.
error-no-such-flag-but = There is no option { $name }; perhaps you mean { $near }.
error-flag-usage = The option { $name } is not used like that; “{ $command } --help” tells how.
error-missing-argument = { $name } is missing; “{ $command } --help” tells what is needed.
error-usage = The command was not understood; “{ $command } --help” tells how it is used.
error-no-such-command = There is no command “{ $name }”; there are: { $allowed }.
error-no-such-topic = “{ $name }” is no preset and no option; the presets are: { $allowed }. “knekt options” lists all options.
error-choice = { $name } cannot be “{ $value }”; it can be: { $allowed }.
error-number-between = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
error-language = “{ $name }” is not among the languages: { $allowed }.
# $name and $other: options
error-flags-exclude = Give either { $name } or { $other }, not both.

error-file-missing = There is no file “{ $name }”.
error-file-is-folder = “{ $name }” is a folder, not a file.
error-unreadable-file = The file “{ $name }” cannot be read.
error-file-unwritable = The file “{ $name }” cannot be written.
error-file-empty = The file “{ $name }” is empty.
error-file-not-text = The file “{ $name }” is not text, so it holds no records.
error-file-encoding = The file “{ $name }” is not UTF-8 text: line { $line } cannot be read.
# $place: the file; $number: which record; $cause: a whole sentence
error-in-record = { $place }, record { $number }: { $cause }
error-no-such-deal =
    { $deals ->
        [0] There is no deal { $number }: the file holds none.
        [one] There is no deal { $number }: the file holds only 1.
       *[other] There is no deal { $number }: the file holds { $deals }.
    }
error-deal-without-cards = Of deal { $number } only the entry on the sheet is kept, not the cards.
error-deal-wanted = “{ $name }” holds a sitting; a single deal is needed here.
error-format-missing = Give the format to write with --to: { $allowed }.
error-format-not-of-form = Records of { $form } cannot be written in the format { $format }.
error-one-source = Give the cards once: a file, --deal or --seed.
error-contract-and-declarer = Give the game with --contract and who plays it with --declarer.
error-matadors-missing = Matadors count in { $contract }: give --with or --without and their number.
# $name: an option
error-flag-of-ramsch = The option { $name } belongs to a ramsch only: leave it out, or count “knekt value ramsch”.
error-flag-not-of-ramsch = The option { $name } does not belong to a ramsch: leave it out.
# $form: already words
error-flag-not-of-form = The option { $name } does not belong to this game ({ $form }): leave it out.
error-announced-twice = { $contract } says already what was announced: leave --announce out.
error-bock-not-stacked = In a bock round a deal counts times 2 at this table, not times { $factor }: set bock.stack=multiply.
# $turns: yes where turns are given up; $mode: how it would be set
error-surrender-not-played =
    { $turns ->
        [yes] Only a turn can be conceded at this table, not { $contract }: count it with --lost.
       *[no] No game can be conceded at this table: count it with --lost, or set surrender.mode={ $mode }.
    }
error-one-number = { $name } takes one number here, the declarer’s; three are for a ramsch.
error-three-numbers = A ramsch needs { $name } of all three, such as 53,30,27 for forehand, middlehand and rearhand.
# $skat: card points
error-last-trick-missing = There are { $skat } card points in the skat: give --last, who took the last trick.
# $points: card points
error-no-such-points = The declarer cannot have { $points } card points.
error-tricks-missing = With { $points } card points it matters whether a side took no trick: give --tricks too.
error-tricks-missing-null = In null the tricks decide, not the card points: give --won, --lost or --tricks.
error-points-missing =
    { $tricks ->
        [one] 1 trick does not tell the result: give --points too.
       *[other] { $tricks } tricks do not tell the result: give --points too.
    }

expected-stamp = a time as text, a number for who did it, and a command as text; or null
expected-players = the names of the players: one for each seat at a deal, and as many as sit at the table of a sitting
expected-setting = a rule and its value, such as surrender.mode=none
