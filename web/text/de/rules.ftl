# Die Regeln der Spiele: auf eigenen Seiten und an einem Tisch.

rules = Regeln
rules-all = Die Regeln aller Spiele
rules-lead = Lies die Regeln eines Spiels von Anfang an, oder schlag eine Karte, ein Plättchen oder eine Frage nach.
rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-none = Die Regeln dieses Spiels hat noch niemand aufgeschrieben.
rules-numbers = Regelnummern:
rules-nearest = In diesen Regeln gibt es kein „{ $name }“. Das hier kommt ihm am nächsten.
rules-missing = In diesen Regeln gibt es kein „{ $name }“ und auch nichts Ähnliches. Das hier ist ihr Anfang.
rules-link = Über diese Regeln

## Suche

rules-search = Regeln durchsuchen
rules-search-hint = Name, Nummer oder Wörter
rules-search-found = { $count ->
    [0] Nichts in den Regeln ähnelt „{ $typed }“.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}

## Der Eintrag einer Sache

rules-try = Probier es aus
rules-examples = { $count ->
    [one] Ein Beispiel
   *[other] Beispiele
}
rules-steps = Schritte des Beispiels
rules-step = Schritt { $step } von { $of }.
rules-step-next = Nächster Schritt
rules-step-back = Einen Schritt zurück
rules-questions = Fragen
rules-source-rulebook = Aus dem Regelheft.
rules-source-faq = Aus den veröffentlichten Antworten auf Fragen.
rules-source-designer = Vom Autor gesagt.
rules-source-implementation = Wie andere digitale Ausgaben es spielen.
rules-source-ruling = Unsere eigene Entscheidung.
rules-variant-first = Erste Ausgabe
rules-variant-second = Zweite Ausgabe
rules-neighbours = Andere dieser Art
rules-before = Davor:
rules-after = Danach:

## An einem Tisch

rules-back = Zurück
rules-page = Als Seite öffnen
rules-entry = In den Regeln
keys-rules = Die Regeln zu dem, worauf du zeigst, oder alle
keys-search = In den Regeln suchen
