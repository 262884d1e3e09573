### knekt advise: what to do, and why

help-advise = Råda vad man gör på ett ställe i en giv. Rådet vilar på det som platsen i tur kan se.
help-advise-source = En giv på fil. ”-” är standard in.
help-advise-deal = Given med det numret, annars den första.
help-advise-ply = Efter så många kort; annars där en ofullbordad giv står, eller före första utspelet.
help-advise-step = Efter så många steg i given, bud och allt; det första beslutet är efter steg 1.
# $worlds: the default
help-advise-worlds = Tänk igenom så många sätt som de dolda korten kan ligga på; annars { $worlds }.
help-advise-seconds = Högst så många sekunder.

## The table. $player: who is to act; $place: where in the deal

advise-turn = I tur: { $player } · { $place }
advise-step = steg { $step }
error-no-such-step = Given har bara { $steps } steg.
