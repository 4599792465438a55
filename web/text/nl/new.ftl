# Een nieuwe tafel klaarzetten.

new-title = Nieuwe tafel
new-game = Spel
new-no-games = Er is hier nog geen spel om te spelen.
new-unknown-game = Dit spel wordt hier niet gespeeld. Hier is er een dat je wel kunt spelen.

## Wie er speelt

new-seats = Wie doet er mee?
new-seats-about = De beurten gaan in deze volgorde rond.
new-seat = Plaats { $place }
new-seat-you = Jij
new-seat-open = Vriend, via link
new-seat-bot = Bot
new-seat-guest = Zelfde scherm
new-seat-which-bot = Bot op plaats { $place }
new-seat-name = Naam op plaats { $place }
new-seat-nameless = Speler { $place }
new-seat-up = Plaats { $place } omhoog schuiven
new-seat-down = Plaats { $place } omlaag schuiven
new-seat-remove = Plaats { $place } weghalen
new-seat-add = Plaats erbij
new-seat-moved = Verschoven naar plaats { $place }.
new-seat-removed = Plaats weggehaald.
new-seats-alone = Alle plaatsen zijn nu voor bots: jij kijkt toe.
new-seat-choice = { $place }. { $name }

## De eigen opties van het spel

new-options = Het spel
new-code = Code voor vrienden
new-code-about = Typ of plak een code om die opzet te zien.
new-code-wrong = Dit is geen code van een opzet van dit spel.
new-surprise = Verras me
new-surprised = Alles wordt nu aan het toeval overgelaten.
new-random = Willekeurig
new-choose = Kiezen
new-drawn = Nu getrokken
new-keep = Houden
new-keep-it = { $what } houden
new-draw-again = De andere opnieuw trekken
new-draw-one = Iets anders trekken dan { $what }
new-entry = { $option } { $place }
new-rest-random = Wat je openlaat, wordt geloot.
new-none = Geen
new-all = Alle
new-at-most = Hoogstens { $count }.

## Tafelregels

new-rules = Tafelregels
new-rules-about = Titel, klok, toeschouwers en meer. Voor de meeste spellen is het zo al goed.
new-table-title = Titel
new-table-title-about = Wat anderen zien in de lijst met tafels. Je mag het leeg laten.
new-public = Tonen in de lijst met open tafels
new-public-about = Anders kunnen alleen mensen met de link meedoen.
new-begin = Het spel begint
new-begin-full = Als alle plaatsen bezet zijn
new-begin-host = Als ik het zeg
new-turn-time = Tijd per beurt
new-game-time = Tijd voor het hele spel, per speler
new-time-none = Onbeperkt
new-time-own = Een andere tijd
new-time-count = { $what }: hoeveel
new-time-unit = { $what }: eenheid
new-time-limits = Van { $least } tot { $most }.
new-time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
new-time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
new-time-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
new-time-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
new-unit-seconds = seconden
new-unit-minutes = minuten
new-unit-hours = uur
new-unit-days = dagen
new-stand-in = Invaller voor wie weg is
new-stand-in-none = Niemand
new-stand-in-about = Zonder invaller geeft op wie geen tijd meer heeft.
new-hints = Hints
new-hints-about = De beste bot zegt wat hij zou spelen.
new-spectators = Toeschouwers
new-spectators-off = Geen
new-spectators-delayed = Enkele minuten later
new-spectators-open = Meteen
new-chat = Chat
new-undo = Terugnemen in je eigen beurt
new-undo-about = Tot er iets verborgens wordt onthuld.
new-takebacks = De anderen vragen om een zet terug te nemen
new-holidays = Klokken staan stil tijdens vakanties
new-holidays-about = In spellen over dagen, voor mensen met een account.
new-scores = Tussenstand tonen

## Wat er gaat gebeuren

new-start = Spel starten
new-start-bots = { $bots ->
    [one] Starten tegen 1 bot
   *[other] Starten tegen { $bots } bots
}
new-start-watch = { $bots ->
    [one] Kijk hoe 1 bot speelt
   *[other] Kijk hoe { $bots } bots spelen
}
new-open = Tafel openen
new-open-invite = Tafel openen en uitnodigen
new-open-public = Tafel openen voor iedereen
new-then-start = Het spel begint meteen.
new-then-watch = De bots beginnen meteen, en spelen zolang je kijkt.
new-then-full = { $open ->
    [one] Je krijgt een link om te delen. Het spel begint als de vrije plaats bezet is.
   *[other] Je krijgt een link om te delen. Het spel begint als alle { $open } vrije plaatsen bezet zijn.
}
new-then-host = Je krijgt een link om te delen. Als alle plaatsen bezet zijn, begin jij het spel.
new-then-ready = De tafel wacht tot jij het spel begint.
new-busy = Openen …
