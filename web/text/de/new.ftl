# Einen neuen Tisch einrichten.

new-title = Neuer Tisch
new-game = Spiel
new-no-games = Hier gibt es noch kein Spiel.
new-unknown-game = Dieses Spiel gibt es hier nicht, aber dafür dieses.

## Wer spielt

new-seats = Wer spielt
new-seats-about = In dieser Reihenfolge geht es reihum.
new-seat = Platz { $place }
new-seat-you = Du
new-seat-open = Jemand per Link
new-seat-bot = Bot
new-seat-guest = Am selben Gerät
new-seat-which-bot = Bot auf Platz { $place }
new-seat-name = Name auf Platz { $place }
new-seat-nameless = Spieler { $place }
new-seat-up = Platz { $place } nach oben
new-seat-down = Platz { $place } nach unten
new-seat-remove = Platz { $place } entfernen
new-seat-add = Noch ein Platz
new-seat-moved = Jetzt auf Platz { $place }.
new-seat-removed = Platz entfernt.
new-seats-alone = Alle Plätze sind jetzt für Bots: Du siehst zu.
new-seat-choice = { $place }. { $name }

## Die Optionen des Spiels

new-options = Das Spiel
new-code = Code für Freunde
new-code-about = Gib einen Code ein, um seinen Aufbau zu sehen.
new-code-wrong = Das ist kein Code eines Aufbaus dieses Spiels.
new-surprise = Überrasch mich
new-surprised = Jetzt bleibt alles dem Zufall überlassen.
new-random = Zufall
new-choose = Auswahl
new-drawn = Jetzt gezogen
new-keep = Behalten
new-keep-it = { $what } behalten
new-draw-again = Die anderen neu ziehen
new-draw-one = Etwas anderes als { $what } ziehen
new-entry = { $option } { $place }
new-rest-random = Was du offen lässt, wird ausgelost.
new-none = Keine
new-all = Alle
new-at-most = Höchstens { $count }.

## Tischregeln

new-rules = Tischregeln
new-rules-about = Titel, Uhr, Publikum und mehr. Für die meisten Partien passen die Vorgaben.
new-table-title = Titel
new-table-title-about = Was andere in der Liste der Tische sehen. Du kannst das Feld leer lassen.
new-public = In der Liste der offenen Tische zeigen
new-public-about = Sonst kann nur mitspielen, wer den Link hat.
new-begin = Das Spiel beginnt
new-begin-full = Sobald alle sitzen
new-begin-host = Wenn ich es sage
new-turn-time = Zeit für einen Zug
new-game-time = Zeit für die ganze Partie, pro Kopf
new-time-none = Unbegrenzt
new-time-own = Andere Zeit
new-time-count = { $what }: Anzahl
new-time-unit = { $what }: Einheit
new-time-limits = Mindestens { $least }, höchstens { $most }.
new-time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
new-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
new-time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
new-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
new-unit-seconds = Sekunden
new-unit-minutes = Minuten
new-unit-hours = Stunden
new-unit-days = Tage
new-stand-in = Wer für Abwesende spielt
new-stand-in-none = Niemand
new-stand-in-about = Bei „Niemand“ gibt auf, wem die Zeit ausgeht.
new-hints = Tipps
new-hints-about = Der beste Bot sagt, was er spielen würde.
new-spectators = Publikum
new-spectators-off = Keines
new-spectators-delayed = Einige Minuten später
new-spectators-open = Sofort
new-chat = Chat
new-undo = Im eigenen Zug zurücknehmen
new-undo-about = Bis etwas Verdecktes aufgedeckt wird.
new-takebacks = Um Rücknahme eines Zugs bitten
new-holidays = Uhren stehen im Urlaub
new-holidays-about = In Spielen über Tage, für alle mit einem Konto.
new-scores = Punktestand laufend zeigen

## Was dann geschieht

new-start = Spiel starten
new-start-bots = { $bots ->
    [one] Gegen 1 Bot starten
   *[other] Gegen { $bots } Bots starten
}
new-start-watch = { $bots ->
    [one] 1 Bot zusehen
   *[other] { $bots } Bots zusehen
}
new-open = Tisch eröffnen
new-open-invite = Tisch eröffnen und einladen
new-open-public = Tisch für alle eröffnen
new-then-start = Das Spiel beginnt sofort.
new-then-watch = Die Bots beginnen sofort und spielen, solange du zusiehst.
new-then-full = { $open ->
    [one] Du bekommst einen Link zum Teilen. Das Spiel beginnt, wenn der freie Platz besetzt ist.
   *[other] Du bekommst einen Link zum Teilen. Das Spiel beginnt, wenn alle { $open } freien Plätze besetzt sind.
}
new-then-host = Du bekommst einen Link zum Teilen. Wenn alle Plätze besetzt sind, startest du das Spiel.
new-then-ready = Der Tisch wartet, bis du das Spiel startest.
new-busy = Wird eröffnet …
