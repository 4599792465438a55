# Exercises made of the reader's own mistakes, and what they tend to lose by.

mistakes = Learn from your mistakes
mistakes-about = Every mistake that a review finds in your games becomes an exercise: you face the same choice again and look for something better. It comes back until you know it.
mistakes-none = There are no exercises yet. Play a game to its end: its review makes them of your mistakes, if you make any.
mistakes-due = { $count } to do
mistakes-begin = Begin
mistakes-nothing-due = Nothing to do now
mistakes-next = The next one comes back { $when }.
mistakes-later = { $later } for later, { $known } known.
mistakes-points = points missed: { $source }
mistakes-made = { $count ->
    [one] One exercise was made of this game.
   *[other] { $count } exercises were made of this game.
}
mistakes-link = { $count ->
    [one] One exercise to do
   *[other] { $count } exercises to do
}
mistakes-lost-by = Lost by: { $tags }

## An exercise

exercise = Exercise
exercise-title = { $game }: find something better
exercise-game = In its game
exercise-task = Here you lost { $cost } of your chances. Find something better.
exercise-hint = You lost by: { $tags }
exercise-hint-none = Look at everything that you can do here.
exercise-judging = Judging your answer …
exercise-found = Found it.
exercise-wrong = Not quite.
exercise-wrong-about = That loses, too: { $cost }. There is something better.
exercise-shown = This would have been better.
exercise-answered = Your answer is played.
exercise-answer = Your answer
exercise-lines = The lines, compared
exercise-best = The best that was found
exercise-played = What you played
exercise-known = You know this one now. It comes back no more.
exercise-back = It comes back { $when }.
exercise-next = Next exercise
exercise-done = Done for now

## What one tends to lose by

tendencies = What you tend to lose by
tendencies-games = { $games ->
    [one] Your last game
   *[other] Your last { $games } games
}: { $errors ->
    [one] one error, { $lost }
   *[other] { $errors } errors, { $lost } each
}.
tendencies-amount = { $times ->
    [one] once, { $lost }
   *[other] { $times } times, { $lost } each
}
tendencies-trend-less = less than before
tendencies-trend-same = as before
tendencies-trend-more = more than before
tendencies-example = See { $cost }
