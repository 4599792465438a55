## Moderation

moderation = Moderation
moderation-about = Meldungen kommen von Leuten an Tischen. Alles, was du entscheidest, wird mit deinem Namen festgehalten, die anderen Moderatoren sehen es, und es lässt sich rückgängig machen. Die Betroffenen lesen den Grund, aber nicht, wer entschieden hat.
moderation-link-about = Du moderierst hier: Du siehst Meldungen und kannst Leute verwarnen, stummschalten und sperren.
moderation-part-open = Offene Meldungen
moderation-part-all = Meldungen
moderation-part-decisions = Entscheidungen
moderation-tab-open = Offen
moderation-tab-all = Alle
moderation-tab-decisions = Entschieden
moderation-waiting = { $count ->
    [one] Meldung wartet
   *[other] Meldungen warten
}
moderation-reported-one = (die gemeldete Person)
moderation-empty = Es gibt keine Meldungen.
moderation-undecided = Es wurde noch nichts entschieden.
moderation-find = Kontoname oder Id von jemandem
moderation-find-do = Suchen
moderation-find-none = So heißt niemand.
moderation-gone = jemand, der nicht mehr da ist
moderation-reported = Gemeldet von { $player }, { $day }.
moderation-closed = Geschlossen { $day }.
moderation-history = Vorgeschichte
moderation-table-gone = Den Tisch gibt es nicht mehr.
moderation-evidence = Was am Tisch gesagt wurde und geschah ({ $count })
moderation-silent = Am Tisch wurde nichts gesagt.
moderation-before = { $count ->
    [one] Eine frühere Entscheidung über diese Person.
   *[other] { $count } frühere Entscheidungen über diese Person.
}
moderation-close = Ohne Weiteres schließen
moderation-decide = Entscheiden
moderation-what = Was zu tun ist
moderation-how-long = Wie lange?
moderation-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
moderation-open-end = bis es aufgehoben wird
moderation-why = Warum (das liest die Person)
moderation-do-warning = Verwarnen
moderation-do-silence = Stummschalten: kein Chat
moderation-do-suspension = Sperren: kein Spielen
moderation-do-lift = Aufheben, was gilt
moderation-done-warning = Verwarnt
moderation-done-silence = Stummgeschaltet
moderation-done-suspension = Gesperrt
moderation-done-lift = Aufgehoben
moderation-done-close = Meldung geschlossen
moderation-done-undo = Rückgängig gemacht
moderation-done-appoint = Zur Moderation ernannt
moderation-done-dismiss = Nicht mehr in der Moderation
moderation-by = Von { $player }, { $day }.
moderation-by-operator = Von den Betreibern, { $day }.
moderation-until = Bis { $day }.
moderation-undone = Rückgängig gemacht { $day }.
moderation-ended = Vorbei seit { $day }.
moderation-undo = Rückgängig
moderation-undo-what = Rückgängig machen: { $what }
moderation-account = Ein Konto seit { $since }, zuletzt hier { $seen }.
moderation-guest = Ein Gast seit { $since }, zuletzt hier { $seen }.
moderation-sent = { $count ->
    [0] Hat niemanden gemeldet.
    [one] Hat eine Meldung abgegeben.
   *[other] Hat { $count } Meldungen abgegeben.
}
moderation-names = Namen an Tischen:
moderation-colleague = Über Leute, die moderieren oder den Server betreiben, entscheiden nur die Betreiber.
sanction-held-silenced-until = Darf bis { $until } nicht chatten.
sanction-held-silenced-open = Darf nicht chatten, bis das aufgehoben wird.
sanction-held-suspended-until = Gesperrt bis { $until }.
sanction-held-suspended-open = Gesperrt, bis das aufgehoben wird.
moderation-event-joined = { $player } hat sich gesetzt.
moderation-event-left = { $player } ist aufgestanden.
moderation-event-removed = { $player } wurde vom Tisch weggeschickt.
moderation-event-muted = { $player } wurde am Tisch stummgeschaltet.
moderation-event-unmuted = { $player } durfte am Tisch wieder chatten.
moderation-event-resigned = { $player } hat aufgegeben oder hatte keine Zeit mehr.
moderation-event-replaced = Für { $player } hat eine Vertretung gespielt.
moderation-event-returned = { $player } ist zurückgekommen.
moderation-event-takeback-asked = { $player } wollte etwas zurücknehmen.
moderation-event-undone = { $player } hat etwas zurückgenommen.
evidence = Gewertete Partien
evidence-about = Zahlen neben dem, was bei anderen hier üblich ist. Sie beweisen nichts: Geschwister und Klassen teilen sich Geräte, und manche Leute sind schnell oder stark. Sieh dir die Partien selbst an, und frag nach.
evidence-look = Die Zahlen ansehen
evidence-devices = Konten, die sich mit demselben Browser angemeldet haben
evidence-device = Zuletzt { $day }.
evidence-together = { $games ->
    [0] Keine gewerteten Partien gegeneinander.
    [one] Eine gewertete Partie gegeneinander; diese Person hat { $won } davon gewonnen.
   *[other] { $games } gewertete Partien gegeneinander; diese Person hat { $won } davon gewonnen.
}
evidence-no-devices = Keine.
evidence-no-games = Keine gewerteten Live-Partien.
evidence-games = { $games ->
    [one] die letzte gewertete Live-Partie
   *[other] die letzten { $games } gewerteten Live-Partien
}
evidence-think = Zeit vor einem Zug
evidence-click = Zeit zwischen zwei Aktionen eines Zuges
evidence-agreement = Entscheidungen, die der stärkste Bot auch träfe
evidence-cost = Gewinnchance, die eine Entscheidung kostet
evidence-seconds = { $seconds } s
evidence-count = aus { $count }
evidence-usual-range = üblich: { $middle }, meist von { $low } bis { $high }
evidence-few = zu wenige andere, um zu sagen, was üblich ist
