# Het gesprek in de terminal. De spellen brengen hun eigen woorden mee.

fair-dice = Het toeval ligt vóór het delen vast: { $commitment }
    Na het spel toont het verslag het geheim, en "realmwright verify" controleert het.
introduction = Typ een actie zoals getoond, of alleen het eind ervan, zoals 7,3. Typ "help" voor meer.
turn-of = { $player }, jij bent aan de beurt.
ask = { $player }>
thinking = { $player } denkt na …
next-card = Je volgende kaart: { $terrain }
help =
    Wat je kunt typen:
      een actie         zoals { $example }; het eind volstaat als dat duidelijk is
      moves             toon alles wat nu gespeeld kan worden
      undo              neem de laatste stap van deze beurt terug
      hint              wat de bot { $bot } zou spelen
      scores            de punten tot nu toe
      about [NAAM]      leg uit wat punten oplevert, of één tegel, kaart of gebied
      board             toon het bord opnieuw
      save BESTAND      bewaar het spel in een bestand
      quit              stop; het spel blijft bewaard en kan worden hervat
hint = De bot { $bot } zou spelen: { $action }
no-undo = Er valt niets terug te nemen: deze beurt is net begonnen, of er kwam een verborgen kaart open.
no-about = Over { $name } is niets bekend.
ambiguous = "{ $text }" kan { $actions } zijn.
saved = Bewaard in { $path }.
resume = Het spel is bewaard. Ga verder met: realmwright play --resume { $path }
source = punten van
total = totaal
winner = { $count ->
    [one] { $players } wint.
   *[other] { $players } delen de overwinning.
}
