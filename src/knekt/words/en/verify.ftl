### `knekt verify`: whether a table was dealt fairly.

help-verify = Check that a table was dealt fairly. The seeds shown must be those promised, and the cards must follow from them. FILE is the proof that the server gives out for a table.

verify-holds = as promised
verify-broken = NOT as promised
verify-open = not shown yet
verify-table = The table’s seed: { $holds }.
verify-promise = Deal { $deal }, its seed: { $holds }.
verify-cards = Deal { $deal }, its cards: { $holds }.
verify-seed = Deal { $deal }, from the table’s seed: { $holds }.
verify-whole =
    { $broken ->
        [0] { $open ->
            [0] Everything is as it was promised.
           *[other] What has been shown is as it was promised; the rest is shown when the table closes.
        }
       *[other] This table was NOT dealt as promised.
    }
