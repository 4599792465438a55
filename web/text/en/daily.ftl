# The daily deal.

daily = Daily deal
daily-home = the same for everybody, one try a day
daily-lead = Everybody who plays it today has the same set-up, the same luck of the draw and the same bot.
daily-against = Against { $bot }.
daily-begins-you = You begin.
daily-begins-bot = The bot begins.
daily-play = Play today's deal
daily-go-on = Go on playing
daily-one-try = You have one try, without hints and takebacks. You may leave the table and come back.
daily-until = It can be begun until { $time }.
daily-counts-until = It counts if it is over by { $time }.
daily-setup = The set-up
daily-today = To today's deal
daily-none = There was no deal here on that day.
daily-unavailable = Today's deal cannot be had just now. Try again in a minute.

## How it ended

daily-won = Won.
daily-lost = Lost.
daily-ahead = { $count ->
    [one] One point ahead of the bot.
   *[other] { $count } points ahead of the bot.
}
daily-behind = { $count ->
    [one] One point behind the bot.
   *[other] { $count } points behind the bot.
}
daily-level = As many points as the bot.
daily-first = You are the first one.
daily-better = { $count ->
    [one] Better than { $percent } of the others, who are one so far.
   *[other] Better than { $percent } of the { $count } others.
}
daily-rank = Rank { $rank } of { $of }.
daily-state-given-up = You have given this one up.
daily-state-late = This game was not over in time, so it does not count. You can still play it to its end.
daily-state-missed = You did not play this one.
daily-brief-won = won, { $lead }
daily-brief-lost = lost, { $lead }
daily-brief-playing = not over yet
daily-brief-finished = finished
daily-brief-given-up = given up
daily-brief-late = not over in time
daily-brief-missed = not played
daily-to-table = To the table
daily-replay = Replay and review
daily-outcome = How did the others do?

## The table of a day

daily-table = Results
daily-column-rank = Rank
daily-column-name = Name
daily-column-lead = Lead
daily-column-points = Points
daily-you = you
daily-guest = guest
daily-watch = The game of { $name }
daily-table-hidden = You see who has played, and how, when you have played yourself.
daily-table-empty = Nobody finished this one.
daily-count = { $count ->
    [0] Nobody has a result yet.
    [one] One person has a result.
   *[other] { $count } people have a result.
}
daily-gave-up = { $count ->
    [one] One of them gave up.
   *[other] { $count } of them gave up.
}

## Days in a row, and past days

daily-streak = { $count ->
    [one] One day finished
   *[other] { $count } days in a row
}
daily-streak-best = Longest row: { $best }. In all: { $days }.
daily-past = Past days

## Why it is fair

daily-fair = How do I know that it is fair?
daily-fair-ahead = Everything that chance decides on a day comes from one number, the link of the day in a chain of hashes. The hash of a link is the link of the day before, so nobody can compute the next one, and nobody can choose it: it was fixed when the chain began. The server publishes it when no game of that day can count any more.
daily-fair-same = Every table of a day shows the same commitment to that chance. If it is the one below, everything is drawn for you as for everybody else.
daily-fair-check = Keep the record of your game, from its replay. After the day this command checks it against the chain:
daily-commitment = Commitment of this day
daily-link = Link of this day
daily-chain = The chain so far
