# The end of a game, and looking at it once more.

## The end of a game

outcome-nobody = The game is over. Nobody won.
outcome-won = { $winner } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
outcome-you-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Well played!
outcome-won-alone = { $winner } wins: everybody else gave up.
outcome-you-won-alone = You win: everybody else gave up.
outcome-shared = A shared victory for { $winners }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
outcome-resigned = { $count ->
    [one] { $names } gave up before the end.
   *[other] { $names } gave up before the end.
}
outcome-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $player }
outcome-sources = Where the points came from
outcome-table = Points of each player, by where they come from
outcome-total = Total
outcome-hidden = hidden
outcome-figure = { $player }, { $source }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Show where from
outcome-press = Press a figure to see on the board where the points come from.
outcome-nowhere = These points were scored during the game; they come from no place on the board.
outcome-rematch = Play again
outcome-to-rematch = Go to the rematch
outcome-again = Same set-up again
outcome-replay = Watch the replay
record = Download the record
outcome-new = New game

## Looking at it once more

replay = Replay
replay-title = { $game }: { $players }
replay-page = Replay: { $game }
replay-not-over = This game is still going on.
replay-not-over-about = You can watch it again here as soon as it is over.
replay-to-table = Back to the table
replay-controls = Move through the game
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-brought = brought from elsewhere
replay-step-text = Step { $step } of { $last }: { $text }
replay-start = The game begins.
replay-deed = { $player }: { $deed }
replay-first = To the beginning
replay-previous-turn = Previous turn
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-next-turn = Next turn
replay-last = To the end
replay-speed = Speed
replay-speed-steps = { $steps ->
    [0.5] ½ step a second
    [one] { $steps } step a second
   *[other] { $steps } steps a second
}
replay-keys = Keys: left and right for steps, Home and End, space to play.
replay-eyes = Seen by
replay-eyes-nobody = Spectator
replay-players = Players
replay-score = Points at this step
replay-goals = What earns points
replay-share = Share this step

## Saving a game

save-game = Save …
save-game-title = Save
save-svg = This position as a drawing (SVG)
save-svg-about = Step { $step }, as you see it now. It can be enlarged as far as you like.
save-png = This position as a picture (PNG)
save-png-about = Step { $step }, as you see it now, 1,200 pixels wide.
save-film = The game as a film (WebP)
save-film-about = An animated picture, turn by turn, with everybody’s points.
save-log = The game as a log (text)
save-log-about = As Dominion Online writes it, for tools that read such logs.
save-record = The record (JSON)
save-record-about = The whole game, to be replayed and verified, or brought to another server.
save-review = The review (JSON)
save-review-about = What each decision cost, and what was luck, for programs.
save-fetching = One moment …
save-drawing = It is being drawn. A film may take a minute.
save-done = Saved: { $file }

## Where did it turn?

replay-analysis = Where did it turn?
replay-reading = Reading the game: { $percent } %
replay-turned = The biggest swing came in round { $round }, in the turn of { $player }.
replay-swing = { $winner }: { $before } before it, { $after } after it.
replay-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
}
replay-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
replay-level = level
replay-no-turning = No single turn decided this game.
replay-hidden = From these eyes the points of the others are hidden.
replay-go-turn = Go to this turn
replay-chart = Points of each player through the game. { $summary }
replay-chart-end = { $player }: { $points } at the end.
replay-chart-figures = The same in figures
replay-round = Round
replay-whose = Player
replay-ask = What would the bot have played here?
replay-asking = The bot is thinking …
replay-advised = { $bot } would have played: { $action }.
replay-advised-same = { $bot } would have played the same: { $action }.
replay-answered = This was played: { $action }.
replay-nothing-to-ask = Here nobody has a choice.

## Was it luck?

review = Was it luck?
review-about = What each decision cost, and what chance gave or took.
review-ask = Review this game
review-under-way = Reviewing the game: { $done } of { $total }
review-off = This server makes no reviews.
review-given-up = This game was not played to its end, so there is nothing to review.
review-chart = Chances of winning through the game. { $summary }
review-chart-end = { $player }: { $chance } at the start.
review-chart-note = Luck is drawn upright, decisions aslant: whoever decides well goes on level.
review-player = Player
review-standard = Plays like
review-lost = Lost a turn
review-luck = Luck
review-without-luck = Without luck
review-without-luck-about = Chances of winning. Without luck is what these decisions come to if chance is kind to nobody.
review-costliest = The costliest decisions
review-none-costly = Nobody made a mistake that is certain.
review-decision = { $player }, step { $step }: { $verdict }, { $cost }
review-played = Played: { $line }
review-better = Better: { $line }
review-earned = { $line } ({ $points })
review-players = How everybody played
review-legend-played = what was played
review-legend-better = what would have been better
review-legend-hide = Hide
review-borders = Borders on free hexes then: { $hexes }
review-go = Go there
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-standard-world-class = world class
review-standard-expert = an expert
review-standard-advanced = advanced
review-standard-intermediate = intermediate
review-standard-casual = casual
review-standard-beginner = a beginner
