# Het spel van de dag.

daily = Spel van de dag
daily-home = hetzelfde voor iedereen, één poging per dag
daily-lead = Iedereen die het vandaag speelt, heeft dezelfde opstelling, hetzelfde geluk bij het trekken en dezelfde bot.
daily-against = Tegen de bot ‘{ $bot }’.
daily-begins-you = Jij begint.
daily-begins-bot = De bot begint.
daily-play = Speel het spel van de dag
daily-go-on = Verder spelen
daily-one-try = Je hebt één poging, zonder hints en zonder terugnemen. Je mag van tafel gaan en terugkomen.
daily-until = Je kunt beginnen tot { $time }.
daily-counts-until = Het telt als het om { $time } afgelopen is.
daily-setup = De opstelling
daily-today = Naar het spel van vandaag
daily-none = Op die dag was er hier geen spel van de dag.
daily-unavailable = Het spel van vandaag is nu niet te krijgen. Probeer het over een minuut nog eens.

## Hoe het afliep

daily-won = Gewonnen.
daily-lost = Verloren.
daily-ahead = { $count ->
    [one] Eén punt voor op de bot.
   *[other] { $count } punten voor op de bot.
}
daily-behind = { $count ->
    [one] Eén punt achter op de bot.
   *[other] { $count } punten achter op de bot.
}
daily-level = Evenveel punten als de bot.
daily-first = Je bent de eerste.
daily-better = { $count ->
    [one] Beter dan { $percent } van de anderen; dat is er tot nu toe één.
   *[other] Beter dan { $percent } van de { $count } anderen.
}
daily-rank = Plaats { $rank } van { $of }.
daily-state-given-up = Dit spel heb je opgegeven.
daily-state-late = Dit spel was niet op tijd afgelopen en telt dus niet. Je kunt het nog wel uitspelen.
daily-state-missed = Dit spel heb je niet gespeeld.
daily-brief-won = gewonnen, { $lead }
daily-brief-lost = verloren, { $lead }
daily-brief-playing = nog niet afgelopen
daily-brief-finished = uitgespeeld
daily-brief-given-up = opgegeven
daily-brief-late = niet op tijd afgelopen
daily-brief-missed = niet gespeeld
daily-to-table = Naar de tafel
daily-replay = Herhaling en analyse
daily-outcome = Hoe deden de anderen het?

## De tabel van een dag

daily-table = Uitslagen
daily-column-rank = Plaats
daily-column-name = Naam
daily-column-lead = Voorsprong
daily-column-points = Punten
daily-you = jij
daily-guest = gast
daily-watch = Het spel van { $name }
daily-table-hidden = Wie er hoe gespeeld heeft, zie je als je zelf gespeeld hebt.
daily-table-empty = Niemand heeft dit spel uitgespeeld.
daily-count = { $count ->
    [0] Nog niemand heeft een uitslag.
    [one] Eén persoon heeft een uitslag.
   *[other] { $count } personen hebben een uitslag.
}
daily-gave-up = { $count ->
    [one] Eén van hen gaf op.
   *[other] { $count } van hen gaven op.
}

## Dagen achter elkaar, en eerdere dagen

daily-streak = { $count ->
    [one] Eén dag uitgespeeld
   *[other] { $count } dagen achter elkaar
}
daily-streak-best = Langste reeks: { $best }. In totaal: { $days }.
daily-past = Eerdere dagen

## Waarom het eerlijk is

daily-fair = Hoe weet ik dat het eerlijk is?
daily-fair-ahead = Alles wat op een dag het toeval bepaalt, komt uit één getal: de schakel van die dag in een keten van hashes. De hash van een schakel is de schakel van de dag ervoor. Dus kan niemand de volgende berekenen, en niemand kan hem uitkiezen: hij stond vast toen de keten begon. De server maakt hem bekend als er geen spel van die dag meer kan tellen.
daily-fair-same = Elke tafel van een dag toont dezelfde vastlegging van dat toeval. Is het de vastlegging hieronder, dan wordt voor jou alles getrokken zoals voor alle anderen.
daily-fair-check = Bewaar het verslag van je spel; je vindt het bij de herhaling. Na die dag controleert deze opdracht het met de keten:
daily-commitment = Vastlegging van deze dag
daily-link = Schakel van deze dag
daily-chain = De keten tot nu toe
