# Wat beheerders aan iedereen vertellen, en hun pagina.

bulletin = Van de beheerders
announcement-note = Bericht
announcement-warning = Let op
announcement-maintenance = Onderhoud
maintenance-soon-heading = Er begint binnenkort onderhoud.
maintenance-soon-about = De lopende beurt kan worden beëindigd. Daarna rusten de partijen en loopt er geen klok.
maintenance-now-heading = Er is onderhoud aan de server.
maintenance-now-about = Er beginnen geen partijen. Lopende beurten kunnen worden beëindigd; daarna rusten de partijen en loopt er geen klok.
table-rests = Onderhoud: deze partij rust en er loopt geen klok. Daarna gaat ze verder.
news-stopped = Onderhoud: de partij rust en de klokken staan stil.
news-went-on = Het onderhoud is voorbij. De partij gaat verder.
problem-maintenance = Er is onderhoud aan de server. Er gaat niets verloren: daarna gaat alles verder en er loopt geen klok.
problem-no-guests = Hier speelt men met een account. Maak er een bij de instellingen of log in; je houdt alles.
problem-no-registration = Hier kunnen nu geen accounts worden gemaakt. Log in met een account dat je hebt.
problem-bad-setting = Deze instelling kan die waarde niet hebben.

## De pagina van de beheerders

operators = Beheerders
operators-open = Bekijk wat er op de server gebeurt
operators-now = Nu
operators-announcements = Mededelingen
operators-changes = Wijzigingen
status-people = Mensen
status-here = Nu hier
status-today = Vandaag gezien
status-week = Deze week gezien
status-newcomers = Vandaag nieuw
status-accounts = Accounts
status-reports = Open meldingen
status-open = Wachten op spelers
status-live = Live gespeeld
status-slow = Over dagen gespeeld
status-finished = Vandaag afgelopen
status-more-tournaments = Lopende toernooien
status-bots = Bots
status-thinkers = Processen
status-busy = Denken nu
status-waiting = Wachtende keuzes
status-shortened = Verkorte keuzes
status-reviews = Analyses bezig
status-space = Ruimte en post
status-database = Database
status-free = Vrij op de schijf
status-backup = Laatste back-up
status-backup-none = geen bekend
status-notices = Wachtende berichten
status-processes = Processen van de server
status-process = versie { $version }, gestart { $since }
status-process-holds = · { $people ->
    [one] één persoon
   *[other] { $people } mensen
}, { $sockets ->
    [one] één verbinding
   *[other] { $sockets } verbindingen
}, { $tables ->
    [one] één tafel in het geheugen
   *[other] { $tables } tafels in het geheugen
}
status-errors = Fouten van de laatste tijd
status-errors-none = Geen sinds de processen zijn gestart.
status-error = Fout
status-warning = Waarschuwing
status-times = { $count } keer
maintenance = Onderhoud
maintenance-what = Er beginnen geen partijen, lopende beurten mogen eindigen en daarna rusten alle partijen zonder dat er een klok loopt. Dan kan de server worden gestopt.
maintenance-when = Beginnen
maintenance-in = { $minutes ->
    [0] meteen
   *[other] over { $minutes } minuten
}
maintenance-begin = Onderhoud beginnen
maintenance-rests = Van { $playing } partijen rusten er { $resting }.
maintenance-going-on = { $count ->
    [one] Eén partij gaat zo verder.
   *[other] { $count } partijen gaan zo verder.
}
maintenance-end = Onderhoud beëindigen
maintenance-call-off = Afzeggen
announcements-new = Aan iedereen vertellen
announcements-languages = Eén taal is genoeg. Wie een andere leest, krijgt de Engelse tekst, of de tekst die er is.
announcements-kind = Soort
announcements-from = Vanaf (niet verplicht)
announcements-until = Tot (niet verplicht)
announcements-times = Zonder tijden is het meteen te zien, tot je het intrekt.
announcements-send = Mededelen
announcements-sent = Meegedeeld. Iedereen ziet het nu, of vanaf de gekozen tijd.
announcements-current = nu te zien
announcements-withdraw = Intrekken
announcements-withdraw-what = Intrekken: { $text }
announcements-withdrawn = Ingetrokken.
announcements-none = Er zijn geen mededelingen.
server-settings-switches = Schakelaars
server-settings-about = Wijzigingen gelden meteen, in alle processen, en blijven tot ze worden teruggezet.
server-settings-values = Grenzen en andere waarden
server-settings-fixed = Wat niet kan worden gewijzigd terwijl de server draait
server-settings-override = Hier gewijzigd; de server is gestart met { $value }.
server-settings-environment = Uit de omgeving; de standaard is { $value }.
server-settings-default = De standaard.
server-settings-reset = Terugzetten
server-settings-reset-what = { $name } terugzetten
server-settings-fixed-start = De processen worden ermee gestart.
server-settings-fixed-address = Ze zegt wie de server mag bereiken, of wie hij mag bereiken.
server-settings-fixed-secret = Ze bevat een wachtwoord en wordt niet getoond.
changes-none = Er is nog niets gewijzigd.
changes-terminal = aan de terminal
changes-gone = iemand die weg is
changes-announced = meegedeeld: { $detail }
changes-withdrawn = ingetrokken: { $detail }
changes-set = ingesteld: { $detail }
changes-reset = teruggezet: { $detail }
changes-maintenance-on = Onderhoud, begint over { $detail } seconden
changes-maintenance-off = Onderhoud beëindigd of afgezegd{ $detail }
changes-operator-added = { $detail } werd beheerder
changes-operator-removed = { $detail } is geen beheerder meer
