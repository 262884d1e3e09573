### What the API says: problems of requests, phrases at the table, and what it refuses.

problem-bad-request = This request cannot be read: something in it is missing, unknown or of the wrong kind.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address does not take such a request.
problem-too-large = That is too much to send at once.
problem-too-many = Too much at once. Please wait a moment.
problem-wait =
    { $seconds ->
        [one] That was too fast. Wait one second; what you did still counts.
       *[other] That was too fast. Wait { $seconds } seconds; what you did still counts.
    }
problem-failed = Something went wrong here. It has been noted; please try again.

## Phrases.

phrase-greet = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-another-round = Another round?
phrase-farewell = I have to go. Goodbye!

## Refused.

# $most: characters
error-bad-command = The name of a command must have between 1 and { $most } characters that can be printed.
error-command-used = This command has done something else already. Give the new one another name.
error-bad-page = That place is not in this list.
# $day: as it was written
error-bad-day = There is no day { $day }. Write it as 2026-11-19 is written.
error-daily-not-finished = Finish the deal of the day yourself first; then you see what others made of it.
error-daily-given-up = You closed the deal of the day before its end, so it is over for you. When the day is over, you see what others made of it.
error-no-bot-there = No bot sits in this place.
error-deal-not-over = Deal { $number } is not over here, or was never dealt.
# $least, $most: levels
error-no-such-level = Bots have the levels { $least } to { $most }: choose one of these.
error-no-such-phrase = That cannot be said here.
error-not-your-seat = You cannot act for this seat.
error-seed-needs-practice = Deals from a known seed are for practice only.
# $seq: the last event there is
error-seq-ahead = { error-bad-ticket }
error-table-full = Every place at this table is taken.
error-too-many-open = You have { $most } tables open. Close one of them first.
error-too-many-tables = No more than { $most } tables can be shown at the same time.
