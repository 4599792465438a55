# De regels van de spellen: op eigen pagina's en aan een tafel.

rules = Regels
rules-all = De regels van alle spellen
rules-lead = Lees de regels van een spel van begin tot eind, of zoek een kaart, een fiche of een vraag op.
rules-title = { $game }: de regels
rules-contents = Inhoud
rules-print = Afdrukken
rules-none = Niemand heeft de regels van dit spel nog opgeschreven.
rules-numbers = Regelnummers:
rules-nearest = In deze regels staat geen “{ $name }”. Dit lijkt er het meest op.
rules-missing = In deze regels staat geen “{ $name }”, en ook niets wat erop lijkt. Dit is het begin.
rules-link = Over deze regels

## Zoeken

rules-search = Zoek in de regels
rules-search-hint = Naam, nummer of woorden
rules-search-found = { $count ->
    [0] Niets in de regels lijkt op “{ $typed }”.
    [one] Eén plek gevonden.
   *[other] { $count } plekken gevonden.
}

## Wat er over een ding staat

rules-try = Probeer het
rules-examples = { $count ->
    [one] Een voorbeeld
   *[other] Voorbeelden
}
rules-steps = Stappen van het voorbeeld
rules-step = Stap { $step } van { $of }.
rules-step-next = Volgende stap
rules-step-back = Een stap terug
rules-questions = Vragen
rules-source-rulebook = Uit het spelregelboek.
rules-source-faq = Uit de gepubliceerde antwoorden op vragen.
rules-source-designer = Gezegd door de ontwerper.
rules-source-implementation = Zoals andere digitale versies het spelen.
rules-source-ruling = Onze eigen beslissing.
rules-variant-first = Eerste editie
rules-variant-second = Tweede editie
rules-neighbours = Andere van deze soort
rules-before = Hiervoor:
rules-after = Hierna:

## Aan een tafel

rules-back = Terug
rules-page = Open als pagina
rules-entry = In de regels
keys-rules = De regels van wat je aanwijst, of allemaal
keys-search = In de regels zoeken
