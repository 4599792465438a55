# Winter Kingdom in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# Een waarde uit het spel heet "<argument>-<waarde>": talent-mule is wat { $talent } zegt voor "mule".
# Van een talent zeggen .first en .second wat de twee niveaus doen, in de paar woorden die op een kaart passen.

## Terreinen

terrain-flower-field = bloemenweide
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-grassland }.
terrain-grassland = grasland
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-tundra }.
terrain-tundra = toendra
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-fell-field }.
terrain-fell-field = hoogveen
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-snowscape }.
terrain-snowscape = sneeuwlandschap
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-forest }.
terrain-forest = bos
    .about = Staat op 5 van de 30 terreinkaarten. In de volgorde van de terreinen komt daarna: { terrain-flower-field }.
terrain-ice = ijs
    .about = Bebouwbaar, maar het staat op geen terreinkaart: alleen met talenten kom je er.
terrain-mountain = berg
    .about = Niet bebouwbaar, behalve met { talent-mine } II. Met { talent-guide } gaan huizen eroverheen.
terrain-castle = kasteel
    .about = Hier kun je niet bouwen. Aan het einde krijgt wie er de meeste huizen naast heeft 3 punten.
terrain-tunnel = tunnel
    .about = Hier kun je niet bouwen. Met de tunnelkaart gaat een huis van naast de ene tunnel naar naast een andere.
terrain-village = dorp
    .about = Hier kun je niet bouwen. Sommige kaarten, economieën, twists en talenten kijken naar wat ernaast staat.

## Talenten waarmee je op een terrein bouwt

talent-port = Port
    .about = I: bouw 1 extra huis op het terrein van je kaart, indien mogelijk naast je eigen gebouwen. II: bouw het op ijs, ook hier indien mogelijk naast je eigen gebouwen. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw op het terrein van je kaart
    .second = Bouw op ijs
talent-pasture = Pasture
    .about = I: bouw 1 extra huis op grasland, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op grasland
    .second = Verplaats het daarna 1 veld
talent-sawmill = Sawmill
    .about = I: bouw 1 extra huis op bos, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op bos
    .second = Verplaats het daarna 1 veld
talent-hot-springs = Hot Springs
    .about = I: bouw 1 extra huis op toendra, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op toendra
    .second = Verplaats het daarna 1 veld
talent-garden = Garden
    .about = I: bouw 1 extra huis op een bloemenweide, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op een bloemenweide
    .second = Verplaats het daarna 1 veld
talent-monastery = Monastery
    .about = I: bouw 1 extra huis op hoogveen, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op hoogveen
    .second = Verplaats het daarna 1 veld
talent-hunting-lodge = Hunting Lodge
    .about = I: bouw 1 extra huis op sneeuwlandschap, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw op sneeuwlandschap
    .second = Verplaats het daarna 1 veld

## Talenten waarmee je op een bepaalde plek bouwt

talent-mine = Mine
    .about = I: bouw 1 extra huis naast een berg, indien mogelijk ook naast je eigen gebouwen. II: bouw het op een berg, ook hier indien mogelijk naast je eigen gebouwen. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw naast een berg
    .second = Bouw op een berg
talent-market = Market
    .about = I: bouw 1 extra huis naast een kasteel, indien mogelijk ook naast je eigen gebouwen. II: bouw het naast een eigen groep die aan een kasteel grenst. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw naast een kasteel
    .second = Bouw naast een eigen groep bij een kasteel
talent-farm = Farm
    .about = I: bouw 1 extra huis naast een dorp, indien mogelijk ook naast je eigen gebouwen. II: bouw het naast een eigen groep die aan een dorp grenst. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw naast een dorp
    .second = Bouw naast een eigen groep bij een dorp
talent-barracks = Barracks
    .about = I: bouw 1 extra huis naast een eigen fort. II: bouw het naast een eigen groep waarin een fort staat. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw naast een eigen fort
    .second = Bouw naast een eigen groep met een fort
talent-tavern = Tavern
    .about = I: bouw 1 extra huis direct voorbij een uiteinde van een ononderbroken rechte rij van minstens 3 eigen gebouwen. II: doe hetzelfde bij een rij van een andere speler; je eigen gebouwen hoeven niet in de buurt te zijn. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw aan het eind van een eigen rij van 3 of meer
    .second = Bouw aan het eind van andermans rij van 3 of meer
talent-outpost = Outpost
    .about = I: bouw 1 extra huis dat aan precies 1 eigen gebouw grenst. II: bouw het waar het aan minstens 1 en hoogstens 3 eigen gebouwen grenst. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Bouw grenzend aan precies 1 eigen gebouw
    .second = Bouw grenzend aan 1 tot 3 eigen gebouwen
talent-tower = Tower
    .about = I: bouw 1 extra huis aan de buitenrand van het speelbord, maar niet op ijs, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis 1 veld verplaatsen.
    .first = Bouw aan de buitenrand
    .second = Verplaats het daarna 1 veld
talent-homestead = Homestead
    .about = I: bouw 1 extra huis op het centrale terreinbord, indien mogelijk naast je eigen gebouwen. II: meteen daarna mag je dit huis over vrije velden van het centrale terreinbord naar een ander veld daarvan verplaatsen.
    .first = Bouw op het centrale terreinbord
    .second = Verplaats het daarna op het centrale terreinbord
talent-crossroads = Crossroads
    .about = I: bouw 1 extra huis op het terrein na dat van je kaart, indien mogelijk naast je eigen gebouwen. Volgorde: bloemenweide, grasland, toendra, hoogveen, sneeuwlandschap, bos, dan weer bloemenweide. II werkt vanzelf, naast I: bij de verplichte actie kies je een van beide terreinen.
    .first = Bouw op het terrein na dat van je kaart
    .second = Terrein van je kaart of het volgende: kies zelf

## Talenten waarmee je verplaatst

talent-caravan = Caravan
    .about = I: verplaats 1 eigen huis precies twee velden in een rechte lijn, over alles heen wat ertussen ligt. II: meteen daarna mag je 1 extra huis bouwen op het veld dat het heeft verlaten.
    .first = Verplaats twee velden rechtdoor, over alles heen
    .second = Bouw daarna op het verlaten veld
talent-mule = Mule
    .about = I: verplaats 1 eigen huis 1 veld. II: meteen daarna mag je het nog 1 veld verplaatsen.
    .first = Verplaats een huis 1 veld
    .second = Verplaats het daarna nog 1 veld
talent-toboggan = Toboggan
    .about = I: verplaats 1 eigen huis 1 veld. II: verplaats het precies twee velden in een rechte lijn, over alles heen wat ertussen ligt. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Verplaats een huis 1 veld
    .second = Verplaats twee velden rechtdoor, over alles heen
talent-horse = Horse
    .about = I: verplaats 1 eigen huis precies twee velden in een rechte lijn, over alles heen wat ertussen ligt. II: verplaats het naar een veld op precies twee velden afstand, recht of met een bocht. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Verplaats twee velden rechtdoor, over alles heen
    .second = Verplaats twee velden, ook met een bocht
talent-guide = Guide
    .about = I: verplaats 1 eigen huis op of naast een berg over vrije bergen naar een veld ernaast. II: gebruik je tunnelkaart voor een huis dat aan geen tunnel grenst; zet het naast een tunnel naar keuze. Na het opwaarderen mag je elke beurt allebei gebruiken.
    .first = Verplaats over bergen naar een veld ernaast
    .second = Tunnelkaart voor een huis dat niet bij een tunnel staat
talent-dog-sled = Dog Sled
    .about = I: verplaats 1 eigen huis op of naast ijs over vrij ijs naar een veld ernaast dat geen ijs is. II: verplaats het over vrij ijs en stop op het ijs. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Verplaats over ijs naar een veld ernaast
    .second = Verplaats over ijs en stop erop
talent-carriage = Carriage
    .about = I: verplaats 1 eigen huis zo ver als je wilt over vrije velden van het terrein waarop het staat. II: meteen daarna mag je het 1 veld verplaatsen.
    .first = Verplaats zo ver je wilt op hetzelfde terrein
    .second = Verplaats het daarna 1 veld
talent-wagon = Wagon
    .about = I: verplaats 1 eigen huis naar een ander veld naast de rest van zijn groep. Een huis dat alleen staat, kun je niet verplaatsen. II: alle gebouwen die aan elkaar grenzen, van welke speler ook, gelden als de groep. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Verplaats naar een ander veld naast de eigen groep
    .second = Ook gebouwen van anderen horen bij de groep
talent-sleigh = Sleigh
    .about = I: verplaats 1 eigen huis in een rechte lijn tot iets het tegenhoudt: ijs, een berg, een tunnel, dorp of kasteel, een gebouw of de rand van het speelbord. II: het mag op elk veld onderweg stoppen. Na het opwaarderen gebruik je elke beurt I of II.
    .first = Glij rechtdoor tot een hindernis
    .second = Glij rechtdoor en stop waar je wilt
talent-tunnel = Tunnelkaart
    .about = Eén keer per beurt: verplaats 1 eigen huis dat aan een tunnel grenst naar een vrij veld naast een andere tunnel. Iedereen heeft deze kaart vanaf het begin.
    .first = Verplaats van de ene tunnel naar de andere

## Hoe de twee niveaus van een talent samengaan

mode-alt = I of II
    .about = Elke beurt gebruik je een van beide, naar keuze.
mode-arrow = I, dan II
    .about = II gaat verder waar I ophoudt: met hetzelfde huis, of op het veld dat het heeft verlaten. Los van I kun je II niet gebruiken, en een fort wordt nooit verplaatst.
mode-both = I en II
    .about = Elke beurt mag je beide gebruiken, in elke volgorde.

## Waarmee je punten verdient

card-ice-fishers = IJsvissers
    .about = 2 punten voor elk eigen huis op ijs.
card-mountaineers = Bergbeklimmers
    .about = 1 punt voor elk eigen huis dat aan een berg grenst. Een huis dat op een berg staat, telt alleen als het ook aan een andere grenst.
card-shore-folk = Oeverbewoners
    .about = 1 punt voor elk eigen huis dat aan ijs grenst en niet zelf op ijs staat.
card-woodcutters = Houthakkers
    .about = 1 punt voor elk eigen huis dat aan bos grenst en niet zelf in het bos staat.
card-royal-roads = Koningswegen
    .about = Voor elke eigen groep 5 punten per kasteel waaraan die grenst, het eerste niet meegeteld.
card-messengers = Boden
    .about = 3 punten voor elk dorp naast een eigen groep die ook aan een kasteel grenst. Elk dorp telt één keer.
card-frontier = Grensland
    .about = 1 punt voor elk eigen huis aan de buitenrand van het speelbord.
card-longhouses = Langhuizen
    .about = 2 punten voor elk eigen huis op de ene lijn waarop je de meeste hebt. Alleen lijnen in de afgesproken richting tellen.
card-surveyors = Landmeters
    .about = 1 punt voor elke lijn in de afgesproken richting met minstens één eigen gebouw.
card-burghers = Poorters
    .about = 1 punt voor elke 2 huizen in je grootste groep, naar beneden afgerond.
card-hermits = Kluizenaars
    .about = 2 punten voor elke afzonderlijke eigen groep. Ook een gebouw dat alleen staat, is een groep.
card-loners = Eenlingen
    .about = 3 punten voor elk eigen huis waar geen ander eigen gebouw aan grenst.
card-farmsteads = Boerenhoeven
    .about = 4 punten voor elk eigen huis op het terreinbord waarop je de minste hebt; niets als er een terreinbord is waarop je er geen hebt.
card-lords = Lords
    .about = Op elk terreinbord 6 punten voor de meeste huizen en 3 voor de op één na meeste. Wie gelijk staat, krijgt het volle aantal; wie er geen heeft, krijgt niets.
card-heartland = Hartland
    .about = 1 punt voor elk eigen huis op het centrale terreinbord.
card-tunnel-wardens = Tunnelwachters
    .about = 2 punten voor elke tunnel waaraan minstens één eigen gebouw grenst.
card-villagers = Dorpelingen
    .about = 1 punt voor elk eigen huis dat aan een dorp grenst, hoeveel dorpen het ook zijn.
card-stewards = Rentmeesters
    .about = 3 punten voor elk eigen huis op het terrein waarop je de minste hebt, van de zes terreinen op de kaarten; niets als er een is waarop je er geen hebt.
card-castles = Kastelen
    .about = Voor elk kasteel 3 punten voor de meeste huizen ernaast, in elk spel. Wie bovenaan gelijk staat, krijgt 3.

## Economie: waarmee je munten verdient

economy-agriculture = Landbouw
    .about = Meteen 1 munt voor elk huis dat je naast een dorp bouwt.
economy-weapons = Wapens
    .about = Meteen 1 munt voor elk huis dat je bouwt naast minstens één eigen fort dat er al staat.
economy-highlands = Hoogland
    .about = Meteen 1 munt voor elk huis dat je op het bovenste terreinbord bouwt, een van de zes buitenste borden, vóór het spel afgesproken.
economy-export = Export
    .about = Meteen 1 munt voor elk huis dat je aan de buitenrand van het speelbord bouwt.
economy-enclosure = Omheining
    .about = Meteen 1 munt voor elk huis dat je bouwt waar geen aangrenzend veld van hetzelfde terrein meer vrij is.
economy-pioneers = Pioniers
    .about = Meteen 1 munt voor elk huis dat je bouwt waar geen eigen gebouw aan grenst.
economy-marble = Marmer
    .about = Meteen 2 munten als je met de drie gebouwen van je verplichte actie drie velden naast elkaar in een rechte lijn vult, in elke volgorde.
economy-salvage = Berging
    .about = Haal vóór het kopen zoveel eigen gebouwen van het speelbord als je wilt: 1 munt voor een huis, 2 voor een fort. Ze gaan uit het spel. Daarna kun je een talent deze beurt alleen nog gebruiken voor 5 munten of, met { twist-innovation }, als het nieuw is.

## Twists

twist-wolves = Wolven
    .about = Wie in een beurt meer dan 4 keer bouwt, verliest aan het einde ervan een eigen huis op het speelbord; een fort alleen als er geen huis is. Het gaat uit het spel. Een fort telt hier als één gebouw.
twist-dead-end = Doodlopende straat
    .about = Niemand mag bouwen op een veld naast een gebouw van een andere speler of er een huis naartoe verplaatsen. Eroverheen gaan mag wel.
twist-mobility = Mobiliteit
    .about = Bij de verplichte actie bouw je, indien mogelijk, op hoogstens twee velden afstand van een eigen gebouw in plaats van er direct naast.
twist-innovation = Innovatie
    .about = Wat je koopt of opwaardeert, kun je meteen gebruiken, nog in dezelfde beurt.
twist-settlers = Kolonisten
    .about = Elk gebouw van je verplichte actie dat aan een dorp grenst, laat je meteen nog een bouwen, op een bebouwbaar veld naar keuze naast je eigen gebouwen. Dat levert geen munten op en ook geen volgend gebouw.
twist-roads = Wegen
    .about = Een huis dat je met een talent of de tunnelkaart hebt verplaatst, mag nog 1 veld verder, één keer per gebruik.
twist-islands = Eilanden
    .about = Velden van verschillende terreinborden grenzen nooit aan elkaar: niet bij bouwen of verplaatsen, en niet voor groepen, kastelen of punten. Tunnels, de buitenrand en lange lijnen blijven zoals ze zijn.
twist-bargain = Koopje
    .about = Kopen en opwaarderen kost 1 munt minder, en je mag het twee keer per beurt doen. Drie keer extra gebruiken kost nog steeds 5 munten.

## Stukken

piece-house = huis
    .about = Je hebt er 32. Heeft een speler alle huizen en forten gebouwd, dan wordt de ronde uitgespeeld en is het spel afgelopen.
piece-fort = fort
    .about = Kan overal worden gebouwd waar je een huis mag bouwen, en telt op zijn veld als twee huizen voor munten, kaarten en kastelen. Je hebt er 4, en een fort wordt nooit verplaatst.

## Richtingen, en de borden rond het midden

direction-horizontal = horizontaal
    .about = Lijnen van links naar rechts.
direction-falling = diagonaal, dalend
    .about = Lijnen van linksboven naar rechtsonder.
direction-rising = diagonaal, stijgend
    .about = Lijnen van linksonder naar rechtsboven.
top-board-N = noord
top-board-NE = noordoost
top-board-SE = zuidoost
top-board-S = zuid
top-board-SW = zuidwest
top-board-NW = noordwest

## Wat er gevraagd wordt

prompt-build = Bouw op { $terrain }: nog { $left }
    .more = Kies een van de oplichtende velden: indien mogelijk bij je eigen gebouwen, anders waar je wilt op dit terrein. Je mag telkens een fort bouwen in plaats van een huis.
prompt-build-talents = of gebruik eerst: { $talents }
prompt-build-choice = Kies een terrein en bouw: { $terrains }
    .more = Kies een van de oplichtende velden: het terrein daarvan geldt voor de hele verplichte actie. { $left ->
        [one] Je bouwt 1 keer.
       *[other] Je bouwt { $left } keer.
    }
prompt-build-choice-talents = of gebruik eerst: { $talents }
prompt-settle = { twist-settlers }: bouw nog een keer, naast je eigen gebouwen
    .more = Je hebt naast een dorp gebouwd. Kies een van de oplichtende velden; dit gebouw levert geen munten op.
prompt-settle-or-not = { twist-settlers }: je mag nog een keer bouwen, naast je eigen gebouwen
    .more = Je hebt naast een dorp gebouwd. Kies een van de oplichtende velden; dit gebouw levert geen munten op. Of druk op ‘{ action-stop }’ om het niet te bouwen.
prompt-talent-build = { $level ->
    [2] { $talent } II: bouw een huis of een fort
   *[other] { $talent }: bouw een huis of een fort
}
    .more = Kies een van de oplichtende velden.
prompt-talent-move = { $level ->
    [2] { $talent } II: kies het huis dat je verplaatst
   *[other] { $talent }: kies het huis dat je verplaatst
}
    .more = Kies daarna waar het naartoe gaat. Forten kun je niet verplaatsen.
prompt-talent-to = { $level ->
    [2] { $talent } II: kies waar het huis van { $from } naartoe gaat
   *[other] { $talent }: kies waar het huis van { $from } naartoe gaat
}
    .more = Kies een van de oplichtende velden.
prompt-follow-move = { $talent } II: het huis op { $from } verder verplaatsen?
    .more = Kies een van de oplichtende velden, of druk op ‘{ action-stop }’ om het te laten staan.
prompt-follow-build = { $talent } II: bouwen op { $hex }, het verlaten veld?
    .more = Kies het oplichtende veld om daar te bouwen, of druk op ‘{ action-stop }’.
prompt-road = { twist-roads }: het huis op { $from } nog één veld verplaatsen?
    .more = Kies een van de oplichtende velden, of druk op ‘{ action-stop }’ om het te laten staan waar het met { $talent } is gekomen.
prompt-finish = { $offers ->
    [0] Beëindig je beurt
   *[other] { $coins ->
        [one] Koop iets of beëindig je beurt: 1 munt
       *[other] Koop iets of beëindig je beurt: { $coins } munten
    }
}
    .more = Je hebt gebouwd. Je kunt nog talenten gebruiken. Daarna mag je er een kopen of opwaarderen, of er voor 5 munten een tot drie keer gebruiken.
prompt-finish-talents = of gebruik eerst: { $talents }
prompt-salvage = { $coins ->
    [0] { economy-salvage }: haal gebouwen weg of beëindig je beurt
    [one] { economy-salvage }: haal gebouwen weg, koop iets of beëindig je beurt (1 munt)
   *[other] { economy-salvage }: haal gebouwen weg, koop iets of beëindig je beurt ({ $coins } munten)
}
    .more = Kies een oplichtend eigen gebouw: het gaat uit het spel, een huis voor 1 munt en een fort voor 2. Een talent kun je deze beurt alleen nog gebruiken voor 5 munten of, met { twist-innovation }, als het nieuw is.
prompt-trade = { $offers ->
    [0] Beëindig je beurt
   *[other] { $coins ->
        [one] Koop nog iets of beëindig je beurt: 1 munt
       *[other] Koop nog iets of beëindig je beurt: { $coins } munten
    }
}
    .more = Je aankoop is gedaan. Met { twist-bargain } mag je nog een keer kopen of opwaarderen, met { twist-innovation } meteen gebruiken wat nieuw is.
prompt-trade-talents = of gebruik eerst: { $talents }
prompt-extra = { $left ->
    [0] Beëindig je beurt
    [one] { $talent }: nog één keer te gebruiken
   *[other] { $talent }: tot { $left } keer te gebruiken
}
    .more = Druk voor elk gebruik op het talent, of beëindig je beurt.
prompt-wolves = { twist-wolves }: kies wat je verliest
    .more = Je hebt deze beurt meer dan 4 keer gebouwd. Kies een van de oplichtende velden: wat daar staat, gaat uit het spel.
prompt-over = { $winners-count ->
    [one] Einde van het spel: { $winners } wint
   *[other] Einde van het spel, gedeelde overwinning: { $winners }
}
    .you = { $winners-count ->
        [one] Einde van het spel: je wint
       *[other] Einde van het spel: je deelt de overwinning met { $others }
    }

action-build = Bouw een huis op { $hex }
action-fort = Bouw een fort op { $hex }
action-use = { $level ->
    [2] Gebruik { $talent } II
   *[other] Gebruik { $talent }
}
action-move = Verplaats het huis op { $hex }
action-to = Verplaats het naar { $hex }
action-buy = { $coins ->
    [0] Koop { $talent } gratis
    [one] Koop { $talent } voor 1 munt
   *[other] Koop { $talent } voor { $coins } munten
}
action-upgrade = { $coins ->
    [0] Waardeer { $talent } gratis op
    [one] Waardeer { $talent } op voor 1 munt
   *[other] Waardeer { $talent } op voor { $coins } munten
}
action-extra = Gebruik { $talent } tot drie keer voor { $coins } munten
action-salvage = Haal gebouwen weg voor munten
action-remove = Haal weg wat op { $hex } staat
action-stop = Klaar
action-end-turn = Einde beurt

## Wat er gebeurde

event-talents-dealt = { $player } krijgt deze talenten: { $talents }.
    .you = Je krijgt deze talenten: { $talents }.
event-turn-begun = { $player } begint aan beurt { $turn }.
    .you = Je begint aan beurt { $turn }.
event-card-drawn = { $player } trekt de terreinkaart voor de volgende beurt: { $terrain }.
    .you = Je trekt de terreinkaart voor je volgende beurt: { $terrain }.
event-card-shown = { $player } toont een terreinkaart: { $terrain }.
    .you = Je toont een terreinkaart: { $terrain }.
event-card-useless = Op { $terrain } kan niets worden gebouwd: { $player } trekt een andere terreinkaart.
    .you = Op { $terrain } kan niets worden gebouwd: je trekt een andere terreinkaart.
event-deck-shuffled = { $cards ->
    [one] 1 terreinkaart vormt een nieuwe trekstapel.
   *[other] { $cards } terreinkaarten worden tot een nieuwe trekstapel geschud.
}
event-no-terrain = Met geen enkele terreinkaart kan worden gebouwd: { $player } slaat de verplichte actie over.
    .you = Met geen enkele terreinkaart kan worden gebouwd: je slaat de verplichte actie over.
event-built = { $player } bouwt een { $piece } op { $hex }.
    .you = Je bouwt een { $piece } op { $hex }.
event-coins = { $coins ->
    [one] { $player } krijgt 1 munt: { $economy }.
   *[other] { $player } krijgt { $coins } munten: { $economy }.
}
    .you = { $coins ->
        [one] Je krijgt 1 munt: { $economy }.
       *[other] Je krijgt { $coins } munten: { $economy }.
    }
event-talent-used = { $level ->
    [2] { $player } gebruikt { $talent } II.
   *[other] { $player } gebruikt { $talent }.
}
    .you = { $level ->
        [2] Je gebruikt { $talent } II.
       *[other] Je gebruikt { $talent }.
    }
event-moved = { $player } verplaatst een huis van { $from } naar { $hex }.
    .you = Je verplaatst een huis van { $from } naar { $hex }.
event-stopped = { $player } laat het daarbij.
    .you = Je laat het daarbij.
event-bought = { $coins ->
    [0] { $player } koopt { $talent } gratis.
    [one] { $player } koopt { $talent } voor 1 munt.
   *[other] { $player } koopt { $talent } voor { $coins } munten.
}
    .you = { $coins ->
        [0] Je koopt { $talent } gratis.
        [one] Je koopt { $talent } voor 1 munt.
       *[other] Je koopt { $talent } voor { $coins } munten.
    }
event-upgraded = { $coins ->
    [0] { $player } waardeert { $talent } gratis op.
    [one] { $player } waardeert { $talent } op voor 1 munt.
   *[other] { $player } waardeert { $talent } op voor { $coins } munten.
}
    .you = { $coins ->
        [0] Je waardeert { $talent } gratis op.
        [one] Je waardeert { $talent } op voor 1 munt.
       *[other] Je waardeert { $talent } op voor { $coins } munten.
    }
event-extra-bought = { $player } betaalt { $coins } munten om { $talent } tot drie keer te gebruiken.
    .you = Je betaalt { $coins } munten om { $talent } tot drie keer te gebruiken.
event-salvaged = { $coins ->
    [one] { $player } haalt een { $piece } weg van { $hex } en krijgt 1 munt.
   *[other] { $player } haalt een { $piece } weg van { $hex } en krijgt { $coins } munten.
}
    .you = { $coins ->
        [one] Je haalt een { $piece } weg van { $hex } en krijgt 1 munt.
       *[other] Je haalt een { $piece } weg van { $hex } en krijgt { $coins } munten.
    }
event-lost = { $player } verliest een { $piece } op { $hex }: { twist-wolves }.
    .you = Je verliest een { $piece } op { $hex }: { twist-wolves }.
event-last-round = { $player } heeft niets meer om mee te bouwen: dit is de laatste ronde.
    .you = Je hebt niets meer om mee te bouwen: dit is de laatste ronde.
event-game-over = { $winners-count ->
    [one] Het spel is afgelopen: { $winners } wint.
   *[other] Het spel is afgelopen, met een gedeelde overwinning: { $winners }.
}
    .you = { $winners-count ->
        [one] Het spel is afgelopen: je wint.
       *[other] Het spel is afgelopen: je deelt de overwinning met { $others }.
    }

## The log, turn by turn: without the name of whose turn it is, with all that is alike in one line

log-card-shown = Terrein: { $items }
log-card-drawn = Volgend terrein: { $items }
log-built = Gebouwd, { $piece }: { $items }
log-moved = Verplaatst: { $items }
log-coins = { $sum ->
    [one] 1 munt: { $economy }
   *[other] { $sum } munten: { $economy }
}
log-talent-used = Gebruikt: { $items }
log-bought = { $sum ->
    [0] Gratis gekocht: { $items }
    [one] Gekocht voor 1 munt: { $items }
   *[other] Gekocht voor { $sum } munten: { $items }
}
log-upgraded = { $sum ->
    [0] Gratis opgewaardeerd: { $items }
    [one] Opgewaardeerd voor 1 munt: { $items }
   *[other] Opgewaardeerd voor { $sum } munten: { $items }
}
log-extra-bought = { $sum } munten betaald om tot drie keer te gebruiken: { $items }
log-salvaged = { $sum ->
    [one] Weggehaald, { $piece }: { $items }, 1 munt
   *[other] Weggehaald, { $piece }: { $items }, { $sum } munten
}
log-lost = Verloren, { $piece }: { $items }

## Woorden rond het plaatje in een terminal; zonder taal staan de woorden van de id er

picture-can-be-chosen-now = kan nu worden gekozen
picture-is-being-moved = wordt verplaatst
picture-closed = gesloten
picture-numbers-with-a-stroke-are-the-first-of-a-hex-those-of-rows-the-second = getallen met een streep zijn het eerste van een veld, die van rijen het tweede
picture-houses = huizen
picture-forts = forten
picture-coins = munten
picture-points = punten
picture-card = kaart
picture-talents = talenten
picture-in-hand = in de hand
picture-your-hand = jouw hand
picture-used = benut
picture-turn = beurt
picture-to-build = te bouwen
picture-uses = gebruikt
picture-last-round = laatste ronde
picture-the-game-is-over = het spel is voorbij
picture-no-terrain-card = geen terreinkaart
picture-terrain-cards = terreinkaarten
picture-to-draw = te trekken
picture-discarded = afgelegd
picture-out-of-the-game = uit het spel
picture-points-for = punten voor
picture-economy = economie
picture-twists = twists
picture-no-twist = geen twist
picture-top-board = bovenste bord

## Opties

option-boards = Terreinborden
    .about = Zeven terreinborden vormen het speelbord. Elk heeft twee kanten en kan op zes manieren worden gedraaid.
option-cards = Winter Kingdom-kaarten
    .about = Drie kaarten bepalen waarmee je in dit spel punten verdient.
option-economy = Economie
    .about = De kaart die bepaalt waarmee je munten verdient.
option-economy-random = Willekeurig
    .about = Een van de acht wordt geloot.
option-economy-agriculture = { economy-agriculture }
    .about = { economy-agriculture.about }
option-economy-weapons = { economy-weapons }
    .about = { economy-weapons.about }
option-economy-highlands = { economy-highlands }
    .about = { economy-highlands.about }
option-economy-export = { economy-export }
    .about = { economy-export.about }
option-economy-enclosure = { economy-enclosure }
    .about = { economy-enclosure.about }
option-economy-pioneers = { economy-pioneers }
    .about = { economy-pioneers.about }
option-economy-marble = { economy-marble }
    .about = { economy-marble.about }
option-economy-salvage = { economy-salvage }
    .about = { economy-salvage.about }
option-twist = Twist
    .about = Een kaart die voor iedereen een van de regels verandert.
option-twist-random = Willekeurig
    .about = Een van de acht wordt geloot.
option-twist-none = Geen
    .about = Het beste voor een eerste spel.
option-twist-wolves = { twist-wolves }
    .about = { twist-wolves.about }
option-twist-dead-end = { twist-dead-end }
    .about = { twist-dead-end.about }
option-twist-mobility = { twist-mobility }
    .about = { twist-mobility.about }
option-twist-innovation = { twist-innovation }
    .about = { twist-innovation.about }
option-twist-settlers = { twist-settlers }
    .about = { twist-settlers.about }
option-twist-roads = { twist-roads }
    .about = { twist-roads.about }
option-twist-islands = { twist-islands }
    .about = { twist-islands.about }
option-twist-bargain = { twist-bargain }
    .about = { twist-bargain.about }
option-more-twists = Meer twists
    .about = Ze gelden naast de eerste. Voor de meesten is één twist per spel genoeg.
option-more-twists-wolves = { twist-wolves }
option-more-twists-dead-end = { twist-dead-end }
option-more-twists-mobility = { twist-mobility }
option-more-twists-innovation = { twist-innovation }
option-more-twists-settlers = { twist-settlers }
option-more-twists-roads = { twist-roads }
option-more-twists-islands = { twist-islands }
option-more-twists-bargain = { twist-bargain }
option-talents = Talenten
    .about = Iedereen krijgt in het geheim 5 van deze talenten. Kies er geen om met alle 25 te spelen, of minstens 5 per speler.
option-direction = Richting van lijnen
    .about = Alleen voor { card-longhouses } en { card-surveyors }: welke lijnen tellen.
option-direction-horizontal = { direction-horizontal }
    .about = { direction-horizontal.about }
option-direction-falling = { direction-falling }
    .about = { direction-falling.about }
option-direction-rising = { direction-rising }
    .about = { direction-rising.about }
option-top-board = Bovenste terreinbord
    .about = Alleen voor { economy-highlands }: het buitenste bord waarop bouwen munten oplevert.
option-top-board-N = { top-board-N }
option-top-board-NE = { top-board-NE }
option-top-board-SE = { top-board-SE }
option-top-board-S = { top-board-S }
option-top-board-SW = { top-board-SW }
option-top-board-NW = { top-board-NW }
option-start = Wie begint
    .about = De speler die de eerste beurt heeft. Wie als laatste aan de beurt is, begint met één munt meer dan de eerste.

## Wat een actie zou opleveren, in een paar woorden

foresee-coins = { $coins ->
    [one] +1 munt
   *[other] +{ $coins } munten
}
foresee-last-round = laatste ronde begint

## Een eerste spel, onderweg uitgelegd

learn-welcome = Welkom! Bouw huizen en forten op dit besneeuwde speelbord. Drie kaarten bepalen waarmee je aan het einde punten verdient; elk kasteel levert nog eens 3 punten op voor wie er het meest omheen heeft gebouwd.
learn-build = Elke beurt bouw je 3 keer op het terrein van je kaart: de oplichtende velden. Kun je naast je eigen gebouwen bouwen, dan moet dat ook. Kies dus goed waar je begint.
learn-talent-build = Met dit talent bouw je één keer extra, volgens een eigen regel. Kies een van de oplichtende velden.
learn-talent-move = Hiermee verplaats je een huis dat er al staat. Kies eerst welk, dan waarheen. Forten blijven altijd staan.
learn-follow-move = Het tweede niveau van dit talent gaat verder waar het eerste ophoudt. Je hoeft het niet te gebruiken.
learn-finish = Je hebt gebouwd. Nu mag je munten uitgeven: koop een talent uit je hand, waardeer een open talent op, of gebruik er een tot drie keer voor 5 munten. Met ‘{ action-end-turn }’ trek je je volgende terreinkaart.
learn-event-coins = Je hebt munten verdiend! De economiekaart zegt waarvoor. Aan het einde van een beurt koop je er talenten mee.
learn-event-bought = Dit talent ligt nu open. Vanaf je volgende beurt kun je het één keer per beurt gebruiken, vóór of na je drie gebouwen.
learn-event-upgraded = Het tweede niveau van dit talent is van jou, vanaf je volgende beurt.
learn-any-last-round = Iemand heeft alles gebouwd wat er was. De ronde wordt uitgespeeld, daarna worden de punten geteld.
learn-over = Dat was het. Kies een getal in de puntentelling om op het speelbord te zien waar de punten vandaan komen.

## Woorden van de pagina

page-map = Het speelbord
page-points = punten
page-terrain-card = Terreinkaart
    .about = Op dit terrein bouw je deze beurt drie keer.
page-terrain-choice = Kies één terrein
    .about = Het eerste waarop je bouwt, geldt voor de hele verplichte actie.
page-next-card = Volgende terreinkaart
page-piece = Wat je bouwt
    .about = { piece-fort.about }
page-piece-house = Huis
page-piece-fort = Fort
page-houses-left = { $count ->
    [one] 1 huis over
   *[other] { $count } huizen over
}
page-forts-left = { $count ->
    [one] 1 fort over
   *[other] { $count } forten over
}
page-removed = { $count ->
    [one] 1 gebouw uit het spel
   *[other] { $count } gebouwen uit het spel
}
page-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
page-talents = Talenten
page-hand = Talenten in je hand
    .about = Alleen jij ziet ze. Wat je koopt, ligt open en kun je vanaf je volgende beurt gebruiken, met { twist-innovation } meteen.
page-hand-empty = Je hebt al je talenten gekocht.
page-in-play = Open talenten
    .about = Elk kun je één keer per beurt gebruiken, vóór of na je drie gebouwen.
page-no-talents = Nog geen open talenten: koop er een met je munten.
page-talents-hidden = { $count ->
    [one] 1 talent in de hand
   *[other] { $count } talenten in de hand
}
page-talent = { $talent }, { $state }
page-level-first = Niveau I
page-level-second = Niveau II
page-price = { $count ->
    [0] Kost niets
    [one] Kost 1 munt
   *[other] Kost { $count } munten
}
page-price-upgrade = { $count ->
    [0] Opwaarderen kost niets
    [one] Opwaarderen kost 1 munt
   *[other] Opwaarderen kost { $count } munten
}
page-talent-active = actief
page-talent-used = deze beurt benut
page-talent-new = vanaf de volgende beurt actief
page-talent-in-hand = nog niet gekocht
page-do-use = Gebruiken
page-do-buy = { $count ->
    [0] Gratis kopen
    [one] Kopen: 1 munt
   *[other] Kopen: { $count } munten
}
page-do-upgrade = { $count ->
    [0] Gratis opwaarderen
    [one] Opwaarderen: 1 munt
   *[other] Opwaarderen: { $count } munten
}
page-do-extra = { $count } munten: tot drie keer gebruiken
    .about = Aan het einde van een beurt, in plaats van een aankoop: gebruik een open talent of de tunnelkaart tot drie keer achter elkaar, of je het deze beurt al hebt gebruikt of niet.
page-extra-left = { $count ->
    [one] nog 1 keer
   *[other] nog { $count } keer
}
page-cards = Winter Kingdom-kaarten
page-economy = Economie
page-twist = Twist
page-no-twist = Geen twist
page-direction = Lijnen die tellen: { $direction }
page-top-board = Bovenste terreinbord: { $place }
page-draw-pile = { $count ->
    [one] Trekstapel: 1 terreinkaart
   *[other] Trekstapel: { $count } terreinkaarten
}
page-discard-pile = { $count ->
    [one] Aflegstapel: 1 terreinkaart
   *[other] Aflegstapel: { $count } terreinkaarten
}
page-hex-empty = { $hex }, { $terrain }
page-hex-house = { $hex }, { $terrain }, huis van { $player }
    .you = { $hex }, { $terrain }, jouw huis
page-hex-fort = { $hex }, { $terrain }, fort van { $player }
    .you = { $hex }, { $terrain }, jouw fort

# Volgt op een van de bovenstaande, na een komma.
page-hex-lifted = wordt verplaatst
page-hex-closed = gesloten door { twist-dead-end }
page-hex-target = kan worden gekozen

page-slot-centre = midden
page-board = { $degrees ->
    [0] Bord { $number }, kant { $side }
   *[other] Bord { $number }, kant { $side }, { $degrees } graden gedraaid
}
page-board-pick = { $place }: { $board }. Kies een terreinbord
page-board-turn = { $board } draaien
page-board-title = { $place }: kies een terreinbord
page-board-here = Ligt nu hier.
page-board-elsewhere = Nu: { $place }. De twee wisselen van plaats.
page-board-random = Laat het toeval kiezen
page-boards-draw = Leg zeven terreinborden
page-boards-partial = { $open ->
    [one] 1 terreinbord wordt bij de start geloot.
   *[other] { $open } terreinborden worden bij de start geloot.
}
page-cards-chosen = { $count } van { $of } gekozen.
page-cards-partial = { $count } van { $of } gekozen. De rest wordt bij de start getrokken.
page-cards-full = { $count } van { $of } gekozen. Haal er een weg om een andere te kiezen.
page-talents-all = Alle 25 talenten doen mee.
page-talents-chosen = { $count } gekozen.
page-talents-few = { $count } van minstens { $of } gekozen.
page-source-rulebook = uit de spelregels
    .about = Zo staat het in de gedrukte spelregels.
page-source-deduced = afgeleid
    .about = Het volgt uit verschillende plaatsen in de gedrukte spelregels samen.
page-source-public = uit openbare bronnen
    .about = Iemand die het spel heeft, heeft er in het openbaar over verteld.
page-source-sister = uit Kingdom Builder
    .about = Zo is het in het zusterspel, en niets spreekt het tegen.
page-source-ruling = eigen keuze
    .about = Dit staat in geen enkele bron die we kennen, dus hebben we het zelf beslist; het kan worden veranderd.
page-own-map = eigen ontwerp
    .about = De gedrukte versie staat in geen enkele openbare bron, daarom is deze van onszelf; er kan een andere voor in de plaats komen.
page-piece-key = Toets F op het speelbord: het andere gebouw.
page-do-use-first = I gebruiken
page-do-use-second = II gebruiken
page-do-buy-short = Kopen
page-do-upgrade-short = Opwaarderen
page-do-extra-short = 3 keer
page-talent-chosen = wordt nu gebruikt
page-extra-guide = Met { talent-guide } II mag elk gebruik van de tunnelkaart of van { talent-guide } voor een huis zijn dat aan geen tunnel grenst.
page-trade-later = Kopen kan in je eigen beurt, als je hebt gebouwd.
page-trade-first-build = Eerst bouwen: kopen komt daarna.
page-trade-now = Nu mag je kopen of opwaarderen, of in plaats daarvan voor extra gebruik betalen.
page-trade-again = Je mag er nog een kopen of opwaarderen.
page-trade-done = Meer kun je deze beurt niet kopen.
page-trade-poor = Je kunt je nu niets veroorloven.
page-facts = Kaart voor kaart
page-facts-boards = Bord voor bord
page-fact-named = naam
page-fact-first = niveau I
page-fact-second = niveau II
page-fact-mode = hoe ze samengaan
page-fact-buy = prijs
page-fact-upgrade = prijs van het opwaarderen
page-fact-effect = wat er telt
page-fact-coins = munten
page-fact-law = wat er verandert
page-fact-points = punten

## Waar deze regels vandaan komen: telkens een kopje en een alinea

about-wk-why = Waarom deze pagina
about-wk-why-text = Winter Kingdom is een spel van Donald X. Vaccarino, uitgegeven door Queen Games. De Nederlandse spelregels konden we alleen als kale tekst lezen, zonder de afbeeldingen van kaarten en borden. Niet alles is hier dus zoals gedrukt, en het is goed om te weten wat niet.
about-wk-attested = Zoals in de spelregels
about-wk-attested-text = De beurt, bouwen en verplaatsen, forten, talenten kopen en opwaarderen, extra gebruik voor 5 munten, terreinkaarten, kastelen en het einde van het spel zijn de gedrukte regels, in onze eigen woorden. Waar die een klein gat laten, volgen we Kingdom Builder of beslissen we zelf.
about-wk-talents = De talenten
about-wk-talents-text = De spelregels beschrijven wat talenten doen en noemen meestal welke dat doen. Samen geeft dat precies 25 kaarten. Twee namen zijn verloren gegaan: { talent-wagon } en { talent-sleigh } zijn van ons.
about-wk-public = Uit openbare bronnen
about-wk-public-text = Recensies, winkels en forums vertellen hoeveel kaarten er van elke soort zijn, dat extra gebruik tot drie keer mag, en waar sommige kaarten over gaan. De grootte en de statistieken van de borden zijn gepubliceerd door M. C. DeMarco.
about-wk-deduced = Wat we hebben afgeleid
about-wk-deduced-text = Sommige dingen volgen alleen uit verschillende plaatsen samen: welk eerste en tweede niveau bij één talent horen, hoe ze samengaan, welk niveau van { talent-port } het eerste is, en de volgorde van de terreinen voor { talent-crossroads }.
about-wk-ruled = Wat we zelf hebben beslist
about-wk-ruled-text = De terreinen van { talent-hot-springs }, { talent-monastery } en { talent-hunting-lodge } en de plaatsen van { talent-market } en { talent-farm } zijn waarschijnlijk, maar niet zeker. Dat geldt ook voor welk niveau het eerste is bij { talent-toboggan } en { talent-dog-sled }. Kleine punten bij { talent-outpost }, { talent-tower }, { talent-crossroads }, { talent-wagon } en { talent-sleigh } hebben we zelf beslist.
about-wk-prices = Prijzen en startmunten
about-wk-prices-text = Maar drie prijzen zijn bekend: 3 munten voor { talent-mine }, 1 voor { talent-dog-sled }, en 3 om { talent-caravan } op te waarderen. Alle andere zijn van ons. Dat geldt ook voor de munten aan het begin met drie en vier spelers, 1, 1, 2 en 1, 1, 2, 2; met twee spelers zijn 1 en 2 gedrukt.
about-wk-cards = De puntenkaarten
about-wk-cards-text = Van de 18 Winter Kingdom-kaarten was niets te lezen. Alle namen zijn van ons, en de meeste teksten en waarden ook. Een openbare beschrijving vertelt wat { card-ice-fishers }, { card-mountaineers } en { card-shore-folk } opleveren en noemt de 5 punten van { card-royal-roads }, maar niet hun namen.
about-wk-economy = De economiekaarten
about-wk-economy-text = Wat elk van de acht oplevert, staat in de spelregels, en vijf van hun namen ook. { economy-highlands }, { economy-enclosure } en { economy-pioneers } zijn onze namen, en sommige details hebben we zelf beslist: wat een fort telt, en waar de rand van het speelbord is.
about-wk-twists = De twists
about-wk-twists-text = Van de twists waren alleen voorbeelden te lezen. { twist-innovation } en { twist-islands } zijn daaruit duidelijk; { twist-wolves }, { twist-dead-end }, { twist-settlers }, { twist-roads } en { twist-bargain } zijn deels onze uitleg, en { twist-mobility } is een gok. De naam { twist-roads } is twijfelachtig; { twist-settlers }, { twist-islands } en { twist-bargain } zijn onze namen.
about-wk-boards = De terreinborden
about-wk-boards-text = Alle 14 kanten van de terreinborden zijn eigen ontwerpen, omdat geen openbare bron de gedrukte veld voor veld laat zien. Ze houden zich aan de gepubliceerde statistieken: 61 velden per kant, met een kasteel, een tunnel, twee dorpen en elk terrein dat op kaarten staat.
about-wk-change = Hoe je het verandert
about-wk-change-text = Borden, prijzen en waarden zijn databestanden in het pakket, en docs/winter-kingdom.md vertelt hoe je ze verandert. Heb je het spel en staat er op je kaarten iets anders, dan horen we het heel graag.

## Waardoor beslissingen kansen kosten

tag-locked-in = jezelf insluiten
tag-talent-missed = geen talent gekocht of opgewaardeerd
tag-talent-unused = een talent niet gebruikt
tag-fort-missed = geen fort gebouwd
tag-coins-missed = munten gemist
tag-for-others = punten aan anderen gelaten

## Waarover een profiel vertelt

trait-talent = Gewonnen per talent
