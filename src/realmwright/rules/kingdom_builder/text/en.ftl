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
prompt-build-tiles = or use first: { $tiles }
prompt-tile-build = { $tile }: build a settlement
prompt-tile-move = { $tile }: choose the settlement to move
prompt-tile-to = { $tile }: choose where the settlement from { $from } goes
prompt-finish = End your turn
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
    [one] The draw pile was empty: 1 card from the discard pile makes a new one.
   *[other] The draw pile was empty: { $cards } cards from the discard pile are shuffled into a new one.
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
