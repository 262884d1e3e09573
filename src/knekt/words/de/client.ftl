### Was ein Programm an einem Server erfährt.

error-server-unreachable = { $address } antwortet nicht; sieh nach, ob dort ein Server läuft.
error-no-knekt-server = Was unter { $address } antwortet, ist kein Knekt-Server.
# $said: a whole sentence, in the reader’s language
error-server-refused = Der Server lehnt ab: { $said }
