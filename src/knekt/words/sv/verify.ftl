### `knekt verify`: om ett bord har givits ärligt.

help-verify = Kontrollera att ett bord har givits ärligt. De frön som visats ska vara de utlovade, och korten ska följa av dem. FIL är det bevis som servern lämnar ut för ett bord.

verify-holds = som utlovat
verify-broken = INTE som utlovat
verify-open = ännu inte visat
verify-table = Bordets frö: { $holds }.
verify-promise = Giv { $deal }, dess frö: { $holds }.
verify-cards = Giv { $deal }, dess kort: { $holds }.
verify-seed = Giv { $deal }, ur bordets frö: { $holds }.
verify-whole =
    { $broken ->
        [0] { $open ->
            [0] Allt är som det utlovades.
           *[other] Det som visats är som det utlovades; resten visas när bordet stängs.
        }
       *[other] Det här bordet har INTE givits som utlovat.
    }
