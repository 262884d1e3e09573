### Sidan: det som står på varje blad av den.

page-skip = Till innehållet
page-nav = Knekt
page-nav-home = Spela
page-nav-watch = Bord
page-nav-daily = Dagens giv
page-nav-mine = Mina givar
page-nav-help = Hjälp
page-nav-settings = Inställningar
page-nav-account = Konto
page-unreachable = Servern svarar inte. Försök igen om en stund.
page-try-again = Försök igen
page-missing-title = Sidan finns inte
page-missing-table = Bordet finns inte
page-missing = Det finns ingenting på den här adressen.
page-missing-home = Till startsidan
