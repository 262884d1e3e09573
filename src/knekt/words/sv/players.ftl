# What the players of the house are like

# $level: 1 to 5
player-level =
    { $level ->
        [1] Nivå 1 har just lärt sig spelet: den kan några regler, tänker på sticket på bordet och glömmer de tidigare.
        [2] Nivå 2 spelar för nöjes skull: sunda tumregler, och den räknar korten.
        [3] Nivå 3 spelar som på klubben: före varje kort tänker den igenom några sätt som de andras kort kan ligga på. Den spelar också i dagens giv.
        [4] Nivå 4 är stark: den tänker igenom många fler, och vad de andra måste ha för att göra som de gjorde.
       *[5] Nivå 5 är en mästare: så stark vi kan göra den, och tålmodig.
    }
