# Was Betreiber allen sagen, und ihre Seite.

bulletin = Von den Betreibern
announcement-note = Hinweis
announcement-warning = Bitte beachten
announcement-maintenance = Wartung
maintenance-soon-heading = Bald beginnt eine Wartung.
maintenance-soon-about = Der laufende Zug kann beendet werden. Dann ruhen die Partien, und keine Uhr läuft.
maintenance-now-heading = Der Server wird gewartet.
maintenance-now-about = Keine Partie beginnt. Laufende Züge können beendet werden; dann ruhen die Partien, und keine Uhr läuft.
table-rests = Wartung: Diese Partie ruht, und keine Uhr läuft. Danach geht sie weiter.
news-stopped = Wartung: Die Partie ruht, und die Uhren stehen still.
news-went-on = Die Wartung ist vorbei. Die Partie geht weiter.
problem-maintenance = Der Server wird gewartet. Nichts geht verloren: Danach geht es weiter, und keine Uhr läuft.
problem-no-guests = Hier spielt man mit einem Konto. Lege in den Einstellungen eines an oder melde dich an; du behältst alles.
problem-no-registration = Hier kann man derzeit kein Konto anlegen. Melde dich mit einem an, das du hast.
problem-bad-setting = Diese Einstellung kann diesen Wert nicht haben.

## Die Seite der Betreiber

operators = Betreiber
operators-open = Sehen, was auf dem Server los ist
operators-now = Jetzt
operators-announcements = Mitteilungen
operators-changes = Änderungen
status-people = Leute
status-here = Jetzt hier
status-today = Heute gesehen
status-week = Diese Woche gesehen
status-newcomers = Heute neu
status-accounts = Konten
status-reports = Offene Meldungen
status-open = Warten auf Mitspieler
status-live = Live gespielt
status-slow = Über Tage gespielt
status-finished = Heute beendet
status-more-tournaments = Laufende Turniere
status-bots = Bots
status-thinkers = Prozesse
status-busy = Denken gerade
status-waiting = Wartende Entscheidungen
status-shortened = Verkürzte Entscheidungen
status-reviews = Analysen in Arbeit
status-space = Platz und Post
status-database = Datenbank
status-free = Frei auf der Platte
status-backup = Letzte Sicherung
status-backup-none = keine bekannt
status-notices = Wartende Benachrichtigungen
status-processes = Prozesse des Servers
status-process = Version { $version }, gestartet { $since }
status-process-holds = · { $people ->
    [one] eine Person
   *[other] { $people } Leute
}, { $sockets ->
    [one] eine Verbindung
   *[other] { $sockets } Verbindungen
}, { $tables ->
    [one] ein Tisch im Speicher
   *[other] { $tables } Tische im Speicher
}
status-errors = Fehler in letzter Zeit
status-errors-none = Keine, seit die Prozesse gestartet wurden.
status-error = Fehler
status-warning = Warnung
status-times = { $count }-mal
maintenance = Wartung
maintenance-what = Keine Partie beginnt, laufende Züge dürfen enden, und dann ruhen alle Partien, ohne dass eine Uhr läuft. Danach kann der Server angehalten werden.
maintenance-when = Beginnen
maintenance-in = { $minutes ->
    [0] sofort
   *[other] in { $minutes } Minuten
}
maintenance-begin = Wartung beginnen
maintenance-rests = Von { $playing } Partien ruhen { $resting }.
maintenance-going-on = { $count ->
    [one] Eine Partie geht gleich weiter.
   *[other] { $count } Partien gehen gleich weiter.
}
maintenance-end = Wartung beenden
maintenance-call-off = Absagen
announcements-new = Allen etwas mitteilen
announcements-languages = Eine Sprache genügt. Wer eine andere liest, bekommt den englischen Text, oder den, den es gibt.
announcements-kind = Art
announcements-from = Ab (freiwillig)
announcements-until = Bis (freiwillig)
announcements-times = Ohne Zeiten erscheint es sofort, bis du es zurückziehst.
announcements-send = Mitteilen
announcements-sent = Mitgeteilt. Alle sehen es jetzt, oder ab der gewählten Zeit.
announcements-current = jetzt zu sehen
announcements-withdraw = Zurückziehen
announcements-withdraw-what = Zurückziehen: { $text }
announcements-withdrawn = Zurückgezogen.
announcements-none = Es gibt keine Mitteilungen.
server-settings-switches = Schalter
server-settings-about = Änderungen gelten sofort, in allen Prozessen, und bleiben, bis sie zurückgesetzt werden.
server-settings-values = Grenzen und andere Werte
server-settings-fixed = Was nicht geändert werden kann, während der Server läuft
server-settings-override = Hier geändert; gestartet wurde der Server mit { $value }.
server-settings-environment = Aus der Umgebung; der Standard ist { $value }.
server-settings-default = Der Standard.
server-settings-reset = Zurücksetzen
server-settings-reset-what = { $name } zurücksetzen
server-settings-fixed-start = Die Prozesse werden damit gestartet.
server-settings-fixed-address = Sie sagt, wer den Server erreichen darf oder wen er erreichen darf.
server-settings-fixed-secret = Sie enthält ein Passwort und wird nicht gezeigt.
changes-none = Noch wurde nichts geändert.
changes-terminal = am Terminal
changes-gone = jemand, der gegangen ist
changes-announced = mitgeteilt: { $detail }
changes-withdrawn = zurückgezogen: { $detail }
changes-set = gesetzt: { $detail }
changes-reset = zurückgesetzt: { $detail }
changes-maintenance-on = Wartung, Beginn in { $detail } Sekunden
changes-maintenance-off = Wartung beendet oder abgesagt{ $detail }
changes-operator-added = { $detail } wurde Betreiber
changes-operator-removed = { $detail } ist kein Betreiber mehr
