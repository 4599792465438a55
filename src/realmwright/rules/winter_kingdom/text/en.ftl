# Winter Kingdom in English. The same messages stand in the same order in the other languages.
# A value of the game is named by "<argument>-<value>": talent-mule is what { $talent } says for "mule".
# Of a talent, .first and .second are what its two levels do, in the few words that fit on a card.

## Terrain

terrain-flower-field = flower field
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-grassland }.
terrain-grassland = grassland
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-tundra }.
terrain-tundra = tundra
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-fell-field }.
terrain-fell-field = fell field
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-snowscape }.
terrain-snowscape = snowscape
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-forest }.
terrain-forest = forest
    .about = On 5 of the 30 terrain cards. In the order of terrains comes after it: { terrain-flower-field }.
terrain-ice = ice
    .about = Can be built on, but is on no terrain card: only talents lead there.
terrain-mountain = mountain
    .about = Cannot be built on, except with { talent-mine } II. With { talent-guide } houses cross it.
terrain-castle = castle
    .about = Nothing can be built here. At the end whoever has the most houses next to it gets 3 points.
terrain-tunnel = tunnel
    .about = Nothing can be built here. With the { talent-tunnel } a house goes from next to one tunnel to next to another.
terrain-village = village
    .about = Nothing can be built here. Some cards, economies, twists and talents look at what stands next to it.

## Talents that build on a terrain

talent-port = Port
    .about = I: build 1 extra house on the terrain of your card, next to your own buildings if possible. II: build it on ice, again next to your own if possible. Once upgraded, you use I or II in each turn.
    .first = Build on the terrain of your card
    .second = Build on ice
talent-pasture = Pasture
    .about = I: build 1 extra house on grassland, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on grassland
    .second = Then move it 1 hex
talent-sawmill = Sawmill
    .about = I: build 1 extra house on forest, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on forest
    .second = Then move it 1 hex
talent-hot-springs = Hot Springs
    .about = I: build 1 extra house on tundra, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on tundra
    .second = Then move it 1 hex
talent-garden = Garden
    .about = I: build 1 extra house on a flower field, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on a flower field
    .second = Then move it 1 hex
talent-monastery = Monastery
    .about = I: build 1 extra house on a fell field, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on a fell field
    .second = Then move it 1 hex
talent-hunting-lodge = Hunting Lodge
    .about = I: build 1 extra house on snowscape, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on snowscape
    .second = Then move it 1 hex

## Talents that build in a certain place

talent-mine = Mine
    .about = I: build 1 extra house next to a mountain, and next to your own buildings if possible. II: build it on a mountain, again next to your own if possible. Once upgraded, you use I or II in each turn.
    .first = Build next to a mountain
    .second = Build on a mountain
talent-market = Market
    .about = I: build 1 extra house next to a castle, and next to your own buildings if possible. II: build it next to any of your groups that touches a castle. Once upgraded, you use I or II in each turn.
    .first = Build next to a castle
    .second = Build next to an own group that touches a castle
talent-farm = Farm
    .about = I: build 1 extra house next to a village, and next to your own buildings if possible. II: build it next to any of your groups that touches a village. Once upgraded, you use I or II in each turn.
    .first = Build next to a village
    .second = Build next to an own group that touches a village
talent-barracks = Barracks
    .about = I: build 1 extra house next to one of your forts. II: build it next to any of your groups that has a fort in it. Once upgraded, you use I or II in each turn.
    .first = Build next to an own fort
    .second = Build next to an own group that has a fort
talent-tavern = Tavern
    .about = I: build 1 extra house right beyond either end of an unbroken straight row of at least 3 of your own buildings. II: do the same at a row of another player; your own need not be near. Once upgraded, you use I or II in each turn.
    .first = Build at the end of a row of 3 or more of your own
    .second = Build at the end of another player's row of 3 or more
talent-outpost = Outpost
    .about = I: build 1 extra house that touches exactly 1 of your own buildings. II: build it where it touches at least 1 and at most 3 of them. Once upgraded, you use I or II in each turn.
    .first = Build touching exactly 1 own building
    .second = Build touching 1 to 3 own buildings
talent-tower = Tower
    .about = I: build 1 extra house on the outer edge of the map, but not on ice, next to your own buildings if possible. II: right after that you may move this house 1 hex.
    .first = Build on the outer edge of the map
    .second = Then move it 1 hex
talent-homestead = Homestead
    .about = I: build 1 extra house on the centre board, next to your own buildings if possible. II: right after that you may move this house across free hexes of the centre board to another hex of it.
    .first = Build on the centre board
    .second = Then move it within the centre board
talent-crossroads = Crossroads
    .about = I: build 1 extra house on the terrain after your card's, next to your own buildings if possible. Order: flower field, grassland, tundra, fell field, snowscape, forest, then flower field again. II works by itself, besides I: in the mandatory action you choose one of the two.
    .first = Build on the terrain after your card's
    .second = Your card's terrain or the one after it: you choose

## Talents that move

talent-caravan = Caravan
    .about = I: move 1 of your houses exactly two hexes in a straight line, across whatever lies between. II: right after that you may build 1 extra house on the hex that it has left.
    .first = Move two hexes straight, across anything
    .second = Then build on the hex it has left
talent-mule = Mule
    .about = I: move 1 of your houses 1 hex. II: right after that you may move it 1 hex further.
    .first = Move 1 hex
    .second = Then move it 1 hex further
talent-toboggan = Toboggan
    .about = I: move 1 of your houses 1 hex. II: move it exactly two hexes in a straight line, across whatever lies between. Once upgraded, you use I or II in each turn.
    .first = Move 1 hex
    .second = Move two hexes straight, across anything
talent-horse = Horse
    .about = I: move 1 of your houses exactly two hexes in a straight line, across whatever lies between. II: move it to any hex exactly two away, straight or around a corner. Once upgraded, you use I or II in each turn.
    .first = Move two hexes straight, across anything
    .second = Move two hexes, also around a corner
talent-guide = Guide
    .about = I: move 1 of your houses that is on or next to a mountain across free mountains to a hex beside them. II: use your Tunnel Card for a house that is next to no tunnel; it goes next to any tunnel. Once upgraded, you may use both in each turn.
    .first = Move across mountains to a hex beside them
    .second = Tunnel Card for a house away from tunnels
talent-dog-sled = Dog Sled
    .about = I: move 1 of your houses that is on or next to ice across free ice to a hex beside it that is not ice. II: move it over free ice and stop on the ice. Once upgraded, you use I or II in each turn.
    .first = Move across ice to a hex beside it
    .second = Move over ice and stop on it
talent-carriage = Carriage
    .about = I: move 1 of your houses as far as you like over free hexes of the terrain it stands on. II: right after that you may move it 1 hex.
    .first = Move any distance on its own terrain
    .second = Then move it 1 hex
talent-wagon = Wagon
    .about = I: move 1 of your houses to another hex next to the rest of its group. A house standing alone cannot be moved. II: the buildings of all players that touch each other count as the group. Once upgraded, you use I or II in each turn.
    .first = Move to another hex next to its own group
    .second = The same, with all players' buildings as the group
talent-sleigh = Sleigh
    .about = I: move 1 of your houses in a straight line until something stops it: ice, a mountain, a tunnel, village or castle, a building or the edge of the map. II: it may stop on any hex on the way. Once upgraded, you use I or II in each turn.
    .first = Slide straight until something is in the way
    .second = Slide straight and stop where you like
talent-tunnel = Tunnel Card
    .about = Once a turn, move 1 of your houses that is next to a tunnel to a free hex next to another tunnel. Everybody has this card from the start.
    .first = Move from one tunnel to another

## How the two levels of a talent go together

mode-alt = either I or II
    .about = In each turn you use one of the two, whichever you like.
mode-arrow = I, then II
    .about = II goes on from where I ends: with the same house, or on the hex that it has left. It cannot be used alone, and never moves a fort.
mode-both = I and II
    .about = In each turn you may use both, in any order.

## What earns points

card-ice-fishers = Ice Fishers
    .about = 2 points for each of your houses on ice.
card-mountaineers = Mountaineers
    .about = 1 point for each of your houses next to a mountain. One that stands on a mountain counts only if it is also next to another.
card-shore-folk = Shore Folk
    .about = 1 point for each of your houses that is next to ice and does not stand on ice itself.
card-woodcutters = Woodcutters
    .about = 1 point for each of your houses that is next to a forest and does not stand in a forest itself.
card-royal-roads = Royal Roads
    .about = For each of your groups, 5 points for every castle that it touches after the first.
card-messengers = Messengers
    .about = 3 points for each village touched by a group of yours that also touches a castle. Each village counts once.
card-frontier = Frontier
    .about = 1 point for each of your houses on the outer edge of the map.
card-longhouses = Longhouses
    .about = 2 points for each of your houses on the one line where you have the most. Only lines of the agreed direction count.
card-surveyors = Surveyors
    .about = 1 point for each line of the agreed direction with at least one of your buildings.
card-burghers = Burghers
    .about = 1 point for every 2 houses in your largest group, rounded down.
card-hermits = Hermits
    .about = 2 points for each of your separate groups. A building standing alone is a group too.
card-loners = Loners
    .about = 3 points for each of your houses with no other building of yours next to it.
card-farmsteads = Farmsteads
    .about = 4 points for each of your houses on the board where you have the fewest; nothing if there is a board where you have none.
card-lords = Lords
    .about = On each board, 6 points for the most houses and 3 for the second most. Players who tie all get the full amount; whoever has none there gets nothing.
card-heartland = Heartland
    .about = 1 point for each of your houses on the centre board.
card-tunnel-wardens = Tunnel Wardens
    .about = 2 points for each tunnel next to at least one of your buildings.
card-villagers = Villagers
    .about = 1 point for each of your houses next to a village, no matter how many villages it touches.
card-stewards = Stewards
    .about = 3 points for each of your houses on the terrain where you have the fewest, of the six that are on cards; nothing if there is one where you have none.
card-castles = Castles
    .about = For each castle, 3 points for the most houses next to it, in every game. Players who tie all get 3.

## Economy: what earns coins

economy-agriculture = Agriculture
    .about = 1 coin at once for each house that you build next to a village.
economy-weapons = Weapons
    .about = 1 coin at once for each house that you build next to at least one fort of yours that already stands.
economy-highlands = Highlands
    .about = 1 coin at once for each house that you build on the top board, one of the six outer boards, agreed on before the game.
economy-export = Export
    .about = 1 coin at once for each house that you build on the outer edge of the map.
economy-enclosure = Enclosure
    .about = 1 coin at once for each house that you build where no hex of the same terrain next to it is free any more.
economy-pioneers = Pioneers
    .about = 1 coin at once for each house that you build with no building of your own next to it.
economy-marble = Marble
    .about = 2 coins at once if the three builds of your mandatory action fill three hexes side by side in a straight line, in any order.
economy-salvage = Salvage
    .about = Before you buy, take as many of your own buildings off the map as you like: 1 coin for a house, 2 for a fort. They leave the game. After that, a talent can be used in this turn only for 5 coins or, with { twist-innovation }, when it is new.

## Twists

twist-wolves = Wolves
    .about = Whoever builds more than 4 pieces in a turn loses one of their own houses from the map when the turn ends; a fort only if there is no house. It leaves the game. A fort counts as one piece here.
twist-dead-end = Dead End
    .about = Nobody may build on a hex next to another player's building or move a house there. A house may pass over such hexes.
twist-mobility = Mobility
    .about = In the mandatory action you build, if possible, at most two hexes away from one of your own buildings instead of right next to one.
twist-innovation = Innovation
    .about = What you buy or upgrade can be used at once, in the same turn.
twist-settlers = Settlers
    .about = Each build of your mandatory action that touches a village lets you build one more at once, on any hex that can be built on next to your own buildings. It earns no coins and brings no further one.
twist-roads = Roads
    .about = A house that you have moved with a talent or the Tunnel Card may go 1 hex further, once for each use.
twist-islands = Islands
    .about = Hexes of different boards are never next to each other: not for building, moving, groups, castles or points. Tunnels, the outer edge and long lines are as ever.
twist-bargain = Bargain
    .about = Buying and upgrading cost 1 coin less, and you may do so twice in a turn. Three extra uses still cost 5 coins.

## Pieces

piece-house = house
    .about = You have 32 of them. When one player has built every house and every fort, the round is played to its end and the game is over.
piece-fort = fort
    .about = Can be built wherever you may build a house, and counts as two houses on its hex for coins, cards and castles. You have 4 of them, and a fort is never moved.

## Directions, and the boards around the middle

direction-horizontal = horizontal
    .about = Lines from left to right.
direction-falling = diagonal, falling
    .about = Lines from the upper left to the lower right.
direction-rising = diagonal, rising
    .about = Lines from the lower left to the upper right.
top-board-N = north
top-board-NE = north-east
top-board-SE = south-east
top-board-S = south
top-board-SW = south-west
top-board-NW = north-west

## What is asked

prompt-build = Build on { $terrain }: { $left } left
    .more = Choose one of the lit hexes: near your own buildings if possible, otherwise anywhere on this terrain. Each time you may build a fort instead of a house.
prompt-build-talents = or use first: { $talents }
prompt-build-choice = Choose a terrain and build: { $terrains }
    .more = Choose one of the lit hexes: its terrain holds for the whole mandatory action. { $left ->
        [one] You build 1 piece.
       *[other] You build { $left } pieces.
    }
prompt-build-choice-talents = or use first: { $talents }
prompt-settle = { twist-settlers }: build one more piece next to your own buildings
    .more = You have built next to a village. Choose one of the lit hexes; this build earns no coins.
prompt-settle-or-not = { twist-settlers }: you may build one more piece next to your own buildings
    .more = You have built next to a village. Choose one of the lit hexes; this build earns no coins. Or press “{ action-stop }” to go on without it.
prompt-talent-build = { $level ->
    [2] { $talent } II: build a house or a fort
   *[other] { $talent }: build a house or a fort
}
    .more = Choose one of the lit hexes.
prompt-talent-move = { $level ->
    [2] { $talent } II: choose the house to move
   *[other] { $talent }: choose the house to move
}
    .more = Then choose where it goes. Forts cannot be moved.
prompt-talent-to = { $level ->
    [2] { $talent } II: choose where the house from { $from } goes
   *[other] { $talent }: choose where the house from { $from } goes
}
    .more = Choose one of the lit hexes.
prompt-follow-move = { $talent } II: move the house on { $from } further?
    .more = Choose one of the lit hexes, or press “{ action-stop }” to leave it where it is.
prompt-follow-build = { $talent } II: build on { $hex }, the hex just left?
    .more = Choose the lit hex to build there, or press “{ action-stop }”.
prompt-road = { twist-roads }: move the house on { $from } one hex further?
    .more = Choose one of the lit hexes, or press “{ action-stop }” to leave it where { $talent } has put it.
prompt-finish = { $offers ->
    [0] End your turn
   *[other] { $coins ->
        [one] Buy something or end your turn: 1 coin
       *[other] Buy something or end your turn: { $coins } coins
    }
}
    .more = Your pieces are built. You can still use talents. After that you may buy or upgrade one, or pay 5 coins to use one up to three times.
prompt-finish-talents = or use first: { $talents }
prompt-salvage = { $coins ->
    [0] { economy-salvage }: take buildings off, or end your turn
    [one] { economy-salvage }: take buildings off, buy, or end your turn (1 coin)
   *[other] { economy-salvage }: take buildings off, buy, or end your turn ({ $coins } coins)
}
    .more = Choose one of your lit buildings: it leaves the game, a house for 1 coin and a fort for 2. From now on a talent can be used in this turn only for 5 coins or, with { twist-innovation }, when it is new.
prompt-trade = { $offers ->
    [0] End your turn
   *[other] { $coins ->
        [one] Buy once more or end your turn: 1 coin
       *[other] Buy once more or end your turn: { $coins } coins
    }
}
    .more = Your purchase is made. With { twist-bargain } you may buy or upgrade once more, with { twist-innovation } use at once what is new.
prompt-trade-talents = or use first: { $talents }
prompt-extra = { $left ->
    [0] End your turn
    [one] { $talent }: use it once more
   *[other] { $talent }: use it up to { $left } times
}
    .more = Press the talent for each use, or end your turn.
prompt-wolves = { twist-wolves }: choose what you lose
    .more = You have built more than 4 pieces in this turn. Choose one of the lit hexes: what stands there leaves the game.
prompt-over = { $winners-count ->
    [one] Game over: { $winners } wins
   *[other] Game over, shared victory: { $winners }
}
    .you = { $winners-count ->
        [one] Game over: you win
       *[other] Game over: you share the victory with { $others }
    }

action-build = Build a house on { $hex }
action-fort = Build a fort on { $hex }
action-use = { $level ->
    [2] Use { $talent } II
   *[other] Use { $talent }
}
action-move = Move the house on { $hex }
action-to = Move it to { $hex }
action-buy = { $coins ->
    [0] Buy { $talent } for nothing
    [one] Buy { $talent } for 1 coin
   *[other] Buy { $talent } for { $coins } coins
}
action-upgrade = { $coins ->
    [0] Upgrade { $talent } for nothing
    [one] Upgrade { $talent } for 1 coin
   *[other] Upgrade { $talent } for { $coins } coins
}
action-extra = Use { $talent } up to three times for { $coins } coins
action-salvage = Take buildings off for coins
action-remove = Take off what stands on { $hex }
action-stop = Done
action-end-turn = End turn

## What happened

event-talents-dealt = { $player } gets these talents: { $talents }.
    .you = You get these talents: { $talents }.
event-turn-begun = { $player } begins turn { $turn }.
    .you = You begin turn { $turn }.
event-card-drawn = { $player } draws the terrain card for the next turn: { $terrain }.
    .you = You draw the terrain card for your next turn: { $terrain }.
event-card-shown = { $player } shows a terrain card: { $terrain }.
    .you = You show a terrain card: { $terrain }.
event-card-useless = Nothing can be built on { $terrain }: { $player } draws another terrain card.
    .you = Nothing can be built on { $terrain }: you draw another terrain card.
event-deck-shuffled = { $cards ->
    [one] 1 terrain card makes a new draw pile.
   *[other] { $cards } terrain cards are shuffled into a new draw pile.
}
event-no-terrain = Nothing can be built with any terrain card: { $player } goes without the mandatory action.
    .you = Nothing can be built with any terrain card: you go without the mandatory action.
event-built = { $player } builds a { $piece } on { $hex }.
    .you = You build a { $piece } on { $hex }.
event-coins = { $coins ->
    [one] { $player } gets 1 coin: { $economy }.
   *[other] { $player } gets { $coins } coins: { $economy }.
}
    .you = { $coins ->
        [one] You get 1 coin: { $economy }.
       *[other] You get { $coins } coins: { $economy }.
    }
event-talent-used = { $level ->
    [2] { $player } uses { $talent } II.
   *[other] { $player } uses { $talent }.
}
    .you = { $level ->
        [2] You use { $talent } II.
       *[other] You use { $talent }.
    }
event-moved = { $player } moves a house from { $from } to { $hex }.
    .you = You move a house from { $from } to { $hex }.
event-stopped = { $player } leaves it at that.
    .you = You leave it at that.
event-bought = { $coins ->
    [0] { $player } buys { $talent } for nothing.
    [one] { $player } buys { $talent } for 1 coin.
   *[other] { $player } buys { $talent } for { $coins } coins.
}
    .you = { $coins ->
        [0] You buy { $talent } for nothing.
        [one] You buy { $talent } for 1 coin.
       *[other] You buy { $talent } for { $coins } coins.
    }
event-upgraded = { $coins ->
    [0] { $player } upgrades { $talent } for nothing.
    [one] { $player } upgrades { $talent } for 1 coin.
   *[other] { $player } upgrades { $talent } for { $coins } coins.
}
    .you = { $coins ->
        [0] You upgrade { $talent } for nothing.
        [one] You upgrade { $talent } for 1 coin.
       *[other] You upgrade { $talent } for { $coins } coins.
    }
event-extra-bought = { $player } pays { $coins } coins to use { $talent } up to three times.
    .you = You pay { $coins } coins to use { $talent } up to three times.
event-salvaged = { $coins ->
    [one] { $player } takes a { $piece } off { $hex } and gets 1 coin.
   *[other] { $player } takes a { $piece } off { $hex } and gets { $coins } coins.
}
    .you = { $coins ->
        [one] You take a { $piece } off { $hex } and get 1 coin.
       *[other] You take a { $piece } off { $hex } and get { $coins } coins.
    }
event-lost = { $player } loses a { $piece } on { $hex }: { twist-wolves }.
    .you = You lose a { $piece } on { $hex }: { twist-wolves }.
event-last-round = { $player } has nothing left to build with: this round is the last.
    .you = You have nothing left to build with: this round is the last.
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
log-card-drawn = Next terrain: { $items }
log-built = Built { $piece }: { $items }
log-moved = Moved { $items }
log-coins = { $sum ->
    [one] 1 coin: { $economy }
   *[other] { $sum } coins: { $economy }
}
log-talent-used = Used { $items }
log-bought = { $sum ->
    [0] Bought { $items } for nothing
    [one] Bought { $items } for 1 coin
   *[other] Bought { $items } for { $sum } coins
}
log-upgraded = { $sum ->
    [0] Upgraded { $items } for nothing
    [one] Upgraded { $items } for 1 coin
   *[other] Upgraded { $items } for { $sum } coins
}
log-extra-bought = Paid { $sum } coins to use { $items } up to three times
log-salvaged = { $sum ->
    [one] Took off { $piece }: { $items }, 1 coin
   *[other] Took off { $piece }: { $items }, { $sum } coins
}
log-lost = Lost { $piece }: { $items }

## Words around the picture in a terminal; without a language the words of the id are shown

picture-can-be-chosen-now = can be chosen now
picture-is-being-moved = is being moved
picture-closed = closed
picture-numbers-with-a-stroke-are-the-first-of-a-hex-those-of-rows-the-second = numbers with a stroke are the first of a hex, those of rows the second
picture-houses = houses
picture-forts = forts
picture-coins = coins
picture-points = points
picture-card = card
picture-talents = talents
picture-in-hand = in hand
picture-your-hand = your hand
picture-used = used
picture-turn = turn
picture-to-build = to build
picture-uses = uses
picture-last-round = last round
picture-the-game-is-over = the game is over
picture-no-terrain-card = no terrain card
picture-terrain-cards = terrain cards
picture-to-draw = to draw
picture-discarded = discarded
picture-out-of-the-game = out of the game
picture-points-for = points for
picture-economy = economy
picture-twists = twists
picture-no-twist = no twist
picture-top-board = top board

## Options

option-boards = Boards
    .about = Seven boards make the map. Each has two sides and can be turned six ways.
option-cards = Winter Kingdom cards
    .about = Three cards say what earns points in this game.
option-economy = Economy
    .about = The card that says what earns coins.
option-economy-random = Random
    .about = One of the eight is drawn by lot.
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
    .about = A card that changes one of the rules for everybody.
option-twist-random = Random
    .about = One of the eight is drawn by lot.
option-twist-none = None
    .about = Best for a first game.
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
option-more-twists = More twists
    .about = They hold besides the first. One twist in a game is enough for most.
option-more-twists-wolves = { twist-wolves }
option-more-twists-dead-end = { twist-dead-end }
option-more-twists-mobility = { twist-mobility }
option-more-twists-innovation = { twist-innovation }
option-more-twists-settlers = { twist-settlers }
option-more-twists-roads = { twist-roads }
option-more-twists-islands = { twist-islands }
option-more-twists-bargain = { twist-bargain }
option-talents = Talents
    .about = Everybody is dealt 5 of these, in secret. Choose none to deal from all 25, or at least 5 for each player.
option-direction = Direction of lines
    .about = Only for { card-longhouses } and { card-surveyors }: which lines count.
option-direction-horizontal = { direction-horizontal }
    .about = { direction-horizontal.about }
option-direction-falling = { direction-falling }
    .about = { direction-falling.about }
option-direction-rising = { direction-rising }
    .about = { direction-rising.about }
option-top-board = Top board
    .about = Only for { economy-highlands }: the outer board where building earns coins.
option-top-board-N = { top-board-N }
option-top-board-NE = { top-board-NE }
option-top-board-SE = { top-board-SE }
option-top-board-S = { top-board-S }
option-top-board-SW = { top-board-SW }
option-top-board-NW = { top-board-NW }
option-start = Who begins
    .about = The player who has the first turn. Whoever plays last starts with one coin more than the first.

## What an action would bring, in a few words

foresee-coins = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
foresee-last-round = begins the last round

## A first game, explained along the way

learn-welcome = Welcome! Build houses and forts on this snowy map. Three cards say what earns points at the end; each castle earns 3 more for whoever has most around it.
learn-build = In every turn you build 3 pieces on the terrain of your card: the lit hexes. If you can build next to your own buildings you must, so where you begin matters.
learn-talent-build = This talent gives you one more building, by its own rule. Choose one of the lit hexes.
learn-talent-move = With this you move a house that already stands. Choose which, then where to. Forts never move.
learn-follow-move = The second level of this talent goes on from the first. You need not use it.
learn-finish = You have built. Now you may spend coins: buy a talent from your hand, upgrade an open one, or use one up to three times for 5 coins. Ending your turn draws your next terrain card.
learn-event-coins = You have earned coins! The economy card says what for. Talents are bought with them at the end of a turn.
learn-event-bought = This talent lies open now. From your next turn on you can use it once in every turn, before or after you build your three pieces.
learn-event-upgraded = The second level of this talent is yours, from your next turn on.
learn-any-last-round = Somebody has built everything there was. The round is played to its end, then points are counted.
learn-over = That was it. Press a figure of the score to see on the map where the points came from.

## Words of the page

page-map = The map
page-points = points
page-terrain-card = Terrain card
    .about = You build the three pieces of this turn on this terrain.
page-terrain-choice = Choose one terrain
    .about = The first of them that you build on holds for the whole mandatory action.
page-next-card = Next terrain card
page-piece = What you build
    .about = { piece-fort.about }
page-piece-house = House
page-piece-fort = Fort
page-houses-left = { $count ->
    [one] 1 house left
   *[other] { $count } houses left
}
page-forts-left = { $count ->
    [one] 1 fort left
   *[other] { $count } forts left
}
page-removed = { $count ->
    [one] 1 building out of the game
   *[other] { $count } buildings out of the game
}
page-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
page-talents = Talents
page-hand = Talents in hand
    .about = Only you can see them. What you buy lies open and can be used from your next turn on, with { twist-innovation } at once.
page-hand-empty = You have bought all your talents.
page-in-play = Open talents
    .about = Each can be used once a turn, before or after you build your three pieces.
page-no-talents = No open talents yet: buy one with your coins.
page-talents-hidden = { $count ->
    [one] 1 talent in hand
   *[other] { $count } talents in hand
}
page-talent = { $talent }, { $state }
page-level-first = Level I
page-level-second = Level II
page-price = { $count ->
    [0] Costs nothing
    [one] Costs 1 coin
   *[other] Costs { $count } coins
}
page-price-upgrade = { $count ->
    [0] Upgrading costs nothing
    [one] Upgrading costs 1 coin
   *[other] Upgrading costs { $count } coins
}
page-talent-active = ready
page-talent-used = used in this turn
page-talent-new = ready from the next turn on
page-talent-in-hand = not bought yet
page-do-use = Use
page-do-buy = { $count ->
    [0] Buy for nothing
    [one] Buy: 1 coin
   *[other] Buy: { $count } coins
}
page-do-upgrade = { $count ->
    [0] Upgrade for nothing
    [one] Upgrade: 1 coin
   *[other] Upgrade: { $count } coins
}
page-do-extra = { $count } coins: use up to three times
    .about = At the end of a turn, in place of a purchase: use one of your open talents or the Tunnel Card up to three times in a row, whether you have used it in this turn or not.
page-extra-left = { $count ->
    [one] 1 more use
   *[other] { $count } more uses
}
page-cards = Winter Kingdom cards
page-economy = Economy
page-twist = Twist
page-no-twist = No twist
page-direction = Lines that count: { $direction }
page-top-board = Top board: { $place }
page-draw-pile = { $count ->
    [one] Draw pile: 1 terrain card
   *[other] Draw pile: { $count } terrain cards
}
page-discard-pile = { $count ->
    [one] Discard pile: 1 terrain card
   *[other] Discard pile: { $count } terrain cards
}
page-hex-empty = { $hex }, { $terrain }
page-hex-house = { $hex }, { $terrain }, house of { $player }
    .you = { $hex }, { $terrain }, your house
page-hex-fort = { $hex }, { $terrain }, fort of { $player }
    .you = { $hex }, { $terrain }, your fort

# Said behind one of the above, after a comma.
page-hex-lifted = is being moved
page-hex-closed = closed by { twist-dead-end }
page-hex-target = can be chosen

page-slot-centre = centre
page-board = { $degrees ->
    [0] Board { $number }, side { $side }
   *[other] Board { $number }, side { $side }, turned { $degrees } degrees
}
page-board-pick = { $place }: { $board }. Choose a board
page-board-turn = Turn { $board }
page-board-title = { $place }: choose a board
page-board-here = Lies here now.
page-board-elsewhere = { $place } now. The two change places.
page-board-random = Leave it to chance
page-boards-draw = Lay seven boards
page-boards-partial = { $open ->
    [one] 1 board is drawn when you start.
   *[other] { $open } boards are drawn when you start.
}
page-cards-chosen = { $count } of { $of } chosen.
page-cards-partial = { $count } of { $of } chosen. The rest is drawn when you start.
page-cards-full = { $count } of { $of } chosen. Take one away to choose another.
page-talents-all = All 25 talents can be dealt.
page-talents-chosen = { $count } chosen.
page-talents-few = { $count } of at least { $of } chosen.
page-source-rulebook = from the rulebook
    .about = The printed rules say so.
page-source-deduced = deduced
    .about = It follows from several places of the printed rules together.
page-source-public = from public sources
    .about = Somebody who has the game has told of it in public.
page-source-sister = from Kingdom Builder
    .about = The sister game has it like this, and nothing speaks against it.
page-source-ruling = our ruling
    .about = No source that we know has this, so we decided it ourselves; it can be changed.
page-own-map = our own map
    .about = No public source has the printed map of this board, so we designed one; another map can be put in its place.
page-piece-key = Key F on the map: the other piece.
page-do-use-first = Use I
page-do-use-second = Use II
page-do-buy-short = Buy
page-do-upgrade-short = Upgrade
page-do-extra-short = 3 uses
page-talent-chosen = being used now
page-extra-guide = With { talent-guide } II, each use of the Tunnel Card or of { talent-guide } can be for a house that is next to no tunnel.
page-trade-later = You can buy in your own turn, once you have built.
page-trade-first-build = Build first: buying comes afterwards.
page-trade-now = Now you can buy or upgrade, or pay for extra uses instead.
page-trade-again = You can buy or upgrade one more.
page-trade-done = You have spent what you can in this turn.
page-trade-poor = There is nothing you can pay for now.
page-facts = Card by card
page-facts-boards = Board by board
page-fact-named = name
page-fact-first = level I
page-fact-second = level II
page-fact-mode = how they go together
page-fact-buy = price
page-fact-upgrade = price of the upgrade
page-fact-effect = what it counts
page-fact-coins = coins
page-fact-law = what it changes
page-fact-points = points

## Where these rules come from: a heading and a paragraph each

about-wk-why = Why this page
about-wk-why-text = Winter Kingdom is a game by Donald X. Vaccarino, published by Queen Games. We could read its Dutch rulebook only as plain text, without the pictures of cards and boards. So not everything here is as printed, and you should know what is not.
about-wk-attested = As in the rulebook
about-wk-attested-text = The turn, building and moving, forts, buying and upgrading talents, extra uses for 5 coins, terrain cards, castles and the end of the game are the printed rules, told in our own words. Where these leave a small gap, we follow Kingdom Builder or decide ourselves.
about-wk-talents = The talents
about-wk-talents-text = The rulebook describes what talents do and mostly names those that do it. Put together, this gives exactly 25 cards. Two names are lost: { talent-wagon } and { talent-sleigh } are ours.
about-wk-public = From public sources
about-wk-public-text = Reviews, shops and forums tell how many cards of each kind there are, that extra uses are up to three, and what some cards are about. The size and the statistics of the boards were published by M. C. DeMarco.
about-wk-deduced = What we have deduced
about-wk-deduced-text = Some things follow only from several places together: which first and second level belong to one talent, how they go together, which comes first on { talent-port }, and the order of the terrains for { talent-crossroads }.
about-wk-ruled = What we have decided
about-wk-ruled-text = The terrains of { talent-hot-springs }, { talent-monastery } and { talent-hunting-lodge } and the places of { talent-market } and { talent-farm } are likely, but not certain. So is which level comes first on { talent-toboggan } and { talent-dog-sled }. Small points of { talent-outpost }, { talent-tower }, { talent-crossroads }, { talent-wagon } and { talent-sleigh } are our rulings.
about-wk-prices = Prices and first coins
about-wk-prices-text = Only three prices are known: 3 coins for { talent-mine }, 1 for { talent-dog-sled }, and 3 to upgrade { talent-caravan }. All others are ours. So are the coins at the start for three and four players, 1, 1, 2 and 1, 1, 2, 2; for two players 1 and 2 are printed.
about-wk-cards = The scoring cards
about-wk-cards-text = Nothing of the 18 Winter Kingdom cards could be read. All names are ours, and so are most texts and values. A public description tells what { card-ice-fishers }, { card-mountaineers } and { card-shore-folk } pay and has the 5 points of { card-royal-roads }, but not their names.
about-wk-economy = The economy cards
about-wk-economy-text = What each of the eight pays is in the rulebook, and five of their names. { economy-highlands }, { economy-enclosure } and { economy-pioneers } are our names, and some details are our rulings: what a fort counts, and where the edge of the map is.
about-wk-twists = The twists
about-wk-twists-text = Only examples of the twists could be read. { twist-innovation } and { twist-islands } are clear from them; { twist-wolves }, { twist-dead-end }, { twist-settlers }, { twist-roads } and { twist-bargain } are partly our reading, and { twist-mobility } is a guess. The name { twist-roads } is doubtful; { twist-settlers }, { twist-islands } and { twist-bargain } are our names.
about-wk-boards = The boards
about-wk-boards-text = All 14 board sides are our own designs, because no public source shows the printed ones hex by hex. They keep the published statistics: 61 hexes a side, with a castle, a tunnel, two villages and every terrain that is on cards.
about-wk-change = How to change it
about-wk-change-text = Maps, prices and values are data files in the package, and docs/winter-kingdom.md tells how to change them. If you own the game and find something different on your cards, we would love to hear of it.

## What decisions are lost by

tag-locked-in = locking yourself in
tag-talent-missed = no talent bought or upgraded
tag-talent-unused = a talent not used
tag-fort-missed = no fort built
tag-coins-missed = coins missed
tag-for-others = points left to others

## What a profile tells of

trait-talent = Won by talent
