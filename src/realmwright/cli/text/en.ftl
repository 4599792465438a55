# The conversation at the terminal. The games bring their own words.

fair-dice = Fair dice: after the game "realmwright verify" shows whether they were fixed before the deal by
    { $commitment }
introduction = Type an action, such as { $example }; its end is enough if that is clear. "moves" lists all of them, "help" says more.
ask = { $player }>
thinking = { $player } is thinking …
hand-over = It is the turn of { $player }. Press Enter when nobody else sees the screen.
help =
    What you can type:
      an action         such as { $example }; its end is enough if that is clear
      moves             list everything that can be played now
      undo              take back the last step of this turn
      hint              what the { $bot } bot would play
      scores            the points so far
      about [NAME]      explain what earns points, or one tile or card
      board             show the board again
      save FILE         write the game to a file
      quit              stop; the game is kept and can be resumed
hint = The { $bot } bot would play: { $action }
no-undo = There is nothing to take back: no step of this turn since something hidden came out.
not-now = { $text } cannot be played now.
not-read = "{ $text }" is neither an action nor a command; "moves" lists the actions, "help" the commands.
needs-file = Say where: save FILE
no-about = Nothing is known about { $name }.
ambiguous = "{ $text }" could be { $actions }.
saved = Saved in { $path }.
resume = The game is kept. Go on with:
source = points from
total = total

# The rulebook.
rules-how = Say what you look for: realmwright rules { $game } WORDS
rules-none = Nothing in these rules fits "{ $words }".
rules-near = Did you mean { $names }?
rules-several = { $count } places fit "{ $words }":
rules-example = Example:
rules-question = Question
