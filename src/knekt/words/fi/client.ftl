### Mitä palvelimella pelaavalle ohjelmalle kerrotaan.

error-server-unreachable = { $address } ei vastaa; tarkista, onko palvelin siellä käynnissä.
error-no-knekt-server = Osoitteessa { $address } ei vastaa Knekt-palvelin.
# $said: a whole sentence, in the reader’s language
error-server-refused = Palvelin ei hyväksy tätä: { $said }
