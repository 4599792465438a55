# The rules of the games: on pages of their own, and at a table.

rules = Rules
rules-all = The rules of all games
rules-lead = Read the rules of a game from the beginning, or look up a card, a tile or a question.
rules-title = { $game }: the rules
rules-contents = Contents
rules-print = Print
rules-none = Nobody has written down the rules of this game yet.
rules-numbers = Rule numbers:
rules-nearest = There is no “{ $name }” in these rules. This comes nearest to it.
rules-missing = There is no “{ $name }” in these rules, nor anything like it. This is their beginning.
rules-link = About these rules

## Search

rules-search = Search the rules
rules-search-hint = Name, number or words
rules-search-found = { $count ->
    [0] Nothing in the rules is like “{ $typed }”.
    [one] One place found.
   *[other] { $count } places found.
}

## The entry of a thing

rules-try = Try it
rules-examples = { $count ->
    [one] An example
   *[other] Examples
}
rules-steps = Steps of the example
rules-step = Step { $step } of { $of }.
rules-step-next = Next step
rules-step-back = One step back
rules-questions = Questions
rules-source-rulebook = From the rulebook.
rules-source-faq = From the published answers to questions.
rules-source-designer = Said by the designer.
rules-source-implementation = As other digital editions play it.
rules-source-ruling = Our own ruling.
rules-variant-first = First edition
rules-variant-second = Second edition
rules-neighbours = Others of its kind
rules-before = Before it:
rules-after = After it:

## At a table

rules-back = Back
rules-page = Open as a page
rules-entry = In the rules
keys-rules = The rules of what you point at, or all of them
keys-search = Search the rules
