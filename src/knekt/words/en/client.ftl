### What a program at a server is told.

error-server-unreachable = There is no answer from { $address }; look whether a server is running there.
error-no-knekt-server = What answers at { $address } is not a Knekt server.
# $said: a whole sentence, in the reader’s language
error-server-refused = The server refuses: { $said }
