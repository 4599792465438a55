# Lessen en cursussen.

learn = Leren
learn-title = { $game } leren
learn-about = Korte lessen op het echte bord. Kies een spel.
learn-begin = Begin met de eerste les
learn-go-on = Ga verder: { $lesson }
learn-progress = { $done } van { $of } lessen gedaan
learn-lesson-done = gedaan
learn-first-game = Je eerste partij
learn-first-game-about = Tegen een makkelijke bot, met de aanbevolen opstelling. Elke stap wordt uitgelegd, en een hint zegt wat je kunt doen en waarom.
learn-exercises = Probeer één ding ({ $count })
learn-exercises-about = Elke kaart, elke fiche en elke extra van het spel in één kleine oefening.
learn-none = Dit spel heeft nog geen lessen. De eerste partij legt het gaandeweg uit.
lesson-step = Stap { $step } van { $of }
lesson-next = Volgende stap
lesson-after = Volgende les
lesson-course = Naar de cursus
lesson-entry = Naar de regels erover
lesson-again = Probeer opnieuw
lesson-hint = Hint:
lesson-ask-hint = Hint
lesson-show = Laat zien
lesson-showing = Kijk hoe het gaat …
lesson-done = Goed gedaan.
lesson-shown = Zo gaat het.
lesson-wrong = Niet helemaal.
lesson-over = Deze keer niet.
lesson-missed = Het doel van deze stap is niet bereikt. Probeer het anders.
lesson-unknown = Deze les bestaat niet meer. Dit is de dichtstbijzijnde: { $lesson }

## A newcomer's way, in one line

path = Je eerste uur
path-lesson = Een eerste les
path-game = Een eerste partij
path-review = Kijk erop terug
path-next = De les die past
path-next-lesson = Daarna: { $lesson }
path-off = Verberg dit
