# Het regelboek van Winter Kingdom in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# *Zo* is nadruk, [zo](turn-build) leidt naar een alinea of een onderwerp. contents.toml zegt wat waar hoort.

## Waar het om gaat

rulebook-overview = Waar het om gaat
rulebook-overview-goal = Je bouwt huizen en forten op een besneeuwd speelbord. Drie kaarten, in elk spel andere, zeggen waarmee je aan het einde punten verdient, en kastelen leveren altijd punten op. Met munten die je onderweg verdient, koop je talenten, waarmee je meer kunt bouwen en verplaatsen. De meeste punten winnen.
rulebook-overview-components = Het is voor 2 tot 4 spelers. Er zijn 7 terreinborden met twee kanten, 30 terreinkaarten (5 van elk van zes terreinen), 18 Winter Kingdom-kaarten voor punten, 25 talenten, 8 economiekaarten en 8 twists. Elke speler heeft een tunnelkaart en een kaart voor de verplichte actie.
rulebook-overview-pieces = Iedereen heeft 32 [huizen](piece-house) en 4 [forten](piece-fort) van één kleur. Zeven fiches laten zien welke talenten klaar zijn en welke deze beurt al zijn gebruikt: één voor de verplichte actie, één voor de tunnelkaart en vijf voor talenten.
rulebook-overview-coins = Munten zijn 1 of 2 waard, en dat maakt niet uit: alleen de som telt. De bank raakt nooit leeg.

## Het speelbord

rulebook-map = Het speelbord
rulebook-map-boards = Een terreinbord is een zeshoek van 61 velden, met vijf velden langs elke zijde. Eén ligt in het midden en zes eromheen, zonder gaten; zo lijkt het speelbord op een sneeuwvlok van 427 velden. Elk terreinbord mag overal liggen, met elke kant boven en gedraaid zoals je wilt.
rulebook-map-adjacent = Twee velden grenzen aan elkaar als ze een zijde delen. Of ze op hetzelfde terreinbord liggen, maakt niet uit, behalve met de twist [{ twist-islands }](twist-islands).
rulebook-map-terrains = Op zeven terreinen kun je bouwen. Zes daarvan staan op terreinkaarten: [{ terrain-flower-field }](terrain-flower-field), [{ terrain-grassland }](terrain-grassland), [{ terrain-tundra }](terrain-tundra), [{ terrain-fell-field }](terrain-fell-field), [{ terrain-snowscape }](terrain-snowscape) en [{ terrain-forest }](terrain-forest). Het zevende is [{ terrain-ice }](terrain-ice), waar je alleen met talenten komt. Op een [{ terrain-mountain }](terrain-mountain), [{ terrain-tunnel }](terrain-tunnel), [{ terrain-village }](terrain-village) of [{ terrain-castle }](terrain-castle) kun je niet bouwen, behalve met [{ talent-mine }](talent-mine) op bergen.
rulebook-map-order = De zes terreinen op de kaarten hebben een volgorde: bloemenweide, grasland, toendra, hoogveen, sneeuwlandschap, bos, en dan weer bloemenweide. Alleen [{ talent-crossroads }](talent-crossroads) gebruikt die.
rulebook-map-lines = Velden staan op een punt, dus zijn er drie richtingen van rechte lijnen: van links naar rechts, en twee diagonalen. Een lijn loopt van het ene eind van het speelbord naar het andere, over alle terreinborden. Een gebied is alles van één terrein dat samenhangt.
rulebook-map-edge = Een veld ligt aan de buitenrand als er minder dan zes velden omheen liggen. Ook velden in de inspringende hoeken tussen twee borden tellen dus, als ze aan de buitenkant liggen. Samen zijn het er 78.
rulebook-map-groups = Je gebouwen zijn je huizen en forten. Wat aan elkaar grenst, vormt een groep; ook een gebouw dat alleen staat, is een groep. Waar huizen worden geteld, telt een fort als twee.

## Voorbereiding

rulebook-set-up = Voorbereiding
rulebook-set-up-map = Leg de zeven terreinborden willekeurig neer of zoals jullie afspreken: welk bord waar, met welke kant boven en hoe gedraaid.
rulebook-set-up-cards = Draai drie Winter Kingdom-kaarten om, één economiekaart en één twist. Speel een eerste spel liever zonder twist.
rulebook-set-up-talents = Iedereen krijgt vijf talenten en één terreinkaart. Niemand anders mag die zien tot ze gekocht of gespeeld worden. Talenten die overblijven, doen niet mee. Open talenten, fiches en munten mag iedereen zien.
rulebook-set-up-pieces = Neem alle huizen en forten van je kleur, je tunnelkaart en de kaart van de verplichte actie. Beide kaarten zijn vanaf de eerste beurt klaar.
rulebook-set-up-first-player = Volgens de spelregels begint de jongste; hier wordt geloot, tenzij je iemand aanwijst. Het gaat met de klok mee. Wie begint, krijgt 1 munt, en wie het laatst komt 2: met twee spelers 1 en 2, met drie 1, 1 en 2, met vier 1, 1, 2 en 2.
rulebook-set-up-agreements = Is [{ card-longhouses }](card-longhouses) of [{ card-surveyors }](card-surveyors) een van de kaarten, spreek dan nu een van de drie richtingen af. Is de economie [{ economy-highlands }](economy-highlands), spreek dan een van de zes buitenste borden af. Kies je niets, dan is het horizontaal, en het bord in het noorden.

## De beurt

rulebook-turn = De beurt
rulebook-turn-order = Een ronde begint bij wie het spel begon. Daarna heeft iedereen één beurt, met de klok mee.
rulebook-turn-parts = Laat je terreinkaart zien. Doe dan één keer de verplichte actie en gebruik zoveel talenten als je wilt, ervoor of erna. Daarna mag je één keer munten uitgeven. Tot slot ruim je op.
rulebook-turn-mandatory = Bij de verplichte actie bouw je drie keer, één voor één, op vrije velden van het terrein van je kaart. Telkens mag dat een huis of een fort zijn. Tussen die drie kun je niets anders doen, behalve wat [{ twist-settlers }](twist-settlers) meteen oplevert.
rulebook-turn-talents = Elk van je open talenten, en je tunnelkaart, kun je één keer per beurt gebruiken. Dat hoeft nooit, en het kan alleen als het talent iets kan doen.
rulebook-turn-coins-at-once = Munten die je met bouwen verdient, krijg je meteen.
rulebook-turn-clean-up = Leg tot slot je terreinkaart af, trek een nieuwe die alleen jij ziet, en maak al je talenten weer klaar. Is de stapel leeg, dan worden de afgelegde terreinkaarten geschud.
rulebook-turn-full-terrain = Een kaart waarvan het terrein geen vrij veld meer heeft, wordt vervangen zodra je hem trekt. Raakt het terrein vol terwijl je de kaart hebt, dan wordt hij vervangen aan het begin van je beurt, of op elk moment voordat je verplichte actie begint.
rulebook-turn-full-meanwhile = Raakt het terrein vol midden in je verplichte actie, leg de kaart dan af en trek een andere. Wat je nog moet bouwen, komt op het nieuwe terrein.
rulebook-turn-too-few = Heb je minder dan drie stukken over, bouw dan wat je hebt. Zijn alle zes terreinen vol, dan vervalt de verplichte actie. Het spel eindigt als een hele ronde lang niemand iets bouwt.

## Bouwen

rulebook-building = Bouwen
rulebook-building-one-each = Op een veld staat hoogstens één gebouw, en alleen waar bouwen kan. Dit en alles wat volgt, geldt voor elk gebouw, of het nu verplicht is of van een talent komt.
rulebook-building-next-to-your-own = Is er een toegestaan veld naast een eigen gebouw, dan *moet* je op zo’n veld bouwen. Denk dus goed na over waar je begint.
rulebook-building-anywhere = Is er geen, dan mag je op elk toegestaan veld van het hele speelbord bouwen. Dat wordt voor elk gebouw opnieuw bekeken; het eerste huis kan dus de weg openen voor het tweede, of het vastleggen.
rulebook-building-own-conditions = Sommige talenten noemen zelf een plek, en dan geldt deze regel niet: { talent-tavern } II, { talent-outpost }, { talent-market } II, { talent-farm } II, { talent-barracks } en { talent-caravan } II.
rulebook-building-moving = Een huis verplaatsen is geen bouwen. Het veld waar het stopt, moet vrij en bebouwbaar zijn, maar hoeft niet naast je eigen gebouwen te liggen. Munten verdien je er niet mee.
rulebook-building-forts = Waar je een huis mag bouwen, mag je in plaats daarvan een fort bouwen. Dat kost één keer bouwen en één veld, maar telt als twee huizen voor munten, kaarten en kastelen.
rulebook-building-forts-stay = Een fort wordt nooit verplaatst. Waar het aantal gebouwen telt, bij rijen, bij wat aan een veld grenst en bij [{ twist-wolves }](twist-wolves), telt het als één.

## Talenten

rulebook-talents = Talenten
rulebook-talents-spending = Na het bouwen mag je op *één* van drie manieren munten uitgeven: een talent kopen, er een opwaarderen, of betalen voor extra gebruik. Met [{ twist-bargain }](twist-bargain) mag je twee keer kopen of opwaarderen.
rulebook-talents-buy = Kopen: betaal de prijs van een talent in je hand en leg het open neer. Vanaf je volgende beurt kun je niveau I gebruiken. Het blijft van jou tot het einde; meer dan de vijf die je kreeg, worden het nooit.
rulebook-talents-upgrade = Opwaarderen: betaal de tweede prijs van een open talent. Niveau II is vanaf je volgende beurt van jou. Of je het talent deze beurt al hebt gebruikt, maakt niet uit.
rulebook-talents-prices = Kopen kost 1 munt voor { talent-mule }, { talent-toboggan }, { talent-guide }, { talent-dog-sled } en { talent-sleigh }; 2 voor { talent-market }, { talent-barracks }, { talent-tavern }, { talent-outpost }, { talent-caravan }, { talent-horse }, { talent-carriage } en { talent-wagon }; en 3 voor alle andere. Opwaarderen kost 3 voor { talent-caravan }; 2 voor { talent-port }, { talent-mine }, { talent-market }, { talent-farm }, { talent-barracks }, { talent-tavern }, { talent-outpost } en { talent-crossroads }; en 1 voor alle andere.
rulebook-talents-extra = Voor 5 munten mag je een van je open talenten, of de tunnelkaart, nu tot drie keer achter elkaar gebruiken, ook als je het deze beurt al hebt gebruikt. Elke keer is een volledig gebruik. Munten die je daarmee verdient, kun je deze beurt niet uitgeven.
rulebook-talents-no-more-talents = Zodra je munten hebt uitgegeven of met [{ economy-salvage }](economy-salvage) gebouwen hebt weggehaald, kun je deze beurt geen talenten meer gebruiken, behalve het extra gebruik zelf en wat [{ twist-innovation }](twist-innovation) toestaat.
rulebook-talents-build-or-move = Met sommige talenten bouw je een extra stuk, en dat kan munten opleveren; daarvoor heb je een stuk nodig dat nog niet is gebouwd. Met andere verplaats je een huis, en dat levert niets op.
rulebook-talents-levels = De twee niveaus van een opgewaardeerd talent gaan samen op een van drie manieren, en dat staat in de tekst. Bij de meeste gebruik je elke beurt [{ mode-alt }](mode-alt). Bij sommige volgt niveau II op niveau I: [{ mode-arrow }](mode-arrow). Bij { talent-crossroads } en { talent-guide } mag je beide gebruiken: [{ mode-both }](mode-both).
rulebook-talents-tunnel = De [{ talent-tunnel }](talent-tunnel) is een talent dat iedereen vanaf het begin heeft. Je kunt hem niet opwaarderen.

## Economie

rulebook-economy = Economie
rulebook-economy-one-for-all = Eén economiekaart zegt waarmee je munten verdient, voor iedereen en het hele spel lang. Na elk gebouw wordt ernaar gekeken.
rulebook-economy-what-earns = Wat je met de verplichte actie of een talent bouwt, kan munten opleveren; wat je verplaatst, of door een twist bouwt, niet. Een fort levert evenveel op als twee huizen. Een huis levert maar één keer iets op, ook als het twee keer aan de voorwaarde voldoet.

## Twists

rulebook-twists = Twists
rulebook-twists-one-is-enough = Een twist verandert één regel voor iedereen, en geen talent helpt daartegen. Eén per spel is het advies; als je wilt, speel je met meerdere of met geen.

## Punten

rulebook-points = Punten
rulebook-points-three-cards = Aan het einde wordt elk van de drie kaarten voor elke speler geteld. Elk huis telt op zichzelf, en een fort als twee, overal waar een kaart huizen telt.
rulebook-points-once = Een kaart telt een veld, een dorp of een tunnel maar één keer, tenzij er iets anders staat.
rulebook-points-direction = Voor kaarten die lijnen tellen, geldt voor iedereen de richting die jullie aan het begin hebben afgesproken.
rulebook-points-castles = In elk spel is elk kasteel 3 punten waard voor wie er de meeste huizen naast heeft, een fort als twee. Staan er meer gelijk, dan krijgen ze allemaal 3; is er niemand, dan krijgt niemand iets.

## Einde van het spel

rulebook-end = Einde van het spel
rulebook-end-last-round = Heeft iemand alle huizen en alle forten gebouwd, dan wordt de ronde uitgespeeld. Iedereen heeft dus evenveel beurten gehad.
rulebook-end-removed = Stukken die door [{ twist-wolves }](twist-wolves) of [{ economy-salvage }](economy-salvage) van het speelbord zijn gehaald, doen niet meer mee en gelden als gebouwd.
rulebook-end-winner = De meeste punten winnen, en wie gelijk staat, deelt de overwinning. Munten en talenten zijn niets waard.

## Opties van een tafel

rulebook-options = Opties van een tafel
rulebook-options-what-you-choose = Vóór het spel mag je de borden kiezen en hoe ze liggen, de drie kaarten, de economie en de twist. Wat je openlaat, wordt geloot.
rulebook-options-more = ‘{ option-more-twists }’ voegt twists toe. Bij ‘{ option-talents }’ kies je welke worden gedeeld: minstens vijf per speler, of geen om uit alle 25 te delen.
rulebook-options-agree = ‘{ option-direction }’ en ‘{ option-top-board }’ zijn wat jullie aan tafel zouden afspreken, en ‘{ option-start }’ zegt wie de eerste beurt heeft.
rulebook-options-versions = Als we een beslissing over de regels veranderen, houden lopende spellen de regels waarmee ze zijn begonnen.

## Wat gedrukt is, en wat niet

rulebook-sources = Wat gedrukt is, en wat niet
rulebook-sources-why = { about-wk-why-text }
rulebook-sources-attested = { about-wk-attested-text }
rulebook-sources-public = { about-wk-public-text }
rulebook-sources-missing = Voor zover wij weten heeft niemand de borden veld voor veld gepubliceerd, de prijzen van de talenten, de teksten van de 18 puntenkaarten, of een deel van de namen. Foto’s van de talenten en borden, of bladzijde 3 en 12 tot 16 van de spelregels in welke taal ook, zouden bijna alles oplossen.
rulebook-sources-talents = { about-wk-talents-text }
rulebook-sources-deduced = { about-wk-deduced-text }
rulebook-sources-ruled = { about-wk-ruled-text }
rulebook-sources-prices = { about-wk-prices-text }
rulebook-sources-cards = { about-wk-cards-text }
rulebook-sources-economy = { about-wk-economy-text }
rulebook-sources-twists = { about-wk-twists-text }
rulebook-sources-boards = { about-wk-boards-text }
rulebook-sources-change = { about-wk-change-text }

## Lijsten van onderwerpen

rulebook-kind-talent = Talenten
rulebook-kind-card = Winter Kingdom-kaarten en kastelen
rulebook-kind-economy = Economiekaarten
rulebook-kind-twist = Twists
rulebook-kind-terrain = Terreinen en plaatsen
rulebook-kind-piece = Stukken
rulebook-kind-mode = Hoe de twee niveaus van een talent samengaan
rulebook-kind-direction = Richtingen van lijnen

## Afbeeldingen

rulebook-figure-seven-boards = Zeven terreinborden: één in het midden en zes eromheen.
rulebook-figure-across-the-seam = De toendra ligt op het noordelijke bord, het huis staat op het middelste. Ze grenzen aan elkaar, dus het volgende huis moet daar komen.
rulebook-figure-what-can-be-built-on = Bovenaan een berg en een tunnel, links een dorp en rechts een kasteel: op die vier kun je niet bouwen. Op het ijs onderaan wel, maar alleen met talenten.
rulebook-figure-three-directions = Drie lijnen door het midden: van links naar rechts, en de twee diagonalen.
rulebook-figure-outer-edge = Aan de rand: bovenaan een huis en een fort, en een huis in de inspringende hoek tussen twee borden. Het huis midden op het speelbord telt niet: 4 punten.
rulebook-figure-groups = De ene speler heeft drie groepen: drie huizen bij elkaar en twee die alleen staan. Dat is 6 punten. Huizen van anderen verbinden niets en scheiden niets.
rulebook-figure-whole-turn = Een hele beurt: drie keer bouwen op grasland, waarvan twee keer naast het dorp voor elk een munt. Met de munt van eerder betalen ze een Mine.
rulebook-figure-three-builds = Een huis, een fort en nog een huis: elk van de drie keer mag je kiezen.
rulebook-figure-terrain-used-up = Het eerste huis neemt het laatste vrije bos. Er wordt een nieuwe kaart getrokken, een toendra, en daar komen de andere twee huizen.
rulebook-figure-must-build-adjacent = Er zijn drie toendravelden, maar twee daarvan grenzen aan het huis: het moet een van die twee zijn.
rulebook-figure-one-by-one = Geen enkele toendra grenst aan het huis, dus de eerste keer mag je overal bouwen. De tweede keer ook. Maar dan ligt er toendra naast een eigen huis, en daar moet het derde komen.
rulebook-figure-fort-counts-two = Een fort naast het dorp levert 2 munten op, een huis maar 1.
rulebook-figure-buying = 3 munten na het bouwen: genoeg voor een Mine. De Garden opwaarderen kan pas in een andere beurt, en de Mine werkt vanaf de volgende beurt.
rulebook-figure-extra-uses = Drie keer de Mule voor 5 munten: het ene huis gaat twee velden, het andere één.
rulebook-figure-castle-majority = Twee huizen en één fort staan gelijk bij het kasteel in het midden: 3 punten voor beide spelers. Het ene huis levert niets op, en bij het andere kasteel krijgt niemand iets.
rulebook-figure-last-round = De eerste speler bouwt de laatste drie stukken. De tweede heeft nog een beurt; dan is het spel afgelopen, al is er nog een huis over.
rulebook-figure-port = Met niveau II komt het extra huis op het ijs naast het eigen huis. Met niveau I zou het op sneeuwlandschap komen, het terrein van de kaart.
rulebook-figure-pasture = Bouw op het grasland naast je huis en verplaats het nieuwe huis daarna één veld, ook van het grasland af.
rulebook-figure-sawmill = Eén bosveld grenst aan het huis, dus het extra huis moet daar komen.
rulebook-figure-hot-springs = Een extra huis op toendra, al is de terreinkaart grasland.
rulebook-figure-garden = Geen bloemenweide grenst aan het huis, dus mag het overal. Daarna mag het nieuwe huis, en geen ander, één veld verder.
rulebook-figure-monastery = Een extra huis op het hoogveen, dat er meteen weer af gaat.
rulebook-figure-hunting-lodge = Een extra huis op het sneeuwlandschap naast het eigen huis.
rulebook-figure-mine = Met niveau II mag een huis op een berg staan, hier op de berg naast het eigen huis.
rulebook-figure-market = De rij grenst aan het kasteel, dus met niveau II mag er overal een huis naast. Het losse huis linksonder grenst niet aan een kasteel.
rulebook-figure-farm = Geen veld bij het dorp grenst aan het eigen huis, dus alle zes zijn toegestaan.
rulebook-figure-barracks = Niveau I vraagt een veld naast het fort zelf. Met niveau II mag elk veld naast de groep met het fort.
rulebook-figure-tavern = Met niveau II mag het bij de rij van drie van de ander: het ene eind is vrij, het andere ligt buiten het speelbord. Bij de eigen rij kan alleen het rechtereind, want links ligt een berg.
rulebook-figure-outpost = Het nieuwe huis grenst aan precies één van de twee. Voor de velden die aan beide grenzen, heb je niveau II nodig.
rulebook-figure-tower = Gebouwd aan de rand naast het eigen huis, maar niet op het ijs; daarna mag het huis daar wel heen.
rulebook-figure-homestead = Maar één veld van het middelste bord grenst aan het huis in het noorden, dus dat moet het zijn. Daarna mag het nieuwe huis naar elk veld van het middelste bord.
rulebook-figure-crossroads = Na bloemenweide komt grasland: daar komt het extra huis, en de drie van de verplichte actie op de bloemenweide.
rulebook-figure-caravan = Het huis springt over dat van een ander, en op het verlaten veld komt een nieuw huis.
rulebook-figure-mule = Eén veld met niveau I, en nog een met niveau II.
rulebook-figure-toboggan = Met niveau II gaat het huis precies twee velden rechtdoor, ook over een berg.
rulebook-figure-horse = Met niveau II mag elk veld op twee velden afstand, ook om de hoek. Niveau I laat alleen de rechte toe.
rulebook-figure-guide = Over de twee vrije bergen naar een veld ernaast. De derde berg is bezet door een ander en houdt het huis tegen.
rulebook-figure-guide-tunnel = Niveau II: een huis dat niet bij een tunnel staat, gaat naast een tunnel. De tunnelkaart is daarmee voor deze beurt gebruikt.
rulebook-figure-dog-sled = Over het vrije ijs en er aan de andere kant weer af. Met niveau II zou het huis op het ijs zelf stoppen.
rulebook-figure-carriage = Over de toendra tot het andere eind, en met niveau II nog een veld, naar welk terrein ook.
rulebook-figure-wagon = Met niveau II horen de twee huizen van de ander bij de groep, dus mag het huis daar ook naast. Met niveau I moest het naast de twee eigen huizen blijven.
rulebook-figure-sleigh = Rechtdoor tot de berg het tegenhoudt. Met niveau II kon het op elk veld daarvoor stoppen.
rulebook-figure-tunnel = Het huis bij de ene tunnel gaat naar een vrij veld bij de andere, zelfs op ijs. Het huis in het midden grenst aan geen tunnel en kan niet.
rulebook-figure-agriculture = Een huis tussen twee dorpen levert maar 1 munt op. Samen zijn het er 3.
rulebook-figure-weapons = Twee huizen naast het fort leveren elk een munt op; het derde staat te ver weg.
rulebook-figure-highlands = Het bovenste bord is hier dat in het noorden: twee huizen daarop leveren elk een munt op, dat op het middelste niets.
rulebook-figure-export = De inspringende hoek tussen twee borden hoort bij de rand: een munt voor elk van twee huizen. Het derde staat verder naar binnen.
rulebook-figure-enclosure = Bij het eerste huis is het grasland ernaast nog vrij: geen munt. Het tweede laat niets vrij, en het derde had nooit een buurveld van hetzelfde terrein: elk een munt.
rulebook-figure-pioneers = Niets voor het huis naast het eigen huis. Het fort staat alleen en levert 2 munten op; het laatste huis staat ernaast.
rulebook-figure-marble = Drie velden naast elkaar in een lijn: 2 munten. De volgorde maakt niet uit.
rulebook-figure-salvage = Een huis voor 1 munt en een fort voor 2 gaan voorgoed van het speelbord. Ze betalen meteen een Mine.
rulebook-figure-wolves = In één beurt wordt vijf keer gebouwd, en dat is meer dan vier. Daarom gaat aan het einde van de beurt een huis naar keuze verloren.
rulebook-figure-dead-end = De velden rond het huis van de ander zijn afgesloten, ook die naast het eigen huis.
rulebook-figure-mobility = Sneeuwlandschap op hoogstens twee velden afstand mag. Dat helemaal links is te ver, zolang er dichterbij een is.
rulebook-figure-innovation = De Mine wordt in dezelfde beurt gekocht en gebruikt: een extra huis naast de berg.
rulebook-figure-settlers = Twee van de gebouwen grenzen aan het dorp. Na het eerste wordt er meteen nog een gebouwd, op toendra; na het tweede gebeurt dat niet.
rulebook-figure-roads = Door de tunnel, en dan nog een veld verder, zodat het huis aan het kasteel grenst.
rulebook-figure-islands = Het huis staat op het noordelijke bord. Het veld eronder hoort bij het middelste bord en grenst er niet aan, dus er wordt in het noorden verder gebouwd.
rulebook-figure-bargain = Een Mule voor niets en een Horse voor 1 munt, beide in één beurt.
rulebook-figure-ice-fishers = Een huis en een fort op ijs tellen als drie huizen: 6 punten. Het huis op de oever levert niets op.
rulebook-figure-mountaineers = Twee huizen en een fort grenzen aan een berg: 4 punten. Het huis rechtsonder grenst aan geen.
rulebook-figure-shore-folk = Twee huizen op de oever leveren 2 punten op. Het huis op het ijs levert niets op.
rulebook-figure-woodcutters = 1 punt voor het huis naast het bos, 2 voor het fort bij het andere, niets voor het huis in het bos.
rulebook-figure-royal-roads = Eén groep grenst aan drie kastelen. Het eerste telt niet, de andere twee leveren elk 5 punten op.
rulebook-figure-messengers = De groep bij het kasteel grenst aan twee dorpen: 6 punten. Aan het derde dorp grenst een huis dat niet met een kasteel is verbonden.
rulebook-figure-longhouses = Twee lijnen hebben elk drie huizen, een fort als twee geteld. Maar één daarvan telt: 6 punten. De huizen hoeven niet naast elkaar te staan.
rulebook-figure-surveyors = De dalende diagonaal is afgesproken. De vijf gebouwen staan op vier van zulke lijnen: 4 punten.
rulebook-figure-burghers = De grootste groep heeft vier huizen en een fort, samen zes: 3 punten.
rulebook-figure-loners = Het huis in het midden en het fort staan alleen: 3 en 6 punten. Huizen van anderen maken niet uit. De twee huizen rechts grenzen aan elkaar.
rulebook-figure-farmsteads = Op elk bord staat minstens één huis. De minste, één, staat op twee borden, maar er telt één bord: 4 punten. De andere speler ontbreekt op zes borden en krijgt niets.
rulebook-figure-lords = In het midden staan twee spelers gelijk: elk 6 punten. In het noorden winnen twee huizen van één: 6 en 3 punten. Het ene huis in het noordoosten levert 6 op.
rulebook-figure-heartland = Twee huizen en een fort op het middelste bord: 4 punten. Het huis in het noorden telt niet.
rulebook-figure-tunnel-wardens = Aan twee tunnels grenst een gebouw: 4 punten. Hoeveel huizen er bij elk staan, maakt niet uit.
rulebook-figure-villagers = Het huis tussen twee dorpen levert 1 punt op, het andere huis 1 en het fort 2.
rulebook-figure-stewards = Op vijf terreinen elk twee huizen, maar in het bos maar één: 3 punten voor dat ene.

## Vragen

rulebook-question-bank-empty = Wat als de munten op zijn?
    .answer = Dat kan niet: de bank geldt als onuitputtelijk. In de doos zitten 41 munten, maar geen regel zegt wat er zonder zou gebeuren.
rulebook-question-interlock = Liggen de borden zoals in het gedrukte spel?
    .answer = Zulke zeshoeken kun je op twee manieren zonder gaten leggen, de ene het spiegelbeeld van de andere. Geen bron laat zien welke gedrukt is, dus kozen we er een. Ook wat er op de borden staat, is van ons.
rulebook-question-inner-corner = Telt de inspringende hoek tussen twee borden als buitenrand?
    .answer = Ja, als er minder dan zes velden om het veld liggen. De spelregels hebben het alleen over de rand; zo is het eenvoudigst precies te zeggen wat dat is.
rulebook-question-after-forest = Welk terrein komt er na bos?
    .answer = Bloemenweide: de volgorde begint opnieuw. De volgorde zelf volgt uit een lijst en twee voorbeelden in de spelregels, maar geen daarvan laat zien wat er na het laatste komt.
rulebook-question-leftover-talents = Kan ik talenten krijgen die niet zijn gedeeld?
    .answer = Nee. Volgens de spelregels krijgt elke speler er vijf, en er is geen manier om andere te krijgen; de rest blijft dus in de doos.
rulebook-question-first-coins = Waarom krijgt de laatste speler meer munten?
    .answer = Als vergoeding omdat die later begint. Voor twee spelers zijn 1 en 2 gedrukt. De tabel voor drie en vier is maar deels te lezen, dus 1, 1, 2 en 1, 1, 2, 2 zijn onze lezing; volgens een recensie krijgt iedereen er een of twee.
rulebook-question-who-begins = Moet de jongste beginnen?
    .answer = Thuis aan tafel wel. Hier vraagt niemand naar je leeftijd: er wordt geloot, of je wijst bij het klaarzetten iemand aan.
rulebook-question-no-direction-chosen = Wat als we geen richting of bovenste bord afspreken?
    .answer = Dan tellen lijnen van links naar rechts, en is het bovenste bord dat in het noorden. Volgens de spelregels spreken jullie dat af; er moet iets gelden als niemand kiest.
rulebook-question-talent-after-buying = Mag ik nog een talent gebruiken nadat ik iets heb gekocht?
    .answer = Nee. Talenten horen bij het bouwen, en munten uitgeven komt daarna. De spelregels geven de volgorde; dat je niet terug kunt, is onze lezing.
rulebook-question-between-builds = Mag ik tussen de drie gebouwen een talent gebruiken?
    .answer = Nee, vóór het eerste of na het derde. Zo is het in Kingdom Builder, en niets in Winter Kingdom spreekt dat tegen. Alleen wat [{ twist-settlers }](twist-settlers) oplevert, bouw je ertussendoor.
rulebook-question-card-in-hand-full = Het terrein van mijn kaart raakte vol vóór mijn beurt. Wat nu?
    .answer = Je krijgt een andere kaart als je beurt begint, en ook als een van je talenten vóór de verplichte actie het laatste veld neemt. Volgens de spelregels worden zulke kaarten vervangen als je ze trekt; dit is hetzelfde idee.
rulebook-question-full-in-the-middle = Na mijn eerste gebouw is het terrein vol. Ben ik de andere twee kwijt?
    .answer = Nee, je trekt een nieuwe kaart en bouwt de rest op dat terrein. Zo gaat het in Kingdom Builder.
rulebook-question-nothing-to-build = Wat als niemand meer kan bouwen?
    .answer = Zijn alle zes terreinen vol, dan vervalt de verplichte actie. Na een hele ronde zonder bouwen eindigt het spel, zodat het niet eeuwig duurt. Het komt bijna nooit voor.
rulebook-question-fort-in-a-row = Is een fort in een rij van drie twee gebouwen?
    .answer = Nee. Een fort staat op één veld, dus in een rij en bij wat aan een veld grenst is het één gebouw, en ook voor de Wolven. Als twee telt het alleen waar huizen worden geteld: munten, kaarten, kastelen.
rulebook-question-extra-for-tunnel = Kun je de 5 munten voor de tunnelkaart betalen?
    .answer = Ja, de spelregels noemen hem een talentkaart. De verplichte actie kun je zo niet herhalen. Wat je met extra gebruik verdient, is voor latere beurten, want uitgeven doe je maar één keer per beurt.
rulebook-question-three-or-up-to-three = Moet ik het talent alle drie de keren gebruiken?
    .answer = Nee, tot drie keer. De spelregels zeggen drie keer, en volgens een recensie is dat tot drie keer.
rulebook-question-fort-and-second-level = Ik bouwde met niveau I een fort. Kan niveau II het verplaatsen?
    .answer = Nee, forten worden nooit verplaatst, dus dat tweede deel vervalt. Ook kun je niveau II niet zonder niveau I gebruiken, want het gaat verder met hetzelfde huis.
rulebook-question-no-pieces-left = Ik heb geen stukken meer. Wat doen mijn talenten?
    .answer = Talenten waarmee je bouwt doen niets, die waarmee je een huis verplaatst werken nog. Geen regel haalt een gebouw van het speelbord om het opnieuw te bouwen.
rulebook-question-coins-secret = Mag ik mijn munten verbergen?
    .answer = Nee. Iedereen ziet wat je verdient en uitgeeft, dus de som is geen geheim. Verborgen zijn alleen je talenten in de hand en je terreinkaart.
rulebook-question-terrain-of-springs = Hoe zeker zijn de terreinen van deze drie talenten?
    .answer = Waarschijnlijk, niet zeker. Volgens een recensie staan toendra en hoogveen voor woestijn en canyon uit Kingdom Builder, waar de oase op woestijn bouwt en het klooster op canyon. Voor { talent-hunting-lodge } blijft sneeuwlandschap over.
rulebook-question-market-or-farm = Waarom hoort de Market bij kastelen en de Farm bij dorpen?
    .answer = De spelregels noemen kasteel, dorp en fort in dezelfde volgorde als { talent-market }, { talent-farm } en { talent-barracks }. Het past ook bij { economy-agriculture }, die over dorpen gaat. Of het zo gedrukt is, kunnen we niet zien.
rulebook-question-lone-fort = Is een fort dat alleen staat een groep voor Barracks II?
    .answer = Ja. Eén gebouw is overal in het spel een groep, dus zien we geen reden voor een uitzondering.
rulebook-question-outpost-zero = Mag een Outpost waar het aan geen eigen gebouw grenst?
    .answer = Nee, aan minstens één. ‘Hoogstens drie’ kun je lezen alsof nul ook mag, maar het talent gaat over bouwen bij je eigen gebouwen.
rulebook-question-tower-ice = Waarom kan de Tower niet op ijs bouwen?
    .answer = Omdat de spelregels hier zes terreinen noemen, en ijs is het zevende. Met niveau II mag het huis daarna wel naar ijs.
rulebook-question-homestead-path = Waar mag het huis overheen met Homestead II?
    .answer = Over elk veld van het middelste bord zonder gebouw, ook bergen, dorpen of een kasteel. Stoppen moet het waar bouwen kan. De spelregels zeggen alleen dat het binnen dat bord beweegt.
rulebook-question-crossroads-mixed = Mag ik met Crossroads II de twee terreinen mengen?
    .answer = Nee, je eerste gebouw beslist voor alle drie. Volgens de spelregels kies je een van de twee; dat die keuze voor de hele actie geldt, hebben we zelf beslist. { talent-port } I gaat hoe dan ook uit van het gedrukte terrein. Betaal je voor extra gebruik van { talent-crossroads }, dan doet alleen niveau I iets.
rulebook-question-caravan-coins = Levert het huis van Caravan II munten op?
    .answer = Ja, het is een extra gebouw door een talent, net als andere. De sprong ervoor levert niets op, want verplaatsen doet dat nooit.
rulebook-question-which-level-first = Hoe zeker is de volgorde van de twee niveaus?
    .answer = Bij de meeste talenten maken de spelregels dat duidelijk. Bij deze drie noemen ze de werking zonder te zeggen op welke helft, dus staat het zwakste of het eerstgenoemde bovenaan.
rulebook-question-exactly-two = Mag het huis bij een sprong van twee maar één veld gaan?
    .answer = Nee, precies twee. Op het veld ertussen mag van alles staan, maar het moet op het speelbord liggen: over de buitenkant heen springen kan niet.
rulebook-question-guide-second = Kan ik in één beurt de tunnelkaart en Guide II gebruiken?
    .answer = Nee, Guide II is een manier om de tunnelkaart te gebruiken, en dat kan één keer per beurt. Het is alleen voor huizen die aan geen tunnel grenzen. Met 5 munten voor extra gebruik mag je elke keer kiezen.
rulebook-question-wagon-splits = Mijn groep valt uiteen als de Wagon een huis wegneemt. Welk deel telt?
    .answer = Alle delen: het huis mag naast elk ervan. Een huis dat alleen staat, heeft geen groep meer om naartoe te gaan, dus het blijft staan.
rulebook-question-sleigh-edge = Stopt de rand van het speelbord een Sleigh?
    .answer = Ja, het huis stopt op het laatste veld. De spelregels noemen de hindernissen op het speelbord; dat de rand er ook een is, spreekt voor ons vanzelf. Het moet minstens één veld gaan.
rulebook-question-twist-builds-earn = Levert een huis door een twist munten op?
    .answer = Nee. De spelregels betalen voor de verplichte actie en voor talenten; een twist is geen van beide.
rulebook-question-two-villages = Mijn huis grenst aan twee dorpen. Krijg ik 2 munten?
    .answer = Nee, 1. De kaart betaalt voor het huis, niet voor de dorpen.
rulebook-question-pioneers-first-house = Levert het allereerste huis met Pioniers een munt op?
    .answer = Ja, er staat geen eigen gebouw naast. De kaart maakt geen uitzondering.
rulebook-question-enclosure-single = Betaalt Omheining voor een gebied van één veld?
    .answer = Ja: na het bouwen ligt er geen vrij veld van hetzelfde terrein naast, want dat lag er nooit.
rulebook-question-marble-forts = Leveren forten bij Marmer meer op?
    .answer = Nee, het is altijd 2 munten voor de drie samen, en alle drie zijn nodig. De kaart betaalt voor de lijn, niet per huis.
rulebook-question-salvage-fort = Wat betaalt Berging voor een fort, en krijg ik het terug?
    .answer = 2 munten, want een fort telt voor munten als twee huizen. Het doet voorgoed niet meer mee en geldt voor het einde van het spel als gebouwd.
rulebook-question-wolves-which = Welk huis nemen de Wolven?
    .answer = Een eigen huis naar keuze. De spelregels zeggen alleen een huis; een fort gaat alleen weg als je geen huis op het speelbord hebt.
rulebook-question-dead-end-card = Met Doodlopende straat kan ik nergens op mijn terrein bouwen. Ben ik mijn beurt kwijt?
    .answer = Nee, de kaart wordt vervangen alsof het terrein vol is. Wat de twist doet, weten we uit een openbare beschrijving die past bij het voorbeeld in de spelregels; over afgesloten velden heen gaan mag.
rulebook-question-mobility-sure = Hoe zeker is wat Mobiliteit doet?
    .answer = Het is een gok. In de spelregels staan alleen de naam en een afbeelding die we niet kunnen zien; bouwen op hoogstens twee velden afstand past bij de naam. Het geldt alleen voor de verplichte actie.
rulebook-question-innovation-upgrade = Geldt Innovatie ook voor opwaarderen?
    .answer = Ja. Je gebruikt het nieuwe niveau meteen, of beide als het op het eerste volgt, ook als je de kaart deze beurt al hebt gebruikt. Een nieuwe { talent-guide } II heeft nog wel een ongebruikte tunnelkaart nodig. Het voorbeeld in de spelregels laat alleen kopen zien.
rulebook-question-settlers-decline = Moet ik het extra stuk van Kolonisten bouwen?
    .answer = Nee, de spelregels zeggen dat het kan. Het komt één keer voor elk van de drie gebouwen dat aan een dorp grenst, en levert nooit een volgend op. In spellen die onder de eerste versie van deze regels zijn begonnen, moet je het nog bouwen.
rulebook-question-roads-talents = Werkt Wegen met talenten, of alleen met de tunnelkaart?
    .answer = Met beide, één keer per gebruik. Het voorbeeld gaat over de tunnelkaart, maar die is een talent als de andere.
rulebook-question-islands-lines = Stoppen lijnen met Eilanden bij de naden?
    .answer = De lijnen die { card-longhouses } en { card-surveyors } tellen niet, en de buitenrand en tunnels blijven zoals ze zijn. De twist gaat over wat aan wat grenst, en dat doet daar niet ter zake.
rulebook-question-bargain-twice = Is het zeker dat je met Koopje twee keer mag kopen?
    .answer = Nee. De lagere prijs staat in de spelregels; dat je twee keer mag kopen of opwaarderen, is hoe wij het voorbeeld lezen. Niets wordt goedkoper dan 0, en extra gebruik kost nog steeds 5.
rulebook-question-cards-printed = Zijn dit de 18 kaarten uit de doos?
    .answer = In wat wij konden lezen, is geen tekst daarvan over, dus zijn ze van ons. Voor deze vier noemt een openbare beschrijving het onderwerp en de punten; andere volgen een recensie of een kaart van Kingdom Builder.
rulebook-question-cards-of-ours = Waar komen deze vier kaarten vandaan?
    .answer = Die hebben we zelf bedacht om op 18 uit te komen. Elk gebruikt iets wat toch al op het speelbord is: het middelste bord, tunnels, dorpen en de terreinen van de kaarten.
rulebook-question-lords-tie = Twee spelers hebben bij Lords gelijk de meeste. Is er dan nog een tweede plaats?
    .answer = Ja: beiden krijgen 6, en wie daarna de meeste heeft, krijgt 3. Zo werkt de zusterkaart van Kingdom Builder.
rulebook-question-removed-counts = Moeten al mijn 36 stukken op het speelbord staan om het spel te beëindigen?
    .answer = Nee, het is genoeg als je niets meer hebt om te bouwen. Stukken die van het speelbord zijn gehaald, komen niet terug en gelden dus als gebouwd; anders zou zo’n spel misschien nooit eindigen.
rulebook-question-coins-at-end = Zijn overgebleven munten iets waard, of beslissen ze bij een gelijke stand?
    .answer = Nee. De spelregels noemen alleen punten, en wie gelijk staat, deelt de overwinning. Geef ze dus uit zolang ze je helpen.
rulebook-question-prices-sure = Welke prijzen van talenten zijn gedrukt?
    .answer = Bekend zijn 3 voor { talent-mine }, 3 om { talent-caravan } op te waarderen, en 1 voor { talent-dog-sled }, wat uit een voorbeeld volgt. De andere hebben we zelf bepaald, zo dat een speler in een spel drie tot zes aankopen kan betalen.
rulebook-question-mountains-on-cards = Is er een terreinkaart voor bergen?
    .answer = Nee. De onderdelenlijst in de spelregels noemt bergen, maar alle andere plaatsen hebben hoogveen, en de tekst van de uitgever ook: het is een vergissing.
rulebook-question-move-away = Moet een huis dat ik verplaats naast mijn eigen gebouwen eindigen?
    .answer = Nee, die regel geldt alleen voor bouwen. Het veld moet vrij en bebouwbaar zijn; een talent kan meer eisen.
