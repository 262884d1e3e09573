### knekt serve: a server at whose tables people and bots play.

help-serve = Serve tables at which people and bots play, on this machine or for others. Every setting can also stand in the environment (KNEKT_PORT=…) or in a file; a flag comes first.
help-serve-host = The address to listen at; otherwise 127.0.0.1, which only this machine reaches.
help-serve-lan = Let in everybody in your own network, at home or in the club: listen at all addresses of this machine, and refuse whoever comes from elsewhere.
help-serve-public = The address at which people reach the page, where a proxy or a router gives it another: https://skat.example. Links for friends begin with it.
help-serve-port = The port; otherwise 8765. 0 takes any that is free.
help-serve-folder = FOLDER
help-serve-data = Where tables, people and keys are kept; otherwise ~/.local/share/knekt.
help-serve-database = The address of a PostgreSQL server (postgresql+asyncpg://…), which several servers can share; otherwise a file in the data folder.
help-serve-workers = How many processes bots think in; otherwise 1.
help-serve-origins = Further addresses under which the page may be reached.
help-serve-behind-proxy = People come through a proxy that speaks HTTPS.
help-serve-crowd = How many times the usual number of requests one address may make: for a club behind one router.
help-serve-pace = How long bots wait, in percent of what is usual; with 0 results are not shown either.
help-serve-log = What is written to the log: from which level on.
help-serve-settings = A TOML file with settings.
help-serve-no-browser = Do not open the address in the browser.
serve-address = Knekt is at { $address } (Ctrl+C ends it).
serve-friends = Friends in your network come to { $address }
serve-friends-also = or, if that does not work, to { $address }
serve-alone = Only this computer can come in. `knekt serve --lan` lets in friends in your network.
serve-stopped = Everything is saved. Goodbye!
# $why: what the system says
error-address-taken = Knekt cannot listen at { $address }: { $why }. Choose another --port, or end what listens there.
# $name: a module
error-server-missing = The server needs further packages ({ $name } is missing): install knekt[server].
serve-no-page = There is no page in this copy of Knekt, only the API: `make play` builds it.
serve-no-reference = There is no reference in this copy of Knekt: `make docs` writes it.
