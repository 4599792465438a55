# Was Betreiber allen sagen, und ihre Seite.

bulletin = Von den Betreibern
announcement-note = Hinweis
announcement-warning = Bitte beachten
announcement-maintenance = Wartung
maintenance-soon-heading = Bald beginnt eine Wartung.
maintenance-soon-about = Der laufende Zug kann beendet werden. Dann ruhen die Partien, und keine Uhr läuft.
maintenance-now-heading = Der Server wird gewartet.
maintenance-now-about = Keine Partie beginnt. Laufende Züge können beendet werden; dann ruhen die Partien, und keine Uhr läuft.
table-rests = Wartung: An diesem Tisch läuft keine Uhr. Danach geht es weiter.
news-stopped = Wartung: Die Uhren stehen still.
news-went-on = Die Wartung ist vorbei. Die Partie geht weiter.
problem-maintenance = Der Server wird gewartet. Nichts geht verloren: Danach geht es weiter, und keine Uhr läuft.
problem-no-guests = Hier spielt man mit einem Konto. Lege in den Einstellungen eines an oder melde dich an; du behältst alles.
problem-no-registration = Hier kann man derzeit kein Konto anlegen. Melde dich mit einem an, das du hast.
problem-bad-setting = Diese Einstellung kann diesen Wert nicht haben.

## Die Seite der Betreiber

operators = Betreiber
operators-link-about = Du betreibst diesen Server: Du siehst, was vorgeht, teilst etwas mit und änderst Einstellungen.
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
status-more-searching = Suchen Mitspieler
status-bots = Bots
status-thinkers = Prozesse
status-busy = Denken gerade
status-waiting = Wartende Entscheidungen
status-shortened = Verkürzte Entscheidungen
status-reviews = Auswertungen in Arbeit
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
maintenance-rests = { $resting } von { $playing } Partien ruhen.
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

## Was Einstellungen bedeuten; von anderen erzählt es der Server auf Englisch

setting-bot_limit = Sekunden, die ein Bot nachdenken darf
setting-reviews = Beendete Partien werden ausgewertet
setting-daily = Es gibt eine Partie des Tages
setting-daily_games = Die Spiele der Partie des Tages, mit Kommas, in der Reihenfolge der Tage
setting-daily_bot = Der Bot jeder Partie des Tages; leer: zum Ende der Woche hin ein stärkerer
setting-ratings = Partien können gewertet werden; ohne das bleiben die Wertungen, wie sie sind
setting-guests = Man kann ohne Konto spielen
setting-registration = Man kann Konten anlegen
setting-profiles = Es gibt Profile mit den Ergebnissen der Partien
setting-tournaments = Man kann Turniere ankündigen und daran teilnehmen
setting-tournaments_per_day = Turniere, die jemand an einem Tag ankündigen darf; 0: keine
setting-tournament_people = Leute, die an einem Turnier teilnehmen dürfen
setting-link_previews = Links zu Tischen tragen Titel, Satz und Bild für Vorschauen
setting-spectator_delay = Sekunden, um die verzögerte Zuschauer eine Partie später sehen
setting-guests_per_hour = Neue Gäste von einer Adresse in einer Stunde
setting-logins_per_hour = Falsche Passwörter für ein Konto von einer Adresse in einer Stunde
setting-requests_per_minute = Anfragen von einer Adresse in einer Minute
setting-chats_per_minute = Chatnachrichten einer Person in einer Minute
setting-reports_per_day = Meldungen über andere, die jemand an einem Tag senden darf
setting-sockets_per_person = Verbindungen, die jemand offen haben darf
setting-sockets_per_address = Verbindungen, die von einer Adresse offen sein dürfen
setting-brought_per_day = Partien von anderswo, die jemand an einem Tag mitbringen darf; 0: keine
setting-tables_per_person = Unbeendete Tische, an denen jemand sitzen darf, der einen weiteren öffnet
setting-backlog = Zeichen, die auf einen langsamen Leser warten dürfen, bevor er getrennt wird
setting-disk_reserve = Megabyte, die neben einer SQLite-Datenbank frei sein müssen, damit /ready zustimmt
setting-rooms = Tische, die im Speicher bleiben, während niemand zusieht
setting-notice_delay = Sekunden, nach denen jemand hört, dass er am Zug ist
setting-notice_pause = Sekunden zwischen zwei Nachrichten an jemanden auf demselben Weg
setting-push = Browser können durch Web Push benachrichtigt werden
setting-webhooks = Webhooks werden aufgerufen
setting-log_level = Was das Protokoll erzählt: debug, info, warning oder error
setting-metrics = /metrics antwortet Aufrufern von privaten Adressen
setting-matching = Man kann Mitspieler suchen
setting-challenges = Man kann einander zu einer Partie herausfordern
setting-searches_per_minute = Suchen, die jemand in einer Minute beginnen darf
setting-challenges_per_hour = Herausforderungen, die jemand in einer Stunde senden darf
setting-holidays = Tage im Jahr, an denen Uhren über Tage für Leute im Urlaub stehen; 0: keine
setting-phrases_only = Man kann nur die vorhandenen Sätze sagen, Gäste bekommen Namen, und niemand schreibt Titel von Tischen
