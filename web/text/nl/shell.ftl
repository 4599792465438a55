# Het kader om elk scherm, en woorden die veel schermen delen.

main-ways = Hoofdnavigatie
home = Naar de startpagina
tables = Tafels
settings = Instellingen
language = Taal
your-turn = Jouw beurt
close = Sluiten
cancel = Annuleren
save = Opslaan
saved = Opgeslagen.
loading = Momentje …
try-again = Opnieuw proberen
points = punten
guest-name = Gast { $number }
name-title = Je naam
name-label = Hoe anderen je noemen
name-give = Kies een naam
name-change = Je naam wijzigen
name-own = Je bent { $name }: je naam wijzigen
name-account = Account maken
link-lost = De verbinding is verbroken. We proberen het opnieuw …
link-copy = Kopieer de link naar: { $name }
link-copied = De link is gekopieerd: { $name }

## Spellen en bots

game-kingdom-builder = Kingdom Builder
    .brief = Elke keer een nieuwe kaart. Verdien waar de kaarten om vragen.
    .about = Bouw nederzettingen op een speelveld van zeshoeken en verdien goud op drie manieren, elk spel weer andere.
game-dominion = Dominion
    .brief = Tien eenvoudige kaarten worden een stapel die Provincies wint.
    .about = Begin met tien eenvoudige kaarten en bouw ze uit tot een trekstapel waarmee je Provincies koopt. Welke kaarten er te koop zijn, is elk spel anders.
game-winter-kingdom = Winter Kingdom
    .brief = Hetzelfde land onder de sneeuw, met talenten te koop.
    .about = Bouw huizen en forten op een besneeuwd speelbord, koop talenten met je munten en verdien punten op drie manieren, elk spel weer andere.
more-bots = Meer tegenstanders
bot-easy = Makkelijke bot
    .about = Kent de regels en maakt veel fouten.
bot-medium = Gemiddelde bot
    .about = Speelt degelijk en laat je kansen.
bot-hard = Moeilijke bot
    .about = Plant elke beurt goed.
bot-expert = Expert-bot
    .about = Geeft weinig weg.
bot-master = Meester-bot
    .about = Denkt het langst na: sterker is er hier geen.
bot-random = Zwerver
    .about = Speelt op goed geluk, zonder plan.
bot-greedy = Landmeter
    .about = Kiest altijd wat nu het beste is.
bot-flat = Verkenner
    .about = Probeert hele beurten uit door er telkens verder te spelen.
bot-search = Strateeg
    .about = Zoekt de beste zet, enkele beurten vooruit.
bot-big-money = Big Money
    .about = Koopt alleen geldkaarten en Provincies.
bot-big-money-ultimate = Big Money Ultimate
    .about = Geldkaarten en Provincies, en tegen het einde op het juiste moment Hertogdommen en Landgoederen.
bot-smithy = Smidse-bot
    .about = Geld, en één Smidse om meer kaarten te trekken.
bot-double-smithy = Dubbele Smidse
    .about = Geld, en twee Smidsen om meer kaarten te trekken.
bot-smithy-ultimate = Smidse Ultimate
    .about = Zoveel Smidsen als zijn geld kan dragen, en op het juiste moment Hertogdommen en Landgoederen.
bot-witch = Heks-bot
    .about = Haalt vroeg een Heks, deelt Vloeken uit en koopt daarna geld.
bot-double-witch = Dubbele Heks
    .about = Haalt vroeg twee Heksen: er komen vaak Vloeken.
bot-witch-gold = Heks en Goud
    .about = Haalt een Heks, en Goud vóór een tweede Heks.
bot-chapel-witch = Kapel en Heks
    .about = Vernietigt zwakke kaarten in een Kapel en deelt met een Heks Vloeken uit.
bot-moat = Slotgracht-bot
    .about = Geld, en Slotgrachten tegen aanvallen.
bot-laboratory = Laboratorium-bot
    .about = Geld, en Laboratoria om meer kaarten te zien.
bot-militia = Militie-bot
    .about = Geld, en Milities die de anderen laten afleggen.
bot-council-room = Raadszaal-bot
    .about = Trekt veel kaarten tegelijk, en laat de anderen ook trekken.
bot-chancellor = Raadsheer-bot
    .about = Geld, en Raadsheren die nieuwe kaarten sneller in zijn hand brengen.
bot-gardens = Tuinen-bot
    .about = Verzamelt met Werkplaatsen zoveel mogelijk kaarten, voor Tuinen.
bot-village-smithy = Dorp en Smidse
    .about = Bouwt een kaartenmachine: Dorpen geven acties, Smidsen trekken kaarten.
bot-py-smithy = Smidse bij Vier
    .about = Geld, en nog een Smidse zodra hij precies vier geld heeft.

## Kleuren van de spelers

colour-blue = blauw
colour-orange = oranje
colour-white = wit
colour-black = zwart
colour-yellow = geel

## Wat er mis kan gaan, naar de codes van de server

problem-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
problem-internal = Er ging iets mis op de server. Het lag niet aan jou; probeer het opnieuw.
problem-unavailable = De server is even met zichzelf bezig. Probeer het zo weer.
problem-limit = Te veel tegelijk. Wacht even en probeer het dan opnieuw.
problem-no-days = Je hebt niet zoveel vakantiedagen over.
problem-too-soon = Tussen twee vakanties liggen minstens drie dagen.
problem-no-session = Je bent hier niet meer ingelogd.
problem-unknown-table = Deze tafel bestaat niet. Vraag nog eens om de link.
problem-not-allowed = Dat mag niet aan deze tafel.
problem-not-now = Dat kan nu niet.
problem-not-yours = Jij bent nu niet aan de beurt.
problem-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens en beslis dan.
problem-illegal = Dat kun je nu niet spelen.
problem-unreadable = Dat kun je nu niet spelen.
problem-full = Alle plaatsen zijn bezet. Je kunt wel toekijken.
problem-unknown-report = Die melding is er niet.
problem-unknown-decision = Die beslissing is er niet.
problem-no-seat = Je kunt niet aan deze tafel plaatsnemen.
problem-you-blocked = Je hebt iemand geblokkeerd die aan deze tafel zit.
problem-busy = Er doen hier te veel mensen tegelijk iets. Probeer het opnieuw.
problem-bad-text = Typ minstens één letter en geen besturingstekens.
problem-wrong-password = Er is geen account met deze naam en dit wachtwoord.
problem-taken = Er is al een account met deze naam.
problem-bad-mail = Naar dit adres kan geen mail worden gestuurd.
problem-bad-webhook = Dit adres kan niet worden aangeroepen.
problem-bad-push = Deze browser gaf een adres dat niet kan worden aangeroepen.
problem-bad-zone = Deze tijdzone is hier niet bekend.
problem-unknown-browser = Deze browser krijgt al geen bericht meer.
problem-bad-message = Dat was niet te begrijpen. Controleer wat je hebt ingevuld.
problem-bad-seats = Zo kunnen de plaatsen niet. Kijk na wie waar zit.
problem-bad-setup = Zo kan het spel niet worden opgezet.
problem-newer-rules = Aan deze tafel gelden nieuwere regels dan deze server kent. Het spel gaat verder zodra de server een nieuwere versie draait; er gaat niets verloren.
problem-unknown-name = Deze bot is er niet op deze server.
problem-unknown-seat = Deze plaats is er niet aan deze tafel.
problem-unknown-game = Dit spel is er niet op deze server.
problem-unknown-person = Deze persoon is hier niet meer.
problem-muted = De host heeft je aan deze tafel gedempt.
problem-phrases-only = Op deze server gebruikt iedereen alleen zinnetjes uit de lijst, en krijgen gasten een naam.
problem-bad-words = Er staat een woord in dat op deze server niet mag:
problem-removed = De host heeft je van deze tafel weggestuurd.
problem-silenced = Je mag op dit moment niet chatten.
problem-suspended = Je bent geschorst.
problem-reported = Je hebt deze persoon aan deze tafel al gemeld.
problem-too-long = Dat is te veel om in één keer te sturen.
problem-too-slow = Dat deed er te lang over. Probeer het opnieuw.
problem-others-play = Hier spelen anderen mee, dus dit spel kan niet mee: wat voor jou verborgen is, zou je in handen hebben.
problem-daily-stays = Het spel van de dag is voor iedereen hetzelfde en kan alleen worden gespeeld waar het is.
problem-rated-stays = Een spel om de rating wordt uitgespeeld waar het is begonnen.
problem-bad-record = Dit is geen spel dat hierheen kan: het bestand is beschadigd, gewijzigd of bevat iets anders.
problem-newer-record = Dit spel is gespeeld met nieuwere regels dan deze server kent. Het kan hierheen zodra de server een nieuwere versie draait.
problem-unfinished = Dit spel is niet afgelopen, en het bestand zegt niet wie waar zit. Neem het mee vanaf zijn eigen tafel.

## Wat de beheerders hebben besloten

warning-title = Een waarschuwing van de beheerders
warning-read = Ik heb dit gelezen
suspended-title = Je bent geschorst
sanction-suspended-until = Je kunt tot { $until } niet meedoen.
sanction-suspended-open = Je kunt voorlopig niet meedoen.
suspended-about = Je spellen gaan zonder jou verder, alsof je afwezig bent. Denk je dat dit een vergissing is, schrijf dan naar de beheerders van deze server.
sanction-reason = De reden: { $reason }

## Following people

follow = Volgen
unfollow = Niet meer volgen
unfollow-whom = { $player } niet meer volgen
follow-about = Je lijst met tafels zegt wanneer ze er zijn. Zij krijgen daar geen bericht van.
person-followed = Je volgt { $player } nu.
person-unfollowed = Je volgt { $player } niet meer.
followed = Mensen die je volgt
followed-here = nu hier
