# Kingdom Builder in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# Een waarde uit het spel heet "<argument>-<waarde>": tile-farm is wat { $tile } zegt voor "farm".

## Gebieden

terrain-grass = gras
terrain-canyon = ravijn
terrain-desert = woestijn
terrain-flower-field = bloemen
terrain-forest = bos
terrain-swamp = moeras
terrain-farmland = landbouwgrond
terrain-water = water
terrain-mountain = berg
terrain-location = stadsveld
terrain-castle = kasteelveld
terrain-nomad = nomadenveld
terrain-palace = paleis
terrain-silo = silo
terrain-nothing = geen veld

## Stadstegels

tile-oracle = orakel
    .about = Bouw 1 nederzetting op het gebied van je uitgespeelde gebiedskaart, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-farm = boerderij
    .about = Bouw 1 nederzetting op gras, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-oasis = oase
    .about = Bouw 1 nederzetting op woestijn, indien mogelijk aangrenzend aan een eigen nederzetting.
tile-tower = toren
    .about = Bouw 1 nederzetting aan de rand van het speelveld, op een willekeurig bebouwbaar gebied. Het veld moet indien mogelijk aan een eigen nederzetting grenzen.
tile-tavern = herberg
    .about = Bouw 1 nederzetting direct voorbij een van de uiteinden van een ononderbroken rechte lijn van minstens 3 eigen nederzettingen, horizontaal of diagonaal. Elk bebouwbaar gebied is goed.
tile-barn = schuur
    .about = Verplaats 1 eigen nederzetting naar het gebied van je uitgespeelde gebiedskaart, indien mogelijk aangrenzend aan een andere eigen nederzetting.
tile-harbor = haven
    .about = Verplaats 1 eigen nederzetting naar een waterveld, indien mogelijk aangrenzend aan een andere eigen nederzetting.
tile-paddock = weide
    .about = Verplaats 1 eigen nederzetting precies twee velden in een rechte lijn, over alles heen wat ertussen ligt, naar een willekeurig bebouwbaar gebied. Het nieuwe veld hoeft niet aan een andere eigen nederzetting te grenzen.

## Waarmee je goud verdient

card-fishermen = vissers
    .about = 1 goud voor elke eigen nederzetting die aan water grenst en niet zelf op water staat.
card-merchants = handelaren
    .about = 4 goud voor elk stadsveld en kasteelveld dat je met een ononderbroken groep eigen nederzettingen met een ander stads- of kasteelveld verbindt. Elk veld telt één keer.
card-discoverers = ontdekkers
    .about = 1 goud voor elke horizontale lijn van het speelveld met minstens één eigen nederzetting.
card-hermits = kluizenaars
    .about = 1 goud voor elk afzonderlijk nederzettingengebied dat je hebt. Ook een nederzetting die alleen staat, is een gebied.
card-citizens = burgers
    .about = 1 goud voor elke 2 nederzettingen in je grootste nederzettingengebied (naar beneden afgerond).
card-miners = mijnwerkers
    .about = 1 goud voor elke eigen nederzetting die aan een berg grenst en niet zelf op een berg staat.
card-workers = arbeiders
    .about = 1 goud voor elke eigen nederzetting die aan een stadsveld of kasteelveld grenst, ongeacht aan hoeveel.
card-knights = ridders
    .about = 2 goud voor elke eigen nederzetting op die ene horizontale lijn waarop je er de meeste hebt.
card-lords = lords
    .about = Per kwadrant 12 goud voor de meeste nederzettingen en 6 voor het op één na hoogste aantal. Bij een gelijke stand krijgt iedereen het volle bedrag.
card-farmers = boeren
    .about = 3 goud voor elke eigen nederzetting in het kwadrant waarin je er de minste hebt; niets als je in een kwadrant geen enkele hebt.
castles = kastelen
    .about = 3 goud voor elk kasteel waaraan minstens één eigen nederzetting grenst, in elk spel. Meer eigen nederzettingen bij hetzelfde kasteel leveren niets extra op.

## Wat er gevraagd wordt

prompt-build = Bouw op { $terrain }: nog { $left }
    .more = Bouw indien mogelijk naast een eigen nederzetting; anders waar je wilt op dit gebied.
prompt-build-tiles = of gebruik eerst: { $tiles }
prompt-tile-build = Stadstegel { $tile }: bouw een nederzetting
    .more = Kies een van de oplichtende velden.
prompt-tile-move = Stadstegel { $tile }: kies de nederzetting die je verplaatst
    .more = Kies daarna waar hij naartoe gaat.
prompt-tile-to = Stadstegel { $tile }: kies waar de nederzetting van { $from } naartoe gaat
    .more = Kies een van de oplichtende velden.
prompt-finish = Beëindig je beurt
    .more = Je nederzettingen zijn gebouwd. Je kunt alles nog terugnemen.
prompt-finish-tiles = of gebruik eerst: { $tiles }
prompt-over = { $winners-count ->
    [one] Einde van het spel: { $winners } wint
   *[other] Einde van het spel, gedeelde overwinning: { $winners }
}

action-build = Bouw op { $hex }
action-use = Gebruik { $tile }
action-move = Verplaats de nederzetting op { $hex }
action-to = Zet hem neer op { $hex }
action-end-turn = Einde beurt

## Wat er gebeurde

event-built = { $player } bouwt op { $hex }.
event-moved = { $player } verplaatst een nederzetting van { $from } naar { $hex }.
event-tile-used = { $player } gebruikt een stadstegel: { $tile }.
event-tile-taken = { $player } pakt een stadstegel: { $tile }.
event-tile-lost = { $player } verliest een stadstegel: { $tile }.
event-last-round = { $player } heeft de laatste nederzetting uit de voorraad gebouwd: dit is de laatste ronde.
event-card-shown = { $player } toont een gebiedskaart: { $terrain }.
event-card-useless = Voor { $terrain } is geen veld meer vrij: { $player } neemt deze gebiedskaart uit het spel.
event-card-drawn = { $player } trekt de gebiedskaart voor de volgende beurt: { $terrain }.
event-no-cards = Er zijn geen gebiedskaarten meer: { $player } speelt zonder kaart verder.
event-deck-shuffled = { $cards ->
    [one] 1 gebiedskaart vormt een nieuwe trekstapel.
   *[other] { $cards } gebiedskaarten worden tot een nieuwe trekstapel geschud.
}
event-game-over = { $winners-count ->
    [one] Het spel is afgelopen: { $winners } wint.
   *[other] Het spel is afgelopen, met een gedeelde overwinning: { $winners }.
}

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

## Opties

option-first-game = Eerste spel
    .about = De aanbevolen startopstelling uit de spelregels. Kwadranten: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Kaarten: { card-fishermen }, { card-knights }, { card-merchants }.
option-boards = Kwadranten
    .about = Vier van de acht kwadranten vormen het speelveld. Elk kwadrant kan worden gedraaid.
option-cards = Kingdom Builder-kaarten
    .about = Drie kaarten bepalen waarmee je in dit spel goud verdient.
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-lords-zero-counts = Lords: ook nul telt mee
    .about = Alleen voor { card-lords }: ook wie in een kwadrant geen nederzetting heeft, kan daar de meeste of de op één na meeste hebben.

## Wat een actie zou opleveren, in een paar woorden

foresee-tile-taken = stadstegel { $tile } erbij
foresee-tile-lost = stadstegel { $tile } kwijt
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
page-tiles = Stadstegels
page-no-tiles = Nog geen stadstegels: bouw naast een stadsveld om er een te krijgen.
page-tile-fresh = Je kunt hem deze beurt gebruiken.
page-tile-used = Hij is deze beurt al gebruikt.
page-tile-new = Je kunt hem vanaf de volgende beurt gebruiken.
page-terrain-card = Gebiedskaart
    .about = Op dit gebied bouw je deze beurt je nederzettingen.
page-next-card = Volgende gebiedskaart
page-supply = { $count ->
    [one] 1 nederzetting over
   *[other] { $count } nederzettingen over
}
page-place = { $count ->
    [0] { $tile }: geen tegels over
    [one] { $tile }: 1 tegel over
   *[other] { $tile }: { $count } tegels over
}
page-hex-empty = rij { $row }, kolom { $column }, { $terrain }
page-hex-settlement = rij { $row }, kolom { $column }, { $terrain }, nederzetting van { $player }
page-hex-location = { $count ->
    [0] rij { $row }, kolom { $column }, { $tile }, geen tegels over
    [one] rij { $row }, kolom { $column }, { $tile }, 1 tegel over
   *[other] rij { $row }, kolom { $column }, { $tile }, { $count } tegels over
}
page-hex-target = kan worden gekozen
page-corner-top-left = Linksboven
page-corner-top-right = Rechtsboven
page-corner-bottom-left = Linksonder
page-corner-bottom-right = Rechtsonder
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
