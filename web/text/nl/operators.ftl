# Wat beheerders aan iedereen vertellen, en hun pagina.

bulletin = Van de beheerders
announcement-note = Bericht
announcement-warning = Let op
announcement-maintenance = Onderhoud
maintenance-soon-heading = Er begint binnenkort onderhoud.
maintenance-soon-about = De lopende beurt kan worden beëindigd. Daarna rusten de partijen en loopt er geen klok.
maintenance-now-heading = Er is onderhoud aan de server.
maintenance-now-about = Er beginnen geen partijen. Lopende beurten kunnen worden beëindigd; daarna rusten de partijen en loopt er geen klok.
table-rests = Onderhoud: aan deze tafel loopt geen klok. Daarna gaat het verder.
news-stopped = Onderhoud: de klokken staan stil.
news-went-on = Het onderhoud is voorbij. De partij gaat verder.
problem-maintenance = Er is onderhoud aan de server. Er gaat niets verloren: daarna gaat alles verder en er loopt geen klok.
problem-no-guests = Hier speelt men met een account. Maak er een bij de instellingen of log in; je houdt alles.
problem-no-registration = Hier kunnen nu geen accounts worden gemaakt. Log in met een account dat je hebt.
problem-bad-setting = Deze instelling kan die waarde niet hebben.

## De pagina van de beheerders

operators = Beheerders
operators-link-about = Je beheert deze server: je ziet wat er gebeurt, doet mededelingen en wijzigt instellingen.
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
status-more-searching = Zoeken tegenspelers
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
maintenance-rests = { $resting } van { $playing } partijen rusten.
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

## Wat instellingen betekenen; van andere vertelt de server het in het Engels

setting-bot_limit = Seconden die een bot mag nadenken
setting-reviews = Afgelopen partijen worden geanalyseerd
setting-daily = Er is een spel van de dag
setting-daily_games = De spellen van het spel van de dag, met komma's, in de volgorde van de dagen
setting-daily_bot = De bot van elk spel van de dag; leeg: tegen het einde van de week een sterkere
setting-ratings = Partijen kunnen meetellen voor ratings; zonder dat blijven de ratings zoals ze zijn
setting-guests = Men kan zonder account spelen
setting-registration = Men kan accounts maken
setting-profiles = Er zijn profielen met de uitslagen van partijen
setting-tournaments = Men kan toernooien aankondigen en eraan meedoen
setting-tournaments_per_day = Toernooien die iemand op een dag mag aankondigen; 0: geen
setting-tournament_people = Mensen die aan één toernooi mogen meedoen
setting-link_previews = Links naar tafels dragen titel, zin en plaatje voor voorbeelden
setting-spectator_delay = Seconden die vertraagde toeschouwers een partij later zien
setting-guests_per_hour = Nieuwe gasten van één adres in een uur
setting-logins_per_hour = Verkeerde wachtwoorden voor één account van één adres in een uur
setting-requests_per_minute = Verzoeken van één adres in een minuut
setting-chats_per_minute = Chatberichten van één persoon in een minuut
setting-reports_per_day = Meldingen over anderen die iemand op een dag mag sturen
setting-sockets_per_person = Verbindingen die iemand open mag hebben
setting-sockets_per_address = Verbindingen die van één adres open mogen zijn
setting-brought_per_day = Partijen van elders die iemand op een dag mag meebrengen; 0: geen
setting-tables_per_person = Onafgemaakte tafels waaraan iemand mag zitten die er nog een opent
setting-backlog = Tekens die op een trage lezer mogen wachten voordat hij wordt losgelaten
setting-disk_reserve = Megabytes die naast een SQLite-database vrij moeten zijn voordat /ready instemt
setting-rooms = Tafels die in het geheugen blijven terwijl niemand kijkt
setting-notice_delay = Seconden waarna iemand hoort dat hij aan de beurt is
setting-notice_pause = Seconden tussen twee berichten aan iemand langs dezelfde weg
setting-push = Browsers kunnen door web push worden bericht
setting-webhooks = Webhooks worden aangeroepen
setting-log_level = Wat het logboek vertelt: debug, info, warning of error
setting-metrics = /metrics antwoordt bellers van privé-adressen
setting-matching = Men kan tegenspelers zoeken
setting-challenges = Men kan elkaar tot een partij uitdagen
setting-searches_per_minute = Zoekopdrachten die iemand in een minuut mag beginnen
setting-challenges_per_hour = Uitdagingen die iemand in een uur mag sturen
setting-holidays = Dagen per jaar waarop klokken over dagen stilstaan voor mensen met vakantie; 0: geen
setting-phrases_only = Men kan alleen de zinnen zeggen die er zijn, gasten krijgen een naam, en niemand schrijft titels van tafels
