# The set-up of a new table.

new-title = New table
new-game = Game
new-no-games = There is no game to play here yet.
new-unknown-game = This game is not played here. Here is one that is.

## Who plays

new-seats = Who plays
new-seats-about = Turns go round in this order.
new-seat = Seat { $place }
new-seat-you = You
new-seat-open = Friend, by link
new-seat-bot = Bot
new-seat-guest = Same screen
new-seat-which-bot = Bot in seat { $place }
new-seat-name = Name in seat { $place }
new-seat-nameless = Player { $place }
new-seat-up = Move seat { $place } up
new-seat-down = Move seat { $place } down
new-seat-remove = Remove seat { $place }
new-seat-add = Add a seat
new-seat-moved = Moved to seat { $place }.
new-seat-removed = Seat removed.
new-seats-alone = All seats are for bots now: you watch.
new-seat-choice = { $place }. { $name }

## The game's own options

new-options = The game
new-code = Code for friends
new-code-about = Type or paste a code to see its set-up.
new-code-wrong = This is no code of a set-up of this game.
new-surprise = Surprise me
new-surprised = Everything is left to chance now.
new-random = Random
new-choose = Choose
new-drawn = Drawn now
new-keep = Keep
new-keep-it = Keep { $what }
new-draw-again = Draw the others again
new-draw-one = Draw another instead of { $what }
new-entry = { $option } { $place }
new-rest-random = What you leave open is drawn at random.
new-none = None
new-all = All
new-at-most = { $count } at most.

## Table rules

new-rules = Table rules
new-rules-about = Title, clock, spectators and more. The defaults are fine for most games.
new-table-title = Title
new-table-title-about = What others see in the list of tables. You can leave it empty.
new-public = Show it in the list of open tables
new-public-about = Otherwise only people with the link can join.
new-begin = The game begins
new-begin-full = When all seats are taken
new-begin-host = When I say so
new-turn-time = Time for one turn
new-game-time = Time for the whole game, each player
new-time-none = No limit
new-time-own = Another time
new-time-count = { $what }: how many
new-time-unit = { $what }: unit
new-time-limits = From { $least } to { $most }.
new-time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
new-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
new-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
new-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
new-unit-seconds = seconds
new-unit-minutes = minutes
new-unit-hours = hours
new-unit-days = days
new-stand-in = Who plays for somebody who is away
new-stand-in-none = Nobody
new-stand-in-about = With nobody, whoever runs out of time gives up.
new-hints = Hints
new-hints-about = The best bot says what it would play.
new-spectators = Spectators
new-spectators-off = None
new-spectators-delayed = Some minutes later
new-spectators-open = At once
new-chat = Chat
new-undo = Undo in one's own turn
new-undo-about = Until something hidden comes out.
new-takebacks = Ask the others to take a move back
new-holidays = Clocks stand on holidays
new-holidays-about = In games over days, for people with an account.
new-scores = Show running scores

## What will happen

new-start = Start the game
new-start-bots = { $bots ->
    [one] Start against 1 bot
   *[other] Start against { $bots } bots
}
new-start-watch = { $bots ->
    [one] Watch 1 bot play
   *[other] Watch { $bots } bots play
}
new-open = Open the table
new-open-invite = Open the table and invite
new-open-public = Open the table for everybody
new-then-start = The game begins at once.
new-then-watch = The bots begin at once, and play while you watch.
new-then-full = { $open ->
    [one] You get a link to share. The game begins when the open seat is taken.
   *[other] You get a link to share. The game begins when all { $open } open seats are taken.
}
new-then-host = You get a link to share. When all seats are taken, you begin the game.
new-then-ready = The table waits until you begin the game.
new-busy = Opening …
