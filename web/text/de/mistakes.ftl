# Übungen aus eigenen Fehlern, und wodurch man oft Chancen verliert.

mistakes = Aus Fehlern lernen
mistakes-about = Jeder Fehler, den eine Auswertung in deinen Partien findet, wird eine Übung: Du stehst wieder vor derselben Wahl und suchst etwas Besseres. Sie kommt wieder, bis du sie kannst.
mistakes-none = Noch gibt es keine Übungen. Spiel eine Partie zu Ende: Ihre Auswertung macht sie aus deinen Fehlern, falls du welche machst.
mistakes-due = { $count } zu tun
mistakes-begin = Anfangen
mistakes-nothing-due = Im Moment nichts zu tun
mistakes-next = Die nächste kommt { $when } wieder.
mistakes-later = { $later } für später, { $known } kannst du schon.
mistakes-points = Punkte verpasst: { $source }
mistakes-made = { $count ->
    [one] Aus dieser Partie wurde eine Übung.
   *[other] Aus dieser Partie wurden { $count } Übungen.
}
mistakes-link = { $count ->
    [one] Eine Übung zu tun
   *[other] { $count } Übungen zu tun
}
mistakes-lost-by = Verloren durch: { $tags }

## Eine Übung

exercise = Übung
exercise-title = { $game }: finde etwas Besseres
exercise-game = In der Partie
exercise-task = Hier hast du { $cost } deiner Chancen verloren. Finde etwas Besseres.
exercise-hint = Verloren hast du durch: { $tags }
exercise-hint-none = Sieh dir alles an, was du hier tun kannst.
exercise-judging = Deine Antwort wird beurteilt …
exercise-found = Gefunden.
exercise-wrong = Nicht ganz.
exercise-wrong-about = Auch das kostet Chancen: { $cost }. Es gibt etwas Besseres.
exercise-shown = Das wäre besser gewesen.
exercise-answered = Deine Antwort ist gespielt.
exercise-answer = Deine Antwort
exercise-lines = Beides im Vergleich
exercise-best = Das Beste, was gefunden wurde
exercise-played = Was du gespielt hast
exercise-known = Diese kannst du jetzt. Sie kommt nicht wieder.
exercise-back = Sie kommt { $when } wieder.
exercise-next = Nächste Übung
exercise-done = Fertig für jetzt

## Wodurch man oft Chancen verliert

tendencies = Wodurch du oft Chancen verlierst
tendencies-games = { $games ->
    [one] Deine letzte Partie
   *[other] Deine letzten { $games } Partien
}: { $errors ->
    [one] ein Fehler, { $lost }
   *[other] { $errors } Fehler, je { $lost }
}.
tendencies-amount = { $times ->
    [one] einmal, { $lost }
   *[other] { $times }-mal, je { $lost }
}
tendencies-trend-less = weniger als früher
tendencies-trend-same = wie früher
tendencies-trend-more = mehr als früher
tendencies-example = { $cost } ansehen
