# Dominion in English. The same messages stand in the same order in the other languages.
# A value of the game is named by "<argument>-<value>": card-smithy is what { $card } says for "smithy".
# Of a card, .rule says in short what it does beside what it gives, .text says all of that, and .face is its name with
# places to break it.
# Where a card changed, .about explains it as in the first edition and .about-second as in the second.

## Basic cards

card-copper = Copper
    .about = Gives 1 coin in your Buy phase.
card-silver = Silver
    .about = Gives 2 coins in your Buy phase.
card-gold = Gold
    .about = Gives 3 coins in your Buy phase.
card-estate = Estate
    .about = 1 victory point at the end of the game.
    .face = Estate
card-duchy = Duchy
    .about = 3 victory points at the end of the game.
    .face = Duchy
card-province = Province
    .about = 6 victory points at the end of the game. Once the last Province is gone, the game is over when that turn ends.
    .face = Pro{ "\u00AD" }vince
card-curse = Curse
    .about = Takes 1 victory point from you at the end of the game. It does not count as a Victory card.

## Kingdom cards

card-adventurer = Adventurer
    .about = Your deck is revealed card by card until two Treasures have turned up, Coppers included. Those two come into your hand; everything else is discarded.
    .rule = Reveal cards until two Treasures come to your hand.
    .face = Adven{ "\u00AD" }turer
card-artisan = Artisan
    .about = Choose a card costing up to 5 from the supply: you gain it straight to your hand. Afterwards one card of your hand, maybe the new one, goes on top of your deck.
    .rule = Gain a card up to 5 to your hand, put one back on the deck.
    .face = Artisan
card-bandit = Bandit
    .about = You gain a Gold. The top two cards of everybody else's deck are revealed: each victim trashes one Treasure among them, though never a Copper, and discards the rest.
    .rule = Gain a Gold. Others lose a Silver or Gold.
card-bureaucrat = Bureaucrat
    .about = You gain a Silver, which goes on top of your deck. All others must show a Victory card from their hand, if they have one, and put it on top of their own deck; whoever has none shows the whole hand.
    .rule = Silver onto your deck. Others put back a Victory card.
    .face = Bureau{ "\u00AD" }crat
card-cellar = Cellar
    .about = You get 1 action. { card-cellar.text }
    .text = Discard as many cards as you wish, then draw the same number. Should your deck run out meanwhile, the cards you have just discarded are shuffled, too.
    .rule = Discard any number, draw as many.
card-chancellor = Chancellor
    .about = You get 2 coins. { card-chancellor.text }
    .text = If you wish, your whole deck goes on your discard pile right away, without a look at it. It is not shuffled before you need a card.
    .rule = You may discard your whole deck.
    .face = Chan{ "\u00AD" }cellor
card-chapel = Chapel
    .about = Choose up to four cards in your hand: they are trashed. It may be none.
    .rule = Trash up to four cards of your hand.
card-council-room = Council Room
    .about = Draw 4 cards; you get 1 buy. { card-council-room.text }
    .text = Everybody else draws 1 card. As this is no Attack, no Reaction helps against it.
    .rule = Everybody else draws a card.
    .face = Council Room
card-feast = Feast
    .about = Feast itself goes to the trash, and you gain a card costing up to 5. Coins do not raise this limit.
    .rule = Trash this, gain a card up to 5.
    .face = Feast
card-festival = Festival
    .about = You get 2 actions, 1 buy and 2 coins.
    .face = Festival
card-gardens = Gardens
    .about = At the end of the game 1 victory point for every ten cards that you own, wherever they are. Round down: with 39 cards each Gardens is worth 3.
    .rule = 1 point for every ten cards of yours.
card-harbinger = Harbinger
    .about = Draw 1 card; you get 1 action. { card-harbinger.text }
    .text = Then look through your discard pile: one card from there may go on top of your deck.
    .rule = Put a discarded card onto your deck.
    .face = Har{ "\u00AD" }binger
card-laboratory = Laboratory
    .about = Draw 2 cards; you get 1 action.
    .face = Labo{ "\u00AD" }ratory
card-library = Library
    .about = Draw one card at a time until you hold seven. Whenever it is an Action, you may set it aside and draw on; what was set aside is discarded in the end.
    .rule = Draw until you hold seven cards.
    .face = Library
card-market = Market
    .about = Draw 1 card; you get 1 action, 1 buy and 1 coin.
card-merchant = Merchant
    .about = Draw 1 card; you get 1 action. { card-merchant.text }
    .text = The first Silver you play in this turn gives 1 coin more, for each Merchant played before.
    .rule = Your first Silver gives 1 more.
    .face = Merchant
card-militia = Militia
    .about = You get 2 coins. { card-militia.text }
    .text = All others discard cards of their choice until they hold no more than three.
    .rule = Others discard down to three cards.
card-mine = Mine
    .about = A Treasure of your hand, if you have one, is trashed. For it you gain another that costs up to 3 more, straight to your hand: Silver for a Copper, Gold for a Silver.
    .about-second = If you wish, a Treasure of your hand is trashed. For it you gain another that costs up to 3 more, straight to your hand: Silver for a Copper, Gold for a Silver.
    .rule = Trash a Treasure for one up to 3 dearer.
card-moat = Moat
    .about = Draw 2 cards. { card-moat.text }
    .text = If you hold it while somebody else plays an Attack, you may reveal it: this Attack does nothing to you. It stays in your hand and helps against the next one as well.
    .rule = Show it: an Attack does nothing to you.
    .face = Moat
card-moneylender = Moneylender
    .about = A Copper of your hand, if you have one, is trashed and gives you 3 coins.
    .about-second = If you wish, a Copper of your hand is trashed and gives you 3 coins.
    .rule = Trash a Copper for 3 coins.
    .face = Money{ "\u00AD" }lender
card-poacher = Poacher
    .about = Draw 1 card; you get 1 action and 1 coin. { card-poacher.text }
    .text = Then discard a card for every empty pile of the supply.
    .rule = Discard a card per empty pile.
    .face = Poacher
card-remodel = Remodel
    .about = A card of your choice from your hand is trashed. For it you gain one that costs up to 2 more; it may also be cheaper, or the same again.
    .rule = Trash a card for one up to 2 dearer.
    .face = Remodel
card-sentry = Sentry
    .about = Draw 1 card; you get 1 action. { card-sentry.text }
    .text = Then you alone see the top two cards of your deck. Trash, discard or put back each of them, in an order you like.
    .rule = See two cards: trash, discard or put back.
    .face = Sentry
card-smithy = Smithy
    .about = Draw 3 cards.
card-spy = Spy
    .about = Draw 1 card; you get 1 action. { card-spy.text }
    .text = Then the top card of every deck is revealed, yours first. You decide for each whether it is discarded or goes back.
    .rule = See every top card: discard it or not.
card-thief = Thief
    .about = The top two cards of everybody else's deck are revealed. From each of these pairs one Treasure, if there is any, is trashed, and you choose which; the rest is discarded. Of all the Treasures trashed this way you may gain as many as you like.
    .rule = Trash a Treasure of each other, take some.
card-throne-room = Throne Room
    .about = Choose an Action from your hand, if you have one. It is played twice, one time after the other, and uses up no action. If that is another Throne Room, two more Actions are played twice each.
    .about-second = You may choose an Action from your hand. It is played twice, one time after the other, and uses up no action. If that is another Throne Room, two more Actions are played twice each.
    .rule = Play an Action of your hand twice.
    .face = Throne Room
card-vassal = Vassal
    .about = You get 2 coins. { card-vassal.text }
    .text = The top card of your deck is discarded. If that is an Action, you may play it from there, and it uses up no action.
    .rule = Discard your top card, play it if an Action.
card-village = Village
    .about = Draw 1 card; you get 2 actions.
card-witch = Witch
    .about = Draw 2 cards. { card-witch.text }
    .text = Everybody else gains a Curse, in turn order and as long as there are any.
    .rule = Everybody else gains a Curse.
card-woodcutter = Woodcutter
    .about = You get 1 buy and 2 coins.
    .face = Wood{ "\u00AD" }cutter
card-workshop = Workshop
    .about = Choose a card costing up to 4 from the supply: you gain it. Coins do not raise this limit.
    .rule = Gain a card that costs up to 4.
    .face = Work{ "\u00AD" }shop

## Types of cards

type-action = Action
    .about = It is played in your Action phase and uses up an action.
type-attack = Attack
    .about = It harms the other players. Before it does anything, whoever holds a Reaction may reveal it.
type-reaction = Reaction
    .about = It can be revealed from your hand when somebody else plays an Attack.
type-treasure = Treasure
    .about = It is played in your Buy phase and gives coins.
type-victory = Victory
    .about = It is worth points at the end of the game and does nothing before.
    .face = Victory
type-curse = Curse
    .about = It costs its owner a point at the end of the game.

## What is asked

prompt-draft = { $left ->
    [one] Pick the last kingdom card
   *[other] Pick a kingdom card: { $left } to go
}
    .more = All players pick in turn until there are ten. The game is played with these.
prompt-action = Play an Action: { $actions } left
    .more = The first Treasure that you play or card that you buy ends your Action phase.
prompt-treasures = Play Treasures or buy: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $buys ->
    [one] 1 buy
   *[other] { $buys } buys
}
    .more = After your first purchase you can play no more Treasures.
prompt-buy = Buy a card: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $buys ->
    [one] 1 buy
   *[other] { $buys } buys
}
    .more = Choose one of the lit piles, or end your turn.
prompt-end = End your turn
    .more = You have no buys left. What you have bought can still be undone.
prompt-react = { $card }: reveal a Reaction?
    .more = If you do, this Attack does nothing to you. The others learn nothing of what you do not reveal.
prompt-discard = { $left ->
    [one] { $card }: discard 1 card
   *[other] { $card }: discard { $left } cards
}
    .more = Choose from your hand.
prompt-may-discard-any = { $card }: discard as many cards as you like
    .more = Then you draw the same number.
prompt-trash = { $card }: choose a card to trash
    .more = Trashed cards go to the trash pile and are no longer yours.
prompt-may-trash = { $left ->
    [one] { $card }: you may trash 1 card
   *[other] { $card }: you may trash up to { $left } cards
}
    .more = Trashed cards go to the trash pile and are no longer yours.
prompt-topdeck = { $card }: put a card on top of your deck
    .more = It is the next card that you will draw.
prompt-play = { $card }: play an Action twice
    .more = It uses up no action.
prompt-may-play = { $card }: you may play an Action twice
    .more = It uses up no action.
prompt-gain = { $card }: gain a card costing up to { $limit }
    .more = It costs you nothing and goes to your discard pile.
prompt-gain-to-hand = { $card }: gain a card costing up to { $limit } to your hand
    .more = It costs you nothing and can be used in this turn.
prompt-discard-deck = { $card }: put your deck on your discard pile?
    .more = Then everything is shuffled when you next draw, and new cards come sooner.
prompt-library = You have drawn { $card }: keep or set aside?
    .more = For a card that is set aside you draw another.
prompt-library-keep = You have drawn { $card }, which stays in your hand
    .more = Only Actions can be set aside. The others do not learn what you keep.
prompt-spy = { $card } from the deck of { $player }: discard or put back?
    .you = { $card } from your deck: discard or put back?
    .more = A card that is put back is the next to be drawn.
prompt-lose-treasure = { $card }: which Treasure of { $player } is trashed?
    .you = { $card }: which of your Treasures is trashed?
    .more = Whatever else was revealed is discarded.
prompt-loot = { $card }: which trashed Treasures do you gain?
    .more = They go to your discard pile. What you do not take stays in the trash.
prompt-harbinger = { $card }: a card from your discard pile onto your deck?
    .more = It is the next card that you will draw.
prompt-sentry = { $card }: trash, discard or put back { $cards }
    .more = What you put back last lies on top.
prompt-vassal = You have discarded { $card }: play it?
    .more = It uses up no action.
prompt-over = { $winners-count ->
    [one] Game over: { $winners } wins
   *[other] Game over, shared victory: { $winners }
}
    .you = { $winners-count ->
        [one] Game over: you win
       *[other] Game over: you share the victory with { $others }
    }

action-play = Play { $card }
action-buy = Buy { $card }
action-gain = Gain { $card }
action-discard = Discard { $card }
action-trash = Trash { $card }
action-topdeck = Put { $card } on the deck
action-reveal = Reveal { $card }
action-set-aside = Set { $card } aside
action-keep = Keep { $card }
action-pick = Pick { $card }
action-done = Done
action-play-all-treasures = Play all Treasures
action-end-turn = End turn
action-discard-deck = Discard the deck

## What happened

event-picked = { $player } picks { $card } for the kingdom.
    .you = You pick { $card } for the kingdom.
event-turn-begun = { $player } begins turn { $turn }.
    .you = You begin turn { $turn }.
event-played = { $player } plays { $card }.
    .you = You play { $card }.
event-treasures-played = { $coins ->
    [one] { $player } plays { $cards } and has 1 coin.
   *[other] { $player } plays { $cards } and has { $coins } coins.
}
    .you = { $coins ->
        [one] You play { $cards } and have 1 coin.
       *[other] You play { $cards } and have { $coins } coins.
    }
event-no-more-actions = { $player } goes on to buy.
    .you = You go on to buy.
event-bought = { $player } buys { $card }.
    .you = You buy { $card }.
event-gained = { $player } gains { $card }.
    .you = You gain { $card }.
event-gained-to-hand = { $player } gains { $card } to hand.
    .you = You gain { $card } to your hand.
event-gained-to-deck = { $player } gains { $card } onto the deck.
    .you = You gain { $card } onto your deck.
event-gained-from-trash = { $player } gains { $card } from the trash.
    .you = You gain { $card } from the trash.
event-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
event-discarded-unseen = { $player } discards a card.
    .you = You discard a card.
event-discarded-last = { $player } discards { $card } last, so it lies on top.
    .you = You discard { $card } last, so it lies on top.
event-trashed = { $player } trashes { $card }.
    .you = You trash { $card }.
event-topdecked = { $player } puts { $card } on top of the deck.
    .you = You put { $card } on top of your deck.
event-topdecked-unseen = { $player } puts a card on top of the deck.
    .you = You put a card on top of your deck.
event-reacted = { $player } reveals { $card } and is not affected.
    .you = You reveal { $card } and are not affected.
event-no-reaction = { $player } reveals nothing against { $card }.
    .you = You reveal nothing against { $card }.
event-set-aside = { $player } sets { $card } aside.
    .you = You set { $card } aside.
event-kept = { $player } keeps an Action just drawn.
    .you = You keep an Action just drawn.
event-chose-no-more = { $player } is done with { $card }.
    .you = You are done with { $card }.
event-drew = { $count ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $count } cards.
}
    .you = { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
event-drew-cards = Drawn by { $player }: { $cards }.
    .you = You have drawn { $cards }.
event-shuffled = { $count ->
    [one] 1 discarded card is the new deck of { $player }.
   *[other] { $player } shuffles { $count } cards into a new deck.
}
    .you = { $count ->
        [one] 1 discarded card is your new deck.
       *[other] You shuffle { $count } cards into a new deck.
    }
event-revealed = { $cards-count ->
    [0] { $player } has no card to reveal.
   *[other] { $player } reveals { $cards }.
}
    .you = { $cards-count ->
        [0] You have no card to reveal.
       *[other] You reveal { $cards }.
    }
event-revealed-hand = { $cards-count ->
    [0] { $player } shows an empty hand.
   *[other] { $player } shows the whole hand: { $cards }.
}
    .you = { $cards-count ->
        [0] You show an empty hand.
       *[other] You show your whole hand: { $cards }.
    }
event-looked = Seen by { $player }: { $cards }.
    .you = You look at { $cards }.
event-deck-discarded = { $count ->
    [one] { $player } discards the deck, 1 card.
   *[other] { $player } discards the deck, { $count } cards.
}
    .you = { $count ->
        [one] You discard your deck, 1 card.
       *[other] You discard your deck, { $count } cards.
    }
event-pile-empty = { $piles ->
    [one] The { $card } pile is empty. That makes 1 empty pile.
   *[other] The { $card } pile is empty. That makes { $piles } empty piles.
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

log-picked = Picked { $items }
log-played = Played { $items }
log-treasures-played = { $coins ->
    [one] Played { $items }: 1 coin
   *[other] Played { $items }: { $coins } coins
}
log-bought = Bought { $items }
log-gained = Gained { $items }
log-gained-to-hand = Gained { $items } to hand
log-gained-to-deck = Gained { $items } onto the deck
log-gained-from-trash = Gained { $items } from the trash
log-discarded = Discarded { $items }
log-discarded-unseen = { $sum ->
    [one] Discarded 1 card
   *[other] Discarded { $sum } cards
}
log-discarded-last = Discarded last, on top: { $items }
log-trashed = Trashed { $items }
log-topdecked = Put { $items } on top of the deck
log-topdecked-unseen = { $sum ->
    [one] Put 1 card on top of the deck
   *[other] Put { $sum } cards on top of the deck
}
log-reacted = Revealed { $items }: not affected
log-set-aside = Set { $items } aside
log-drew = { $sum ->
    [one] Drew 1 card
   *[other] Drew { $sum } cards
}
log-drew-cards = Drawn: { $items }
log-shuffled = { $sum ->
    [one] 1 card is the new deck
   *[other] Shuffled { $sum } cards into a new deck
}
log-deck-discarded = { $sum ->
    [one] Discarded the deck, 1 card
   *[other] Discarded the deck, { $sum } cards
}

## Words around the picture in a terminal; without a language the words of the id are shown

picture-supply = supply
picture-can-be-chosen-now = can be chosen now
picture-left-to-pick-from = left to pick from
picture-kingdom = kingdom
picture-to-pick = to pick
picture-hand = hand
picture-known-in-hand = known in hand
picture-deck = deck
picture-discard-pile = discard pile
picture-set-aside = set aside
picture-points = points
picture-turn = turn
picture-action-phase = Action phase
picture-buy-phase = Buy phase
picture-actions = actions
picture-buys = buys
picture-coins = coins
picture-first-silver = first Silver
picture-in-play = in play
picture-trash = trash
picture-your-hand = your hand
picture-nothing = nothing
picture-the-game-is-over = the game is over

## Options

option-edition = Edition
    .about = Says which cards there are to draw or to pick from, and how { card-mine }, { card-moneylender } and { card-throne-room } work.
option-edition-first = First edition
    .about = 25 kingdom cards, from 2008. With { card-mine }, { card-moneylender } and { card-throne-room } you must choose a card if you can.
option-edition-second = Second edition
    .about = 26 kingdom cards, from 2016. With { card-mine }, { card-moneylender } and { card-throne-room } you may choose none.
option-kingdom = Kingdom
    .about = Where the ten kingdom cards of this game come from.
option-kingdom-random = Random
    .about = Ten cards are drawn by lot.
option-kingdom-draft = Draft
    .about = The players pick one card each in turn until there are ten.
option-kingdom-first-game = First Game
    .about = To get to know the game: { card-cellar }, { card-market }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-woodcutter }, { card-workshop }.
    .about-second = To get to know the game: { card-cellar }, { card-market }, { card-merchant }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-workshop }.
option-kingdom-big-money = Big Money
    .about = Treasures rule: { card-adventurer }, { card-bureaucrat }, { card-chancellor }, { card-chapel }, { card-feast }, { card-laboratory }, { card-market }, { card-mine }, { card-moneylender }, { card-throne-room }.
option-kingdom-interaction = Interaction
    .about = You get in each other's way: { card-bureaucrat }, { card-chancellor }, { card-council-room }, { card-festival }, { card-library }, { card-militia }, { card-moat }, { card-spy }, { card-thief }, { card-village }.
option-kingdom-size-distortion = Size Distortion
    .about = Decks become very thin or very thick: { card-cellar }, { card-chapel }, { card-feast }, { card-gardens }, { card-laboratory }, { card-thief }, { card-village }, { card-witch }, { card-woodcutter }, { card-workshop }.
    .about-second = Decks become very thin or very thick: { card-artisan }, { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-festival }, { card-gardens }, { card-sentry }, { card-throne-room }, { card-witch }, { card-workshop }.
option-kingdom-village-square = Village Square
    .about = Long turns with many actions: { card-bureaucrat }, { card-cellar }, { card-festival }, { card-library }, { card-market }, { card-remodel }, { card-smithy }, { card-throne-room }, { card-village }, { card-woodcutter }.
option-kingdom-deck-top = Deck Top
    .about = It matters what lies on top: { card-artisan }, { card-bureaucrat }, { card-council-room }, { card-festival }, { card-harbinger }, { card-laboratory }, { card-moneylender }, { card-sentry }, { card-vassal }, { card-village }.
option-kingdom-sleight-of-hand = Sleight of Hand
    .about = Hands grow and shrink: { card-cellar }, { card-council-room }, { card-festival }, { card-gardens }, { card-harbinger }, { card-library }, { card-militia }, { card-poacher }, { card-smithy }, { card-throne-room }.
option-kingdom-improvements = Improvements
    .about = Make better cards of what you have: { card-artisan }, { card-cellar }, { card-market }, { card-merchant }, { card-mine }, { card-moat }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-witch }.
option-kingdom-silver-and-gold = Silver & Gold
    .about = All about Treasures: { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-harbinger }, { card-laboratory }, { card-merchant }, { card-mine }, { card-moneylender }, { card-throne-room }, { card-vassal }.
option-cards = Kingdom cards
    .about = Choose all ten yourself, from both editions.
option-require = With these cards
    .about = They are there in any case. Only what is missing is drawn or picked.
option-forbid = Without these cards
    .about = They are neither drawn nor picked.
option-mixed = Mix the editions
    .about = Cards of both editions are drawn or picked.
option-start = Who begins
    .about = The player who has the first turn.
option-ask = Ask me before a Reaction is revealed
    .about = You are asked at every Attack, whether you hold a Reaction or not, and the table waits for a few seconds each time. Otherwise a Reaction is revealed at once wherever it helps.

## What an action would bring, in a few words

foresee-pile-empty = { $piles ->
    [one] empties the pile: 1 empty pile
   *[other] empties the pile: { $piles } empty piles
}

## A first game, explained along the way

learn-welcome = Welcome! You own ten weak cards. Buy better ones, which you will draw again and again, and with them Victory cards in the end: the most victory points win.
learn-draft = First you choose together which ten kingdom cards this game is played with.
learn-action = You hold an Action. You may play one in every turn, before you buy. Cards that give you actions let you play more of them.
learn-treasures = Play your Treasures: they give you coins to buy with. Everything you play comes back later, so nothing is spent for good.
learn-buy = Now buy a card from a lit pile. It goes to your discard pile; once that has been shuffled, you draw it. Silver and good Actions come first, Provinces later.
learn-end = No buys are left. “{ action-end-turn }” discards whatever you have played or still hold, and you draw five new cards.
learn-react = Somebody plays an Attack. If you hold a Reaction, reveal it, and the Attack passes you by; the card stays in your hand.
learn-discard = You have to discard something. Victory cards are of no use during the game, so they can go first.
learn-may-discard-any = Discard what is of no use to you now, such as Estates. You draw new cards for them.
learn-trash = A trashed card hardly ever comes back. That can be good for you: with fewer weak cards you draw the strong ones more often.
learn-gain = To gain a card costs you neither coins nor a buy. It must not cost more than the limit.
learn-gain-to-hand = This card goes straight to your hand, so a new Treasure can be played in this very turn.
learn-event-shuffled = Your deck had run out, so your discard pile was shuffled and is your new deck. This is how bought cards come into your hand.
learn-any-pile-empty = A pile of the supply is empty. The game ends with the turn in which the last Province or the third pile goes.
learn-over = That was it. All your cards count, wherever they are. If there is a tie, whoever has had fewer turns wins.

## Words of the page

page-supply = Supply
page-basic = Basic cards
page-kingdom = Kingdom cards
page-card = { $card }, costs { $cost }
page-pile = { $card }, costs { $cost }, { $count } left
page-pile-empty = { $card }, costs { $cost }, none left
page-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
page-usable = { $what }, { $action }
page-can-play = can be played
page-can-buy = can be bought
page-can-gain = can be gained
page-can-discard = can be discarded
page-can-trash = can be trashed
page-can-topdeck = can be put on the deck
page-can-reveal = can be revealed
page-can-keep = can be kept
page-can-set-aside = can be set aside
page-can-pick = can be picked
page-picked = Kingdom: { $count } of { $of } cards
page-draft = To pick from
page-aside = Beside the deck of { $player }
    .you = Beside your deck
page-offer = Cards to decide on
page-done-action = Go on to buy
page-done-react = Reveal nothing
page-done-may-discard-any = Discard no more
page-done-may-trash = Trash no more
page-done-may-play = Play none
page-done-discard-deck = Leave the deck
page-done-loot = Take no more
page-done-harbinger = Take none
page-done-vassal = Do not play it
page-key-cost = To the next card that can be bought for so many coins
page-do-play = Play
page-do-gain = Gain
page-do-discard = Discard
page-do-trash = Trash
page-do-topdeck = Onto the deck
page-do-set-aside = Set aside
page-do-keep = Keep
page-in-play = Played by { $player }
    .you = Played by you
page-table = Cards in play
page-trash = Trash: { $count }
page-trash-name = Trash
page-trash-empty = The trash is empty.
page-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
page-buys = { $count ->
    [one] 1 buy
   *[other] { $count } buys
}
page-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
page-left-actions = { $count ->
    [one] Action
   *[other] Actions
}
page-left-buys = { $count ->
    [one] Buy
   *[other] Buys
}
page-left-coins = { $count ->
    [one] Coin
   *[other] Coins
}
page-play-treasures = { $count ->
    [one] Play 1 Treasure
   *[other] Play { $count } Treasures
}
page-brings = { $what }: { page-coins }
page-plus-cards = { $count ->
    [one] +1 Card
   *[other] +{ $count } Cards
}
page-plus-actions = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
page-plus-buys = { $count ->
    [one] +1 Buy
   *[other] +{ $count } Buys
}
page-plus-coins = { $count ->
    [one] +1 Coin
   *[other] +{ $count } Coins
}
page-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
page-hand-empty = You have no cards in hand.
page-in-hand = Hand: { $count }
page-deck = Deck: { $count }
page-discard = Discard pile: { $count }
page-on-top = On top: { $card }
page-known = Known in hand:
page-all-cards = All cards of { $player }: { $count }
    .you = All your cards: { $count }
page-ends = What ends the game
page-ends-provinces = { $count ->
    [one] 1 Province left
   *[other] { $count } Provinces left
}
page-ends-piles = Empty piles: { $count } (end at { $of })
page-points = Victory points
page-worth = Points per card
page-worth-varies = 1 per 10 cards
page-way-drawn = Drawn now
    .about = Keep what you like and draw the rest again.
page-way-random = { option-kingdom-random }
    .about = Ten cards are drawn by lot when the game begins.
page-way-choose = Own choice
    .about = Choose up to ten cards. Whatever is missing is drawn by lot.
page-way-draft = { option-kingdom-draft }
    .about = { option-kingdom-draft.about }
page-sets = Recommended sets
page-chosen = { $count } of { $of } chosen.
page-ten = The ten cards of this game
page-back = Back one
page-draw-rest = { $count ->
    [0] Draw the others
    [10] Draw all ten again
    [one] Draw the other one
   *[other] Draw the other { $count }
}
page-no-other = No other card fits.
page-too-few = { $count ->
    [one] These filters leave 1 card, and { $of } are needed. The ten stay as they are.
   *[other] These filters leave { $count } cards, and { $of } are needed. The ten stay as they are.
}
page-no-such-ten = No ten of these cards have all that you want. The ten stay as they are.
page-filters = Cards that may come
page-costs = Costs
page-cost = Cards for { $cost }
page-cost-count = { $count ->
    [one] 1 card for { $cost }
   *[other] { $count } cards for { $cost }
}
page-kinds = Types
page-want-actions = At least one way to more Actions
page-want-reaction = A Reaction when there is an Attack
page-wishes = Wishes for single cards
    .about = Press a card to have it in the kingdom, and once more to leave it out.
page-wishes-made = { page-wishes }: { $count }
page-wish = { $card }: { $say }
page-wish-may = may be in the kingdom
page-wish-must = must be in the kingdom
page-wish-not = must not be in the kingdom
page-search = Search by name, text or price
# Words that may stand before a price.
page-search-price = cost costs costing price
page-search-nothing = There is no such card here.

## What decisions are lost by

tag-greening-late = Victory cards too late
tag-greening-early = Victory cards too early
tag-bought-nothing = nothing bought
tag-bought-needlessly = bought what you did not need
tag-treasure-missed = too little Treasure bought
tag-action-card-missed = Treasure bought instead of an Action
tag-other-action-card = another Action card was better
tag-attack-missed = an Attack missed
tag-treasures-unplayed = Treasures not played
tag-action-unplayed = an Action not played
tag-action-order = Actions in the wrong order
tag-trashing-missed = nothing trashed
tag-trashed-needlessly = trashed what you needed
tag-trashed-wrong = the wrong card trashed
tag-discarded-wrong = the wrong card discarded

## What a profile tells of

trait-kingdom = Won by kingdom card
trait-opening = Won by opening
