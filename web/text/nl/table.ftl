# Een tafel: voor, tijdens en na het spel.

somebody = iemand
log = Wat er gebeurde
menu = Meer
prompt = Wat er nu te doen is
tabs = Over het spel
tab-play = Spel
tab-players = Spelers
tab-goals = Punten
tab-log = Logboek
tab-chat = Chat
tabs-talk = Logboek en chat
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-reset = Alles tonen
legend = Wat de letters betekenen
goal-explained = Wat telt voor { $name }
zoom-overview = Overzicht: alles tonen
beyond = { $side ->
    [left] { $count } verlicht links: tonen
    [right] { $count } verlicht rechts: tonen
    [up] { $count } verlicht boven: tonen
   *[down] { $count } verlicht onder: tonen
}

table-closed = Deze tafel is gesloten
table-unseen = Deze tafel kan niet worden getoond
log-round = ronde { $round }
log-you = Jij
log-other = { $player }: { $deed }
round = Sinds je laatste beurt
round-again = { $player }: { $told }. Opnieuw tonen

## Voor het spel

waiting-players = Wachten op spelers.
waiting-begin = Iedereen is er. Je kunt beginnen.
waiting-host = Iedereen is er. De host begint het spel zo.
share-title = Vrienden uitnodigen
share-about = Wie deze link heeft, kan een vrije plaats innemen; een account is niet nodig.
share-address = De link
share-copy = Link kopiëren
share-copied = Gekopieerd.
share-send = Sturen …
share-code = QR-code tonen
share-code-hide = QR-code verbergen
share-code-of = QR-code van de link { $address }
invitation = { $host } nodigt je uit voor { $game }
invitation-plain = Je bent uitgenodigd voor { $game }
invitation-about = Wat er wordt gespeeld
invitation-clock = Tijd
invitation-usual = De gewone opstelling
invitation-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
invitation-join = Meespelen
invitation-guest = Je speelt als gast, zonder account: deze browser bewaart je plaats, dus kom hier terug om verder te spelen.
invitation-full = Alle plaatsen zijn bezet, en bij dit spel kan niemand toekijken.
seats = Plaatsen
seat-open = Vrije plaats
seat-you = jij
seat-self = Jij
seat-host = host
seat-guest = aan het scherm van de host
seat-now = aan de beurt
seat-join = Aanschuiven
seat-bot = { $bot } erbij
seat-free = Plaats vrijmaken
seat-kick = Wegsturen
seat-muted = gedempt
seat-away = op vakantie tot { $day }
seat-resigned = opgegeven
seat-asks = wordt naar reacties gevraagd
seat-stand-in = { $bot } speelt
seat-replace = Bot laten invallen
seat-replace-in = Over { $time } kan een bot invallen
presence-here = aanwezig
presence-away = afwezig
presence-away-for = { $time } afwezig
presence-gone = niet hier
presence-gone-for = { $time } weg
presence-bot = bot
begin = Spel beginnen
leave = Tafel verlaten

## Tijdens het spel

waiting-for = { $player } is aan de beurt
waiting-bot = { $player } denkt na …
waiting-reaction = Wachten op een reactie …
undo = Terugnemen
hint = Hint
hint-coming = Een goede zet wordt gezocht …
advice = Suggestie: { $action }
advice-why = Suggestie: { $action } ({ $reasons })
answers = Je antwoord
confirm = Bevestigen
confirm-again = Nog een keer om te bevestigen
watching = Je kijkt toe.
hand-over = Nu is { $player } aan de beurt
hand-over-about = Geef het scherm door. Er is niets te zien tot je er klaar voor bent.
hand-over-ready = Ik ben { $player }
stand-in-plays = { $bot } speelt voor jou.
stand-in-return = Zelf verderspelen
takeback-ask = Mag mijn laatste zet terug?
takeback-about = Bots vinden het meteen goed; aan mensen wordt het gevraagd.
takeback-asked = { $player } vraagt om een zet terug te nemen.
takeback-others = { $player } heeft gevraagd om een zet terug te nemen.
takeback-waiting = Je hebt gevraagd om een zet terug te nemen.
takeback-withdraw = Intrekken
takeback-yes = Akkoord
takeback-no = Weigeren
menu-letters = Letters op de velden
menu-coach = Uitleg tijdens het spelen
menu-earlier-rules = Deze tafel is geopend voordat de regels zijn verbeterd. Er wordt tot het einde gespeeld volgens versie { $rules } van de regels; nieuwe tafels nemen versie { $newest }.
take-along = Dit spel meenemen
take-along-about = Een bestand waarmee je dit spel op een andere server kunt voortzetten. Het verraadt niet wat er komt: wat je niet hebt gezien, wordt opnieuw getrokken.
resign = Opgeven
resign-sure = Dit spel opgeven? Als er nog anderen meedoen, speelt een bot voor je verder.
resign-yes = Ja, opgeven
resign-for = { $player } geeft op
resign-no = Nee, verderspelen
bots-end = Dit spel beëindigen
bots-end-sure = Dit spel van de bots beëindigen?
bots-end-yes = Ja, beëindigen
bots-end-no = Nee, verder kijken
coach = Je gids
coach-next = Begrepen
coach-off = Uitzetten

time-game = Tijd voor het spel
time-turn = Tijd voor deze beurt
time-lapse = Tijd voor een antwoord
lapse-open = Wie niet op tijd iets toont, toont niets.
lapse-silent = Je toont niets. De tafel gaat verder als de tijd om is.
time-days = { $days ->
    [one] 1 dag { $hours } u
   *[other] { $days } dagen { $hours } u
}

## Het logboek

chat-label = Zeg iets
chat-send = Stuur
chat-empty = Niemand heeft nog iets gezegd.
chat-new = er is iets nieuws gezegd
chat-phrases = Zeg een zinnetje
chat-phrases-only = Hier gebruikt iedereen alleen zinnetjes uit de lijst.
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-thanks = Dank je wel!
phrase-nice-move = Mooie zet!
phrase-one-moment = Een momentje, alsjeblieft.
phrase-have-to-go = Sorry, ik moet weg.
phrase-good-game = Goed gespeeld!
phrase-rematch = Nog een potje?
news-opened = De tafel is open.
news-brought = Dit spel is elders begonnen en hierheen gebracht.
news-joined = { $player } schuift aan.
    .you = Je schuift aan.
news-wished = { $player } heeft gewijzigd of er naar reacties wordt gevraagd.
    .you = Je hebt gewijzigd of er naar reacties wordt gevraagd.
news-left = { $player } gaat van tafel.
    .you = Je gaat van tafel.
news-begun = Het spel begint.
news-closed = De tafel is gesloten.
news-undone = { $player } neemt een stap terug.
    .you = Je neemt een stap terug.
news-takeback-asked = { $player } vraagt om een zet terug te nemen.
    .you = Je vraagt om een zet terug te nemen.
news-takeback-answered-yes = { $player } vindt het goed.
    .you = Je vindt het goed.
news-takeback-answered-no = { $player } vindt het niet goed.
    .you = Je vindt het niet goed.
news-resigned = { $why ->
    [time] { $player } heeft geen tijd meer.
    [gone] { $player } is voorgoed vertrokken.
   *[wish] { $player } geeft op.
}
    .you = { $why ->
        [time] Je hebt geen tijd meer.
        [gone] Je bent voorgoed vertrokken.
       *[wish] Je geeft op.
    }
news-replaced = { $bot } valt in voor { $player }.
    .you = { $bot } valt voor je in.
news-returned = { $player } is terug.
    .you = Je bent terug.
news-rematched = Er staat een nieuwe tafel klaar.
news-resumed = De server was even weg; de klokken stonden stil.
news-away = { $player } is weg tot { $day }; de klok staat stil.
    .you = Je bent weg tot { $day }; je klok staat stil.
news-back = { $player } is terug van vakantie.
    .you = Je bent terug van vakantie.
news-fault = { $bot } kon niet kiezen; het lot heeft een zet bepaald.
news-muted = De host heeft { $player } gedempt.
    .you = De host heeft je gedempt.
news-unmuted = { $player } mag weer chatten.
    .you = Je mag weer chatten.
news-removed = De host heeft { $player } weggestuurd.
    .you = De host heeft je weggestuurd.
sanction-silenced-until = Je mag tot { $until } niet chatten.
sanction-silenced-open = Je mag voorlopig niet chatten.

## Andere mensen

person-menu = Over { $player } …
person-yours = Dit ben jij.
person-mute = Dempen voor mij
person-unmute = Niet meer dempen voor mij
person-mute-about = Je leest niets meer van wat deze persoon zegt, aan geen enkele tafel. Niemand krijgt dat te horen. In je instellingen staat wie je hebt gedempt.
person-muted = Je leest niets meer van { $player }.
person-unmuted = Je leest weer wat { $player } zegt.
person-block = Blokkeren
person-unblock = Deblokkeren
person-block-about = Jullie spelen niet meer met elkaar: geen van beiden kan aan een tafel van de ander plaatsnemen, en je leest niets van wat de ander zegt. Die krijgt dat niet te horen. Een spel dat al begonnen is, gaat door.
person-blocked = Je hebt { $player } geblokkeerd.
person-unblocked = Je hebt { $player } gedeblokkeerd.
person-host = Als host
person-mute-here = Dempen voor iedereen hier
person-unmute-here = Weer laten chatten
person-muted-here = { $player } kan aan deze tafel niet meer chatten.
person-unmuted-here = { $player } kan aan deze tafel weer chatten.
person-kick-sure = { $player } wegsturen? Terugkomen aan deze tafel kan dan niet meer.
person-kick-yes = Ja, wegsturen
person-kick-no = Nee
person-stays = Wie meespeelt, kan niet uit het spel worden weggestuurd.
report-title = Melden bij de beheerders
report-about = De beheerders zien wat er het laatst aan deze tafel is gezegd.
report-kind = Waar gaat het om?
report-kind-abuse = Beledigingen of bedreigingen
report-kind-cheating = Valsspelen
report-kind-spam = Reclame of spam
report-kind-name = Een kwetsende naam
report-kind-other = Iets anders
report-text = In je eigen woorden (niet verplicht)
report-send = Melden
report-sent = Je hebt deze persoon gemeld. De beheerders kijken ernaar.

## Wat anderen deden

pace-behind = { $count ->
    [one] nog één stap
   *[other] nog { $count } stappen
}
pace-skip = Overslaan
pace-next = Volgende stap

## Toetsen

keys = Toetsen
keys-next = Naar het volgende of vorige dat gekozen kan worden
keys-choose = Kiezen
keys-end = De beurt beëindigen
keys-undo = Ongedaan maken
keys-hint = Om een tip vragen
keys-skip = Doorgaan naar wat er gebeurd is
keys-arrows = Over het bord en de kaarten
keys-zoom = Dichterbij, verder weg, het geheel
keys-sheet = Deze toetsen
