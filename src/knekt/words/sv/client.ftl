### Vad ett program vid en server får veta.

error-server-unreachable = { $address } svarar inte; se efter om en server är i gång där.
error-no-knekt-server = Det som svarar på { $address } är ingen Knekt-server.
# $said: a whole sentence, in the reader’s language
error-server-refused = Servern avvisar det: { $said }
