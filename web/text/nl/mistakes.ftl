# Oefeningen uit eigen fouten, en waardoor de lezer vaak kansen verliest.

mistakes = Leer van je fouten
mistakes-about = Elke fout die een beoordeling in je spellen vindt, wordt een oefening: je staat weer voor dezelfde keuze en zoekt iets beters. Ze komt terug tot je haar kent.
mistakes-none = Er zijn nog geen oefeningen. Speel een spel uit: de beoordeling maakt ze van je fouten, als je die maakt.
mistakes-due = { $count } te doen
mistakes-begin = Beginnen
mistakes-nothing-due = Nu niets te doen
mistakes-next = De volgende komt { $when } terug.
mistakes-later = { $later } voor later, { $known } ken je al.
mistakes-points = punten gemist: { $source }
mistakes-made = { $count ->
    [one] Van dit spel is één oefening gemaakt.
   *[other] Van dit spel zijn { $count } oefeningen gemaakt.
}
mistakes-link = { $count ->
    [one] Eén oefening te doen
   *[other] { $count } oefeningen te doen
}
mistakes-lost-by = Verloren door: { $tags }

## Een oefening

exercise = Oefening
exercise-title = { $game }: vind iets beters
exercise-game = In het spel
exercise-task = Hier verloor je { $cost } van je kansen. Vind iets beters.
exercise-hint = Je verloor door: { $tags }
exercise-hint-none = Kijk naar alles wat je hier kunt doen.
exercise-judging = Je antwoord wordt beoordeeld …
exercise-found = Gevonden.
exercise-wrong = Niet helemaal.
exercise-wrong-about = Ook daarmee verlies je kansen: { $cost }. Er is iets beters.
exercise-shown = Dit was beter geweest.
exercise-answered = Je antwoord is gespeeld.
exercise-answer = Jouw antwoord
exercise-lines = Beide manieren, vergeleken
exercise-best = Het beste dat gevonden is
exercise-played = Wat je speelde
exercise-known = Deze ken je nu. Ze komt niet meer terug.
exercise-back = Ze komt { $when } terug.
exercise-next = Volgende oefening
exercise-done = Klaar voor nu

## Waardoor je vaak kansen verliest

tendencies = Waardoor je vaak kansen verliest
tendencies-games = { $games ->
    [one] Je laatste spel
   *[other] Je laatste { $games } spellen
}: { $errors ->
    [one] één fout, { $lost }
   *[other] { $errors } fouten, elk { $lost }
}.
tendencies-amount = { $times ->
    [one] één keer, { $lost }
   *[other] { $times } keer, elk { $lost }
}
tendencies-trend-less = minder dan eerst
tendencies-trend-same = net als eerst
tendencies-trend-more = meer dan eerst
tendencies-example = Bekijk { $cost }
