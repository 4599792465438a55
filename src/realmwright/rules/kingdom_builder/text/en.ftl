# Kingdom Builder in English. The same messages stand in the same order in the other languages.
# A value of the game is named by "<argument>-<value>": tile-farm is what { $tile } says for "farm".

## Terrain

terrain-grass = grass
terrain-canyon = canyon
terrain-desert = desert
terrain-flower-field = flower field
terrain-forest = forest
terrain-swamp = swamp
    .about = Can be built on. Terrain cards with swamp show another kind as well: you build either 2 settlements on swamp or 3 on the other kind.
terrain-farmland = farmland
    .about = Can be built on, but no terrain card shows it. You get there by the { tile-farmland } or by tiles that allow any kind of terrain.
terrain-water = water
    .about = Cannot be built on, and no terrain card shows it. Only a few actions lead there, such as { tile-harbor }.
terrain-mountain = mountain
    .about = Cannot be built on, and no terrain card shows it. Only a few actions lead there, such as { tile-donation-mountain }.
terrain-location = location hex
    .about = A special hex: nobody can build on it. Its tiles give extra actions, and whoever comes next to it takes one of them.
terrain-castle = castle hex
    .about = A special hex: nobody can build on it. At the end of every game it earns 3 gold for each player with a settlement next to it.
terrain-nomad = nomad hex
    .about = A special hex: nobody can build on it. One nomad tile lies here, for whoever is the first to come next to it.
terrain-palace = palace
    .about = A special hex: nobody can build on it. At the end it earns 5 gold for whoever has the most settlements next to it.
terrain-silo = silo
terrain-nothing = no hex

## Terrain cards with two kinds

terrain-swamp-grass = swamp or grass
terrain-swamp-canyon = swamp or canyon
terrain-swamp-desert = swamp or desert
terrain-swamp-flower-field = swamp or flower field
terrain-swamp-forest = swamp or forest

## Location tiles: base game

tile-oracle = Oracle
    .about = Before or after building: build 1 extra settlement on the terrain of the card you have played, next to one of your own settlements if possible.
tile-farm = Farm
    .about = Before or after building: build 1 extra settlement on grass, next to one of your own settlements if possible.
tile-oasis = Oasis
    .about = Before or after building: build 1 extra settlement on desert, next to one of your own settlements if possible.
tile-tower = Tower
    .about = Before or after building: build 1 extra settlement on the edge of the game board, on any kind of terrain that can be built on. If possible it must be next to one of your own settlements.
tile-tavern = Tavern
    .about = Before or after building: build 1 extra settlement right beyond either end of an unbroken straight line of at least 3 of your own settlements, horizontal or diagonal. Any kind of terrain that can be built on will do.
tile-barn = Barn
    .about = Before or after building: move 1 of your settlements to the terrain of the card you have played, next to another of your settlements if possible.
tile-harbor = Harbor
    .about = Before or after building: move 1 of your settlements to a water hex, next to another of your settlements if possible.
tile-paddock = Paddock
    .about = Before or after building: move 1 of your settlements exactly two hexes in a straight line, across whatever lies between, to any kind of terrain that can be built on. It does not have to end up next to another of your settlements.

## Location tiles: Nomads

tile-quarry = Quarry
    .about = Before or after building: put 1 or 2 stone walls on free hexes of the terrain of the card you have played, each next to one of your own settlements. Walls belong to nobody and block their hexes for the rest of the game.
tile-caravan = Caravan
    .about = Before or after building: move 1 of your settlements in a straight line as far as it can go. It stops before the first hex that cannot be built on: water, a mountain, a special hex, a hex that is occupied or next to a warrior, or the edge of the board.
tile-village = Village
    .about = Before or after building: build 1 extra settlement next to at least 3 of your own settlements, on any kind of terrain that can be built on.
tile-garden = Garden
    .about = Before or after building: build 1 extra settlement on a flower field, next to one of your own settlements if possible.

## Location tiles: Crossroads

tile-lighthouse = Lighthouse
    .about = Before or after building: put your ship on a free water hex, next to one of your own settlements if possible, or move it 1 to 3 hexes across free water, or take it back. The ship counts as one of your settlements.
tile-foresters-lodge = Forester's Lodge
    .about = Before or after building: build 1 extra settlement on forest, next to one of your own settlements if possible.
tile-barracks = Barracks
    .about = Before or after building: put 1 of your warriors on any kind of terrain that can be built on, next to one of your own settlements if possible, or take one back. Nobody can build on the hexes next to a warrior or move anything there, not even you.
tile-crossroads = Crossroads
    .about = Works by itself: at the end of each of your turns, even the one in which you take this tile, you draw one extra terrain card. In your next turn you choose one of your cards, and it holds for that whole turn.
tile-city-hall = City Hall
    .about = Once in the game, before or after building: put your city hall tile on 7 free hexes, a hex and its six neighbours, on any kinds of terrain that can be built on. It must be next to one of your own settlements, counts as 7 settlements and stays where it is.
tile-fort = Fort
    .about = Before or after building: draw a terrain card and build 1 extra settlement on its terrain, next to one of your own settlements if possible. If no hex of this terrain is free, nothing is built.
tile-monastery = Monastery
    .about = Before or after building: build 1 extra settlement on canyon, next to one of your own settlements if possible.
tile-wagon = Wagon
    .about = Before or after building: put your wagon on a mountain or on terrain that can be built on, next to one of your own settlements if possible, or move it 1 to 3 hexes across such terrain, or take it back. The wagon counts as one of your settlements.

## Location tiles: Marshlands

tile-temple = Temple
    .about = Before or after building: take 1 of your settlements, but no other piece, off the board and put it on this tile. In your next turn you must build it in addition to your others, on the terrain of the card you play then.
tile-refuge = Refuge
    .about = Before or after building: move 1 of your settlements to a hex right next to it, on any kind of terrain that can be built on. It does not have to end up next to another of your settlements.
tile-canoe = Canoe
    .about = Works by itself: when the last tile of a location or the tile of a nomad hex is taken, you may at once build 1 settlement. First choose swamp or water, then a hex of it, next to one of your own settlements if possible; after that the tile rests until the end of your turn.
tile-fountain = Fountain
    .about = Before or after building: build 1 extra settlement next to exactly one of your own settlements and to none of another player, on any kind of terrain that can be built on.

## Location tiles: Harvest

tile-bazaar = Bazaar
    .about = Before or after building: use another of your location tiles a second time in this turn, but not a Canoe and not a tile that you have only just taken. With Crossroads you draw one more terrain card at the end of the turn.
tile-water-mill = Water Mill
    .about = Before or after building: build 1 extra settlement next to water, on any kind of terrain that can be built on. If possible it must also be next to one of your own settlements.
tile-mountain-station = Mountain Station
    .about = Before or after building: build 1 extra settlement next to a mountain, on any kind of terrain that can be built on. If possible it must also be next to one of your own settlements.
tile-scout-cabin = Scout Cabin
    .about = Before or after building: put up to 2 scout tiles on free hexes, also on water or mountains, each next to one of your own settlements or to the other scout. Until the end of your turn they count as your settlements for where you may build or move, but they take no tiles and earn no gold.
tile-cathedral = Cathedral
    .about = Before or after building: take 1 settlement tile, or give back as many as you like and build 1 extra settlement for each on the terrain of the card you have played, next to one of your own settlements if possible. You start with 1 settlement tile; if you lose the Cathedral you lose them all.
tile-watchtower = Watchtower
    .about = Before or after building: build 1 extra settlement next to a settlement of another player, on any kind of terrain that can be built on. If possible it must also be next to one of your own settlements.
tile-university = University
    .about = Before or after building: build 1 extra settlement next to a location, castle, nomad, palace or silo hex, on any kind of terrain that can be built on. If possible it must also be next to one of your own settlements.
tile-palisade = Palisade
    .about = Before or after building: move 1 of your settlements to another hex next to the settlement area it belongs to, on any kind of terrain that can be built on. A settlement standing alone cannot be moved.

## Location tiles: Island

tile-rope-bridge = Rope Bridge
    .about = Before or after building: move 1 of your settlements to canyon, next to another of your settlements if possible.
tile-tree-house = Tree House
    .about = Before or after building: move 1 of your settlements to forest, next to another of your settlements if possible.

## Nomad tiles

tile-donation-grass = Grass Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on grass, each next to one of your own settlements if possible.
tile-donation-canyon = Canyon Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on canyon, each next to one of your own settlements if possible.
tile-donation-desert = Desert Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on desert, each next to one of your own settlements if possible.
tile-donation-flower-field = Flower Field Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on flower fields, each next to one of your own settlements if possible.
tile-donation-forest = Forest Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on forest, each next to one of your own settlements if possible.
tile-donation-water = Water Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on water, each next to one of your own settlements if possible.
tile-donation-mountain = Mountain Donation
    .about = Once, in the turn after you take it, before or after building: build up to 3 extra settlements on mountains, each next to one of your own settlements if possible.
tile-resettlement = Resettlement
    .about = Once, in the turn after you take it, before or after building: move your settlements up to 4 steps in all, shared among them as you like. Each step goes to a free hex right beside, on any kind of terrain that can be built on.
tile-outpost = Outpost
    .about = Once, in the turn after you take it, also while building: 1 settlement that you build or move does not have to go next to one of your own settlements. Its terrain must still be the right one.
tile-sword = Sword
    .about = Once, in the turn after you take it, before or after building: remove 1 settlement of each of the other players, of your choice. It goes back to its owner; a city hall tile cannot be removed.
tile-treasure = Treasure
    .about = 3 gold at once when you take it. Then the tile leaves the game.

## Bonus tiles

tile-temple-bonus = Temple Bonus
    .about = Comes with your second Temple and is lost with either of them. Works by itself: the first settlement you build for your terrain card in a turn does not have to be next to one of your own settlements.
tile-refuge-bonus = Refuge Bonus
    .about = Comes with your second Refuge and is lost with either of them. Before or after building: move 1 of your settlements in a straight line to the nearest free hex that can be built on, across whatever lies between.
tile-canoe-bonus = Canoe Bonus
    .about = Comes with your second Canoe and is lost with either of them. Before or after building: choose swamp or water and build 1 extra settlement on it, next to one of your own settlements if possible.
tile-fountain-bonus = Fountain Bonus
    .about = Comes with your second Fountain and is lost with either of them. Works by itself: your Fountains may build on free mountains too.

## What everybody can do without a tile

tile-farmland = Farm Action
    .about = Once a turn, before or after building: build 1 extra settlement on a farmland hex next to one of your own settlements. Everybody can do this, without a tile.
tile-cave = Cave
    .about = Once a turn, before or after building: move 1 of your settlements that is next to a cave to any hex that can be built on next to the same cave or another. Everybody can do this, without a tile.
tile-silo = Silo
    .about = After the last turn, once for each silo next to one of your settlements: either build up to 3 settlements or move up to 3, to any kind of terrain that can be built on. Each of them must go next to another of your settlements.

## What earns gold: cards of the base game

card-fishermen = Fishermen
    .about = 1 gold for each of your settlements that is next to water and does not stand on water itself.
card-merchants = Merchants
    .about = 4 gold for each location, castle or other special hex that an unbroken group of your settlements connects to another such hex. Each hex counts once.
card-discoverers = Discoverers
    .about = 1 gold for each horizontal line of the board with at least one of your settlements.
card-hermits = Hermits
    .about = 1 gold for each of your separate settlement areas. A settlement standing alone is an area too.
card-citizens = Citizens
    .about = 1 gold for every 2 settlements in your largest settlement area, rounded down.
card-miners = Miners
    .about = 1 gold for each of your settlements that is next to a mountain and does not stand on a mountain itself.
card-workers = Workers
    .about = 1 gold for each of your settlements that is next to a location, castle or other special hex, no matter how many it touches.
card-knights = Knights
    .about = 2 gold for each of your settlements on the one horizontal line where you have the most.
card-lords = Lords
    .about = In each quadrant, 12 gold for the most settlements and 6 for the second most. Players who tie all get the full amount.
card-farmers = Farmers
    .about = 3 gold for each of your settlements in the quadrant where you have the fewest; nothing if there is a quadrant where you have none.

## What earns gold: cards of Nomads

card-families = Families
    .about = 2 gold at once, while you build, whenever the 3 settlements that you build for your terrain card stand side by side in a straight line, horizontal or diagonal. What you build with tiles does not count.
card-shepherds = Shepherds
    .about = 2 gold at once, while you build, for each new settlement with no free hex of its own terrain next to it. Moving a settlement earns nothing.
card-ambassadors = Ambassadors
    .about = 1 gold at once, while you build, for each new settlement next to a settlement of another player, no matter how many it touches. Moving a settlement earns nothing.

## What earns gold: cards of Marshlands

card-geologists = Geologists
    .about = 2 gold for each mountain range that an unbroken group of your settlements connects to another mountain range. Each range counts once; a single mountain is a range too.
card-messengers = Messengers
    .about = 2 gold for each hex on the shortest way between the two settlements that lie farthest apart within one of your settlement areas. What is on the hexes between them does not matter.
card-vassals = Vassals
    .about = 1 gold for each of your settlements on a hex right at the border between two quadrants.
card-captains = Captains
    .about = 1 gold for each of your settlements that is next to at least 3 others of your own.
card-scouts = Scouts
    .about = One kind of terrain is drawn at the start, and all terrain cards showing it leave the game. 1 gold for each of your settlements that is next to this terrain and does not stand on it itself.
card-noblewomen = Noblewomen
    .about = For each location, castle, nomad, palace and silo hex, 5 gold for the most settlements next to it; players who tie all get 5. Palaces are not paid a second time.

## What earns gold: cards of Harvest

card-rangers = Rangers
    .about = 2 gold for each horizontal line of the board with exactly one of your settlements.
card-mayors = Mayors
    .about = 4 gold for each horizontal line that you have marked. As soon as you have 4 settlements on a line that nobody has marked, a settlement from your supply marks it for good.
card-chainers = Chainers
    .about = 1 gold for each of your settlements that is next to exactly 2 others of your own.
card-travellers = Travellers
    .about = 1 gold for each of your settlements on the edge of the game board. One in a corner counts once.
card-homesteaders = Homesteaders
    .about = 1 gold for each of your settlements in the quadrant where you have the most.
card-rovers = Rovers
    .about = In each of your turns, at once while you build: 1 gold for each quadrant in which you build at least one new settlement. Moving a settlement earns nothing.

## What earns gold: tasks

task-home-country = Home Country
    .about = 5 gold if your settlements alone fill a whole area of one kind of terrain. Water and mountains count too, and a single hex can be an area.
task-fortress = Fortress
    .about = 6 gold if one of your settlements has settlements of your own on all six sides.
task-road = Road
    .about = 7 gold if at least 7 of your settlements form an unbroken straight line, diagonally. Horizontal lines do not count.
task-place-of-refuge = Place of Refuge
    .about = 8 gold if a location, castle, nomad, palace or silo hex has your settlements on all six sides.
task-advance = Advance
    .about = 9 gold if at least 7 of your settlements stand on the same edge of the game board, with gaps or without. A corner belongs to both its edges.
task-compass-points = Compass Points
    .about = 10 gold if you have a settlement on each of the four edges of the game board. A corner belongs to both its edges.

## What earns gold: places and treasure

castles = Castles
    .about = 3 gold for each castle next to at least one of your settlements, in every game. More of your settlements next to the same castle add nothing.
palaces = Palaces
    .about = For each palace, 5 gold for the most settlements next to it. Players who tie all get 5; whoever has none there gets nothing.
capitols = Capitols
    .about = 1 gold for each of your settlements at most two hexes away from a capitol. A settlement near two capitols counts for both.
treasure = Treasures
    .about = 3 gold for each treasure that you have taken from a nomad hex.

## Pieces

piece-settlement = settlement
piece-warrior = warrior
    .about = Counts as one of your settlements. Nobody can build on a hex next to it or move anything there; what already stands there may stay.
piece-wagon = wagon
    .about = Counts as one of your settlements and may also stand on mountains. The Wagon tile puts it down, moves it or takes it back.
piece-ship = ship
    .about = Counts as one of your settlements and stands on water. The Lighthouse tile puts it down, moves it or takes it back.
piece-city-hall = city hall tile
    .about = Covers 7 hexes and counts as 7 of your settlements. It comes once in the game and can be neither moved nor removed.
piece-scout = scout tile
    .about = Until the end of the turn it counts as a settlement of its player for where to build or move, then it is gone. It takes no tiles and earns no gold.
piece-wall = stone wall
    .about = Belongs to nobody and blocks its hex for the rest of the game. There are 25 of them.

## Sets

set-nomads = Nomads
    .about = 4 boards whose nomad hexes, in place of castles, have tiles to be used only once; also stone walls. 3 Kingdom Builder cards that give gold while you build.
set-crossroads = Crossroads
    .about = 4 boards with two different locations each, and new pieces: warriors, wagons, ships and city halls. Each of these boards brings a task that earns gold.
set-marshlands = Marshlands
    .about = 4 boards with swamp and, in place of castles, palaces for whoever builds most around them. 5 terrain cards with swamp, 6 Kingdom Builder cards, and bonus tiles for a second tile of the same kind.
set-harvest = Harvest
    .about = 4 boards with farmland, a silo and two different locations each, and 6 Kingdom Builder cards. Everybody can build on farmland once a turn, and silos give one more action at the very end.
set-capitol = Capitol
    .about = On each of the boards Oracle and Harbor in the game, one castle becomes a capitol. It earns 1 gold for every settlement at most two hexes away.
set-caves = Caves
    .about = Every board gets a cave on a mountain if there is room for one. Once a turn everybody can move a settlement from cave to cave.
set-island = Island
    .about = A small island with a location of its own lies beside the board. Your settlements get there only when they need not go next to others of yours.

## Boards, by their locations

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
board-lighthouse-foresters-lodge = { tile-lighthouse } and { tile-foresters-lodge }
board-barracks-crossroads = { tile-barracks } and { tile-crossroads }
board-city-hall-fort = { tile-city-hall } and { tile-fort }
board-monastery-wagon = { tile-monastery } and { tile-wagon }
board-temple = { tile-temple }
board-refuge = { tile-refuge }
board-canoe = { tile-canoe }
board-fountain = { tile-fountain }
board-bazaar-water-mill = { tile-bazaar } and { tile-water-mill }
board-mountain-station-scout-cabin = { tile-mountain-station } and { tile-scout-cabin }
board-cathedral-watchtower = { tile-cathedral } and { tile-watchtower }
board-university-palisade = { tile-university } and { tile-palisade }
board-island-rope-bridge = Island with { tile-rope-bridge }
board-island-tree-house = Island with { tile-tree-house }

## What is asked

prompt-build = Build on { $terrain }: { $left } left
    .more = Build next to one of your own settlements if you can; otherwise anywhere on this terrain.
prompt-build-tiles = or use first: { $tiles }
prompt-build-anywhere = Build on { $terrain }: { $left } left
    .more = The next one may stand anywhere on this terrain.
prompt-build-anywhere-tiles = or use first: { $tiles }
prompt-build-choice = Choose a terrain and build: { $terrains }
    .more = Choose one of the lit hexes: its terrain holds for the whole turn. { $left ->
        [one] You build 1 settlement.
       *[other] You build { $left } settlements.
    }
prompt-build-choice-tiles = or use first: { $tiles }
prompt-build-swamp = Choose a terrain and build: { $terrains }
    .more = Choose one of the lit hexes: its terrain holds for the whole turn. { $left ->
        [1] You build 1 settlement.
        [2] You build 2 settlements.
       *[other] You build { $left } settlements, on swamp one fewer.
    }
prompt-build-swamp-tiles = or use first: { $tiles }
prompt-tile-build = { $tile }: build a settlement
    .more = Choose one of the lit hexes.
prompt-tile-fort = { $tile }: build on { $terrain }
    .more = The card that you have turned up says where. Choose one of the lit hexes.
prompt-tile-builds = { $left ->
    [one] { $tile }: build 1 more settlement
   *[other] { $tile }: build up to { $left } settlements
}
    .more = Choose a lit hex for each of them. After the first you may press “{ action-stop }”.
prompt-tile-move = { $tile }: choose the settlement to move
    .more = Then choose where it goes.
prompt-tile-steps = { $left ->
    [one] { $tile }: choose a settlement for the last step
   *[other] { $tile }: choose a settlement to go one step, { $left } steps left
}
    .more = Choose one of the lit hexes, then the hex beside it where its settlement goes. After the first step you may press “{ action-stop }”.
prompt-tile-to = { $tile }: choose where the settlement from { $from } goes
    .more = Choose one of the lit hexes.
prompt-tile-wall = { $left ->
    [one] { $tile }: put up 1 more stone wall
   *[other] { $tile }: put up 1 or { $left } stone walls
}
    .more = Choose one of the lit hexes: nobody can build there any more. After the first wall you may press “{ action-stop }”.
prompt-tile-scout = { $left ->
    [one] { $tile }: put down 1 more scout tile
   *[other] { $tile }: put down up to { $left } scout tiles
}
    .more = Choose one of the lit hexes: until the end of your turn the tile is like a settlement to build next to. After the first you may press “{ action-stop }”.
prompt-tile-scout-again = { $left ->
    [one] { $tile }: place 1 more scout, or move one
   *[other] { $tile }: place or move up to { $left } scouts
}
    .more = Choose a scout to move it, or one of the other lit hexes to put one there that is still in store. After the first you may press “{ action-stop }”.
prompt-tile-strike = { $tile }: choose a settlement to remove
    .more = Choose one of the lit hexes. Each of the other players loses one settlement, and you say which.
prompt-tile-warrior = { $tile }: place a warrior or take one back
    .more = Choose a lit hex for a warrior: nobody can build next to it. Or choose one of your warriors to take it back.
prompt-tile-place = { $tile }: place your { $piece }
    .more = Choose one of the lit hexes.
prompt-tile-travel = { $tile }: move your { $piece } up to { $left } hexes, or take it back
    .more = Choose a lit hex beside it for the first step. Or choose its own hex ({ $from }) to take it back.
prompt-tile-travel-on = { $left ->
    [one] { $tile }: move your { $piece } 1 hex further
   *[other] { $tile }: move your { $piece } up to { $left } hexes further
}
    .more = Now on { $from }: choose the next lit hex, or press “{ action-stop }”.
prompt-tile-city = { $tile }: choose the middle of your city hall tile
    .more = Choose one of the lit hexes: the tile covers it and the six hexes around it, and stays there.
prompt-tile-aside = { $tile }: choose a settlement to set aside
    .more = Choose one of the lit hexes: its settlement leaves the board. In your next turn you build it in addition to the others.
prompt-tile-react = { $tile }: build on swamp or water now?
    .more = Somebody has taken the last tile of a place. Choose a lit hex to build there at once, or press “{ action-pass }” to let it pass.
prompt-tile-serve = { $values ->
    [one] { $tile }: give back your settlement tile and build, or take another
   *[other] { $tile }: give back some of your { $values } settlement tiles and build, or take another
}
    .more = Choose a lit hex to build there for 1 settlement tile. Or press “{ action-take-tile }”.
prompt-tile-serve-on = { $values ->
    [one] { $tile }: build for your last settlement tile
   *[other] { $tile }: build for your other { $values } settlement tiles
}
    .more = Choose a lit hex for each that you give back. Or press “{ action-stop }” and keep the rest.
prompt-tile-endow = { $tile }: take a settlement tile
    .more = Press “{ action-take-tile }”. In a later turn you can give it back and build a settlement for it.
prompt-tile-repeat = { $tile }: choose a tile to use once more
    .more = Press a location tile that can be chosen now.
prompt-silo = { $silos ->
    [one] { tile-silo }: build or move up to { $left } settlements
   *[other] { tile-silo }: build or move up to { $left } settlements, { $silos } times
}
    .more = Choose a free lit hex to build there, or one of your lit settlements to move it. The first one decides whether you build or move with this silo. Or press “{ action-stop }”.
prompt-silo-build = { $left ->
    [one] { tile-silo }: build 1 more settlement
   *[other] { tile-silo }: build up to { $left } more settlements
}
    .more = Choose one of the lit hexes. Or press “{ action-stop }”.
prompt-silo-move = { $left ->
    [one] { tile-silo }: move 1 more settlement
   *[other] { tile-silo }: move up to { $left } more settlements
}
    .more = Choose one of the lit hexes, then where its settlement goes. Or press “{ action-stop }”.
prompt-closing = End your turn
    .more = Your silos have done their work. You can still undo.
prompt-finish = End your turn
    .more = Your settlements are built. You can still undo.
prompt-finish-tiles = or use first: { $tiles }
prompt-over = { $winners-count ->
    [one] Game over: { $winners } wins
   *[other] Game over, shared victory: { $winners }
}
    .you = { $winners-count ->
        [one] Game over: you win
       *[other] Game over: you share the victory with { $others }
    }

action-build = Build on { $hex }
action-use = Use { $tile }
action-move = Move the settlement on { $hex }
action-to = Put it down on { $hex }
action-place = Place it on { $hex }
action-take = Take the piece on { $hex } off the board
action-remove = Remove the settlement on { $hex }
action-wall = Put a stone wall on { $hex }
action-scout = Put a scout tile on { $hex }
action-take-tile = Take a tile
action-stop = Done
action-pass = Let it pass
action-end-turn = End turn

## What happened

event-turn-begun = { $player } begins turn { $turn }.
    .you = You begin turn { $turn }.
event-built = { $player } builds on { $hex }.
    .you = You build on { $hex }.
event-moved = { $player } moves a settlement from { $from } to { $hex }.
    .you = You move a settlement from { $from } to { $hex }.
event-moved-piece = { $player } moves a { $piece } from { $from } to { $hex }.
    .you = You move a { $piece } from { $from } to { $hex }.
event-placed = { $player } places a { $piece } on { $hex }.
    .you = You place a { $piece } on { $hex }.
event-taken-back = { $player } takes back a { $piece } from { $hex }.
    .you = You take back a { $piece } from { $hex }.
event-set-aside = { $player } sets aside a { $piece } from { $hex } for the next turn.
    .you = You set aside a { $piece } from { $hex } for your next turn.
event-struck = { $player } removes a { $piece } of { $owner } from { $hex }.
    .you = You remove a { $piece } of { $owner } from { $hex }.
    .yours = { $player } removes your { $piece } from { $hex }.
event-walled = { $player } puts a stone wall on { $hex }.
    .you = You put a stone wall on { $hex }.
event-scouted = { $player } puts a scout tile on { $hex }.
    .you = You put a scout tile on { $hex }.
event-tile-used = { $player } uses { $tile }.
    .you = You use { $tile }.
event-tile-repeated = { $player } uses { $tile } once more.
    .you = You use { $tile } once more.
event-tile-taken = { $player } takes a tile: { $tile }.
    .you = You take a tile: { $tile }.
event-tile-lost = { $player } loses a tile: { $tile }.
    .you = You lose a tile: { $tile }.
event-value-taken = { $player } takes a settlement tile and now has { $values }.
    .you = You take a settlement tile and now have { $values }.
event-stopped = { $player } is done with { $tile }.
    .you = You are done with { $tile }.
event-earned = { $player } gets { $gold } gold at once: { $source }.
    .you = You get { $gold } gold at once: { $source }.
event-line-marked = { $player } marks row { $line } with a settlement from the supply.
    .you = You mark row { $line } with a settlement from your supply.
event-last-round = { $player } has no settlements left in the supply: this round is the last.
    .you = You have no settlements left in your supply: this round is the last.
event-silo-begins = { $silos ->
    [one] { $player } has 1 silo action.
   *[other] { $player } has { $silos } silo actions.
}
    .you = { $silos ->
        [one] You have 1 silo action.
       *[other] You have { $silos } silo actions.
    }
event-terrain-removed = { card-scouts }: all terrain cards with { $terrain } leave the game.
event-card-shown = { $player } shows a terrain card: { $terrain }.
    .you = You show a terrain card: { $terrain }.
event-card-turned = { $player } turns up a terrain card: { $terrain }.
    .you = You turn up a terrain card: { $terrain }.
event-card-useless = No hex is free for { $terrain } any more: { $player } removes this terrain card from the game.
    .you = No hex is free for { $terrain } any more: you remove this terrain card from the game.
event-card-drawn = { $player } draws the terrain card for the next turn: { $terrain }.
    .you = You draw the terrain card for your next turn: { $terrain }.
event-no-cards = No terrain cards are left: { $player } plays on without one.
    .you = No terrain cards are left: you play on without one.
event-deck-shuffled = { $cards ->
    [one] 1 terrain card makes a new draw pile.
   *[other] { $cards } terrain cards are shuffled into a new draw pile.
}
event-game-over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over, with a shared victory: { $winners }.
}
    .you = { $winners-count ->
        [one] The game is over: you win.
       *[other] The game is over: you share the victory with { $others }.
    }

## The log, turn by turn: without the name of whose turn it is, with all that is alike in one line

log-card-shown = Terrain: { $items }
log-card-turned = Turned up: { $items }
log-card-drawn = Next terrain: { $items }
log-built = Built { $items }
log-moved = Moved { $items }
log-moved-piece = Moved { $piece }: { $items }
log-placed = Placed { $piece }: { $items }
log-taken-back = Took back { $piece }: { $items }
log-set-aside = Set aside for the next turn: { $items }
log-struck = Removed { $piece } of { $owner }: { $items }
    .yours = Removed your { $piece }: { $items }
log-walled = Stone wall: { $items }
log-scouted = Scout tile: { $items }
log-tile-used = Used { $items }
log-tile-repeated = Used once more: { $items }
log-tile-taken = Took { $items }
log-tile-lost = Lost { $items }
log-earned = { $sum } gold: { $source }
log-line-marked = Marked row { $items }

## Words around the picture in a terminal; without a language the words of the id are shown

picture-tiles-left = tiles left
picture-odd-rows-lie-half-a-hex-to-the-right = odd rows lie half a hex to the right
picture-can-be-chosen-now = can be chosen now
picture-is-being-moved = is being moved
picture-supply = supply
picture-castles = castles
picture-gold = gold
picture-no-tiles = no tiles
picture-used = used
picture-new = new
picture-card = card
picture-to-draw = to draw
picture-discarded = discarded
picture-out-of-the-game = out of the game
picture-turn = turn
picture-terrain-cards = terrain cards
picture-gold-for = gold for
picture-the-game-is-over = the game is over
picture-no-terrain-card = no terrain card
picture-to-build = to build
picture-uses = uses
picture-last-round = last round
picture-walls = walls
picture-scouts = scouts
picture-caves = caves
picture-capitols = capitols
picture-nomad-tiles = nomad tiles
picture-tasks = tasks
picture-set-aside = set aside
picture-settlement-tiles = settlement tiles
picture-marked-lines = marked lines
picture-reserve = reserve
picture-reacts = reacts
picture-silo = silo

## Options

option-first-game = First game
    .about = The rulebook's recommended first game. Boards: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Cards: { card-fishermen }, { card-knights }, { card-merchants }.
option-sets = Expansions
    .about = The boards, cards and pieces that join the base game.
option-boards = Boards
    .about = Four boards of the base game and the chosen expansions make the map. Each can be turned around.
option-cards = Kingdom Builder cards
    .about = Three cards say what earns gold in this game.
option-island = Side of the island
    .about = Only with { set-island }: which location lies there.
option-island-random = Random
    .about = The side is drawn by lot.
option-island-rope-bridge = { tile-rope-bridge }
    .about = { tile-rope-bridge.about }
option-island-tree-house = { tile-tree-house }
    .about = { tile-tree-house.about }
option-start = Who begins
    .about = The player who has the first turn.
option-lords-zero-counts = Lords: zero can be most
    .about = Only for { card-lords }: whoever has no settlement in a quadrant can still have the most or second most there.
option-canoe-trigger = Canoe: who may react
    .about = Only for { tile-canoe }: who may build when the last tile of a location or the tile of a nomad hex is taken.
option-canoe-trigger-any = Everybody
    .about = Whoever takes the tile may build as well, after all the others.
option-canoe-trigger-other = Only the others
    .about = Whoever takes the tile may not build.
option-island-knights = Knights: island lines count
    .about = Only for { card-knights } with { set-island }: the line where you have the most may also lie on the island.
option-capitol-keeps-castle = Capitol: still a castle
    .about = Only with { set-capitol }: a castle with a capitol on it is still a castle, with its 3 gold and for all cards.
option-special-pieces-movable = Special pieces can be moved
    .about = Whatever moves a settlement also moves warriors, wagons and ships. Otherwise only their own tiles do.
option-swamp-cards-without-boards = Swamp cards in any case
    .about = The 5 terrain cards with swamp join the game even if none of its boards has swamp; only their other half counts then. By the newest rules they always do, and this only matters to games that were begun by earlier ones.

## What an action would bring, in a few words

foresee-tile-taken = takes { $tile }
foresee-tile-lost = loses { $tile }
foresee-last-round = begins the last round

## A first game, explained along the way

learn-welcome = Welcome! Build settlements on this map. Three cards say what earns gold at the end; each castle you settle next to earns 3 more.
learn-build = In every turn you build 3 settlements on the terrain of your card: the lit hexes. If you can build next to your own settlements you must, so where you begin matters.
learn-tile-build = This tile gives you one more settlement, by its own rule. Choose one of the lit hexes.
learn-tile-move = This tile moves a settlement that already stands. Choose which, then where to.
learn-finish = That was your turn. Look it over: everything can still be undone. End turn draws your next terrain card.
learn-event-tile-taken = You have built next to a place and got its tile. From your next turn on it gives you an extra action in every turn.
learn-event-tile-lost = You have moved your last settlement away from a place and lost its tile.
learn-any-last-round = Somebody has built the last settlement of the supply. The round is played to its end, then gold is counted.
learn-over = That was it. Press a figure of the score to see on the map where the gold came from.

## Words of the page

page-map = The map
page-gold = gold
page-tiles = Extra actions
page-no-tiles = No tiles yet: build next to a place to get one.
page-tile-fresh = It is ready.
page-tile-used = It has been used and rests until the end of your turn.
page-tile-new = It is ready from the next turn on.
page-terrain-card = Terrain card
    .about = Your settlements of this turn are built on this terrain.
page-terrain-choice = Choose one terrain
    .about = The first of them that you build on or use decides the terrain of this turn.
page-next-card = Next terrain card
page-supply = { $count ->
    [one] 1 settlement left
   *[other] { $count } settlements left
}
page-reserve = { $piece }: { $count } left
page-aside = { $count ->
    [one] 1 settlement set aside for the next turn
   *[other] { $count } settlements set aside for the next turn
}
page-values = { $count ->
    [one] 1 settlement tile
   *[other] { $count } settlement tiles
}
page-marked = { $count ->
    [one] 1 line marked
   *[other] { $count } lines marked
}
page-earned = { $gold } gold earned so far
page-tasks = Tasks
page-nomad-tile = Nomad tile
page-walls-left = { $count ->
    [one] 1 stone wall left
   *[other] { $count } stone walls left
}
page-place = { $count ->
    [0] { $tile }: no tiles left
    [one] { $tile }: 1 tile left
   *[other] { $tile }: { $count } tiles left
}
page-hex-empty = row { $row }, column { $column }, { $terrain }
page-hex-settlement = row { $row }, column { $column }, { $terrain }, settlement of { $player }
    .you = row { $row }, column { $column }, { $terrain }, your settlement
page-hex-piece = row { $row }, column { $column }, { $terrain }, { $piece } of { $player }
    .you = row { $row }, column { $column }, { $terrain }, your { $piece }
page-hex-location = { $count ->
    [0] row { $row }, column { $column }, { $tile }, no tiles left
    [one] row { $row }, column { $column }, { $tile }, 1 tile left
   *[other] row { $row }, column { $column }, { $tile }, { $count } tiles left
}

# What { $row } says on the island: "row 22 on the island, column 3, grass".
page-island-row = { $row } on the island

# Said behind one of the above, after a comma.
page-hex-wall = stone wall
page-hex-scout = scout tile
page-hex-nomad = { $count ->
    [0] no tile left
   *[other] { $tile }
}
page-hex-palace = 5 gold for the most settlements next to it
page-hex-silo = one more action at the very end
page-hex-cave = with a cave
page-hex-capitol = with a capitol
page-hex-closed = closed by a warrior
page-hex-target = can be chosen

page-corner-top-left = Top left
page-corner-top-right = Top right
page-corner-bottom-left = Bottom left
page-corner-bottom-right = Bottom right
page-set-choose = Choose the expansions
page-board-pick = { $place }: { $board }. Choose a board
page-board-turned = { $board }, turned
page-board-turn = Turn { $board } around
page-board-title = { $place }: choose a board
page-board-here = Lies here now.
page-board-elsewhere = { $place } now. The two change places.
page-board-random = Leave it to chance
page-boards-draw = Lay four boards
page-boards-partial = { $open ->
    [one] 1 board is drawn when you start.
   *[other] { $open } boards are drawn when you start.
}
page-cards-chosen = { $count } of { $of } chosen.
page-cards-partial = { $count } of { $of } chosen. The rest is drawn when you start.
page-cards-full = { $count } of { $of } chosen. Take one away to choose another.
page-own-design = our own design
    .about = No public source has the printed map of this board, so we designed one; another map can be put in its place.

## What decisions are lost by

tag-locked-in = locking yourself in
tag-tile-missed = no location tile taken
tag-tile-unused = a tile not used
tag-for-others = points left to others

## What a profile tells of

trait-tile = Won by tile
