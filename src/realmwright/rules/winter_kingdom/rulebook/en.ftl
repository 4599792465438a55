# The rulebook of Winter Kingdom in English. The same messages stand in the same order in the other languages.
# *So* is emphasis, [so](turn-build) leads to a paragraph or an entry. contents.toml says what belongs where.

## What it is about

rulebook-overview = What it is about
rulebook-overview-goal = You build houses and forts on a snowy map. Three cards, different in every game, say what earns points at the end, and castles earn points always. Coins that you earn on the way buy talents, which let you build and move more. The most points win.
rulebook-overview-components = It is for 2 to 4 players. There are 7 boards with two sides, 30 terrain cards (5 for each of six terrains), 18 Winter Kingdom cards for points, 25 talents, 8 economy cards and 8 twists. Each player has a Tunnel Card and a card for the mandatory action.
rulebook-overview-pieces = Everybody has 32 [houses](piece-house) and 4 [forts](piece-fort) of one colour. Seven tokens show which talents are ready and which have been used in this turn: one for the mandatory action, one for the Tunnel Card and five for talents.
rulebook-overview-coins = Coins are worth 1 or 2, which makes no difference: only their sum counts. The bank never runs out.

## The map

rulebook-map = The map
rulebook-map-boards = A board is a hexagon of 61 hexes, five along each side. One lies in the middle and six around it, without gaps, so that the map looks like a snowflake of 427 hexes. Any board can lie anywhere, with either side up and turned as you like.
rulebook-map-adjacent = Two hexes are next to each other if they share a side. It does not matter whether they are on the same board, except with the twist [{ twist-islands }](twist-islands).
rulebook-map-terrains = Seven terrains can be built on. Six of them are on terrain cards: [{ terrain-flower-field }](terrain-flower-field), [{ terrain-grassland }](terrain-grassland), [{ terrain-tundra }](terrain-tundra), [{ terrain-fell-field }](terrain-fell-field), [{ terrain-snowscape }](terrain-snowscape) and [{ terrain-forest }](terrain-forest). The seventh is [{ terrain-ice }](terrain-ice), which only talents reach. A [{ terrain-mountain }](terrain-mountain), [{ terrain-tunnel }](terrain-tunnel), [{ terrain-village }](terrain-village) or [{ terrain-castle }](terrain-castle) cannot be built on, apart from mountains with [{ talent-mine }](talent-mine).
rulebook-map-order = The six terrains of the cards have an order: flower field, grassland, tundra, fell field, snowscape, forest, and then flower field again. Only [{ talent-crossroads }](talent-crossroads) uses it.
rulebook-map-lines = Hexes have a point at the top, so there are three directions of straight lines: from left to right, and two diagonals. A line goes from one end of the map to the other, across all boards. An area is everything of one terrain that hangs together.
rulebook-map-edge = A hex is on the outer edge if there are fewer than six hexes around it. So the hexes in the inner corners between two boards count, too, if they touch the outside. There are 78 of them.
rulebook-map-groups = Your buildings are your houses and forts. Those that touch each other form a group; a building that stands alone is a group, too. Where houses are counted, a fort counts as two.

## Set-up

rulebook-set-up = Set-up
rulebook-set-up-map = Lay the seven boards at random or as you agree: which board where, which side up, and how it is turned.
rulebook-set-up-cards = Reveal three Winter Kingdom cards, one economy card and one twist. In a first game you had better leave the twist out.
rulebook-set-up-talents = Everybody is dealt five talents and one terrain card. Nobody else may see them until they are bought or played. Talents that are left over are out of the game. Open talents, tokens and coins are for all to see.
rulebook-set-up-pieces = Take all houses and forts of your colour, your Tunnel Card and the card of the mandatory action. Both cards are ready from the first turn on.
rulebook-set-up-first-player = The rulebook lets the youngest player begin; here lots are drawn unless you choose somebody. Play goes clockwise. Whoever begins gets 1 coin, and the last in the order gets 2: with two players 1 and 2, with three 1, 1 and 2, with four 1, 1, 2 and 2.
rulebook-set-up-agreements = If [{ card-longhouses }](card-longhouses) or [{ card-surveyors }](card-surveyors) is among the cards, agree now on one of the three directions. If the economy is [{ economy-highlands }](economy-highlands), agree on one of the six outer boards. Unless you choose, it is horizontal, and the board in the north.

## The turn

rulebook-turn = The turn
rulebook-turn-order = A round begins with the player who began the game. Everybody then has one turn, clockwise.
rulebook-turn-parts = Show your terrain card. Then do the mandatory action once and use as many talents as you like, before it or after it. After that you may spend coins once. In the end you clean up.
rulebook-turn-mandatory = In the mandatory action you build three pieces, one after the other, on free hexes of the terrain of your card. Each may be a house or a fort. Between the three you can do nothing else, apart from what [{ twist-settlers }](twist-settlers) brings at once.
rulebook-turn-talents = Each of your open talents, and your Tunnel Card, can be used once in a turn. You never have to use one, and you can only use it if there is something it can do.
rulebook-turn-coins-at-once = Coins that you earn by building are yours at once.
rulebook-turn-clean-up = In the end discard your terrain card, draw a new one that only you see, and make all your talents ready again. If the pile is empty, the discarded terrain cards are shuffled.
rulebook-turn-full-terrain = A card whose terrain has no free hex left is replaced as soon as it is drawn. If the terrain fills up while you hold the card, it is replaced at the beginning of your turn, or at any time before your mandatory action begins.
rulebook-turn-full-meanwhile = If the terrain fills up in the middle of your mandatory action, discard the card and draw another. The remaining builds are on the new terrain.
rulebook-turn-too-few = If you have fewer than three pieces left, build what you have. If all six terrains are full, the mandatory action is left out. The game ends if nobody builds anything in a whole round.

## Building

rulebook-building = Building
rulebook-building-one-each = There is one building at most on a hex, and only where building is possible. This and all that follows holds for every build, whether it is mandatory or comes from a talent.
rulebook-building-next-to-your-own = If there is an allowed hex next to one of your own buildings, you *must* build on such a hex. So think well about where you begin.
rulebook-building-anywhere = If there is none, you may build on any allowed hex of the whole map. This is looked at anew before every single build, so the first house can open the way for the second, or bind it.
rulebook-building-own-conditions = Some talents name a place of their own, and then this rule does not hold: { talent-tavern } II, { talent-outpost }, { talent-market } II, { talent-farm } II, { talent-barracks } and { talent-caravan } II.
rulebook-building-moving = Moving a house is not building. The hex where it stops must be free and one that can be built on, but it need not be next to your own buildings. No coins are earned by it.
rulebook-building-forts = Wherever you may build a house, you may build a fort instead. It uses up one build and one hex, but counts as two houses for coins, cards and castles.
rulebook-building-forts-stay = A fort is never moved. Where the number of buildings matters, in rows, in what a hex touches, and for [{ twist-wolves }](twist-wolves), it counts as one.

## Talents

rulebook-talents = Talents
rulebook-talents-spending = After building you may spend coins in *one* of three ways: buy a talent, upgrade one, or pay for extra uses. With [{ twist-bargain }](twist-bargain) you may buy or upgrade twice.
rulebook-talents-buy = To buy, pay the price of a talent in your hand and lay it open. From your next turn on you can use its level I. It stays yours to the end; there are never more than the five that you were dealt.
rulebook-talents-upgrade = To upgrade, pay the second price of an open talent. Level II is yours from your next turn on. It does not matter whether you have used the talent in this turn.
rulebook-talents-prices = To buy costs 1 coin for { talent-mule }, { talent-toboggan }, { talent-guide }, { talent-dog-sled } and { talent-sleigh }; 2 for { talent-market }, { talent-barracks }, { talent-tavern }, { talent-outpost }, { talent-caravan }, { talent-horse }, { talent-carriage } and { talent-wagon }; and 3 for all others. To upgrade costs 3 for { talent-caravan }; 2 for { talent-port }, { talent-mine }, { talent-market }, { talent-farm }, { talent-barracks }, { talent-tavern }, { talent-outpost } and { talent-crossroads }; and 1 for all others.
rulebook-talents-extra = For 5 coins you may use one of your open talents, or the Tunnel Card, up to three times in a row now, even if you have used it in this turn. Each is a full use. Coins that you earn by it cannot be spent in this turn.
rulebook-talents-no-more-talents = Once you have spent coins, or taken buildings off with [{ economy-salvage }](economy-salvage), you can use no more talents in this turn, apart from the extra uses themselves and from what [{ twist-innovation }](twist-innovation) allows.
rulebook-talents-build-or-move = Some talents build an extra piece, which can earn coins; for that you need a piece that is not built yet. Others move a house, which earns nothing.
rulebook-talents-levels = The two levels of an upgraded talent go together in one of three ways, which its text tells. With most, you use [{ mode-alt }](mode-alt) in each turn. With some, level II follows level I: [{ mode-arrow }](mode-arrow). With { talent-crossroads } and { talent-guide } you may use both: [{ mode-both }](mode-both).
rulebook-talents-tunnel = The [{ talent-tunnel }](talent-tunnel) is a talent that everybody has from the start. It cannot be upgraded.

## Economy

rulebook-economy = Economy
rulebook-economy-one-for-all = One economy card says what earns coins, for everybody and for the whole game. It is looked at after every single build.
rulebook-economy-what-earns = What you build by the mandatory action or by a talent can earn; what you move, or build because of a twist, does not. A fort earns as two houses. A house earns only once, even if it fulfils the condition twice.

## Twists

rulebook-twists = Twists
rulebook-twists-one-is-enough = A twist changes one rule for everybody, and no talent gets around it. One in a game is advised; as an option you can play with several, or with none.

## Points

rulebook-points = Points
rulebook-points-three-cards = At the end each of the three cards is counted for every player. Each house counts for itself, and a fort as two, wherever a card counts houses.
rulebook-points-once = A card counts a hex, a village or a tunnel only once, unless it says otherwise.
rulebook-points-direction = For cards that count lines, the direction you agreed on at the beginning holds for all.
rulebook-points-castles = In every game each castle is worth 3 points to whoever has the most houses next to it, forts as two. If several are level, all of them get 3; if nobody is there, nobody gets anything.

## End of the game

rulebook-end = End of the game
rulebook-end-last-round = When somebody has built all their houses and all their forts, the round is played to its end. So everybody has had the same number of turns.
rulebook-end-removed = Pieces that [{ twist-wolves }](twist-wolves) or [{ economy-salvage }](economy-salvage) took off the map are out of the game and count as built.
rulebook-end-winner = The most points win, and those who tie share the victory. Coins and talents are worth nothing.

## Options of a table

rulebook-options = Options of a table
rulebook-options-what-you-choose = Before the game you may choose the boards and how they lie, the three cards, the economy and the twist. Whatever you leave open is drawn by lot.
rulebook-options-more = “{ option-more-twists }” adds further twists. “{ option-talents }” names those that are dealt: at least five for each player, or none to deal from all 25.
rulebook-options-agree = “{ option-direction }” and “{ option-top-board }” are what you would agree on at a table, and “{ option-start }” says who has the first turn.
rulebook-options-versions = When a ruling of ours changes, games that are under way keep the rules they began with.

## What is printed, and what is not

rulebook-sources = What is printed, and what is not
rulebook-sources-why = { about-wk-why-text }
rulebook-sources-attested = { about-wk-attested-text }
rulebook-sources-public = { about-wk-public-text }
rulebook-sources-missing = Nobody we know has published the maps of the boards hex by hex, the prices of the talents, the texts of the 18 scoring cards, or some of the names. Photos of the talents and boards, or pages 3 and 12 to 16 of the rulebook in any language, would settle nearly all of it.
rulebook-sources-talents = { about-wk-talents-text }
rulebook-sources-deduced = { about-wk-deduced-text }
rulebook-sources-ruled = { about-wk-ruled-text }
rulebook-sources-prices = { about-wk-prices-text }
rulebook-sources-cards = { about-wk-cards-text }
rulebook-sources-economy = { about-wk-economy-text }
rulebook-sources-twists = { about-wk-twists-text }
rulebook-sources-boards = { about-wk-boards-text }
rulebook-sources-change = { about-wk-change-text }

## Lists of entries

rulebook-kind-talent = Talents
rulebook-kind-card = Winter Kingdom cards and castles
rulebook-kind-economy = Economy cards
rulebook-kind-twist = Twists
rulebook-kind-terrain = Terrains and places
rulebook-kind-piece = Pieces
rulebook-kind-mode = How the two levels of a talent go together
rulebook-kind-direction = Directions of lines

## Figures

rulebook-figure-seven-boards = Seven boards: one in the middle and six around it.
rulebook-figure-across-the-seam = The tundra lies on the northern board, the house on the middle one. They are next to each other, so the next house must be built there.
rulebook-figure-what-can-be-built-on = A mountain and a tunnel at the top, a village on the left and a castle on the right: nothing can be built on these four. On the ice at the bottom it can, but only with talents.
rulebook-figure-three-directions = Three lines through the middle: from left to right, and the two diagonals.
rulebook-figure-outer-edge = On the edge: a house and a fort at the top, and a house in the inner corner between two boards. The house in the middle of the map does not count: 4 points.
rulebook-figure-groups = One player has three groups: three houses together and two that stand alone. That is 6 points. The houses of others neither join nor part them.
rulebook-figure-whole-turn = A whole turn: three builds on grassland, two of them next to the village for a coin each. Together with the coin from before they pay for a Mine.
rulebook-figure-three-builds = A house, a fort and another house: each of the three builds may be either.
rulebook-figure-terrain-used-up = The first house takes the last free forest. A new card is drawn, a tundra, and the other two houses are built there.
rulebook-figure-must-build-adjacent = There are three tundra hexes, but two are next to the house: one of these it must be.
rulebook-figure-one-by-one = No tundra touches the house, so the first build may go anywhere. The second may, too. But then there is tundra next to an own house, and the third must be built there.
rulebook-figure-fort-counts-two = A fort next to the village earns 2 coins, a house only 1.
rulebook-figure-buying = 3 coins after building: enough for a Mine. Upgrading the Garden must wait for another turn, and the Mine works from the next turn on.
rulebook-figure-extra-uses = Three uses of the Mule for 5 coins: one house goes two hexes, the other one.
rulebook-figure-castle-majority = Two houses and one fort are level at the castle in the middle: 3 points for both players. The single house gets nothing, and neither does anybody at the other castle.
rulebook-figure-last-round = The first player builds the last three pieces. The second still has a turn; then the game is over, although one house is left.
rulebook-figure-port = With level II the extra house stands on the ice next to the own house. With level I it would be on snowscape, the terrain of the card.
rulebook-figure-pasture = Build on the grassland next to your house, then move the new house one hex, even off the grassland.
rulebook-figure-sawmill = One forest hex touches the house, so the extra house must be built there.
rulebook-figure-hot-springs = An extra house on tundra, although the terrain card shows grassland.
rulebook-figure-garden = No flower field touches the house, so it may be anywhere. Then the new house, and no other, may go one hex.
rulebook-figure-monastery = An extra house on the fell field, moved off it at once.
rulebook-figure-hunting-lodge = An extra house on the snowscape next to the own house.
rulebook-figure-mine = With level II a house may stand on a mountain, here the one next to the own house.
rulebook-figure-market = The row touches the castle, so with level II a house may be added anywhere around it. The lone house at the bottom left does not touch a castle.
rulebook-figure-farm = No hex at the village touches the own house, so any of the six will do.
rulebook-figure-barracks = Level I asks for a hex next to the fort itself. Level II takes any hex next to the group that has the fort.
rulebook-figure-tavern = With level II the other player's row of three will do: its one end is free, the other is beyond the edge of the map. At the own row only the right end would be possible, for the left is a mountain.
rulebook-figure-outpost = The new house touches exactly one of the two. The hexes that touch both need level II.
rulebook-figure-tower = Built on the edge next to the own house, though not on the ice; then the house may be moved onto it.
rulebook-figure-homestead = Only one hex of the middle board touches the house in the north, so it must be that one. Then the new house may go anywhere on the middle board.
rulebook-figure-crossroads = After flower field comes grassland: the extra house is built there, the three of the mandatory action on flower field.
rulebook-figure-caravan = The house jumps over another player's, and a new one is built on the hex it has left.
rulebook-figure-mule = One hex with level I, and one more with level II.
rulebook-figure-toboggan = With level II the house goes exactly two hexes straight on, even over a mountain.
rulebook-figure-horse = With level II any hex that is two away will do, also around a corner. Level I only allows the straight ones.
rulebook-figure-guide = Over the two free mountains to a hex beside them. The third mountain is taken by another player and stops the house.
rulebook-figure-guide-tunnel = Level II: a house away from all tunnels goes next to a tunnel. The Tunnel Card is used up for this turn.
rulebook-figure-dog-sled = Over the free ice and off it on the other side. With level II the house would stop on the ice itself.
rulebook-figure-carriage = Along the tundra to its far end, and with level II one hex further, onto any terrain.
rulebook-figure-wagon = With level II the other player's two houses belong to the group, so the house may go next to them. With level I it would have to stay next to the own two.
rulebook-figure-sleigh = Straight on until the mountain stops it. With level II it could stop on any hex before that.
rulebook-figure-tunnel = The house beside one tunnel goes to a free hex beside the other, even onto ice. The house in the middle is next to no tunnel and cannot go.
rulebook-figure-agriculture = A house between two villages earns only 1 coin. In all that makes 3.
rulebook-figure-weapons = Two houses next to the fort earn a coin each; the third is too far away.
rulebook-figure-highlands = The top board is the one in the north: two houses on it earn a coin each, the one on the middle board nothing.
rulebook-figure-export = The inner corner between two boards is part of the edge: a coin for each of two houses. The third is further in.
rulebook-figure-enclosure = At the first house the neighbouring grassland is still free: no coin. The second leaves none free, and the third never had a neighbour of its terrain: a coin for each.
rulebook-figure-pioneers = Nothing for the house next to the own one. The fort stands alone and earns 2 coins; the last house is next to it.
rulebook-figure-marble = Three hexes side by side in a line: 2 coins. The order does not matter.
rulebook-figure-salvage = A house for 1 coin and a fort for 2 are taken off the map for good. They pay for a Mine at once.
rulebook-figure-wolves = Five pieces are built in one turn, which is more than four. So a house of one's choice is lost when the turn ends.
rulebook-figure-dead-end = The hexes around the other player's house are closed, even those next to one's own.
rulebook-figure-mobility = Snowscape at most two hexes away will do. The one on the far left is too far, as long as there is a nearer one.
rulebook-figure-innovation = The Mine is bought and used in the same turn: an extra house next to the mountain.
rulebook-figure-settlers = Two of the builds touch the village. After the first one more house is built at once, on tundra; after the second it is declined.
rulebook-figure-roads = Through the tunnel, and then one hex further, so that the house touches the castle.
rulebook-figure-islands = The house stands on the northern board. The hex below it belongs to the middle board and is not next to it, so building goes on in the north.
rulebook-figure-bargain = A Mule for nothing and a Horse for 1 coin, both in one turn.
rulebook-figure-ice-fishers = A house and a fort on ice count as three houses: 6 points. The house on the bank brings nothing.
rulebook-figure-mountaineers = Two houses and a fort are next to a mountain: 4 points. The house at the bottom right touches none.
rulebook-figure-shore-folk = Two houses on the bank bring 2 points. The house on the ice brings none.
rulebook-figure-woodcutters = 1 point for the house next to the forest, 2 for the fort at the other one, none for the house in the forest.
rulebook-figure-royal-roads = One group touches three castles. The first does not count, the other two bring 5 points each.
rulebook-figure-messengers = The group at the castle touches two villages: 6 points. The third village is touched by a house that has no way to a castle.
rulebook-figure-longhouses = Two lines have three houses each, a fort counted as two. Only one of them is counted: 6 points. The houses need not be side by side.
rulebook-figure-surveyors = The falling diagonal was agreed on. The five buildings stand on four such lines: 4 points.
rulebook-figure-burghers = The largest group has four houses and a fort, which make six: 3 points.
rulebook-figure-loners = The house in the middle and the fort stand alone: 3 and 6 points. Other players' houses do not matter. The two houses on the right touch each other.
rulebook-figure-farmsteads = There is at least one house on each board. The fewest, one, is on two of them, but only one board is counted: 4 points. The other player is missing on six boards and gets nothing.
rulebook-figure-lords = In the middle two players are level: 6 points each. In the north two houses beat one: 6 and 3 points. The single house in the north-east brings 6.
rulebook-figure-heartland = Two houses and a fort on the middle board: 4 points. The house in the north does not count.
rulebook-figure-tunnel-wardens = Two tunnels are touched: 4 points. It does not matter how many houses stand at each.
rulebook-figure-villagers = The house between two villages brings 1 point, the other house 1 and the fort 2.
rulebook-figure-stewards = Two houses on each of five terrains, but only one in the forest: 3 points for that one.

## Questions

rulebook-question-bank-empty = What if the coins run out?
    .answer = They cannot: the bank is taken as unlimited. The box has 41 coins, but no rule says what would happen without any.
rulebook-question-interlock = Do the boards lie as in the printed game?
    .answer = There are two ways to lay such hexagons without gaps, one the mirror image of the other. No source shows which one is printed, so we chose one. The maps on the boards are our own, too.
rulebook-question-inner-corner = Does the inner corner between two boards count as the outer edge?
    .answer = Yes, if the hex has fewer than six hexes around it. The rulebook only speaks of the edge; this is the plainest way to say exactly what it is.
rulebook-question-after-forest = Which terrain comes after forest?
    .answer = Flower field: the order starts again. The order itself follows from a list and two examples in the rulebook, but none of them shows what comes after the last.
rulebook-question-leftover-talents = Can I get talents that were not dealt?
    .answer = No. The rulebook deals five to each player and names no way to get others, so the rest stays in the box.
rulebook-question-first-coins = Why does the last player get more coins?
    .answer = To make up for playing later. For two players 1 and 2 are printed. The table for three and four can be read only in part, so 1, 1, 2 and 1, 1, 2, 2 are our reading; a review says that everybody gets one or two.
rulebook-question-who-begins = Must the youngest begin?
    .answer = At a table at home, yes. Here nobody asks for your age: lots are drawn, or you choose somebody when you set up the game.
rulebook-question-no-direction-chosen = What if we agree on no direction or top board?
    .answer = Then lines from left to right count, and the top board is the one in the north. The rulebook lets you agree; some choice has to hold when nobody makes one.
rulebook-question-talent-after-buying = May I use a talent after I have bought something?
    .answer = No. Talents belong to the time of building, and spending coins comes after it. The rulebook gives the order; that there is no way back is our reading.
rulebook-question-between-builds = May I use a talent between the three builds?
    .answer = No, before the first or after the third. It is so in Kingdom Builder, and nothing in Winter Kingdom speaks against it. Only what [{ twist-settlers }](twist-settlers) brings is built in between.
rulebook-question-card-in-hand-full = The terrain of my card filled up before my turn. What now?
    .answer = You get another card when your turn begins, and also if one of your talents takes the last hex before your mandatory action. The rulebook replaces such cards when they are drawn; this is the same idea.
rulebook-question-full-in-the-middle = The terrain fills up after my first build. Do I lose the other two?
    .answer = No, you draw a new card and build the rest on its terrain. Kingdom Builder has it like this.
rulebook-question-nothing-to-build = What if nobody can build any more?
    .answer = If all six terrains are full, the mandatory action is left out. After a whole round without any build the game ends, so that it cannot go on for ever. It hardly ever happens.
rulebook-question-fort-in-a-row = Is a fort two buildings in a row of three?
    .answer = No. A fort stands on one hex, so in a row and for what a hex touches it is one building, and one piece for the Wolves. It counts as two only where houses are counted: coins, cards, castles.
rulebook-question-extra-for-tunnel = Can the 5 coins be spent on the Tunnel Card?
    .answer = Yes, the rulebook calls it a talent card. The mandatory action cannot be repeated this way. What you earn by the extra uses is for later turns, because spending comes only once in a turn.
rulebook-question-three-or-up-to-three = Must I use the talent all three times?
    .answer = No, up to three times. The rulebook says three times, and a review says up to three.
rulebook-question-fort-and-second-level = I built a fort with level I. Can level II move it?
    .answer = No, forts never move, so that second part is lost. Nor can level II be used without level I, because it goes on with the same house.
rulebook-question-no-pieces-left = I have no pieces left. What do my talents do?
    .answer = Those that build do nothing, those that move a house still work. No rule takes a building from the map to build it again.
rulebook-question-coins-secret = May I hide my coins?
    .answer = No. Everybody sees what you earn and spend, so the sum is no secret. Hidden are only your talents in hand and your terrain card.
rulebook-question-terrain-of-springs = How sure are the terrains of these three talents?
    .answer = Likely, not certain. A review says that tundra and fell field stand for desert and canyon of Kingdom Builder, where the oasis builds on desert and the monastery on canyon. For { talent-hunting-lodge } snowscape is what remains.
rulebook-question-market-or-farm = Why is the Market at castles and the Farm at villages?
    .answer = The rulebook names castle, village and fort in the same order as { talent-market }, { talent-farm } and { talent-barracks }. It also fits { economy-agriculture }, which is about villages. Whether it is printed like that we cannot see.
rulebook-question-lone-fort = Is a fort that stands alone a group for Barracks II?
    .answer = Yes. A single building is a group everywhere in the game, so we see no reason for an exception.
rulebook-question-outpost-zero = May an Outpost be built where it touches none of my buildings?
    .answer = No, at least one. “At most three” could be read to allow none, but the talent is about building close to your own.
rulebook-question-tower-ice = Why can the Tower not build on ice?
    .answer = Because the rulebook speaks of six terrains here, and ice is the seventh. The house may be moved onto ice afterwards, with level II.
rulebook-question-homestead-path = What may the house pass over with Homestead II?
    .answer = Any hex of the middle board without a building, also mountains, villages or a castle. It must stop where building is possible. The rulebook only says that it moves within that board.
rulebook-question-crossroads-mixed = With Crossroads II, may I mix the two terrains?
    .answer = No, your first build decides for all three. The rulebook lets you choose between the two; that the choice holds for the whole action is our ruling. { talent-port } I goes by the printed terrain in any case. When you pay for extra uses of { talent-crossroads }, only level I does something.
rulebook-question-caravan-coins = Does the house that Caravan II builds earn coins?
    .answer = Yes, it is an extra build by a talent like any other. The jump before it earns nothing, because moving never does.
rulebook-question-which-level-first = How sure is the order of the two levels?
    .answer = For most talents the rulebook makes it clear. For these three it lists the effects without saying which half they are on, so we put the weaker or the one named first at the top.
rulebook-question-exactly-two = May the house go only one hex with a jump of two?
    .answer = No, exactly two. The hex in between may hold anything, but it must be on the map: you cannot jump across the outside.
rulebook-question-guide-second = Can I use the Tunnel Card and Guide II in one turn?
    .answer = No, Guide II is a way to use the Tunnel Card, and that works once in a turn. It is only for houses that touch no tunnel. With 5 coins for extra uses you may do either, each time.
rulebook-question-wagon-splits = My group falls apart when the Wagon takes a house. Which part counts?
    .answer = All parts: the house may go next to any of them. A house that stands alone has no group left to go to, so it stays.
rulebook-question-sleigh-edge = Does the edge of the map stop a Sleigh?
    .answer = Yes, the house stops on the last hex. The rulebook lists the obstacles on the map; that the edge is one, too, goes without saying for us. It must go at least one hex.
rulebook-question-twist-builds-earn = Does a house that a twist brings earn coins?
    .answer = No. The rulebook pays for the mandatory action and for talents; a twist is neither.
rulebook-question-two-villages = My house touches two villages. Do I get 2 coins?
    .answer = No, 1. The card pays for the house, not for the villages.
rulebook-question-pioneers-first-house = Does the very first house earn a coin with Pioneers?
    .answer = Yes, it has no own building next to it. The card makes no exception.
rulebook-question-enclosure-single = Does Enclosure pay for an area of one hex?
    .answer = Yes: after building there is no free hex of the same terrain next to it, because there never was one.
rulebook-question-marble-forts = Do forts earn more with Marble?
    .answer = No, it is always 2 coins for the three together, and all three builds are needed. The card pays for the line, not for each house.
rulebook-question-salvage-fort = What does Salvage pay for a fort, and do I get it back?
    .answer = 2 coins, since a fort counts as two houses for coins. It leaves the game for good and counts as built for the end of the game.
rulebook-question-wolves-which = Which house do the Wolves take?
    .answer = Any one of your own, and you choose. The rulebook only says a house; a fort is taken only if you have no house on the map.
rulebook-question-dead-end-card = With Dead End I cannot build anywhere on my terrain. Do I lose my turn?
    .answer = No, the card is replaced as if the terrain were full. What the twist does is known from a public description that fits the example in the rulebook; passing over closed hexes is allowed.
rulebook-question-mobility-sure = How sure is what Mobility does?
    .answer = It is a guess. Only the name and a picture that we cannot see are in the rulebook; building up to two hexes away fits the name. It holds for the mandatory action only.
rulebook-question-innovation-upgrade = Does Innovation also hold for an upgrade?
    .answer = Yes. You use the new level at once, or both if it follows the first, even if you have used the card in this turn. A new { talent-guide } II still needs a Tunnel Card that has not been used. The example in the rulebook shows only a purchase.
rulebook-question-settlers-decline = Must I build the extra piece of Settlers?
    .answer = No, the rulebook says that you can. It comes once for each of the three builds that touches a village, and never starts another. Games begun under the first version of these rules still make you build it.
rulebook-question-roads-talents = Does Roads work with talents, or only with the Tunnel Card?
    .answer = With both, once for each use. The example shows the Tunnel Card, but it is a talent like the others.
rulebook-question-islands-lines = Do lines stop at the seams with Islands?
    .answer = Those that { card-longhouses } and { card-surveyors } count do not, and the outer edge and tunnels stay as they are. The twist is about what is next to what, and these do not ask for that.
rulebook-question-bargain-twice = Is it certain that Bargain allows two purchases?
    .answer = No. The lower price is in the rulebook; that one may buy or upgrade twice is our reading of the example. Nothing gets cheaper than 0, and extra uses still cost 5.
rulebook-question-cards-printed = Are these the 18 cards of the box?
    .answer = No text of them survived in what we could read, so they are ours. For these four a public description gives the topic and the points; others follow a review or a card of Kingdom Builder.
rulebook-question-cards-of-ours = Where do these four cards come from?
    .answer = They are our own, to bring the number to 18. Each uses something that is on the map anyway: the middle board, tunnels, villages, and the terrains of the cards.
rulebook-question-lords-tie = Two players tie for the most with Lords. Is there still a second place?
    .answer = Yes: both get 6, and whoever has the next most gets 3. The sister card of Kingdom Builder works like this.
rulebook-question-removed-counts = Must I have all 36 pieces on the map to end the game?
    .answer = No, it is enough that none is left to build. Pieces that were taken off the map are not coming back, so they count as built; otherwise such a game might never end.
rulebook-question-coins-at-end = Are coins left over worth anything, or do they break a tie?
    .answer = No. The rulebook names points only, and says that players who tie share the victory. So spend them while they can help you.
rulebook-question-prices-sure = Which prices of talents are printed?
    .answer = Known are 3 for { talent-mine }, 3 to upgrade { talent-caravan }, and 1 for { talent-dog-sled }, which follows from an example. All others we have set, so that a player can afford three to six purchases in a game.
rulebook-question-mountains-on-cards = Is there a terrain card for mountains?
    .answer = No. The list of parts in the rulebook names mountains, but every other place has fell field, and so does the publisher's text: it is a slip.
rulebook-question-move-away = Must a house that I move end next to my own buildings?
    .answer = No, that rule is for building only. The hex must be free and one that can be built on; a talent may ask for more.
