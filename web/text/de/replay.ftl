# Das Ende einer Partie, und sie noch einmal ansehen.

## Das Ende einer Partie

outcome-nobody = Das Spiel ist zu Ende. Niemand hat gewonnen.
outcome-won = { $winner } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
outcome-you-won = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. Gut gespielt!
outcome-won-alone = { $winner } gewinnt: Alle anderen haben aufgegeben.
outcome-you-won-alone = Du gewinnst: Alle anderen haben aufgegeben.
outcome-shared = Gemeinsamer Sieg für { $winners } mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
outcome-resigned = { $count ->
    [one] { $names } hat vor dem Ende aufgegeben.
   *[other] { $names } haben vor dem Ende aufgegeben.
}
outcome-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vor { $player }
outcome-sources = Woher die Punkte kommen
outcome-table = Punkte aller Spieler, nach ihrer Herkunft
outcome-total = Gesamt
outcome-hidden = verdeckt
outcome-figure = { $player }, { $source }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Zeigen, woher
outcome-press = Wähle eine Zahl, um auf dem Spielplan zu sehen, woher die Punkte kommen.
outcome-nowhere = Diese Punkte gab es während des Spiels; sie kommen von keinem Ort auf dem Spielplan.
outcome-rematch = Revanche
outcome-to-rematch = Zur Revanche
outcome-again = Gleicher Aufbau noch einmal
outcome-replay = Wiederholung ansehen
record = Protokoll herunterladen
outcome-new = Neue Partie

## Noch einmal ansehen

replay = Wiederholung
replay-title = { $game }: { $players }
replay-page = Wiederholung: { $game }
replay-not-over = Diese Partie läuft noch.
replay-not-over-about = Sobald sie zu Ende ist, kannst du sie hier noch einmal ansehen.
replay-to-table = Zurück zum Tisch
replay-controls = Durch die Partie gehen
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-brought = von anderswo mitgebracht
replay-step-text = Schritt { $step } von { $last }: { $text }
replay-start = Das Spiel beginnt.
replay-deed = { $player }: { $deed }
replay-first = Zum Anfang
replay-previous-turn = Voriger Zug
replay-previous = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt vor
replay-next-turn = Nächster Zug
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-steps = { $steps ->
    [0.5] ½ Schritt pro Sekunde
    [one] { $steps } Schritt pro Sekunde
   *[other] { $steps } Schritte pro Sekunde
}
replay-keys = Tasten: links und rechts für Schritte, Pos1 und Ende, Leertaste zum Abspielen.
replay-eyes = Blickwinkel
replay-eyes-nobody = Publikum
replay-players = Spieler
replay-score = Punkte bei diesem Schritt
replay-goals = Was Punkte bringt
replay-share = Diesen Schritt teilen

## Eine Partie speichern

save-game = Speichern …
save-game-title = Speichern
save-svg = Diese Stellung als Zeichnung (SVG)
save-svg-about = Schritt { $step }, wie du ihn gerade siehst. Sie lässt sich beliebig vergrößern.
save-png = Diese Stellung als Bild (PNG)
save-png-about = Schritt { $step }, wie du ihn gerade siehst, 1200 Pixel breit.
save-film = Die Partie als Film (WebP)
save-film-about = Ein bewegtes Bild, Zug um Zug, mit den Punkten aller.
save-log = Die Partie als Logbuch (Text)
save-log-about = Wie Dominion Online es schreibt, für Programme, die solche Logbücher lesen.
save-record = Das Protokoll (JSON)
save-record-about = Die ganze Partie, zum Nachspielen und Prüfen, oder um sie auf einen anderen Server zu bringen.
save-review = Die Auswertung (JSON)
save-review-about = Was jede Entscheidung gekostet hat und was Glück war, für Programme.
save-fetching = Einen Moment …
save-drawing = Es wird gezeichnet. Ein Film kann eine Minute dauern.
save-done = Gespeichert: { $file }

## Wo kam die Wende?

replay-analysis = Wo kam die Wende?
replay-reading = Die Partie wird gelesen: { $percent } %
replay-turned = Die größte Wende kam in Runde { $round }. Am Zug war { $player }.
replay-swing = { $winner }: davor { $before }, danach { $after }.
replay-ahead = { $points ->
    [one] 1 Punkt vorn
   *[other] { $points } Punkte vorn
}
replay-behind = { $points ->
    [one] 1 Punkt zurück
   *[other] { $points } Punkte zurück
}
replay-level = gleichauf
replay-no-turning = Kein einzelner Zug hat diese Partie entschieden.
replay-hidden = Aus diesem Blickwinkel sind die Punkte der anderen verdeckt.
replay-go-turn = Zu diesem Zug
replay-chart = Punkte aller Spieler im Lauf der Partie. { $summary }
replay-chart-end = { $player }: { $points } am Ende.
replay-chart-figures = Dasselbe in Zahlen
replay-round = Runde
replay-whose = Spieler
replay-ask = Was hätte der Bot hier gespielt?
replay-asking = Der Bot überlegt …
replay-advised = { $bot } hätte gespielt: { $action }.
replay-advised-same = { $bot } hätte dasselbe gespielt: { $action }.
replay-answered = Gespielt wurde: { $action }.
replay-nothing-to-ask = Hier hat niemand eine Wahl.

## War es Glück?

review = War es Glück?
review-about = Was jede Entscheidung gekostet und was der Zufall gegeben oder genommen hat.
review-ask = Diese Partie auswerten
review-under-way = Die Partie wird ausgewertet: { $done } von { $total }
review-off = Dieser Server wertet keine Partien aus.
review-given-up = Diese Partie wurde nicht zu Ende gespielt, also gibt es nichts auszuwerten.
review-chart = Gewinnchancen im Lauf der Partie. { $summary }
review-chart-end = { $player }: { $chance } am Anfang.
review-chart-note = Glück ist senkrecht gezeichnet, Entscheidungen schräg: Wer gut entscheidet, bleibt auf seiner Höhe.
review-player = Spieler
review-standard = Spielt wie
review-lost = Verlust je Zug
review-luck = Glück
review-without-luck = Ohne Glück
review-without-luck-about = Gewinnchancen. „Ohne Glück“ ist, worauf diese Entscheidungen hinauslaufen, wenn der Zufall niemanden begünstigt.
review-costliest = Die teuersten Entscheidungen
review-none-costly = Niemand hat einen Fehler gemacht, der sicher einer ist.
review-decision = { $player }, Schritt { $step }: { $verdict }, { $cost }
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-earned = { $line } ({ $points })
review-players = Wie alle gespielt haben
review-legend-played = was gespielt wurde
review-legend-better = was besser gewesen wäre
review-legend-hide = Ausblenden
review-borders = Grenzt danach an freie Felder: { $hexes }
review-go = Dorthin
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-standard-world-class = Weltklasse
review-standard-expert = ein Profi
review-standard-advanced = Fortgeschrittene
review-standard-intermediate = Geübte
review-standard-casual = Gelegenheitsspieler
review-standard-beginner = Einsteiger
