# Lektionen und Kurse.

learn = Lernen
learn-title = { $game } lernen
learn-about = Kurze Lektionen auf dem echten Spielplan. Wähle ein Spiel.
learn-begin = Mit der ersten Lektion beginnen
learn-go-on = Weiter: { $lesson }
learn-progress = { $done } von { $of } Lektionen geschafft
learn-lesson-done = geschafft
learn-first-game = Deine erste Partie
learn-first-game-about = Gegen einen leichten Bot, mit dem empfohlenen Aufbau. Jeder Schritt wird erklärt, und ein Tipp sagt, was du tun kannst und warum.
learn-exercises = Eine Sache ausprobieren ({ $count })
learn-exercises-about = Jede Karte, jedes Plättchen und jedes Extra des Spiels in einer kleinen Übung.
learn-none = Dieses Spiel hat noch keine Lektionen. Die erste Partie erklärt es unterwegs.
lesson-step = Schritt { $step } von { $of }
lesson-next = Nächster Schritt
lesson-after = Nächste Lektion
lesson-course = Zum Kurs
lesson-entry = Zu den Regeln dazu
lesson-again = Noch einmal
lesson-hint = Tipp:
lesson-ask-hint = Tipp
lesson-show = Zeig es mir
lesson-showing = Schau, wie es geht …
lesson-done = Gut gemacht.
lesson-shown = So geht es.
lesson-wrong = Nicht ganz.
lesson-over = Diesmal nicht.
lesson-missed = Das Ziel dieses Schritts ist nicht erreicht. Versuch es anders.
lesson-unknown = Diese Lektion gibt es nicht mehr. Das ist die ähnlichste: { $lesson }

## A newcomer's way, in one line

path = Deine erste Stunde
path-lesson = Eine erste Lektion
path-game = Eine erste Partie
path-review = Schau sie dir noch einmal an
path-next = Die passende Lektion
path-next-lesson = Als Nächstes: { $lesson }
path-off = Ausblenden
