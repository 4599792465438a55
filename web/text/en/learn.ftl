# Lessons and courses.

learn = Learn
learn-title = Learn { $game }
learn-about = Short lessons on the real board. Choose a game.
learn-begin = Begin the first lesson
learn-go-on = Go on: { $lesson }
learn-progress = { $done } of { $of } lessons done
learn-lesson-done = done
learn-first-game = Your first game
learn-first-game-about = Against an easy bot, with the recommended set-up. Every step is explained, and a hint says what to do and why.
learn-exercises = Try one thing ({ $count })
learn-exercises-about = Every card, tile and extra of the game in one small exercise.
learn-none = This game has no lessons yet. The first game explains it along the way.
lesson-step = Step { $step } of { $of }
lesson-next = Next step
lesson-after = Next lesson
lesson-course = To the course
lesson-entry = To its entry in the rules
lesson-again = Try again
lesson-hint = Hint:
lesson-ask-hint = Hint
lesson-show = Show me
lesson-showing = Watch how it is done …
lesson-done = Well done.
lesson-shown = That is how it is done.
lesson-wrong = Not quite.
lesson-over = Not this time.
lesson-missed = The goal of this step is not reached. Try it another way.
lesson-unknown = There is no such lesson any more. This is the nearest one: { $lesson }

## A newcomer's way, in one line

path = Your first hour
path-lesson = A first lesson
path-game = A first game
path-review = Look back at it
path-next = The lesson that fits
path-next-lesson = Next: { $lesson }
path-off = Hide this
