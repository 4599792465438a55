# Wat iemand kan instellen over zichzelf en zijn browser.

## Jij

settings-you = Jij
settings-you-new = Bij je eerste spel krijg je een gastnaam. Of kies er hier zelf een.
settings-name = Naam
settings-name-given = Deze server geeft gasten hun naam. Met een account kies je zelf een naam.
settings-colour = Lievelingskleur
settings-colour-about = Je krijgt hem als niemand anders aan tafel hem heeft.

## Uiterlijk

settings-look = Uiterlijk
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-palette = Kleuren van het bord
settings-palette-map = Landkaart
settings-palette-vivid = Levendig
settings-palette-print = Zwart-wit
settings-numbers = Getallen langs de rand van kaarten
settings-numbers-wide = Op brede schermen
settings-numbers-always = Altijd
settings-numbers-never = Nooit
settings-letters = Een letter op elk veld
settings-motion = Stukken bewegen naar hun plek
settings-motion-off = Je systeem vraagt om minder beweging, dus beweegt er niets.

## Spelen

settings-play = Spelen
settings-confirm = Eerst tonen, dan spelen
settings-confirm-touch = Bij landkaarten op een touchscreen
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-confirm-about = Bij de eerste tik zie je wat er zou gebeuren, bij de tweede gebeurt het.
settings-pace = Wat anderen doen, wordt getoond
settings-pace-at-once = Meteen
settings-pace-brisk = Vlot
settings-pace-calm = Rustig
settings-pace-steps = Stap voor stap
settings-pace-about = Met de spatiebalk, of een klik op het bord, ga je door naar je beurt; stap voor stap naar de volgende stap.
settings-sound = Geluiden
settings-sound-off = Uit
settings-sound-soft = Zacht
settings-sound-on = Aan
settings-forced = Voor mij spelen als er maar één keuze is
settings-treasures = Speel mijn geldkaarten als ik ga kopen
    .about = Dominion: zodra er geen actiekaart meer gespeeld kan worden.
settings-ends = Beëindig mijn beurt als er niets meer te doen is
    .about = Dominion: na de laatste aankoop. Die kan dan niet meer ongedaan worden gemaakt.
settings-reactions = Reacties in Dominion
settings-reactions-show = Tonen
settings-reactions-ask = Mij vragen
settings-reactions-hide = Verborgen houden
settings-reactions-about = Meteen getoond waar ze helpen; of de tafel vraagt het je bij elke aanval, of je er een hebt of niet, en wacht een paar seconden; of er wordt gevraagd en je zegt niets. Of er wordt gevraagd, geldt voor tafels waar je vanaf nu aanschuift.
settings-ask = Vraag het mij voordat een reactie wordt getoond
    .about = Dominion: bij elke aanval wordt het je gevraagd, of je een reactiekaart hebt of niet, en de tafel wacht een paar seconden. Het geldt voor tafels waar je vanaf nu aanschuift. Anders wordt een reactiekaart meteen getoond waar die helpt.
settings-keys = Losse letters zijn toetsen aan tafel
    .about = N voor het volgende doel, E voor het einde van de beurt enzovoort; ? toont ze aan tafel allemaal.
settings-coach = Uitleg geven terwijl ik speel

## Jouw beurt

settings-notices = Als jij aan de beurt bent
settings-notices-about = Een spel kan dagen duren. Kies hoe je hoort dat jij aan de beurt bent.
settings-notices-browser = Melding tonen in deze browser zolang een tabblad open is
settings-notices-denied = De browser staat geen meldingen toe. Sta ze voor deze pagina toe in de instellingen van de browser.
settings-push = Laat het me weten op dit apparaat, ook als de pagina dicht is
settings-push-about = Je browser toont het, zoals een bericht. Het stopt als je hier uitlogt.
settings-push-impossible = Deze browser kan je niets laten weten als de pagina dicht is. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
settings-push-others = Ook daar hoor je het
settings-push-remove = Verwijderen
settings-push-remove-which = Laat me niets meer weten in { $browser }
settings-notices-open = Laat het me ook weten terwijl hier een tabblad open is
settings-notices-reports = Vertel me over meldingen, als moderator
settings-notices-reports-about = Als iemand wordt gemeld en hier geen pagina in beeld is. Op dezelfde manieren als je beurten, en samen daarmee.
settings-mail = E-mail
settings-mail-about = Niet verplicht. Laat het leeg als je geen mail wilt.
settings-mail-confirmed = Mail gaat naar { $mail }.
settings-mail-unconfirmed = We hebben een mail gestuurd naar { $mail }. Open de link daarin, dan krijg je voortaan mail.
settings-mail-wanted = E-mail gaat naar { $mail } tot je de link opent in de brief die we naar { $wanted } hebben gestuurd.
settings-mail-password = Om het adres van je account te wijzigen hebben we je wachtwoord nodig. Het oude adres krijgt bericht.
settings-mail-off = Deze server verstuurt geen mail.
settings-often = Hoe vaak
settings-often-0 = Als het gebeurt
settings-often-3600 = Hooguit eens per uur
settings-often-86400 = Hooguit eens per dag
settings-quiet = Stille uren
settings-quiet-from = Van
settings-quiet-to = Tot
settings-quiet-about = Wat dan gebeurt, hoor je daarna in één bericht. Tijdzone: { $zone }.
settings-webhook-form = Aanroepen
settings-webhook = Adres om aan te roepen (webhook)
settings-webhook-program = Een programma
settings-webhook-about-discord = Optioneel. In Discord: kanaalinstellingen, Integraties, Webhooks, webhook-URL kopiëren.
settings-webhook-about-slack = Optioneel. In Slack: een eigen app met binnenkomende webhooks, en het adres van een daarvan.
settings-webhook-about-matrix = Optioneel. In Matrix: het adres van een algemene webhook die Hookshot in je kamer heeft gemaakt.
settings-webhook-about-ntfy = Optioneel. Het adres van een onderwerp dat niemand kan raden, zoals mijn-beurten-7Qx2 bij ntfy.sh.
settings-webhook-about-plain = Optioneel, voor programma’s: elke beurt wordt meteen naar dit adres gestuurd.
settings-webhook-secret = Geheim dat de aanroepen ondertekent

## Mensen

avoided-muted = Mensen die je hebt gedempt
avoided-muted-about = Je leest niets van wat zij zeggen, aan geen enkele tafel en op geen enkel apparaat.
avoided-muted-none = Je hebt niemand gedempt.
avoided-muted-undo = Niet meer dempen
avoided-muted-undo-whom = { $player } niet meer dempen
avoided-blocked = Mensen die je hebt geblokkeerd
avoided-blocked-about = Zij kunnen niet aan jouw tafels plaatsnemen en jij niet aan die van hen, en je leest niets van wat ze zeggen. Ze krijgen dat niet te horen.
avoided-blocked-none = Je hebt niemand geblokkeerd.
avoided-blocked-undo = Deblokkeren
avoided-blocked-undo-whom = { $player } deblokkeren

## Account

settings-account = Account
settings-account-why = Je kunt zonder account spelen. Met een account staan je tafels in elke browser klaar.
settings-account-yours = Je bent ingelogd als { $login }.
settings-account-make = Account maken
settings-account-name = Je naam, zoals anderen die zien
settings-account-name-about = Leeg: je accountnaam wordt getoond.
settings-account-made = Je hebt nu een account. Al je tafels staan erin.
settings-login = Accountnaam
settings-login-about = 2 tot 40 letters, cijfers, punten, streepjes of underscores.
settings-password = Wachtwoord
settings-password-about = Minstens 10 tekens.
settings-password-change = Wachtwoord wijzigen
settings-password-old = Huidig wachtwoord
settings-password-new = Nieuw wachtwoord
settings-password-changed = Je wachtwoord is gewijzigd. Overal elders ben je uitgelogd.
settings-password-wrong = Dit is niet je wachtwoord.
settings-password-forgotten = Wachtwoord vergeten?
settings-log-in = Inloggen
settings-logged-in = Je bent ingelogd.
settings-claim = De tafels van { $name } meenemen
settings-sessions = Waar je bent ingelogd
settings-session-this = deze browser
settings-session-unknown = Een programma
settings-log-out = Uitloggen
settings-log-out-everywhere = Overal uitloggen
settings-logged-out = Je bent uitgelogd.
settings-export = Mijn gegevens downloaden
settings-forget = Verwijder mij
settings-leave-title = Uitloggen als gast?
settings-leave-guest = Een gast kan niet terugkomen: je raakt je tafels hier kwijt. Maak eerst een account om ze te houden.
settings-forget-title = Alles over jou verwijderen?
settings-forget-about = Je naam, berichten, adressen en sessies worden verwijderd. Alle lopende spellen geef je op. Dit kan niet ongedaan worden gemaakt.
settings-forget-sure = Verwijder mij voorgoed
settings-forgotten = Alles over jou is verwijderd.

## Een vergeten wachtwoord

reset-title = Een nieuw wachtwoord
reset-about = We sturen een link naar het e-mailadres van je account, als je er een hebt bevestigd.
reset-who = Accountnaam of e-mail
reset-ask = Stuur me een link
reset-asked = Als er zo'n account is, is er een brief onderweg. De link erin werkt een uur.
reset-choose = Kies een nieuw wachtwoord. Je wordt overal uitgelogd.
reset-set = Wachtwoord instellen
reset-done = Je nieuwe wachtwoord is ingesteld. Je bent overal uitgelogd.
reset-used-up = Deze link is opgebruikt, of ouder dan een uur. Vraag een nieuwe aan.
reset-again = Vraag een andere link aan

## Vakanties

holiday = Vakantie
holiday-about = Zolang je weg bent, staan je klokken stil in spellen over dagen, en niemand meldt je dat je aan de beurt bent. De anderen zien tot wanneer je weg bent. Een vakantie telt minstens als één dag.
holiday-left = Je hebt nog { $left } van { $days } dagen per jaar.
holiday-from = Van
holiday-back = Terug op
holiday-begin = Begin vakantie
holiday-plan = Plan vakantie
holiday-now = Je bent weg tot { $day }.
holiday-planned = Je bent weg van { $from } tot { $day }.
holiday-end = Ik ben terug
holiday-drop = Laat maar
holiday-earliest = Je volgende vakantie kan op { $day } beginnen.
