# The conversation at the terminal. The games bring their own words.

fair-dice = The dice are fixed before the deal: { $commitment }
    After the game the record shows the secret, and "realmwright verify" checks it.
introduction = Type an action as shown, or just its end, such as 7,3. Type "help" for more.
turn-of = { $player }, it is your turn.
ask = { $player }>
thinking = { $player } is thinking …
next-card = Your next card: { $terrain }
help =
    What you can type:
      an action         such as { $example }; its end is enough if that is clear
      moves             list everything that can be played now
      undo              take back the last step of this turn
      hint              what the { $bot } bot would play
      scores            the points so far
      about [NAME]      explain what earns points, or one tile, card or terrain
      board             show the board again
      save FILE         write the game to a file
      quit              stop; the game is kept and can be resumed
hint = The { $bot } bot would play: { $action }
no-undo = There is nothing to take back: this turn has just begun, or a hidden card came out.
no-about = Nothing is known about { $name }.
ambiguous = "{ $text }" could be { $actions }.
saved = Saved in { $path }.
resume = The game is kept. Go on with: realmwright play --resume { $path }
source = points from
total = total
winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
