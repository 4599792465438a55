# Het gesprek in de terminal. De spellen brengen hun eigen woorden mee.

fair-dice = Eerlijk toeval: na het spel toont "realmwright verify" of het vóór het delen vastlag door
    { $commitment }
introduction = Typ een actie, zoals { $example }; het eind ervan volstaat als dat duidelijk is. "moves" noemt ze allemaal, "help" zegt meer.
ask = { $player }>
thinking = { $player } denkt na …
hand-over = { $player } is aan de beurt. Druk op Enter als niemand anders het scherm ziet.
help =
    Wat je kunt typen:
      een actie         zoals { $example }; het eind volstaat als dat duidelijk is
      moves             toon alles wat nu gespeeld kan worden
      undo              neem de laatste stap van deze beurt terug
      hint              wat de bot { $bot } zou spelen
      scores            de punten tot nu toe
      about [NAAM]      leg uit wat punten oplevert, of één tegel of kaart
      board             toon het bord opnieuw
      save BESTAND      bewaar het spel in een bestand
      quit              stop; het spel blijft bewaard en kan worden hervat
hint = De bot { $bot } zou spelen: { $action }
no-undo = Er valt niets terug te nemen: geen stap van deze beurt sinds er iets verborgens is onthuld.
not-now = { $text } kan nu niet worden gespeeld.
not-read = "{ $text }" is geen actie en geen opdracht; "moves" toont de acties, "help" de opdrachten.
needs-file = Zeg waar: save BESTAND
no-about = Over { $name } is niets bekend.
ambiguous = "{ $text }" kan { $actions } zijn.
saved = Bewaard in { $path }.
resume = Het spel is bewaard. Ga verder met:
source = punten van
total = totaal

# De spelregels.
rules-how = Zeg wat je zoekt: realmwright rules { $game } WOORDEN
rules-none = Niets in deze spelregels past bij "{ $words }".
rules-near = Bedoelde je { $names }?
rules-several = { $count } plaatsen passen bij "{ $words }":
rules-example = Voorbeeld:
rules-question = Vraag
