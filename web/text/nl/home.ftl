# De startpagina, de lijsten met tafels, wat dit is, en adressen die nergens heen leiden.

## Startpagina

home-title = Schuif aan, bouw een koninkrijk.
home-lead = Speel { $games } in je browser, tegen bots of met vrienden. Gratis, zonder account.
home-waiting = { $count ->
    [one] Jij bent aan de beurt aan één tafel
   *[other] Jij bent aan de beurt aan { $count } tafels
}
home-waiting-all = Allemaal
home-ways = Manieren om te spelen
home-now = Nu spelen
home-now-about = { $game } tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}, meteen
home-friends-brief = Open een tafel en stuur de link
home-learn-brief = { $game }, stap voor stap
home-games = Spellen
home-play = Spelen
home-players = { $least } tot { $most } spelers
home-players-exactly = { $most } spelers
home-more = Meer
home-join = Meedoen
home-join-table = Meedoen: { $table }
home-seats-taken = { $taken } van { $of } plaatsen
home-clock-turn = { $time } per beurt
home-clock-game = { $time } ieder voor het spel
home-clock-none = Geen klok
home-you = Je speelt als
home-game = Spel
home-bots = Speel tegen bots
home-opponents = Tegenstanders
home-friends = Speel met vrienden
home-friends-about = Open een tafel en deel de link. Niemand heeft een account nodig.
home-seats = Spelers
home-open-table = Tafel openen
home-learn = Leren
home-learn-about = Korte lessen op het echte bord, en dan een eerste partij die gaandeweg wordt uitgelegd.
home-learn-lessons = Naar de lessen
home-learn-start = Start je eerste spel
home-starting = Klaarzetten …
home-all-options = Alle opties
home-tables = Tafels en afgelopen spellen
home-about = Wat is dit?
home-no-games = Er is nog geen spel op deze server.

## Lijsten met tafels

tables-new = Nieuwe tafel
tables-mine = Mijn tafels
tables-mine-empty = Je hebt geen lopend spel.
tables-mine-start = Begin er een
tables-open = Spelers gezocht
tables-open-empty = Niemand zoekt op dit moment spelers.
tables-open-start = Open een tafel waar iedereen kan aanschuiven
tables-playing = Wordt nu gespeeld
tables-playing-empty = Er is op dit moment geen openbaar spel om te bekijken.
tables-past = Afgelopen spellen
tables-past-empty = Spellen die je uitspeelt, vind je hier terug om ze zet voor zet te bekijken.
tables-more = Meer tonen
tables-free-seat = vrije plaats
tables-won = Gewonnen door { $names }
tables-left = nog { $time }

## Games from elsewhere

bring = Spel meebrengen
bring-title = Een spel van elders meebrengen
bring-about = Een spel dat je hebt meegenomen, gaat hier verder waar je was. Een afgelopen spel komt met alle zetten en kan worden nabesproken.
bring-file = Het bestand van het spel
bring-drop = Of sleep het bestand hierheen.
bring-text = Of plak wat erin staat
bring-do = Hierheen brengen
bring-checking = De regels controleren het …
bring-known = Dit spel heb je al eerder meegebracht. Hier is het.
bring-replaced = { $count ->
    [one] Eén bot is hier niet bekend; een andere speelt in zijn plaats.
   *[other] { $count } bots zijn hier niet bekend; andere spelen in hun plaats.
}
bring-counts = Spellen van elders zijn voor jou, om te spelen en terug te kijken. Ze tellen voor geen lijst, geen rating en geen dag.

## Over

about-title = Over Realmwright
about-what = Realmwright is een open thuis voor spellen over koninkrijken. Je speelt ze hier precies volgens de regels: tegen bots, met vrienden, aan één scherm of verspreid over dagen. Je hebt geen account nodig.
about-unofficial = Niet officieel
about-unofficial-text = Realmwright is gemaakt door mensen die van deze spellen houden. Het is niet van de uitgevers en is niet door hen goedgekeurd. De namen van de spellen zijn van hun eigenaars. Alle woorden en tekeningen hier zijn van onszelf.
about-games = Spellen
about-keys = Toetsenbord
about-keys-text = Alles kan zonder muis. Op het bord:
about-keys-arrows = van veld naar veld gaan
about-keys-home = naar het begin of einde van de rij gaan
about-keys-page = naar de boven- of onderkant van het bord gaan
about-keys-next = naar de volgende of vorige plek gaan waar je kunt spelen
about-keys-enter = daar spelen
about-keys-or = of
about-key-arrows = Pijltjestoetsen
about-key-home = Home
about-key-end = End
about-key-page-up = Page Up
about-key-page-down = Page Down
about-key-enter = Enter
about-key-space = Spatie
about-access = Voor iedereen
about-access-text = Een kleur staat nooit alleen: spelers hebben vormen, gebieden hebben patronen en desgewenst letters. Er zijn drie kleurenpaletten, een licht en een donker thema, en minder beweging als je dat prettig vindt. Een schermlezer vertelt wat er op elke plek van het bord staat en wat er aan tafel gebeurt.
about-access-settings = Uiterlijk aanpassen
about-programs = Voor programma’s
about-programs-text = Alles wat deze pagina doet, kan je eigen programma ook.
about-programs-api = Beschrijving van de API
about-programs-status = Hoe het met deze server gaat
about-licence = Licentie
about-licence-text = Realmwright is vrije software onder de MIT-licentie.

## Hier is niets

unknown-title = Hier is niets
unknown-text = Misschien is er onderweg een stukje van de link kwijtgeraakt. Vraag er nog eens om, of ga vanaf hier verder.
