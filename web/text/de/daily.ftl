# Die Partie des Tages.

daily = Partie des Tages
daily-home = dieselbe für alle, ein Versuch am Tag
daily-lead = Alle, die sie heute spielen, haben denselben Aufbau, dasselbe Glück beim Ziehen und denselben Bot.
daily-against = Gegen den Bot „{ $bot }“.
daily-begins-you = Du beginnst.
daily-begins-bot = Der Bot beginnt.
daily-play = Partie des Tages spielen
daily-go-on = Weiterspielen
daily-one-try = Du hast einen Versuch, ohne Tipps und ohne Zurücknehmen. Du darfst den Tisch verlassen und wiederkommen.
daily-until = Beginnen kannst du bis { $time }.
daily-counts-until = Sie zählt, wenn sie bis { $time } zu Ende ist.
daily-setup = Der Aufbau
daily-today = Zur heutigen Partie
daily-none = An diesem Tag gab es hier keine Partie.
daily-unavailable = Die heutige Partie ist gerade nicht zu bekommen. Versuch es in einer Minute noch einmal.

## Wie sie ausging

daily-won = Gewonnen.
daily-lost = Verloren.
daily-ahead = { $count ->
    [one] Ein Punkt Vorsprung vor dem Bot.
   *[other] { $count } Punkte Vorsprung vor dem Bot.
}
daily-behind = { $count ->
    [one] Ein Punkt Rückstand auf den Bot.
   *[other] { $count } Punkte Rückstand auf den Bot.
}
daily-level = So viele Punkte wie der Bot.
daily-first = Du bist die erste Person.
daily-better = { $count ->
    [one] Besser als { $percent } der anderen; bisher ist das eine Person.
   *[other] Besser als { $percent } der { $count } anderen.
}
daily-rank = Platz { $rank } von { $of }.
daily-state-given-up = Diese Partie hast du aufgegeben.
daily-state-late = Diese Partie war nicht rechtzeitig zu Ende und zählt deshalb nicht. Du kannst sie trotzdem zu Ende spielen.
daily-state-missed = Diese Partie hast du nicht gespielt.
daily-brief-won = gewonnen, { $lead }
daily-brief-lost = verloren, { $lead }
daily-brief-playing = noch nicht zu Ende
daily-brief-finished = zu Ende gespielt
daily-brief-given-up = aufgegeben
daily-brief-late = nicht rechtzeitig zu Ende
daily-brief-missed = nicht gespielt
daily-to-table = Zum Tisch
daily-replay = Wiederholung und Analyse
daily-outcome = Wie war es bei den anderen?

## Die Tabelle eines Tages

daily-table = Ergebnisse
daily-column-rank = Platz
daily-column-name = Name
daily-column-lead = Vorsprung
daily-column-points = Punkte
daily-you = du
daily-guest = Gast
daily-watch = Die Partie von { $name }
daily-table-hidden = Wer wie gespielt hat, siehst du, wenn du selbst gespielt hast.
daily-table-empty = Niemand hat diese Partie zu Ende gespielt.
daily-count = { $count ->
    [0] Noch niemand hat ein Ergebnis.
    [one] Eine Person hat ein Ergebnis.
   *[other] { $count } Personen haben ein Ergebnis.
}
daily-gave-up = { $count ->
    [one] Eine davon hat aufgegeben.
   *[other] { $count } davon haben aufgegeben.
}

## Tage in Folge, und vergangene Tage

daily-streak = { $count ->
    [one] Ein Tag geschafft
   *[other] { $count } Tage in Folge
}
daily-streak-best = Längste Folge: { $best }. Insgesamt: { $days }.
daily-past = Vergangene Tage

## Warum es gerecht zugeht

daily-fair = Woher weiß ich, dass es gerecht zugeht?
daily-fair-ahead = Alles, was an einem Tag der Zufall entscheidet, kommt aus einer Zahl, dem Glied des Tages in einer Kette von Hashwerten. Der Hashwert eines Glieds ist das Glied des Vortags. Deshalb kann niemand das nächste berechnen, und niemand kann es aussuchen: Es stand fest, als die Kette begann. Der Server veröffentlicht es, wenn keine Partie dieses Tages mehr zählen kann.
daily-fair-same = Jeder Tisch eines Tages zeigt dieselbe Festlegung auf diesen Zufall. Wenn es die hier unten ist, wird für dich alles so gezogen wie für alle anderen.
daily-fair-check = Heb das Protokoll deiner Partie auf; du findest es bei der Wiederholung. Nach dem Tag prüft dieser Befehl es an der Kette:
daily-commitment = Festlegung dieses Tages
daily-link = Glied dieses Tages
daily-chain = Die Kette bis jetzt
