### knekt advise: what to do, and why

help-advise = Neuvo, mitä jaon kohdassa tehdään. Neuvo perustuu siihen, mitä vuorossa oleva näkee.
help-advise-source = Pöytäkirja. ”-” on vakiosyöte.
help-advise-deal = Tämän numeron jako, muuten ensimmäinen.
help-advise-ply = Näin monen kortin jälkeen; muuten missä keskeneräinen jako on, tai ennen ensimmäistä lähtöä.
help-advise-step = Näin monen askelen jälkeen, tarjoukset mukaan luettuina; ensimmäinen päätös on askelen 1 jälkeen.
# $worlds: the default
help-advise-worlds = Ajattele näin monta tapaa, jolla piilossa olevat kortit voivat olla; muuten { $worlds }.
help-advise-seconds = Enintään näin monta sekuntia.

## The table. $player: who is to act; $place: where in the deal

advise-turn = Vuorossa: { $player } · { $place }
advise-step = askel { $step }
error-no-such-step = Jaossa on vain { $steps } askelta.
