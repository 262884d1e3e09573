### Was ein Tischserver ablehnt.

error-already-away = Für Spieler { $player } spielt schon ein Bot.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-bad-contribution = Was du zum Mischen beiträgst, darf höchstens 64 Zeichen haben: Ziffern und Buchstaben von a bis f.
error-bad-result-time = Ein Ergebnis wird { $least } bis { $most } Sekunden gezeigt; 0 heißt, bis alle bereit sind.
error-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein.
error-bad-thinking-time = Die Bedenkzeit muss zwischen { $least } und { $most } Sekunden liegen.
error-data-folder = Der Datenordner { $name } ist nicht benutzbar: { $why }.
error-database-address = Die Einstellung database ist keine Adresse wie postgresql+asyncpg://benutzer@rechner/name (dafür muss knekt[postgres] installiert sein).
error-database-failed = Der Server kann gerade nichts speichern. Es hat sich nichts geändert: Versuch es gleich noch einmal.
error-database-too-new = Die Datenbank stammt von einem neueren Knekt (Revision { $revision }). Benutze dieses.
error-database-unusable = Die Datenbank { $name } ist nicht benutzbar: { $why }.
error-log-damaged = Das Protokoll dieses Tisches ist bei Eintrag { $seq } beschädigt: Dort steht nicht, was geschrieben wurde.
error-no-place-here = Du sitzt nicht an diesem Tisch.
error-no-such-place = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-away = Für Spieler { $player } spielt niemand.
error-not-known = Melde dich zuerst an, oder gib einen Schlüssel an.
error-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-taking-back = Zurücknehmen kannst du nur beim Üben, allein gegen Bots.
error-nothing-to-take-back = In diesem Spiel gibt es nichts zurückzunehmen.
error-nothing-is-changed = Das Spiel des Tages und nachgespielte Spiele bleiben, wie sie gespielt wurden.
error-nobody-to-agree = Dieser Tisch zählt, also muss ein anderer Spieler zustimmen, und es ist sonst niemand da.
error-proposal-waits = Eine andere Änderung wartet noch auf Antwort: Warte darauf oder nimm sie zurück.
error-no-such-proposal = Dieser Vorschlag gilt nicht mehr.
error-not-asked = Du hast schon geantwortet oder wirst nicht gefragt.
error-reason-too-long = Bitte nenne den Grund mit höchstens { $most } Zeichen.
error-adjust-too-much = Verschiebe höchstens { $most } Punkte auf einmal.
error-place-free = Dieser Platz ist frei.
error-place-taken = Dieser Platz ist besetzt.
error-another-hand = Du hast in diesem Spiel schon ein anderes Blatt gesehen. Nimm diesen Platz, wenn das Spiel zu Ende ist.
error-places-free =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei.
error-settings-file = Die Einstellungsdatei { $name } ist nicht lesbar: { $why }.
error-sitting-has-begun = An diesem Tisch wird schon gespielt.
error-sitting-not-begun = An diesem Tisch wird noch nicht gespielt.
error-table-closed = Dieser Tisch ist geschlossen.
error-token-too-narrow = Dieser Schlüssel gilt nicht für „{ $scope }“.
error-unknown-setting = Eine Einstellung { $name } gibt es nicht.
