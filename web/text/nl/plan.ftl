# Beurten die gepland worden voordat ze komen.

plan = Je volgende beurt plannen
plan-about = Speel je volgende beurt zoals je van plan bent. Die wordt voor je gespeeld als hij komt, als hij dan mag.
plan-others = De anderen spelen hier zoals ze zouden kunnen …
plan-complete = Je beurt is compleet.
plan-keep = Deze beurt plannen
plan-kept = Gepland. Hij wordt gespeeld als je aan de beurt bent, als hij dan mag.
plan-instead = { $count ->
    [one] Dit is voor het geval dat de beurt die je gepland hebt niet mag.
   *[other] Dit is voor het geval dat geen van de beurten die je gepland hebt mag.
}
plan-back = Terug naar de tafel
plan-not-now = Daar kun je nu niets plannen: misschien ben je aan de beurt, of is het spel afgelopen.
plan-planned = Wat je gepland hebt
plan-first = Gepland: { $line }
plan-else = Anders: { $line }
plan-more = Nog een plannen, voor het geval dat
plan-drop = Plan laten vallen
plan-dropped = Wat je gepland had, mocht niet meer. Je bent aan de beurt.
plan-seen = Goed
plan-next-turn = Mijn volgende beurt plannen
plan-next-table = Naar de volgende tafel: { $table }
plan-brief = Plannen
plan-planned-brief = Gepland
plan-next-table-brief = Volgende tafel
