# The rules of Kingdom Builder in English. The same messages stand in the same order in the other languages.

## Sections and their paragraphs

rulebook-overview = The game in short
rulebook-overview-goal = Two to five players build settlements on a shared map. Three *Kingdom Builder cards*, different in every game, say what earns gold at the end. Whoever has the most gold wins.
rulebook-overview-turn = In your turn you show your terrain card and build three settlements on that kind of terrain. If you can build next to your own settlements, you must. Tiles that you have taken from the map give you extra actions, before or after that.
rulebook-overview-table = The map consists of four boards, called quadrants, of 10 by 10 hexes each. Everybody has 40 settlements in their supply. The only secrets are the terrain cards that the others hold and the order of the draw pile.

rulebook-words = Hexes, pieces and areas
rulebook-words-terrain = Five kinds of terrain can be built on in every game: grass, canyon, desert, flower field and forest. Each has five terrain cards. Expansions bring [{ terrain-swamp }](terrain-swamp) and [{ terrain-farmland }](terrain-farmland), which can be built on, too. [Water](terrain-water) and [mountains](terrain-mountain) cannot, unless an action says so. Bridges drawn on the boards mean nothing.
rulebook-words-special = *Special hexes* are locations, castles, nomad hexes, palaces and silos. Nothing is ever built on them or moved onto them. All of them count for [{ card-merchants }](card-merchants), [{ card-workers }](card-workers) and the [{ tile-university }](tile-university), and stop a [{ tile-caravan }](tile-caravan). Only locations and nomad hexes give tiles.
rulebook-words-pieces = Only one thing can stand on a hex: a settlement, another piece of a player, a part of a city hall tile, a stone wall or a scout tile. Such a hex is occupied; any other hex is free. [Warriors](piece-warrior), [wagons](piece-wagon), [ships](piece-ship) and the seven hexes of a [{ piece-city-hall }](piece-city-hall) count as settlements of their owner unless a rule says otherwise.
rulebook-words-adjacent = Two hexes are next to each other when they share a side. That also holds across the border between two boards. A hex inside the map has six neighbours.
rulebook-words-areas = Your settlements that touch each other form a *settlement area*; one that stands alone is an area as well. Hexes of the same terrain that touch form a *terrain area*, whatever stands on them. A terrain area of mountains is a *mountain range*, even if it is a single hex.
rulebook-words-lines = A *horizontal line* is a whole row across the full width of the map; there are 20. A *straight line* runs along a row or along one of the two diagonals, so it has six directions. The distance between two hexes is the smallest number of steps, whatever lies in between.
rulebook-words-edge = The *edge of the board* is the outermost ring of hexes of the whole map. A corner hex lies on two edges. Borders between quadrants are no edges.
rulebook-words-verbs = To *build* means to bring a settlement from your supply to the map. To *place* means to bring another piece there; it counts as building. To *move* means that a piece on the map changes its hex, and that never makes a new settlement.

rulebook-setup = Setting up
rulebook-setup-boards = Choose any four boards of the base game and of the expansions that you play with. Put them together in a square, each upright or turned around by half a circle. Most boards of the base game have two locations of one kind and a castle; those of the [{ tile-oracle }](tile-oracle) and the [{ tile-harbor }](tile-harbor) have one location and two castles.
rulebook-setup-random = When the boards are drawn by lot, every expansion that brings boards is on the table with at least one of them, as far as four places allow. With the [{ set-capitol }](set-capitol) expansion [{ tile-harbor }](tile-harbor) or [{ tile-oracle }](tile-oracle) is among them.
rulebook-setup-tiles = Put two matching location tiles on every location hex. There is one more thing to do for most expansions: see [nomad tiles](nomads-tiles), [tasks](crossroads-tasks), [bonus tiles](marshlands-bonus), [capitols](capitol-place), [caves](caves-place) and [the island](island-board).
rulebook-setup-cards = Shuffle the Kingdom Builder cards of the base game (10) and of your expansions (Nomads 3, Marshlands 6, Harvest 6), and turn up three. They hold for the whole game and for everybody. Any card may come up, even if no board of its expansion is on the table. With Nomads, [{ card-merchants }](card-merchants) and [{ card-workers }](card-workers) count nomad hexes as well.
rulebook-setup-deal = Shuffle the 25 terrain cards, five of each kind. If the [{ card-scouts }](card-scouts) card is in play, its terrain is removed first. Everybody takes 40 settlements and draws one terrain card, which the others do not see. By the book the oldest player begins; here that is a setting, or decided by lot. Play goes clockwise.
rulebook-setup-first = For a first game take the boards [{ tile-tavern }](tile-tavern), [{ tile-paddock }](tile-paddock), [{ tile-oasis }](tile-oasis) and [{ tile-farm }](tile-farm), in this order from the top left to the bottom right, with the cards [{ card-fishermen }](card-fishermen), [{ card-knights }](card-knights) and [{ card-merchants }](card-merchants).

rulebook-turn = The turn
rulebook-turn-order = Show your terrain card. Use extra actions if you like, then build three settlements as your *mandatory action*, then use further extra actions if you like. The three are built directly one after the other, and no extra action comes between them.
rulebook-turn-mandatory = Build three settlements from your supply on free hexes of the terrain on your card, one after the other. You cannot skip this or build fewer as long as there is a hex where you may build. Only if you have fewer than three left do you build those that you have.
rulebook-turn-extra = Every location tile that you own gives its action once a turn, before or after the mandatory action, in any order, and never by force. You finish or stop one action before you begin another. An action that could do nothing at all cannot be begun.
rulebook-turn-exceptions = Three things may happen between the three builds all the same. An [{ tile-outpost }](tile-outpost) changes a build under way, so it can be used then. A [{ tile-canoe }](tile-canoe) of anybody may answer. And tiles are taken and gold is earned at once, by themselves.
rulebook-turn-end = You can end your turn when the mandatory action is done. Scout tiles leave the map, your terrain card is discarded, and you draw a new one. Nomad tiles that you could use this turn leave the game. All your other tiles are ready again, those that you have just taken included.
rulebook-turn-empty = With an empty supply you build nothing, but you may still use actions that move or place pieces or put up stone walls.

rulebook-building = Where you may build
rulebook-building-free = A hex is open for building when it is free, can be built on, and is not next to a [{ piece-warrior }](piece-warrior). Actions that lead onto water or mountains change only the kind of terrain; everything else stays.
rulebook-building-adjacent = If a hex of the required kind is open next to any of your settlements, anywhere on the map, you must choose such a hex. Only if there is none may you choose any open hex of that kind. The settlements of others only matter because they fill hexes.
rulebook-building-freedom = So a terrain that none of your settlements touches is a chance: you may begin a new area anywhere. Your very first settlement may stand on any hex of the kind on your card.
rulebook-building-each = The rule is applied anew for each settlement, and the one just built counts. So after a free choice the next one usually has to go beside it. You may extend two different areas in the same turn.
rulebook-building-extra = Extra actions that build follow the same rule for their own kind of terrain. With tiles for one kind of terrain there is no action if no hex of that kind is open. The [{ tile-tower }](tile-tower) applies the rule to all open hexes of the edge together.
rulebook-building-moving = [Barn](tile-barn), [Harbor](tile-harbor), [Rope Bridge](tile-rope-bridge) and [Tree House](tile-tree-house) move any of your settlements by the same rule. Lift the settlement first: it is no neighbour of itself, and its hex counts as free when you look whether you have to go next to others. It may not go back to where it came from; if no other hex remains, it cannot be moved.
rulebook-building-without = Some actions say themselves where a settlement goes and ignore this rule: [{ tile-paddock }](tile-paddock), [{ tile-tavern }](tile-tavern), [{ tile-village }](tile-village), [{ tile-fountain }](tile-fountain), [{ tile-refuge }](tile-refuge), [{ tile-caravan }](tile-caravan), [{ tile-resettlement }](tile-resettlement), [{ tile-palisade }](tile-palisade), [{ tile-city-hall }](tile-city-hall), [{ tile-farmland }](tile-farmland), [{ tile-cave }](tile-cave), [{ tile-silo }](tile-silo) and the steps of wagons and ships.

rulebook-deck = Terrain cards
rulebook-deck-hand = You hold one terrain card that only you know, and show it at the start of your turn. It holds for the whole turn: for the mandatory action and for [{ tile-oracle }](tile-oracle), [{ tile-barn }](tile-barn), [{ tile-quarry }](tile-quarry) and [{ tile-cathedral }](tile-cathedral). Discarded cards lie open, but nobody may look through them.
rulebook-deck-empty = When a card must be drawn and the draw pile is empty, the discarded cards are shuffled into a new pile. You discard before you draw, so you may get the same card again.
rulebook-deck-useless = If, at the start of your turn or during it, no hex of your terrain is open anywhere on the map, the card leaves the game and you draw another at once, until one can be used. What is left of the mandatory action is built on the new terrain. After the mandatory action the new card holds for the tiles that follow it. Hexes next to a [{ piece-warrior }](piece-warrior) are not open.
rulebook-deck-none = If no terrain card is left at all, your mandatory action ends there and you play on without a terrain. When for a whole round nobody had a card and nobody built anything, the game ends as if a supply had run out.

rulebook-locations = Locations and their tiles
rulebook-locations-take = As soon as one of your pieces comes to stand next to a location, by building, placing or moving, you take one of its tiles if any is left. This happens by itself and cannot be refused. Next to several locations you take one tile from each. An empty location is still a location for everything else.
rulebook-locations-once = From one location hex you take at most one tile in the whole game, even if you lose it again. A second tile of the same kind can only come from another hex.
rulebook-locations-wait = A tile that you have just taken rests until your next turn. If you take one in another player's turn, you can use it from your own next turn on.
rulebook-locations-lose = You keep a tile as long as at least one of your pieces is next to the hex that it came from. When the last one goes, whoever moved or removed it, the tile leaves the game; it does not return to its hex. An action under way is finished first, even if it costs the very tile that allows it. Moving from one hex beside the location to another costs nothing.
rulebook-locations-two = With two tiles of the same kind you have the action twice a turn. If you move away from one of their hexes, you give up the tile of that hex. If one of the two was used this turn and the other not, the one that stays can still be used. A copy that you took only this turn rests until the next.
rulebook-locations-order = When a piece moves, tiles are lost before new ones are taken. After every change on the map the order is: tiles lost, tiles taken, gold that is paid at once, lines marked for [{ card-mayors }](card-mayors), answers by canoe, the end of the game, and last whether your terrain card is still of use.

rulebook-actions = Extra actions of the base game
rulebook-actions-kinds = Five tiles of the base game build one more settlement: [{ tile-oracle }](tile-oracle), [{ tile-farm }](tile-farm), [{ tile-oasis }](tile-oasis), [{ tile-tower }](tile-tower) and [{ tile-tavern }](tile-tavern). Three move a settlement: [{ tile-barn }](tile-barn), [{ tile-harbor }](tile-harbor) and [{ tile-paddock }](tile-paddock). What is built comes from your supply.
rulebook-actions-tower = For the [{ tile-tower }](tile-tower) all open hexes on the edge form one pool, whatever their terrain. If any of them touches one of your settlements, you must take one that does; otherwise the whole edge is open to you.
rulebook-actions-tavern = A line for the [{ tile-tavern }](tile-tavern) may run in all three directions and be longer than three, but it must have no gap. Settlements on water or mountains count, too. A gap between two such lines is an end of both.
rulebook-actions-paddock = What the [{ tile-paddock }](tile-paddock) leaps over may be anything: water, a mountain, a special hex, any piece, a hex next to a warrior. It only has to be there. Just the landing hex must be open.
rulebook-actions-harbor = The [{ tile-harbor }](tile-harbor) can also move a settlement that already stands on water. In the base game it is the only way onto water. Like the [{ tile-barn }](tile-barn) it may fetch a settlement from anywhere on the map.

rulebook-end = The end of the game
rulebook-end-trigger = The end comes when somebody builds the last settlement of their supply. The round is played to its end, so that all have had equally many turns. If a settlement returns to a supply later, by a [{ tile-sword }](tile-sword), the game ends all the same.
rulebook-end-special = Warriors, wagons, ships and city halls do not matter for the end. A settlement that marks a line for [{ card-mayors }](card-mayors) does: if it was the last one, the end has come. While you have a settlement set aside on a [{ tile-temple }](tile-temple), your empty supply does not end the game.
rulebook-end-count = After the last turn silos are used, if there are any. Then everybody counts: the three Kingdom Builder cards, tasks, castles, palaces and capitols, and the gold that was earned on the way. Every castle pays 3 gold to each player with a settlement next to it, once, whatever the cards are.
rulebook-end-winner = Whoever has the most gold wins. If several have equally much, they share the victory; nothing breaks the tie.

rulebook-gold = Cards of the base game
rulebook-gold-counting = [Fishermen](card-fishermen), [Miners](card-miners) and [Workers](card-workers) pay for each settlement by what it is next to. It does not matter how much water, how many mountains or special hexes it touches, or whether something stands on them. A settlement on a mountain beside water counts for Fishermen, and one on water beside a mountain for Miners. Swamp is not water.
rulebook-gold-merchants = For [{ card-merchants }](card-merchants) look at each of your settlement areas: if it touches two or more special hexes, all of these are connected. Every connected hex pays 4 gold, once. Only your own pieces connect: two special hexes that lie side by side are not connected by that. Locations without tiles count as well.
rulebook-gold-lines = [Discoverers](card-discoverers) and [Knights](card-knights) look at horizontal lines across the whole map. The settlements of a line need not touch. If several lines are equally good for Knights, only one of them is paid.
rulebook-gold-areas = [Hermits](card-hermits) pay for the number of your settlement areas, [Citizens](card-citizens) for the size of the largest one. So one card wants you to scatter and the other to stay together.
rulebook-gold-quadrants = [Lords](card-lords) compare all players in each quadrant. Everybody with the highest number gets 12 gold, everybody with the next lower number 6: with 8, 8, 6 and 2 settlements that is 12, 12, 6 and 0. Having none is a number, too: with 5 and 0 it is 12 and 6. [Farmers](card-farmers) look only at your own weakest quadrant.
rulebook-gold-where = Every piece that counts as your settlement counts for the cards, wherever it stands. On water it brings nothing for Fishermen, on a mountain nothing for Miners; for all other cards water, mountains, swamp and farmland are ground like any other. What holds on the island is told [there](island-cards).

rulebook-nomads = Nomads
rulebook-nomads-contents = Four boards with the locations [{ tile-quarry }](tile-quarry), [{ tile-caravan }](tile-caravan), [{ tile-village }](tile-village) and [{ tile-garden }](tile-garden), and with nomad hexes in place of castles: three on the board of the Quarry, one on each of the others. 15 nomad tiles, 25 stone walls, three Kingdom Builder cards.
rulebook-nomads-tiles = Shuffle the nomad tiles and put one, face up, on each nomad hex; the others stay in the box. There are seven donations, one for each of the five terrains, one for water and one for mountains, and two each of [{ tile-resettlement }](tile-resettlement), [{ tile-outpost }](tile-outpost), [{ tile-sword }](tile-sword) and [{ tile-treasure }](tile-treasure). Nomad hexes are never filled again.
rulebook-nomads-use = You take a nomad tile by itself as soon as a piece of yours comes next to its hex. You can use it once, in your next turn. At the end of that turn it leaves the game, used or not. Moving away from its hex does not cost you the tile.
rulebook-nomads-donation = A donation builds up to three settlements from your supply, one after the other, each by the usual rule of adjacency. You may stop earlier. Settlements on water bring nothing for [{ card-fishermen }](card-fishermen), those on mountains nothing for [{ card-miners }](card-miners), but they may count for the other of the two.
rulebook-nomads-resettlement = The four steps of a [{ tile-resettlement }](tile-resettlement) may go to one settlement or be shared among up to four, in any order. Every hex that is entered must be open. Tiles are taken and lost after every step.
rulebook-nomads-outpost = An [{ tile-outpost }](tile-outpost) frees one settlement from the rule of adjacency; terrain and everything else stay as they are. You may decide on it between two builds of the mandatory action, and for a [{ tile-fort }](tile-fort) after seeing the card. It also helps the moves of [{ tile-barn }](tile-barn), [{ tile-harbor }](tile-harbor), [{ tile-rope-bridge }](tile-rope-bridge) and [{ tile-tree-house }](tile-tree-house), but no action that ignores the rule anyway.
rulebook-nomads-sword = With the [{ tile-sword }](tile-sword) you remove one piece of *every* other player, and you choose which. A settlement returns to its owner's supply, a warrior, wagon or ship to the owner's reserve. City hall tiles cannot be removed. The owner may lose location tiles by it.
rulebook-nomads-treasure = The [{ tile-treasure }](tile-treasure) pays its 3 gold at once when it is taken and leaves the game.
rulebook-nomads-quarry = Walls of the [{ tile-quarry }](tile-quarry) go on open hexes of the terrain on your card, and always next to a piece of yours. They cannot stand next to a warrior. If the first wall fills the last hex of that terrain, your card is replaced and there is no second wall. When all 25 walls are on the map, there are no more.
rulebook-nomads-caravan = A [{ tile-caravan }](tile-caravan) goes at least one hex and always as far as it can. Water, mountains, special hexes, anything that stands on a hex, hexes next to a warrior and the edge of the board stop it. Tiles are taken only where it ends.
rulebook-nomads-village = The [{ tile-village }](tile-village) needs a hex with at least three of your settlements around it; the [{ tile-garden }](tile-garden) works like the Farm, on flower fields.
rulebook-nomads-red = Some cards pay at once while you build, and nothing at the end: [{ card-families }](card-families), [{ card-shepherds }](card-shepherds), [{ card-ambassadors }](card-ambassadors) and [{ card-rovers }](card-rovers). Only new settlements count, not moved ones. Only the player whose turn it is earns by them: a settlement built in somebody else's turn, by a canoe, brings nothing.
rulebook-nomads-families = For [{ card-families }](card-families) the three settlements of the mandatory action must lie in a straight line without a gap, built in any order. It pays at most once a turn. Fewer than three regular settlements earn nothing, as with a short supply or on swamp. If the card was replaced on the way, different kinds of terrain do not matter.

rulebook-crossroads = Crossroads
rulebook-crossroads-contents = Four boards with two different locations and a castle each, two tiles for every location. Six tasks. Everybody has two [warriors](piece-warrior), a [{ piece-wagon }](piece-wagon), a [{ piece-ship }](piece-ship) and a [{ piece-city-hall }](piece-city-hall) in reserve.
rulebook-crossroads-tasks = For each board of this expansion on the table, turn up one task at random, besides the three Kingdom Builder cards. Everybody who fulfils a task at the end gets its gold once. Several players may fulfil the same task.
rulebook-crossroads-borders = For the tasks a corner counts for both of its edges. A terrain area for [{ task-home-country }](task-home-country) may be of any kind, water and mountains included, but no special hexes; a wall or another player's piece in it spoils it. [{ task-fortress }](task-fortress) and [{ task-place-of-refuge }](task-place-of-refuge) cannot be reached at the edge, where neighbours are missing.
rulebook-crossroads-pieces = Placing a warrior, wagon, ship or city hall counts as building new settlements, seven for the city hall: it takes tiles and may earn gold at once, but never for [{ card-families }](card-families). Whatever moves a settlement may move warriors, wagons and ships as well, if the hex fits. Only the [{ tile-temple }](tile-temple) takes none of them. If you lose the tile, the pieces stay on the map.
rulebook-crossroads-warriors = Hexes next to a [{ piece-warrior }](piece-warrior) are closed for everybody, its owner included: nothing is built, placed or moved there, no wall, no scout and no city hall either. What stands there stays and may leave. A closed hex counts as not available, so a warrior can free you from building next to your own.
rulebook-crossroads-travel = With [{ tile-wagon }](tile-wagon) and [{ tile-lighthouse }](tile-lighthouse) you do one of three things a turn: place the piece, move it up to three steps, or take it back. Each step goes to a free hex beside it that suits the piece. Tiles are taken and lost after every step.
rulebook-crossroads-hall = The [{ piece-city-hall }](piece-city-hall) needs seven open hexes, a middle and all its neighbours, on any mixture of terrain that can be built on, none of them next to a warrior. At least one of the seven must touch a piece of yours outside. All seven are put down first, then tiles are taken and gold is earned for each.
rulebook-crossroads-fort = When you have drawn a card for the [{ tile-fort }](tile-fort), you must build if you can, and nothing comes in between but the decision on an [{ tile-outpost }](tile-outpost). With a swamp card you choose one of its kinds. The card is discarded, even if no hex was open, and the tile counts as used. [Forester's Lodge](tile-foresters-lodge) and [Monastery](tile-monastery) work like the Farm, on forest and canyon.
rulebook-crossroads-cards = With the [{ tile-crossroads }](tile-crossroads) tile you hold several terrain cards and choose one when you first need a terrain; from then on it holds for the turn. A card that is useless cannot be chosen; if all are, all leave the game and you draw one. A card once drawn stays yours even if you lose the tile. If you take the tile in somebody else's turn, you draw the extra card at the end of that turn.

rulebook-marshlands = Marshlands
rulebook-marshlands-contents = Four boards with swamp, palaces in place of castles, and two locations of one kind each: [{ tile-temple }](tile-temple), [{ tile-refuge }](tile-refuge), [{ tile-canoe }](tile-canoe) or [{ tile-fountain }](tile-fountain). Six Kingdom Builder cards. Five swamp cards, each with swamp and one other kind, join the terrain cards, so that there are 30. If no board has swamp, only the other half of these cards counts.
rulebook-marshlands-swamp = With a swamp card you build either two settlements on swamp or three on the other kind. You decide when you first do something that depends on the terrain, and the choice binds the whole turn: [{ tile-oracle }](tile-oracle), [{ tile-barn }](tile-barn), [{ tile-quarry }](tile-quarry) and [{ tile-cathedral }](tile-cathedral) use the same kind.
rulebook-marshlands-short = If only one of the two kinds has an open hex, you must take that one. If your kind runs out on the way, you build the rest on the other kind of the card. Only when the card shows no open hex at all is it replaced, and what is still missing is built on the new terrain.
rulebook-marshlands-palaces = At the end each [{ terrain-palace }](terrain-palace) pays 5 gold to whoever has the most settlements next to it, but at least one. If several tie, all of them get 5.
rulebook-marshlands-temple = A settlement set aside on the [{ tile-temple }](tile-temple) is built in your next turn on top of the others, before them and as part of the mandatory action. With two temples that can be two. It is built even if you have lost the tile meanwhile; if the mandatory action has to end early, it stays set aside. While set aside it counts for nothing. Only settlements can go on a temple.
rulebook-marshlands-canoe = When somebody takes the last tile of a location or the tile of a nomad hex, their action is interrupted. Every owner of a ready [{ tile-canoe }](tile-canoe) may build, in turn order from the left of whoever's turn it is. The taker may, too, and with two canoes one may build twice. If that empties another place, this is answered first. A canoe is ready again at the end of its owner's turn.
rulebook-marshlands-more = The [{ tile-refuge }](tile-refuge) moves a piece one step and asks for no neighbours; its bonus goes on in a straight line to the first hex where one may build, and skips everything else, hexes next to a warrior included. The [{ tile-fountain }](tile-fountain) needs exactly one own neighbour and no strange one.
rulebook-marshlands-bonus = Beside the board lie two bonus tiles for each of these four locations. When you take your second tile of one kind, you also take its bonus tile and have both actions and the bonus from your next turn on. If you lose one of the two location tiles, the bonus is lost for good.
rulebook-marshlands-families = For [{ card-families }](card-families) with a settlement from the temple: the action must have three regular settlements, and then any three of all those built in it may form the line. For the other cards that pay at once it is a new settlement like any other.
rulebook-marshlands-cards = [Geologists](card-geologists) work like Merchants, for mountain ranges; a settlement on a mountain touches that range. [Messengers](card-messengers) count the hexes strictly between two settlements: with distance 5 there are 4, so 8 gold. For [{ card-vassals }](card-vassals) a hex counts if it lies at the inner border, for [{ card-captains }](card-captains) if three other settlements of yours are around it.
rulebook-marshlands-scouts = With the card [{ card-scouts }](card-scouts) the top terrain card is turned up at the start. Its kind, of a swamp card the other half, is removed: all cards that show it leave the game. Extra actions may still build on that terrain. If all your cards of a turn show the same kind, thanks to the [{ tile-crossroads }](tile-crossroads), you may use the removed terrain instead.
rulebook-marshlands-noblewomen = [{ card-noblewomen }](card-noblewomen) make every special hex pay like a palace. A palace is not paid twice, and a castle still pays its own 3 gold as well.

rulebook-harvest = Harvest
rulebook-harvest-contents = Four boards with farmland, a silo and two different locations each, two tiles for every location. Six Kingdom Builder cards. Two scout tiles lie beside the board if the [{ tile-scout-cabin }](tile-scout-cabin) is in play, settlement tiles if the [{ tile-cathedral }](tile-cathedral) is.
rulebook-harvest-farmland = No terrain card shows [{ terrain-farmland }](terrain-farmland). Once in each of your turns, before or after the mandatory action, you may build one settlement on farmland next to your own: the [{ tile-farmland }](tile-farmland). Without such a hex there is no action. Tiles that allow any kind of terrain may use farmland, too.
rulebook-harvest-silo = After the last turn everybody uses their silos, beginning with the start player: one action for each [{ tile-silo }](tile-silo) that touches a settlement of theirs. How many there are is counted once, when this begins. With each action you either build or move, not both. Nothing is taken or lost then and no card pays at once, but lines for [{ card-mayors }](card-mayors) can still be marked.
rulebook-harvest-bazaar = The [{ tile-bazaar }](tile-bazaar) repeats another location tile of yours. It does not repeat the farm action, nomad tiles, bonus tiles, the cave, a canoe, itself, or a tile taken this turn. It brings no additional pieces, but pieces may be placed or moved again, also scouts that are already on the map.
rulebook-harvest-near = [Water Mill](tile-water-mill), [Mountain Station](tile-mountain-station), [Watchtower](tile-watchtower) and [University](tile-university) each ask for a hex next to something: water, a mountain, another player's piece, a special hex. Among these hexes the usual rule holds: next to your own settlements if possible. Warriors, wagons, ships and city halls of others are seen by the Watchtower as well.
rulebook-harvest-palisade = With the [{ tile-palisade }](tile-palisade) the new hex must touch at least one other piece of the area that the settlement belonged to before the move. The area may fall apart by it.
rulebook-harvest-scouts = Scout tiles of the [{ tile-scout-cabin }](tile-scout-cabin) count as your settlements until the end of your turn wherever it matters where you may build, place or move. They also bind you: if you can go on next to a scout, you must. They take and keep no tiles, count for no card and cannot be moved or removed by other actions. There are only two for everybody.
rulebook-harvest-cathedral = You get one settlement tile when you take the [{ tile-cathedral }](tile-cathedral). If you give back more than you can build, you keep the rest. Settlement tiles have no other use, there is no limit to them, and they are lost with the Cathedral.
rulebook-harvest-cards = [Rangers](card-rangers) pay for lines with a single settlement of yours, [Chainers](card-chainers) for settlements with exactly two others beside them. [Travellers](card-travellers) look at the edge of the board, where a corner counts once, [Homesteaders](card-homesteaders) at your best quadrant.
rulebook-harvest-mayors = For [{ card-mayors }](card-mayors) a line is marked by whoever first brings a fourth piece to it, by building, placing or moving, gaps or not. It happens by itself, with a settlement from the supply that never comes back, and the mark stays even if pieces leave. With an empty supply the line is not marked, and not later either.
rulebook-harvest-rovers = [Rovers](card-rovers) pay in each of your turns for every quadrant in which you build something new, by whatever action, when the first settlement there is built. The island, silos and answers in the turns of others bring nothing.

rulebook-capitol = Capitol
rulebook-capitol-place = Each of the boards [{ tile-oracle }](tile-oracle) and [{ tile-harbor }](tile-harbor) in the game gets one capitol, on one of its two castles, drawn by lot. Without these boards there is no capitol.
rulebook-capitol-gold = At the end a capitol pays 1 gold for each of your settlements at most two steps away. Near two capitols a settlement counts for both. The hex is still a castle: it pays its 3 gold and counts for all cards.

rulebook-caves = Caves
rulebook-caves-place = Every quadrant gets a cave on one of its mountains, at least three steps away from every special hex. Which one is drawn by lot. A quadrant without such a mountain gets none; the one with the [{ tile-oasis }](tile-oasis) never has one.
rulebook-caves-travel = Once a turn, before or after the mandatory action, you may move a piece that is next to a [{ tile-cave }](tile-cave) to any open hex next to any cave, also the same one. A cave is still a mountain: whatever may go on mountains may stand on it. A piece that stands on a cave is not next to it.

rulebook-island = Island
rulebook-island-board = The island is a small board of its own with five rows and one location: the [{ tile-rope-bridge }](tile-rope-bridge) on one side, the [{ tile-tree-house }](tile-tree-house) on the other. Choose a side and put its two tiles on the location.
rulebook-island-reach = The island is next to nothing else. You get there only when you may choose freely, because no hex beside your settlements fits, or by an [{ tile-outpost }](tile-outpost). Your settlements there count like all others, so they may force you to go on there. Straight moves never lead there or away.
rulebook-island-cards = The island is no quadrant and has no edge of the board, so everything about quadrants, inner borders and edges ignores it. Its five rows are lines of their own, for Discoverers, Knights, Rangers and Mayors. Its rim counts as next to water, but nothing can stand on that water. Its location is a special hex like any other.

rulebook-options = Options and versions
rulebook-options-sources = Where sources differ, an option of the table decides; without a choice it follows the rulebooks.
rulebook-options-switches = Five things can be changed. Then no settlements are no number for [{ card-lords }](card-lords). Whoever takes a tile may not answer it with a [{ tile-canoe }](tile-canoe). Island lines do not count for [{ card-knights }](card-knights), and a hex with a capitol is no castle any more. Warriors, wagons and ships are moved by their own tiles only.
rulebook-options-versions = The rules have versions. A game keeps the version that it was begun with; new games take the newest, which is told here. The option about swamp cards without swamp boards only matters to games of earlier versions.

## Figures

rulebook-figure-terrain-kinds = Five kinds that can be built on, a lake and a mountain. The terrain card shows forest, so the forest hexes are open.
rulebook-figure-special-hexes = The five special hexes: above a location, a castle and a nomad hex, below a palace and a silo. All other hexes here are grass.
rulebook-figure-neighbours = A settlement and the six hexes next to it: the next settlement must go on one of these.
rulebook-figure-two-areas = Three settlement areas: one of five, one of three and a single settlement. Hermits pay 3 gold for them; Citizens pay 2 for the largest.
rulebook-figure-straight-lines = The six straight directions from the free hex in the middle: one horizontal line and two diagonals.
rulebook-figure-board-edge = All settlements but one stand on the edge of this small map. The one in the corner belongs to two edges, but counts once for Travellers.
rulebook-figure-mandatory-three = The card shows desert. Each settlement must go next to one that is already there, and a new one counts at once.
rulebook-figure-extra-before = The Farm comes first: its settlement on grass leads to the desert. Without it you could have begun anywhere on desert.
rulebook-figure-must-be-adjacent = Desert lies elsewhere as well, but the hexes beside the own settlement come first.
rulebook-figure-free-choice = Canyon is nowhere beside these settlements, so any canyon hex will do, such as one in the middle of them.
rulebook-figure-anew-each = Two areas grow in one turn. The second settlement stands beside another area than the first, and the third beside the second.
rulebook-figure-lifted-first = The settlement on the right is lifted. It must go next to the two others, not next to the hex that it has left.
rulebook-figure-useless-card = There are only two desert hexes. After these the card leaves the game, the next one shows grass, and the third settlement is built there.
rulebook-figure-take-a-tile = The new settlement stands next to the Paddock and takes one of its two tiles. From the next turn on it gives an extra action.
rulebook-figure-lose-a-tile = The only settlement beside the Paddock leaps away with it. The move is finished, then the tile is lost.
rulebook-figure-oracle-build = The card of this turn shows canyon. Two canyon hexes lie beside the settlement, so one of these it must be.
rulebook-figure-oasis-build = No desert is next to the settlement, so the Oasis may build on any desert hex.
rulebook-figure-tower-pool = Three hexes of the edge touch the settlement, of three kinds. One of them it must be.
rulebook-figure-tavern-ends = A line of three: the canyon at one end and the desert at the other are open, whatever card was played.
rulebook-figure-paddock-leap = From the middle there are four landing hexes: over the location, over grass, over water and over the mountain. One way ends on an occupied hex, one on water.
rulebook-figure-harbor-move = The settlement in the corner is lifted. The other one touches a single water hex, so that is where it must go.
rulebook-figure-castle-gold = The first player has settlements next to both castles: 6 gold, however many there are. The second player touches one castle: 3 gold.
rulebook-figure-fishermen-gold = 2 gold for Fishermen: two settlements touch water. The one on the water earns nothing, and the one in the lower corner touches none.
rulebook-figure-miners-gold = 2 gold for Miners: two of the three settlements touch a mountain. That one of them touches both mountains changes nothing.
rulebook-figure-workers-gold = 2 gold for Workers: the settlement between location and castle counts once, the one below the castle as well. The one in the corner touches neither.
rulebook-figure-merchants-chain = One settlement area touches two locations and a castle. All three are connected: 12 gold.
rulebook-figure-merchants-once = Two areas each connect the location in the middle to a castle. The location counts once: 12 gold for three hexes.
rulebook-figure-discoverers-lines = Settlements on three of the four lines: 3 gold for Discoverers. Two on the same line count once.
rulebook-figure-knights-line = Four settlements on the middle line, with gaps: 8 gold for Knights. The other lines earn nothing.
rulebook-figure-citizens-gold = The largest area has five settlements. Half of that, rounded down, is 2 gold for Citizens.
rulebook-figure-lords-quadrants = Four quadrants of four hexes each. Both players lead in two of them and are second in the other two: 36 gold each for Lords.
rulebook-figure-farmers-gold = Three settlements at the top left and two in each of the other quadrants. The fewest count: two, so 6 gold for Farmers.
rulebook-figure-nomad-taken = The first settlement comes next to the nomad hex and takes its only tile: an Outpost for the next turn.
rulebook-figure-donation-water = Up to three settlements on water, each next to an own one if possible. After two of them the player stops.
rulebook-figure-resettlement-steps = One settlement goes two steps, the other one. The fourth step is not used.
rulebook-figure-outpost-free = The first settlement must stand beside the own one. For the second the Outpost lifts that rule; the third may go on from there.
rulebook-figure-sword-strike = The Sword takes one settlement of each of the two others. The third player has nothing left beside the Farm and loses its tile.
rulebook-figure-quarry-walls = Two walls on desert, the terrain of this turn, both next to the own settlement. Nobody can build there any more.
rulebook-figure-caravan-far = Four directions lead to the edge. To the right there is water at once, and one direction is blocked by another settlement.
rulebook-figure-village-three = Only one hex has three own settlements around it.
rulebook-figure-families-row = The three settlements of the turn end up side by side in a line, whatever their order: 2 gold at once for Families.
rulebook-figure-shepherds-full = The last flower field is filled: when the third settlement is built, no free flower field is beside it. 2 gold at once for Shepherds.
rulebook-figure-ambassadors-visit = Two of the three new settlements stand next to the other player: 2 gold at once for Ambassadors. One of them touches two settlements and still counts once.
rulebook-figure-warrior-zone = A warrior in the middle closes the six hexes around it. The other player builds next to the own settlements, outside them.
rulebook-figure-barracks-place = A warrior next to the own settlement keeps the other player out of the desert beside it.
rulebook-figure-wagon-steps = The wagon goes over land and mountains, here one step onto a mountain. Water and the location stop it.
rulebook-figure-ship-steps = In three steps the ship goes around the location.
rulebook-figure-city-hall-seven = Only one place is possible: seven free hexes that touch the own settlement. From now on they are seven settlements.
rulebook-figure-fort-card = The card that is drawn shows canyon, so the settlement goes on canyon next to the own one.
rulebook-figure-crossroads-choice = Two terrain cards, canyon and desert: the hexes of both are open. The first settlement on desert decides, and the turn goes on there.
rulebook-figure-tasks-example = Six own settlements around a location: 8 gold for Place of Refuge.
rulebook-figure-home-country-gold = One player fills all the grass, the other the only water hex. Both get 5 gold for Home Country.
rulebook-figure-fortress-gold = The settlement in the middle has own settlements on all six sides: 6 gold for the Fortress.
rulebook-figure-road-gold = Seven settlements in an unbroken diagonal: 7 gold for the Road.
rulebook-figure-advance-gold = Seven settlements on the upper edge, with gaps: 9 gold for the Advance. Six on the lower edge are not enough.
rulebook-figure-compass-gold = Two opposite corners belong to all four edges: 10 gold for Compass Points. The other player has nothing on the right edge.
rulebook-figure-swamp-choice = The card shows swamp or grass. The first settlement on swamp decides: two are built there and not three.
rulebook-figure-palace-majority = The first player has two settlements next to the palace, the others one each: 5 gold for the first.
rulebook-figure-temple-aside = The settlement on its own goes on the Temple. Next turn there are four to build.
rulebook-figure-canoe-answer = A new settlement takes the last tile of the location. The owner of a Canoe answers at once and builds on water, in the other player's turn.
rulebook-figure-fountain-one = The lit hexes touch exactly one own settlement and none of the other player.
rulebook-figure-refuge-step = One step to any open hex beside it, here away from the other settlement.
rulebook-figure-refuge-bonus-leap = The bonus leaps over a location and two settlements to the first free hex behind them.
rulebook-figure-geologists-ranges = The large area touches three mountain ranges: 6 gold for Geologists. The single settlement touches one and connects nothing.
rulebook-figure-messengers-way = From one end of the area to the other it is five steps, across the water: four hexes in between, 8 gold for Messengers.
rulebook-figure-vassals-border = The map consists of four quadrants of 2 by 3 hexes. Four settlements stand at the inner borders: 4 gold for Vassals.
rulebook-figure-captains-gold = Three settlements have at least three others beside them: 3 gold for Captains.
rulebook-figure-scouts-gold = Flower fields were removed at the start. Two settlements are next to one: 2 gold for Scouts. The one that stands on a flower field earns nothing.
rulebook-figure-noblewomen-gold = The second player leads at the location and at the castle: 10 gold for Noblewomen, beside the 3 gold of the castle. At the palace both tie and get its 5 gold, which is not paid again.
rulebook-figure-farm-action = Two farmland hexes touch the settlement. The third one is too far away.
rulebook-figure-silo-phase = The last turn ends. The player beside the silo then builds three settlements, on any terrain, each next to an own one.
rulebook-figure-water-mill-build = Two hexes beside the water touch the settlement as well, so one of them it must be.
rulebook-figure-mountain-station-build = None of the hexes beside the mountain touches the settlement, so all of them are open.
rulebook-figure-watchtower-build = Of the six hexes around the other settlement one touches the own one. There it must go.
rulebook-figure-university-near = Next to the silo or the location, and next to the own settlement if possible.
rulebook-figure-palisade-shift = The settlement on the left goes around its neighbour to the other side. The one on the right stands alone and cannot be moved.
rulebook-figure-scouts-path = Two scouts lead across the mountains. The next settlement must be built next to them; without them any grass would do.
rulebook-figure-cathedral-builds = Two of three settlement tiles are given back, for two settlements on the terrain of the card.
rulebook-figure-bazaar-again = The Farm is used, and then once more by the Bazaar, before the three settlements of the turn.
rulebook-figure-rangers-lines = Two lines have exactly one settlement: 4 gold for Rangers. The line with two earns nothing.
rulebook-figure-mayors-mark = The new settlement is the fourth on the middle line. One from the supply marks the line: 4 gold at the end for Mayors.
rulebook-figure-chainers-gold = In a row of four the two in the middle have exactly two neighbours: 2 gold for Chainers. Ends and pairs earn nothing.
rulebook-figure-homesteaders-gold = Four settlements at the top left, fewer in the other quadrants: 4 gold for Homesteaders.
rulebook-figure-rovers-quadrants = The settlements of this turn stand in two quadrants: 2 gold at once for Rovers.
rulebook-figure-capitol-gold = Two capitols. One settlement is near both and counts twice, the other is two steps from the right one: 3 gold.
rulebook-figure-cave-travel = From beside one cave to beside another. The settlement in the corner is next to none and cannot travel.
rulebook-figure-island-reach = The only desert on the map is taken, so the choice is free and the island is open.
rulebook-figure-island-lines = Four settlements on the island: its two rows are two more lines, one of them the best for Knights, and all four count as next to water.
rulebook-figure-rope-bridge-move = The left settlement is lifted; the other one touches a canyon hex, so there it must go.

## Lists of entries

rulebook-kind-tile = Tiles and actions
rulebook-kind-card = Kingdom Builder cards
rulebook-kind-task = Tasks
rulebook-kind-terrain = Hexes
rulebook-kind-piece = Pieces
rulebook-kind-set = Expansions

## Questions
