### `knekt verify`: ob an einem Tisch ehrlich gegeben wurde.

help-verify = Prüfen, ob an einem Tisch ehrlich gegeben wurde. Die gezeigten Startwerte müssen die versprochenen sein, und die Karten aus ihnen folgen. DATEI ist der Nachweis, den der Server für einen Tisch ausgibt.

verify-holds = wie versprochen
verify-broken = NICHT wie versprochen
verify-open = noch nicht gezeigt
verify-table = Der Startwert des Tisches: { $holds }.
verify-promise = Spiel { $deal }, sein Startwert: { $holds }.
verify-cards = Spiel { $deal }, seine Karten: { $holds }.
verify-seed = Spiel { $deal }, aus dem Startwert des Tisches: { $holds }.
verify-whole =
    { $broken ->
        [0] { $open ->
            [0] Alles ist, wie es versprochen wurde.
           *[other] Was gezeigt wurde, ist wie versprochen; der Rest wird gezeigt, wenn der Tisch schließt.
        }
       *[other] An diesem Tisch wurde NICHT wie versprochen gegeben.
    }
