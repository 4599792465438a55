# Kingdom Builder in English. The same messages stand in the same order in the other languages.
# A value of the game is named by "<argument>-<value>": tile-farm is what { $tile } says for "farm".

## Terrain

terrain-grass = grass
terrain-canyon = canyon
terrain-desert = desert
terrain-flower-field = flower field
terrain-forest = forest
terrain-swamp = swamp
terrain-farmland = farmland
terrain-water = water
terrain-mountain = mountain
terrain-location = location hex
terrain-castle = castle hex
terrain-nomad = nomad hex
terrain-palace = palace
terrain-silo = silo
terrain-nothing = no hex

## Location tiles

tile-oracle = Oracle
    .about = Build 1 settlement on the terrain of the card you have played, next to one of your own settlements if possible.
tile-farm = Farm
    .about = Build 1 settlement on grass, next to one of your own settlements if possible.
tile-oasis = Oasis
    .about = Build 1 settlement on desert, next to one of your own settlements if possible.
tile-tower = Tower
    .about = Build 1 settlement on the edge of the game board, on any kind of terrain that can be built on. If possible it must be next to one of your own settlements.
tile-tavern = Tavern
    .about = Build 1 settlement right beyond either end of an unbroken straight line of at least 3 of your own settlements, horizontal or diagonal. Any kind of terrain that can be built on will do.
tile-barn = Barn
    .about = Move 1 of your settlements to the terrain of the card you have played, next to another of your settlements if possible.
tile-harbor = Harbor
    .about = Move 1 of your settlements to a water hex, next to another of your settlements if possible.
tile-paddock = Paddock
    .about = Move 1 of your settlements exactly two hexes in a straight line, across whatever lies between, to any kind of terrain that can be built on. It does not have to end up next to another of your settlements.

## What earns gold

card-fishermen = Fishermen
    .about = 1 gold for each of your settlements that is next to water and does not stand on water itself.
card-merchants = Merchants
    .about = 4 gold for each location hex and castle hex that an unbroken group of your settlements connects to another location or castle hex. Each hex counts once.
card-discoverers = Discoverers
    .about = 1 gold for each horizontal line of the board with at least one of your settlements.
card-hermits = Hermits
    .about = 1 gold for each of your separate settlement areas. A settlement standing alone is an area too.
card-citizens = Citizens
    .about = 1 gold for every 2 settlements in your largest settlement area, rounded down.
card-miners = Miners
    .about = 1 gold for each of your settlements that is next to a mountain and does not stand on a mountain itself.
card-workers = Workers
    .about = 1 gold for each of your settlements that is next to a location hex or castle hex, no matter how many it touches.
card-knights = Knights
    .about = 2 gold for each of your settlements on the one horizontal line where you have the most.
card-lords = Lords
    .about = In each quadrant, 12 gold for the most settlements and 6 for the second most. Players who tie all get the full amount.
card-farmers = Farmers
    .about = 3 gold for each of your settlements in the quadrant where you have the fewest; nothing if there is a quadrant where you have none.
castles = Castles
    .about = 3 gold for each castle next to at least one of your settlements, in every game. More of your settlements next to the same castle add nothing.

## What is asked

prompt-build = Build on { $terrain }: { $left } left
    .more = Build next to one of your own settlements if you can; otherwise anywhere on this terrain.
prompt-build-tiles = or use first: { $tiles }
prompt-tile-build = { $tile }: build a settlement
    .more = Choose one of the lit hexes.
prompt-tile-move = { $tile }: choose the settlement to move
    .more = Then choose where it goes.
prompt-tile-to = { $tile }: choose where the settlement from { $from } goes
    .more = Choose one of the lit hexes.
prompt-finish = End your turn
    .more = Your settlements are built. Everything can still be undone.
prompt-finish-tiles = or use first: { $tiles }
prompt-over = { $winners-count ->
    [one] Game over: { $winners } wins
   *[other] Game over, shared victory: { $winners }
}

action-build = Build on { $hex }
action-use = Use { $tile }
action-move = Move the settlement on { $hex }
action-to = Put it down on { $hex }
action-end-turn = End turn

## What happened

event-built = { $player } builds on { $hex }.
event-moved = { $player } moves a settlement from { $from } to { $hex }.
event-tile-used = { $player } uses a location tile: { $tile }.
event-tile-taken = { $player } takes a location tile: { $tile }.
event-tile-lost = { $player } loses a location tile: { $tile }.
event-last-round = { $player } has built the last settlement of the supply: this round is the last.
event-card-shown = { $player } shows a terrain card: { $terrain }.
event-card-useless = No hex is free for { $terrain } any more: { $player } removes this terrain card from the game.
event-card-drawn = { $player } draws the terrain card for the next turn: { $terrain }.
event-no-cards = No terrain cards are left: { $player } plays on without one.
event-deck-shuffled = { $cards ->
    [one] 1 terrain card makes a new draw pile.
   *[other] { $cards } terrain cards are shuffled into a new draw pile.
}
event-game-over = { $winners-count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over, with a shared victory: { $winners }.
}

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

## Options

option-first-game = First game
    .about = The rulebook's recommended first game. Boards: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Cards: { card-fishermen }, { card-knights }, { card-merchants }.
option-boards = Boards
    .about = Four of the eight boards make the map. Each can be turned around.
option-cards = Kingdom Builder cards
    .about = Three cards say what earns gold in this game.
option-start = Who begins
    .about = The player who has the first turn.
option-lords-zero-counts = Lords: zero can be most
    .about = Only for { card-lords }: whoever has no settlement in a quadrant can still have the most or second most there.

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
page-tiles = Location tiles
page-no-tiles = No location tiles yet: build next to a place to get one.
page-tile-fresh = It can be used in this turn.
page-tile-used = It has been used in this turn.
page-tile-new = It can be used from the next turn on.
page-terrain-card = Terrain card
    .about = Your settlements of this turn are built on this terrain.
page-next-card = Next terrain card
page-supply = { $count ->
    [one] 1 settlement left
   *[other] { $count } settlements left
}
page-place = { $count ->
    [0] { $tile }: no tiles left
    [one] { $tile }: 1 tile left
   *[other] { $tile }: { $count } tiles left
}
page-hex-empty = row { $row }, column { $column }, { $terrain }
page-hex-settlement = row { $row }, column { $column }, { $terrain }, settlement of { $player }
page-hex-location = { $count ->
    [0] row { $row }, column { $column }, { $tile }, no tiles left
    [one] row { $row }, column { $column }, { $tile }, 1 tile left
   *[other] row { $row }, column { $column }, { $tile }, { $count } tiles left
}
page-hex-target = can be chosen
page-corner-top-left = Top left
page-corner-top-right = Top right
page-corner-bottom-left = Bottom left
page-corner-bottom-right = Bottom right
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
