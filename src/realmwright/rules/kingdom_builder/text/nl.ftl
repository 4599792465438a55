# Kingdom Builder in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# Een waarde uit het spel heet "<argument>-<waarde>": tile-farm is wat { $tile } zegt voor "farm".

## Gebieden

terrain-grass = gras
terrain-canyon = ravijn
terrain-desert = woestijn
terrain-flower-field = bloemen
terrain-forest = bos
terrain-swamp = moeras
    .about = Kan worden bebouwd. Gebiedskaarten met moeras tonen ook nog een andere soort: je bouwt 2 nederzettingen op moeras of 3 op de andere soort.
terrain-farmland = landbouwgrond
    .about = Kan worden bebouwd, maar staat op geen enkele gebiedskaart. Je komt er met de { tile-farmland } of met tegels waarmee je op elk bebouwbaar gebied mag bouwen.
terrain-water = water
    .about = Kan niet worden bebouwd en staat op geen enkele gebiedskaart. Alleen met een paar acties kom je er, zoals met de { tile-harbor }.
terrain-mountain = berg
    .about = Kan niet worden bebouwd en staat op geen enkele gebiedskaart. Alleen met een paar acties kom je er, zoals met de { tile-donation-mountain }.
terrain-location = stadsveld
    .about = Een speciaal veld: niemand kan erop bouwen. De stadstegels die erop liggen geven speciale acties, en wie ernaast komt te staan, pakt er een.
terrain-castle = kasteelveld
    .about = Een speciaal veld: niemand kan erop bouwen. Aan het einde van elk spel levert het 3 goud op voor iedere speler met een nederzetting ernaast.
terrain-nomad = nomadenveld
    .about = Een speciaal veld: niemand kan erop bouwen. Hier ligt één nomadentegel, voor wie er als eerste naast komt te staan.
terrain-palace = paleis
    .about = Een speciaal veld: niemand kan erop bouwen. Aan het einde levert het 5 goud op voor wie er de meeste nederzettingen naast heeft.
terrain-silo = silo
terrain-nothing = geen veld

## Gebiedskaarten met twee soorten

terrain-swamp-grass = moeras of gras
terrain-swamp-canyon = moeras of ravijn
terrain-swamp-desert = moeras of woestijn
terrain-swamp-flower-field = moeras of bloemen
terrain-swamp-forest = moeras of bos

## Stadstegels: basisspel

tile-oracle = orakel
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op het gebied van je uitgespeelde gebiedskaart, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-farm = boerderij
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op gras, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-oasis = oase
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op woestijn, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-tower = toren
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aan de rand van het speelveld, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk aan een eigen nederzetting grenzen.
tile-tavern = herberg
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting direct voorbij een van de uiteinden van een ononderbroken rechte lijn van minstens 3 eigen nederzettingen, horizontaal of diagonaal. Elk bebouwbaar gebied is goed.
tile-barn = schuur
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar het gebied van je uitgespeelde gebiedskaart, indien mogelijk aangrenzend aan een andere eigen nederzetting.
tile-harbor = haven
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar een waterveld, indien mogelijk aangrenzend aan een andere eigen nederzetting.
tile-paddock = weide
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting precies twee velden in een rechte lijn, over alles heen wat ertussen ligt, naar een willekeurig bebouwbaar gebied. Het nieuwe veld hoeft niet aan een andere eigen nederzetting te grenzen.

## Stadstegels: Nomads

tile-quarry = steengroeve
    .about = Vóór of na het bouwen: plaats 1 of 2 stenen muren op vrije velden van het gebied van je uitgespeelde gebiedskaart, elk aangrenzend aan een eigen nederzetting. Muren zijn van niemand en blokkeren hun veld voor de rest van het spel.
tile-caravan = karavaan
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting in een rechte lijn zo ver als het kan. Hij stopt vóór het eerste veld waar niet gebouwd kan worden: water, een berg, een speciaal veld, een veld dat bezet is of aan een krijger grenst, of de rand van het speelveld.
tile-village = dorp
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aangrenzend aan minstens 3 eigen nederzettingen, op een willekeurig bebouwbaar gebied.
tile-garden = tuin
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op bloemen, indien mogelijk aangrenzend aan een eigen nederzetting.

## Stadstegels: Crossroads

tile-lighthouse = vuurtoren
    .about = Vóór of na het bouwen: plaats je schip op een vrij waterveld, indien mogelijk aangrenzend aan een eigen nederzetting, of verplaats het 1 tot 3 velden over vrij water, of neem het terug. Het schip telt als een eigen nederzetting.
tile-foresters-lodge = boswachtershuis
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op bos, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-barracks = kazerne
    .about = Vóór of na het bouwen: plaats 1 van je krijgers op een willekeurig bebouwbaar gebied, indien mogelijk aangrenzend aan een eigen nederzetting, of neem er een terug. Op de velden naast een krijger mag niemand bouwen of iets neerzetten, ook jij niet.
tile-crossroads = kruispunt
    .about = Werkt vanzelf: aan het einde van elke eigen beurt, ook van de beurt waarin je deze tegel pakt, trek je één extra gebiedskaart. In je volgende beurt kies je een van je kaarten, en die geldt de hele beurt.
tile-city-hall = stadhuis
    .about = Eén keer per spel, vóór of na het bouwen: plaats je stadhuistegel op 7 vrije velden, een veld en zijn zes buren, op willekeurige bebouwbare gebieden. De tegel moet aan een eigen nederzetting grenzen, telt als 7 nederzettingen en blijft liggen.
tile-fort = fort
    .about = Vóór of na het bouwen: trek een gebiedskaart en bouw 1 extra nederzetting op dat gebied, indien mogelijk aangrenzend aan een eigen nederzetting. Is er van dat gebied geen veld vrij, dan wordt er niets gebouwd.
tile-monastery = klooster
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting op ravijn, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-wagon = huifkar
    .about = Vóór of na het bouwen: plaats je huifkar op een berg of op een bebouwbaar gebied, indien mogelijk aangrenzend aan een eigen nederzetting, of verplaats hem 1 tot 3 velden over zulk gebied, of neem hem terug. De huifkar telt als een eigen nederzetting.

## Stadstegels: Marshlands

tile-temple = tempel
    .about = Vóór of na het bouwen: haal 1 eigen nederzetting, maar geen ander stuk, van het bord en leg die op deze tegel. In je volgende beurt moet je die extra bouwen, op het gebied van de kaart die je dan speelt.
tile-refuge = schuilplaats
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar een veld er direct naast, op een willekeurig bebouwbaar gebied. Het nieuwe veld hoeft niet aan een andere eigen nederzetting te grenzen.
tile-canoe = kano
    .about = Werkt vanzelf: als de laatste tegel van een stadsveld of de tegel van een nomadenveld wordt gepakt, mag je meteen 1 nederzetting bouwen. Kies eerst moeras of water en dan een veld daarvan, indien mogelijk aangrenzend aan een eigen nederzetting; daarna rust de tegel tot het einde van je beurt.
tile-fountain = fontein
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting die aan precies één eigen nederzetting grenst en aan geen enkele van een andere speler, op een willekeurig bebouwbaar gebied.

## Stadstegels: Harvest

tile-bazaar = bazaar
    .about = Vóór of na het bouwen: gebruik een andere stadstegel van jezelf deze beurt een tweede keer, maar geen kano en geen tegel die je net hebt gepakt. Bij het kruispunt trek je aan het einde van de beurt nog een extra gebiedskaart.
tile-water-mill = watermolen
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aangrenzend aan water, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk ook aan een eigen nederzetting grenzen.
tile-mountain-station = bergstation
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aangrenzend aan een berg, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk ook aan een eigen nederzetting grenzen.
tile-scout-cabin = verkennershut
    .about = Vóór of na het bouwen: plaats maximaal 2 verkennertegels op vrije velden, ook op water of bergen, elk aangrenzend aan een eigen nederzetting of aan de andere verkenner. Tot het einde van je beurt tellen ze als eigen nederzettingen voor waar je mag bouwen of verplaatsen, maar ze pakken geen tegels en leveren geen goud op.
tile-cathedral = kathedraal
    .about = Vóór of na het bouwen: pak 1 nederzettingstegel, of lever er zoveel in als je wilt en bouw voor elk 1 extra nederzetting op het gebied van je uitgespeelde gebiedskaart, indien mogelijk aangrenzend aan een eigen nederzetting. Je begint met 1 nederzettingstegel; raak je de kathedraal kwijt, dan ook al je nederzettingstegels.
tile-watchtower = wachttoren
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aangrenzend aan een nederzetting van een andere speler, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk ook aan een eigen nederzetting grenzen.
tile-university = universiteit
    .about = Vóór of na het bouwen: bouw 1 extra nederzetting aangrenzend aan een stadsveld, kasteelveld, nomadenveld, paleis of silo, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk ook aan een eigen nederzetting grenzen.
tile-palisade = palissade
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar een ander veld naast het nederzettingengebied waar hij bij hoort, op een willekeurig bebouwbaar gebied. Een nederzetting die alleen staat, kun je niet verplaatsen.

## Stadstegels: eiland

tile-rope-bridge = touwbrug
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar een ravijnveld, indien mogelijk aangrenzend aan een andere eigen nederzetting.
tile-tree-house = boomhut
    .about = Vóór of na het bouwen: verplaats 1 eigen nederzetting naar een bosveld, indien mogelijk aangrenzend aan een andere eigen nederzetting.

## Nomadentegels

tile-donation-grass = schenking gras
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op gras, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-canyon = schenking ravijn
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op ravijn, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-desert = schenking woestijn
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op woestijn, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-flower-field = schenking bloemen
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op bloemen, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-forest = schenking bos
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op bos, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-water = schenking water
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op water, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-donation-mountain = schenking berg
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: bouw maximaal 3 extra nederzettingen op bergen, elk indien mogelijk aangrenzend aan een eigen nederzetting.
tile-resettlement = hervestiging
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: verplaats je nederzettingen in totaal maximaal 4 stappen, verdeeld zoals je wilt. Elke stap gaat naar een vrij veld er direct naast, op een willekeurig bebouwbaar gebied.
tile-outpost = voorpost
    .about = Eén keer, in de beurt nadat je hem pakt, ook tijdens het bouwen: 1 nederzetting die je bouwt of verplaatst, hoeft niet aan een eigen nederzetting te grenzen. Het gebied moet wel kloppen.
tile-sword = zwaard
    .about = Eén keer, in de beurt nadat je hem pakt, vóór of na het bouwen: haal van elke andere speler 1 nederzetting naar keuze van het bord. Die gaat terug naar de eigenaar; een stadhuistegel mag je niet weghalen.
tile-treasure = schat
    .about = Meteen 3 goud als je hem pakt. Daarna gaat de tegel uit het spel.

## Bonustegels

tile-temple-bonus = tempelbonus
    .about = Krijg je bij je tweede tempel; raak je een van beide kwijt, dan ook deze bonus. Werkt vanzelf: de eerste nederzetting die je in een beurt voor je gebiedskaart bouwt, hoeft niet aan een eigen nederzetting te grenzen.
tile-refuge-bonus = schuilplaatsbonus
    .about = Krijg je bij je tweede schuilplaats; raak je een van beide kwijt, dan ook deze bonus. Vóór of na het bouwen: verplaats 1 eigen nederzetting in een rechte lijn naar het dichtstbijzijnde vrije bebouwbare veld, over alles heen wat ertussen ligt.
tile-canoe-bonus = kanobonus
    .about = Krijg je bij je tweede kano; raak je een van beide kwijt, dan ook deze bonus. Vóór of na het bouwen: kies moeras of water en bouw daar 1 extra nederzetting, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-fountain-bonus = fonteinbonus
    .about = Krijg je bij je tweede fontein; raak je een van beide kwijt, dan ook deze bonus. Werkt vanzelf: met je fonteinen mag je ook op vrije bergen bouwen.

## Wat iedereen zonder tegel kan

tile-farmland = landbouwactie
    .about = Eén keer per beurt, vóór of na het bouwen: bouw 1 extra nederzetting op landbouwgrond aangrenzend aan een eigen nederzetting. Dit kan iedereen, zonder tegel.
tile-cave = grot
    .about = Eén keer per beurt, vóór of na het bouwen: verplaats 1 eigen nederzetting die aan een grot grenst naar een willekeurig bebouwbaar veld naast dezelfde of een andere grot. Dit kan iedereen, zonder tegel.
tile-silo = silo
    .about = Na de laatste beurt, één keer voor elke silo waaraan een eigen nederzetting grenst: bouw maximaal 3 nederzettingen of verplaats er maximaal 3, naar een willekeurig bebouwbaar gebied. Elk daarvan moet aan een andere eigen nederzetting komen te grenzen.

## Waarmee je goud verdient: kaarten van het basisspel

card-fishermen = vissers
    .about = 1 goud voor elke eigen nederzetting die aan water grenst en niet zelf op water staat.
card-merchants = handelaren
    .about = 4 goud voor elk stadsveld, kasteelveld of ander speciaal veld dat je met een ononderbroken groep eigen nederzettingen met nog zo’n veld verbindt. Elk veld telt één keer.
card-discoverers = ontdekkers
    .about = 1 goud voor elke horizontale lijn van het speelveld met minstens één eigen nederzetting.
card-hermits = kluizenaars
    .about = 1 goud voor elk afzonderlijk nederzettingengebied dat je hebt. Ook een nederzetting die alleen staat, is een gebied.
card-citizens = burgers
    .about = 1 goud voor elke 2 nederzettingen in je grootste nederzettingengebied (naar beneden afgerond).
card-miners = mijnwerkers
    .about = 1 goud voor elke eigen nederzetting die aan een berg grenst en niet zelf op een berg staat.
card-workers = arbeiders
    .about = 1 goud voor elke eigen nederzetting die aan een stadsveld, kasteelveld of ander speciaal veld grenst, ongeacht aan hoeveel.
card-knights = ridders
    .about = 2 goud voor elke eigen nederzetting op die ene horizontale lijn waarop je er de meeste hebt.
card-lords = lords
    .about = Per kwadrant 12 goud voor de meeste nederzettingen en 6 voor het op één na hoogste aantal. Bij een gelijke stand krijgt iedereen het volle bedrag.
card-farmers = boeren
    .about = 3 goud voor elke eigen nederzetting in het kwadrant waarin je er de minste hebt; niets als je in een kwadrant geen enkele hebt.

## Waarmee je goud verdient: kaarten van Nomads

card-families = families
    .about = Meteen tijdens het bouwen 2 goud, telkens als de 3 nederzettingen die je voor je gebiedskaart bouwt, naast elkaar in een rechte lijn staan, horizontaal of diagonaal. Wat je met tegels bouwt, telt niet mee.
card-shepherds = herders
    .about = Meteen tijdens het bouwen 2 goud voor elke nieuwe nederzetting waar geen vrij veld van hetzelfde gebied meer aan grenst. Verplaatsen levert niets op.
card-ambassadors = ambassadeurs
    .about = Meteen tijdens het bouwen 1 goud voor elke nieuwe nederzetting die aan een nederzetting van een andere speler grenst, ongeacht aan hoeveel. Verplaatsen levert niets op.

## Waarmee je goud verdient: kaarten van Marshlands

card-geologists = geologen
    .about = 2 goud voor elk gebergte dat je met een ononderbroken groep eigen nederzettingen met een ander gebergte verbindt. Elk gebergte telt één keer; ook een losse berg is een gebergte.
card-messengers = boden
    .about = 2 goud voor elk veld op de kortste weg tussen de twee nederzettingen die binnen een van je nederzettingengebieden het verst uit elkaar liggen. Wat er op de velden ertussen is, maakt niet uit.
card-vassals = vazallen
    .about = 1 goud voor elke eigen nederzetting op een veld direct aan de grens tussen twee kwadranten.
card-captains = kapiteins
    .about = 1 goud voor elke eigen nederzetting die aan minstens 3 andere eigen nederzettingen grenst.
card-scouts = verkenners
    .about = Aan het begin wordt één soort gebied geloot; alle gebiedskaarten met dit gebied gaan uit het spel. 1 goud voor elke eigen nederzetting die aan dit gebied grenst en er niet zelf op staat.
card-noblewomen = edelvrouwen
    .about = Voor elk stadsveld, kasteelveld, nomadenveld, paleis en elke silo 5 goud voor de meeste nederzettingen ernaast; bij een gelijke stand krijgt iedereen 5. Paleizen leveren niet nog een keer goud op.

## Waarmee je goud verdient: kaarten van Harvest

card-rangers = woudlopers
    .about = 2 goud voor elke horizontale lijn van het speelveld met precies één eigen nederzetting.
card-mayors = burgemeesters
    .about = 4 goud voor elke horizontale lijn die jij hebt gemarkeerd. Zodra je 4 nederzettingen hebt op een lijn die nog niemand heeft gemarkeerd, markeert een nederzetting uit je voorraad die voorgoed.
card-chainers = kettingbouwers
    .about = 1 goud voor elke eigen nederzetting die aan precies 2 andere eigen nederzettingen grenst.
card-travellers = avonturiers
    .about = 1 goud voor elke eigen nederzetting aan de rand van het speelveld. Een nederzetting in een hoek telt één keer.
card-homesteaders = grondbezitters
    .about = 1 goud voor elke eigen nederzetting in het kwadrant waarin je er de meeste hebt.
card-rovers = zwervers
    .about = In elke eigen beurt, meteen tijdens het bouwen: 1 goud voor elk kwadrant waarin je minstens één nieuwe nederzetting bouwt. Verplaatsen levert niets op.

## Waarmee je goud verdient: opdrachten

task-home-country = thuisland
    .about = 5 goud als een heel gebied van één soort alleen met jouw nederzettingen is gevuld. Ook water en bergen tellen, en één enkel veld kan een gebied zijn.
task-fortress = vesting
    .about = 6 goud als een van je nederzettingen aan alle zes kanten door eigen nederzettingen is omringd.
task-road = weg
    .about = 7 goud als minstens 7 eigen nederzettingen een ononderbroken diagonale lijn vormen. Horizontale lijnen tellen niet.
task-place-of-refuge = toevluchtsoord
    .about = 8 goud als een stadsveld, kasteelveld, nomadenveld, paleis of silo aan alle zes kanten door eigen nederzettingen is omringd.
task-advance = opmars
    .about = 9 goud als minstens 7 eigen nederzettingen aan dezelfde rand van het speelveld staan, met of zonder gaten. Een hoek hoort bij beide randen.
task-compass-points = windstreken
    .about = 10 goud als je aan elk van de vier randen van het speelveld een nederzetting hebt. Een hoek hoort bij beide randen.

## Waarmee je goud verdient: plaatsen en schatten

castles = kastelen
    .about = 3 goud voor elk kasteel waaraan minstens één eigen nederzetting grenst, in elk spel. Meer eigen nederzettingen bij hetzelfde kasteel leveren niets extra op.
palaces = paleizen
    .about = Voor elk paleis 5 goud voor de meeste nederzettingen ernaast. Bij een gelijke stand krijgt iedereen 5; wie er geen heeft, krijgt niets.
capitols = kapitolen
    .about = 1 goud voor elke eigen nederzetting op hoogstens twee velden van een kapitool. Een nederzetting bij twee kapitolen telt voor allebei.
treasure = schatten
    .about = 3 goud voor elke schat die je van een nomadenveld hebt gepakt.

## Stukken

piece-settlement = nederzetting
piece-warrior = krijger
    .about = Telt als een eigen nederzetting. Op een veld ernaast mag niemand bouwen of iets neerzetten; wat daar al staat, mag blijven.
piece-wagon = huifkar
    .about = Telt als een eigen nederzetting en mag ook op bergen staan. De stadstegel huifkar plaatst hem, verplaatst hem of neemt hem terug.
piece-ship = schip
    .about = Telt als een eigen nederzetting en staat op water. De stadstegel vuurtoren plaatst het, verplaatst het of neemt het terug.
piece-city-hall = stadhuistegel
    .about = Bedekt 7 velden en telt als 7 eigen nederzettingen. De tegel komt één keer per spel en kan niet worden verplaatst of weggehaald.
piece-scout = verkennertegel
    .about = Telt tot het einde van de beurt als nederzetting van de speler voor waar die mag bouwen of verplaatsen, daarna verdwijnt hij. Hij pakt geen tegels en levert geen goud op.
piece-wall = stenen muur
    .about = Is van niemand en blokkeert zijn veld voor de rest van het spel. Er zijn er 25.

## Uitbreidingen

set-nomads = Nomads
    .about = 4 kwadranten met nomadenvelden in plaats van kastelen: hun tegels kun je maar één keer gebruiken; ook stenen muren. 3 Kingdom Builder-kaarten die tijdens het bouwen goud opleveren.
set-crossroads = Crossroads
    .about = 4 kwadranten met elk twee verschillende stadsvelden, en nieuwe stukken: krijgers, huifkarren, schepen en stadhuizen. Elk van deze kwadranten brengt een opdracht mee die goud oplevert.
set-marshlands = Marshlands
    .about = 4 kwadranten met moeras en, in plaats van kastelen, paleizen voor wie er het meest omheen bouwt. 5 gebiedskaarten met moeras, 6 Kingdom Builder-kaarten en bonustegels voor een tweede tegel van dezelfde soort.
set-harvest = Harvest
    .about = 4 kwadranten met landbouwgrond, een silo en elk twee verschillende stadsvelden, en 6 Kingdom Builder-kaarten. Op landbouwgrond kan iedereen één keer per beurt bouwen, en silo’s geven helemaal aan het einde nog een actie.
set-capitol = Kapitool
    .about = Op de kwadranten orakel en haven, als ze meedoen, wordt telkens één kasteel een kapitool. Dat levert 1 goud op voor elke nederzetting op hoogstens twee velden.
set-caves = Grotten
    .about = Elk kwadrant krijgt een grot op een berg als daar plaats voor is. Eén keer per beurt kan iedereen een nederzetting van grot naar grot verplaatsen.
set-island = Eiland
    .about = Naast het speelveld ligt een klein eiland met een eigen stadsveld. Je nederzettingen komen daar alleen als ze niet naast andere van jou hoeven te staan.

## Kwadranten, naar hun stadsvelden

board-oracle = { tile-oracle }
board-farm = { tile-farm }
board-oasis = { tile-oasis }
board-tower = { tile-tower }
board-tavern = { tile-tavern }
board-barn = { tile-barn }
board-harbor = { tile-harbor }
board-paddock = { tile-paddock }
board-quarry = { tile-quarry }
board-caravan = { tile-caravan }
board-village = { tile-village }
board-garden = { tile-garden }
board-lighthouse-foresters-lodge = { tile-lighthouse } en { tile-foresters-lodge }
board-barracks-crossroads = { tile-barracks } en { tile-crossroads }
board-city-hall-fort = { tile-city-hall } en { tile-fort }
board-monastery-wagon = { tile-monastery } en { tile-wagon }
board-temple = { tile-temple }
board-refuge = { tile-refuge }
board-canoe = { tile-canoe }
board-fountain = { tile-fountain }
board-bazaar-water-mill = { tile-bazaar } en { tile-water-mill }
board-mountain-station-scout-cabin = { tile-mountain-station } en { tile-scout-cabin }
board-cathedral-watchtower = { tile-cathedral } en { tile-watchtower }
board-university-palisade = { tile-university } en { tile-palisade }
board-island-rope-bridge = eiland met { tile-rope-bridge }
board-island-tree-house = eiland met { tile-tree-house }

## Wat er gevraagd wordt

prompt-build = Bouw op { $terrain }: nog { $left }
    .more = Bouw indien mogelijk naast een eigen nederzetting; anders waar je wilt op dit gebied.
prompt-build-tiles = of gebruik eerst: { $tiles }
prompt-build-anywhere = Bouw op { $terrain }: nog { $left }
    .more = De volgende mag overal op dit gebied staan.
prompt-build-anywhere-tiles = of gebruik eerst: { $tiles }
prompt-build-choice = Kies een gebied en bouw: { $terrains }
    .more = Kies een van de oplichtende velden: het gebied daarvan geldt de hele beurt. { $left ->
        [one] Je bouwt 1 nederzetting.
       *[other] Je bouwt { $left } nederzettingen.
    }
prompt-build-choice-tiles = of gebruik eerst: { $tiles }
prompt-build-swamp = Kies een gebied en bouw: { $terrains }
    .more = Kies een van de oplichtende velden: het gebied daarvan geldt de hele beurt. { $left ->
        [1] Je bouwt 1 nederzetting.
        [2] Je bouwt 2 nederzettingen.
       *[other] Je bouwt { $left } nederzettingen, op moeras één minder.
    }
prompt-build-swamp-tiles = of gebruik eerst: { $tiles }
prompt-tile-build = Bouw een nederzetting ({ $tile })
    .more = Kies een van de oplichtende velden.
prompt-tile-fort = Bouw op { $terrain } ({ $tile })
    .more = De kaart die je hebt omgedraaid bepaalt waar. Kies een van de oplichtende velden.
prompt-tile-builds = { $left ->
    [one] Bouw nog 1 nederzetting ({ $tile })
   *[other] Bouw maximaal { $left } nederzettingen ({ $tile })
}
    .more = Kies voor elk daarvan een oplichtend veld. Na de eerste mag je op ‘{ action-stop }’ drukken.
prompt-tile-move = Kies de nederzetting die je verplaatst ({ $tile })
    .more = Kies daarna waar hij naartoe gaat.
prompt-tile-steps = { $left ->
    [one] Kies een nederzetting voor de laatste stap ({ $tile })
   *[other] Kies een nederzetting voor één stap, nog { $left } stappen ({ $tile })
}
    .more = Kies een van de oplichtende velden en dan het veld ernaast waar de nederzetting naartoe gaat. Na de eerste stap mag je op ‘{ action-stop }’ drukken.
prompt-tile-to = Kies waar de nederzetting van { $from } naartoe gaat ({ $tile })
    .more = Kies een van de oplichtende velden.
prompt-tile-wall = { $left ->
    [one] Plaats nog 1 stenen muur ({ $tile })
   *[other] Plaats 1 of { $left } stenen muren ({ $tile })
}
    .more = Kies een van de oplichtende velden: daar kan niemand meer bouwen. Na de eerste muur mag je op ‘{ action-stop }’ drukken.
prompt-tile-scout = { $left ->
    [one] Plaats nog 1 verkennertegel ({ $tile })
   *[other] Plaats maximaal { $left } verkennertegels ({ $tile })
}
    .more = Kies een van de oplichtende velden: tot het einde van je beurt bouw je ernaast als naast een eigen nederzetting. Na de eerste mag je op ‘{ action-stop }’ drukken.
prompt-tile-scout-again = { $left ->
    [one] Plaats of verzet nog 1 verkenner ({ $tile })
   *[other] Plaats of verzet maximaal { $left } verkenners ({ $tile })
}
    .more = Kies een verkenner om die te verzetten, of een ander oplichtend veld voor een die nog in voorraad is. Na de eerste mag je op ‘{ action-stop }’ drukken.
prompt-tile-strike = Kies een nederzetting om weg te halen ({ $tile })
    .more = Kies een van de oplichtende velden. Elke andere speler verliest één nederzetting, en jij bepaalt welke.
prompt-tile-warrior = Plaats een krijger of neem er een terug ({ $tile })
    .more = Kies een oplichtend veld voor een krijger: daarnaast kan niemand bouwen. Of kies een eigen krijger om die terug te nemen.
prompt-tile-place = Plaats je { $piece } ({ $tile })
    .more = Kies een van de oplichtende velden.
prompt-tile-travel = Je { $piece } maximaal { $left } velden verplaatsen of terugnemen ({ $tile })
    .more = Kies een oplichtend veld ernaast voor de eerste stap. Of kies het eigen veld ({ $from }) om terug te nemen.
prompt-tile-travel-on = { $left ->
    [one] Verplaats je { $piece } nog 1 veld ({ $tile })
   *[other] Verplaats je { $piece } nog maximaal { $left } velden ({ $tile })
}
    .more = Nu op { $from }: kies het volgende oplichtende veld of druk op ‘{ action-stop }’.
prompt-tile-city = Kies het midden van je stadhuistegel ({ $tile })
    .more = Kies een van de oplichtende velden: de tegel bedekt dat veld en de zes velden eromheen, en blijft daar liggen.
prompt-tile-aside = Kies een nederzetting om apart te leggen ({ $tile })
    .more = Kies een van de oplichtende velden: de nederzetting gaat van het bord. In je volgende beurt bouw je die extra.
prompt-tile-react = Nu op moeras of water bouwen? ({ $tile })
    .more = Iemand heeft ergens de laatste tegel gepakt. Kies een oplichtend veld om daar meteen te bouwen, of druk op ‘{ action-pass }’ om het niet te doen.
prompt-tile-serve = { $values ->
    [one] Lever je nederzettingstegel in en bouw, of pak er een bij ({ $tile })
   *[other] Lever nederzettingstegels in en bouw (je hebt er { $values }), of pak er een bij ({ $tile })
}
    .more = Kies een oplichtend veld om daar voor 1 nederzettingstegel te bouwen. Of druk op ‘{ action-take-tile }’.
prompt-tile-serve-on = { $values ->
    [one] Bouw voor je laatste nederzettingstegel ({ $tile })
   *[other] Bouw voor je andere { $values } nederzettingstegels ({ $tile })
}
    .more = Kies een oplichtend veld voor elke tegel die je inlevert. Of druk op ‘{ action-stop }’ en houd de rest.
prompt-tile-endow = Pak een nederzettingstegel ({ $tile })
    .more = Druk op ‘{ action-take-tile }’. In een latere beurt kun je hem inleveren en er een nederzetting voor bouwen.
prompt-tile-repeat = Kies een tegel om nog een keer te gebruiken ({ $tile })
    .more = Druk op een stadstegel die je nu kunt kiezen.
prompt-silo = { $silos ->
    [one] Bouw of verplaats maximaal { $left } nederzettingen ({ tile-silo })
   *[other] Bouw of verplaats maximaal { $left } nederzettingen, { $silos } keer ({ tile-silo })
}
    .more = Kies een vrij oplichtend veld om daar te bouwen, of een oplichtende nederzetting om die te verplaatsen. De eerste bepaalt of je met deze silo bouwt of verplaatst. Of druk op ‘{ action-stop }’.
prompt-silo-build = { $left ->
    [one] Bouw nog 1 nederzetting ({ tile-silo })
   *[other] Bouw nog maximaal { $left } nederzettingen ({ tile-silo })
}
    .more = Kies een van de oplichtende velden. Of druk op ‘{ action-stop }’.
prompt-silo-move = { $left ->
    [one] Verplaats nog 1 nederzetting ({ tile-silo })
   *[other] Verplaats nog maximaal { $left } nederzettingen ({ tile-silo })
}
    .more = Kies een van de oplichtende velden en dan waar de nederzetting naartoe gaat. Of druk op ‘{ action-stop }’.
prompt-closing = Beëindig je beurt
    .more = Je silo’s hebben hun werk gedaan. Terugnemen kan nog.
prompt-finish = Beëindig je beurt
    .more = Je nederzettingen zijn gebouwd. Terugnemen kan nog.
prompt-finish-tiles = of gebruik eerst: { $tiles }
prompt-over = { $winners-count ->
    [one] Einde van het spel: { $winners } wint
   *[other] Einde van het spel, gedeelde overwinning: { $winners }
}
    .you = { $winners-count ->
        [one] Einde van het spel: je wint
       *[other] Einde van het spel: je deelt de overwinning met { $others }
    }

action-build = Bouw op { $hex }
action-use = Gebruik { $tile }
action-move = Verplaats de nederzetting op { $hex }
action-to = Zet neer op { $hex }
action-place = Plaats op { $hex }
action-take = Haal het stuk op { $hex } van het bord
action-remove = Haal de nederzetting op { $hex } weg
action-wall = Plaats een stenen muur op { $hex }
action-scout = Plaats een verkennertegel op { $hex }
action-take-tile = Pak een tegel
action-stop = Klaar
action-pass = Overslaan
action-end-turn = Einde beurt

## Wat er gebeurde

event-turn-begun = { $player } begint aan beurt { $turn }.
    .you = Je begint aan beurt { $turn }.
event-built = { $player } bouwt op { $hex }.
    .you = Je bouwt op { $hex }.
event-moved = { $player } verplaatst een nederzetting van { $from } naar { $hex }.
    .you = Je verplaatst een nederzetting van { $from } naar { $hex }.
event-moved-piece = { $player } verplaatst een { $piece } van { $from } naar { $hex }.
    .you = Je verplaatst een { $piece } van { $from } naar { $hex }.
event-placed = { $player } plaatst een { $piece } op { $hex }.
    .you = Je plaatst een { $piece } op { $hex }.
event-taken-back = { $player } neemt een { $piece } terug van { $hex }.
    .you = Je neemt een { $piece } terug van { $hex }.
event-set-aside = { $player } legt een { $piece } van { $hex } apart voor de volgende beurt.
    .you = Je legt een { $piece } van { $hex } apart voor je volgende beurt.
event-struck = { $player } haalt op { $hex } een { $piece } van { $owner } weg.
    .you = Je haalt op { $hex } een { $piece } van { $owner } weg.
    .yours = { $player } haalt op { $hex } een { $piece } van jou weg.
event-walled = { $player } plaatst een stenen muur op { $hex }.
    .you = Je plaatst een stenen muur op { $hex }.
event-scouted = { $player } plaatst een verkennertegel op { $hex }.
    .you = Je plaatst een verkennertegel op { $hex }.
event-tile-used = { $player } gebruikt: { $tile }.
    .you = Je gebruikt: { $tile }.
event-tile-repeated = { $player } gebruikt nog een keer: { $tile }.
    .you = Je gebruikt nog een keer: { $tile }.
event-tile-taken = { $player } pakt een tegel: { $tile }.
    .you = Je pakt een tegel: { $tile }.
event-tile-lost = { $player } verliest een tegel: { $tile }.
    .you = Je verliest een tegel: { $tile }.
event-value-taken = { $player } pakt een nederzettingstegel en heeft er nu { $values }.
    .you = Je pakt een nederzettingstegel en hebt er nu { $values }.
event-stopped = { $player } is klaar: { $tile }.
    .you = Je bent klaar: { $tile }.
event-earned = { $player } krijgt meteen { $gold } goud: { $source }.
    .you = Je krijgt meteen { $gold } goud: { $source }.
event-line-marked = { $player } markeert rij { $line } met een nederzetting uit de voorraad.
    .you = Je markeert rij { $line } met een nederzetting uit je voorraad.
event-last-round = { $player } heeft geen nederzettingen meer in de voorraad: dit is de laatste ronde.
    .you = Je hebt geen nederzettingen meer in je voorraad: dit is de laatste ronde.
event-silo-begins = { $silos ->
    [one] { $player } heeft 1 siloactie.
   *[other] { $player } heeft { $silos } siloacties.
}
    .you = { $silos ->
        [one] Je hebt 1 siloactie.
       *[other] Je hebt { $silos } siloacties.
    }
event-terrain-removed = Alle gebiedskaarten met { $terrain } gaan uit het spel ({ card-scouts }).
event-card-shown = { $player } toont een gebiedskaart: { $terrain }.
    .you = Je toont een gebiedskaart: { $terrain }.
event-card-turned = { $player } draait een gebiedskaart om: { $terrain }.
    .you = Je draait een gebiedskaart om: { $terrain }.
event-card-useless = Voor { $terrain } is geen veld meer vrij: { $player } neemt deze gebiedskaart uit het spel.
    .you = Voor { $terrain } is geen veld meer vrij: je neemt deze gebiedskaart uit het spel.
event-card-drawn = { $player } trekt de gebiedskaart voor de volgende beurt: { $terrain }.
    .you = Je trekt de gebiedskaart voor je volgende beurt: { $terrain }.
event-no-cards = Er zijn geen gebiedskaarten meer: { $player } speelt zonder kaart verder.
    .you = Er zijn geen gebiedskaarten meer: je speelt zonder kaart verder.
event-deck-shuffled = { $cards ->
    [one] 1 gebiedskaart vormt een nieuwe trekstapel.
   *[other] { $cards } gebiedskaarten worden tot een nieuwe trekstapel geschud.
}
event-game-over = { $winners-count ->
    [one] Het spel is afgelopen: { $winners } wint.
   *[other] Het spel is afgelopen, met een gedeelde overwinning: { $winners }.
}
    .you = { $winners-count ->
        [one] Het spel is afgelopen: je wint.
       *[other] Het spel is afgelopen: je deelt de overwinning met { $others }.
    }

## The log, turn by turn: without the name of whose turn it is, with all that is alike in one line

log-card-shown = Gebied: { $items }
log-card-turned = Omgedraaid: { $items }
log-card-drawn = Volgend gebied: { $items }
log-built = Gebouwd: { $items }
log-moved = Verplaatst: { $items }
log-moved-piece = Verplaatst, { $piece }: { $items }
log-placed = Geplaatst, { $piece }: { $items }
log-taken-back = Teruggenomen, { $piece }: { $items }
log-set-aside = Apart gelegd voor de volgende beurt: { $items }
log-struck = Weggehaald, { $piece } van { $owner }: { $items }
    .yours = Weggehaald, { $piece } van jou: { $items }
log-walled = Stenen muur: { $items }
log-scouted = Verkennertegel: { $items }
log-tile-used = Gebruikt: { $items }
log-tile-repeated = Nog een keer gebruikt: { $items }
log-tile-taken = Gepakt: { $items }
log-tile-lost = Verloren: { $items }
log-earned = { $sum } goud: { $source }
log-line-marked = Gemarkeerd: rij { $items }

## Woorden rond het plaatje in een terminal; zonder taal staan de woorden van de id er

picture-tiles-left = tegels over
picture-odd-rows-lie-half-a-hex-to-the-right = oneven rijen liggen een half veld naar rechts
picture-can-be-chosen-now = kan nu worden gekozen
picture-is-being-moved = wordt verplaatst
picture-supply = voorraad
picture-castles = kastelen
picture-gold = goud
picture-no-tiles = geen tegels
picture-used = gebruikt
picture-new = nieuw
picture-card = kaart
picture-to-draw = te trekken
picture-discarded = afgelegd
picture-out-of-the-game = uit het spel
picture-turn = beurt
picture-terrain-cards = gebiedskaarten
picture-gold-for = goud voor
picture-the-game-is-over = het spel is voorbij
picture-no-terrain-card = geen gebiedskaart
picture-to-build = te bouwen
picture-uses = gebruikt
picture-last-round = laatste ronde
picture-walls = stenen muren
picture-scouts = verkennertegels
picture-caves = grotten
picture-capitols = kapitolen
picture-nomad-tiles = nomadentegels
picture-tasks = opdrachten
picture-set-aside = apart gelegd
picture-settlement-tiles = nederzettingstegels
picture-marked-lines = gemarkeerde lijnen
picture-reserve = reserve
picture-reacts = reageert
picture-silo = silo

## Opties

option-first-game = Eerste spel
    .about = De aanbevolen startopstelling uit de spelregels. Kwadranten: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Kaarten: { card-fishermen }, { card-knights }, { card-merchants }.
option-sets = Uitbreidingen
    .about = De kwadranten, kaarten en stukken die bij het basisspel komen.
option-boards = Kwadranten
    .about = Vier kwadranten uit het basisspel en de gekozen uitbreidingen vormen het speelveld. Elk kwadrant kan worden gedraaid.
option-cards = Kingdom Builder-kaarten
    .about = Drie kaarten bepalen waarmee je in dit spel goud verdient.
option-island = Kant van het eiland
    .about = Alleen met de uitbreiding { set-island }: welk stadsveld daar ligt.
option-island-random = Willekeurig
    .about = De kant wordt geloot.
option-island-rope-bridge = { tile-rope-bridge }
    .about = { tile-rope-bridge.about }
option-island-tree-house = { tile-tree-house }
    .about = { tile-tree-house.about }
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-lords-zero-counts = Lords: ook nul telt mee
    .about = Alleen voor { card-lords }: ook wie in een kwadrant geen nederzetting heeft, kan daar de meeste of de op één na meeste hebben.
option-canoe-trigger = Kano: wie mag reageren
    .about = Alleen voor { tile-canoe }: wie mag bouwen als de laatste tegel van een stadsveld of de tegel van een nomadenveld wordt gepakt.
option-canoe-trigger-any = Iedereen
    .about = Ook wie de tegel pakt, mag bouwen, na alle anderen.
option-canoe-trigger-other = Alleen de anderen
    .about = Wie de tegel pakt, mag niet bouwen.
option-island-knights = Ridders: ook op het eiland
    .about = Alleen voor { card-knights } met de uitbreiding { set-island }: de lijn waarop je de meeste nederzettingen hebt, mag ook op het eiland liggen.
option-capitol-keeps-castle = Kapitool: blijft kasteel
    .about = Alleen met de uitbreiding { set-capitol }: een kasteel met een kapitool erop blijft een kasteel, met zijn 3 goud en voor alle kaarten.
option-special-pieces-movable = Speciale stukken verplaatsbaar
    .about = Alles waarmee je een nederzetting verplaatst, verplaatst ook krijgers, huifkarren en schepen. Anders doen alleen hun eigen tegels dat.
option-swamp-cards-without-boards = Moeraskaarten in elk geval
    .about = De 5 gebiedskaarten met moeras doen mee, ook als er geen kwadrant met moeras is; dan telt alleen hun andere helft. Volgens de nieuwste regels is dat altijd zo, en dit geldt alleen voor spellen die volgens eerdere regels zijn begonnen.

## Wat een actie zou opleveren, in een paar woorden

foresee-tile-taken = tegel { $tile } erbij
foresee-tile-lost = tegel { $tile } kwijt
foresee-last-round = laatste ronde begint

## Een eerste spel, onderweg uitgelegd

learn-welcome = Welkom! Bouw nederzettingen op dit speelveld. Drie kaarten bepalen waarmee je aan het einde goud verdient; elk kasteel waar je naast bouwt, levert nog eens 3 goud op.
learn-build = Elke beurt bouw je 3 nederzettingen op het gebied van je kaart: de oplichtende velden. Kun je naast je eigen nederzettingen bouwen, dan moet dat ook. Kies dus goed waar je begint.
learn-tile-build = Met deze stadstegel bouw je één extra nederzetting, volgens een eigen regel. Kies een van de oplichtende velden.
learn-tile-move = Met deze stadstegel verplaats je een nederzetting die er al staat. Kies eerst welke, dan waarheen.
learn-finish = Dat was je beurt. Kijk nog eens goed: je kunt alles nog terugnemen. Met ‘{ action-end-turn }’ trek je je volgende gebiedskaart.
learn-event-tile-taken = Je hebt naast een stadsveld gebouwd en krijgt de stadstegel. Vanaf je volgende beurt geeft die je elke beurt een speciale actie.
learn-event-tile-lost = Je hebt je laatste nederzetting bij een stadsveld weggehaald en bent de stadstegel kwijt.
learn-any-last-round = Iemand heeft de laatste nederzetting uit de voorraad gebouwd. De ronde wordt uitgespeeld, daarna wordt het goud geteld.
learn-over = Dat was het. Kies een getal in de puntentelling om op het speelveld te zien waar het goud vandaan komt.

## Woorden van de pagina

page-map = Het speelveld
page-gold = goud
page-tiles = Speciale acties
page-no-tiles = Nog geen tegels: bouw naast een plaats met tegels om er een te krijgen.
page-tile-fresh = Hij is beschikbaar.
page-tile-used = Hij is gebruikt en rust tot het einde van je beurt.
page-tile-new = Hij is vanaf de volgende beurt beschikbaar.
page-terrain-card = Gebiedskaart
    .about = Op dit gebied bouw je deze beurt je nederzettingen.
page-terrain-choice = Kies één gebied
    .about = Het eerste waarop je bouwt of dat je gebruikt, wordt het gebied van deze beurt.
page-next-card = Volgende gebiedskaart
page-supply = { $count ->
    [one] 1 nederzetting over
   *[other] { $count } nederzettingen over
}
page-reserve = { $piece }: nog { $count }
page-aside = { $count ->
    [one] 1 nederzetting apart gelegd voor de volgende beurt
   *[other] { $count } nederzettingen apart gelegd voor de volgende beurt
}
page-values = { $count ->
    [one] 1 nederzettingstegel
   *[other] { $count } nederzettingstegels
}
page-marked = { $count ->
    [one] 1 lijn gemarkeerd
   *[other] { $count } lijnen gemarkeerd
}
page-earned = tot nu toe { $gold } goud verdiend
page-tasks = Opdrachten
page-nomad-tile = Nomadentegel
page-walls-left = { $count ->
    [one] 1 stenen muur over
   *[other] { $count } stenen muren over
}
page-place = { $count ->
    [0] { $tile }: geen tegels over
    [one] { $tile }: 1 tegel over
   *[other] { $tile }: { $count } tegels over
}
page-hex-empty = rij { $row }, kolom { $column }, { $terrain }
page-hex-settlement = rij { $row }, kolom { $column }, { $terrain }, nederzetting van { $player }
    .you = rij { $row }, kolom { $column }, { $terrain }, jouw nederzetting
page-hex-piece = rij { $row }, kolom { $column }, { $terrain }, { $piece } van { $player }
    .you = rij { $row }, kolom { $column }, { $terrain }, { $piece } van jou
page-hex-location = { $count ->
    [0] rij { $row }, kolom { $column }, { $tile }, geen tegels over
    [one] rij { $row }, kolom { $column }, { $tile }, 1 tegel over
   *[other] rij { $row }, kolom { $column }, { $tile }, { $count } tegels over
}

# Wat { $row } op het eiland zegt: "rij 22 op het eiland, kolom 3, gras".
page-island-row = { $row } op het eiland

# Volgt op een van de bovenstaande, na een komma.
page-hex-wall = stenen muur
page-hex-scout = verkennertegel
page-hex-nomad = { $count ->
    [0] geen tegel meer
   *[other] { $tile }
}
page-hex-palace = 5 goud voor de meeste nederzettingen ernaast
page-hex-silo = nog een actie helemaal aan het einde
page-hex-cave = met een grot
page-hex-capitol = met een kapitool
page-hex-closed = afgesloten door een krijger
page-hex-target = kan worden gekozen

page-corner-top-left = Linksboven
page-corner-top-right = Rechtsboven
page-corner-bottom-left = Linksonder
page-corner-bottom-right = Rechtsonder
page-set-choose = Kies de uitbreidingen
page-board-pick = { $place }: { $board }. Kies een kwadrant
page-board-turned = { $board }, gedraaid
page-board-turn = Kwadrant { $board } draaien
page-board-title = { $place }: kies een kwadrant
page-board-here = Ligt nu hier.
page-board-elsewhere = { $place }. De twee wisselen van plaats.
page-board-random = Laat het toeval kiezen
page-boards-draw = Leg vier kwadranten
page-boards-partial = { $open ->
    [one] 1 kwadrant wordt bij de start geloot.
   *[other] { $open } kwadranten worden bij de start geloot.
}
page-cards-chosen = { $count } van { $of } gekozen.
page-cards-partial = { $count } van { $of } gekozen. De rest wordt bij de start getrokken.
page-cards-full = { $count } van { $of } gekozen. Haal er een weg om een andere te kiezen.
page-own-design = eigen ontwerp
    .about = De gedrukte versie staat in geen enkele openbare bron, daarom is deze van onszelf; er kan een andere voor in de plaats komen.

## Waardoor beslissingen kansen kosten

tag-locked-in = jezelf insluiten
tag-tile-missed = geen stadstegel gepakt
tag-tile-unused = een tegel niet gebruikt
tag-for-others = punten aan anderen gelaten

## Waarover een profiel vertelt

trait-tile = Gewonnen per tegel
