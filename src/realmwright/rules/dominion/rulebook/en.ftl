# The rulebook of Dominion in English. The same messages stand in the same order in the other languages.
# *So* is emphasis, [so](turn-build) leads to a paragraph or an entry. contents.toml says what belongs where.

## What it is about

rulebook-overview = What it is about
rulebook-overview-goal = You all begin with the same ten weak cards. With them you buy better ones, which you draw again and again, so that your turns grow stronger. In the end only victory points count: whoever has the most in all their cards wins.
rulebook-overview-card-types = Every card has at least one type. [Treasures](type-treasure) give coins, [Actions](type-action) do what their text says, and [Victory](type-victory) cards are worth points at the end. Some Actions are also [Attacks](type-attack) or [Reactions](type-reaction). A [Curse](type-curse) is of no other type: it is neither Treasure nor Victory nor Action.
rulebook-overview-basic-cards = Seven cards are in every game. [{ card-copper }](card-copper) costs 0, [{ card-silver }](card-silver) 3 and [{ card-gold }](card-gold) 6. [{ card-estate }](card-estate) costs 2, [{ card-duchy }](card-duchy) 5 and [{ card-province }](card-province) 8. A [{ card-curse }](card-curse) costs 0, and hardly anybody wants it.
rulebook-overview-kingdom-cards = All other cards are kingdom cards, and only ten of them are in a game. They cost between 2 and 6 coins. Nearly all are Actions; [{ card-gardens }](card-gardens) is the one Victory card among them, and [{ card-moat }](card-moat) the one Reaction.
rulebook-overview-prices = The prices of both editions: for 2 coins { card-cellar }, { card-chapel } and { card-moat }; for 3 coins { card-chancellor }, { card-harbinger }, { card-merchant }, { card-vassal }, { card-village }, { card-woodcutter } and { card-workshop }; for 4 coins { card-bureaucrat }, { card-feast }, { card-gardens }, { card-militia }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-smithy }, { card-spy }, { card-thief } and { card-throne-room }; for 5 coins { card-bandit }, { card-council-room }, { card-festival }, { card-laboratory }, { card-library }, { card-market }, { card-mine }, { card-sentry } and { card-witch }; for 6 coins { card-adventurer } and { card-artisan }.
rulebook-overview-places = Each player has a deck that lies face down, a hand that only they see, and a discard pile that lies face up. What you play in your turn lies open in front of you until the turn ends. Some cards let you set others aside for a moment. The supply and the trash belong to nobody.
rulebook-overview-box = The box of the first edition holds 500 cards. Some of them only mark piles or are used to draw lots, and never come into play. No card ever vanishes during a game: it is in the supply, in the trash, or with one of the players.

## Set-up

rulebook-set-up = Set-up
rulebook-set-up-players = Dominion is for 2, 3 or 4 players.
rulebook-set-up-supply = The supply has exactly 17 piles: three of Treasures, three of Victory cards, one of Curses, and ten of kingdom cards. All 17 are there in every game. The Curses are there even if no card of this kingdom gives any.
rulebook-set-up-pile-sizes = A kingdom pile has 10 cards. Piles of Victory cards, Gardens included, have 8 cards with two players and 12 with three or four. There are 10 Curses with two players, 20 with three, 30 with four, and always 40 Silvers and 30 Golds. The Coppers that you start with come out of the 60 in the box, but your Estates do not make the Estate pile smaller.
rulebook-set-up-decks = Each of you takes 7 Coppers and 3 Estates, shuffles them and lays them down as your deck. Then you draw five cards. The trash begins empty, and whatever you do not use stays in the box.
rulebook-set-up-first-player = Lots are drawn for who begins, unless you agree on somebody. Then play goes on clockwise.
rulebook-set-up-first-turns = Your first two hands are your ten starting cards, split in two. So you have 5 coins in one of the first two turns and 2 in the other, or 4 in one and 3 in the other. The second is far more likely: five times out of six.

## Choosing the kingdom

rulebook-kingdom = Choosing the kingdom
rulebook-kingdom-ways = Agree on ten different kingdom cards before the game. The recommended sets are made of cards that go well together, and [{ option-kingdom-first-game }](option-kingdom-first-game) is made for beginners. Any other ten will do, too.
rulebook-kingdom-chance = You can also draw ten cards by lot, from the cards of one edition or of both. If you like, say beforehand which cards must be among them and which must not.
rulebook-kingdom-draft = In a draft the first player picks a card, then the next, and so on around the table until ten are chosen. Cards that must be there are there from the beginning and count among the ten.

## The turn

rulebook-turn = The turn
rulebook-turn-phases = Your turn has three parts, always in this order: the Action phase, the Buy phase and the Clean-up. There is no way back. At the beginning you have 1 action, 1 buy and no coins.
rulebook-turn-action = As long as you have an action left and an Action card in your hand, you may play one. It uses up 1 action; lay it down and do what it says, from top to bottom. You may stop whenever you like. You need not announce that: the first Treasure you play or card you buy ends your Action phase.
rulebook-turn-as-much-as-possible = You may play a card even if you cannot do everything it says. Do as much of it as you can, and skip the rest.
rulebook-turn-one-by-one = Finish one Action card before you play the next. Extra actions do not let you interrupt a card. Only [{ card-throne-room }](card-throne-room) and [{ card-vassal }](card-vassal) play another card as part of what they do.
rulebook-turn-treasures = In the Buy phase you first play Treasures from your hand: all, some or none. Their coins are added to those that your Actions gave you. After your first purchase no more Treasures can be played, and Actions cannot be played in this phase at all.
rulebook-turn-buy = Then you may buy cards, one for each buy that you have. A card must lie in the supply and cost no more than the coins you have left; its price is taken off them. The card goes face up onto your discard pile. You never have to buy.
rulebook-turn-for-nothing = Cards that cost 0 can be bought without any coins, but each of them uses up a buy. From the trash nothing can be bought.
rulebook-turn-new-cards = A card that you buy or gain does nothing yet. It comes into your hand only after your discard pile has been shuffled. If a card says that you gain something to your hand, as [{ card-mine }](card-mine) does, you can use it in the same turn.
rulebook-turn-clean-up = At the end of your turn everything that you have played and everything left in your hand goes onto your discard pile. Then you draw five cards, or as many as you own if that is less. After that it is tested whether the game is over; if not, the player to your left begins.
rulebook-turn-next-hand = So you already hold your next hand while the others play, and their Attacks hit that hand. Actions, buys and coins that you have not used are lost: nothing is saved for the next turn.

## Drawing and shuffling

rulebook-drawing = Drawing and shuffling
rulebook-drawing-draw = You draw cards one by one from the top of your deck. If it runs out while you still need cards, shuffle your discard pile, lay it down as your new deck and draw on. If there is nothing left at all, you simply get fewer cards.
rulebook-drawing-reveal-too = The same holds when cards of your deck are to be revealed, looked at or discarded: you shuffle as soon as one is missing.
rulebook-drawing-never-early = Never shuffle early. An empty deck stays empty until you need a card that is not there. If a card is put on top of an empty deck, it is the only card of that deck, and nothing is shuffled.
rulebook-drawing-not-shuffled = Only the discard pile is shuffled. Cards in your hand, in play, set aside or just revealed are not in it and stay where they are.
rulebook-drawing-fair = Every order of a shuffled deck is equally likely. Everybody is told when somebody shuffles.

## What the words on cards mean

rulebook-words = What the words on cards mean
rulebook-words-plus = “+2 Cards” means that you must draw two cards at once. “+1 Action”, “+1 Buy” and “+2 coins” add to what you may use in this turn. You take no Treasure cards for the coins, and an extra buy waits for your Buy phase.
rulebook-words-discard = To discard is to put a card from your hand onto your own discard pile, unless the card says something else.
rulebook-words-trash = To trash a card is to put it into the trash. It is no longer yours, and it never comes back to the supply. Only [{ card-thief }](card-thief) can take cards out of there.
rulebook-words-gain = To gain a card is to take it from the supply onto your discard pile, unless something else is said. It costs neither coins nor a buy. You have to gain if you can, except where the card says “may”; if the pile is empty or nothing is cheap enough, you gain nothing.
rulebook-words-up-to = “Costing up to 4” looks at the printed price only; your coins cannot raise the limit. Any pile of the supply that is cheap enough will do, also Victory cards, Coppers and Curses.
rulebook-words-reveal = To reveal a card is to show it to everybody. Afterwards it goes back to where it came from, unless something else is said.
rulebook-words-set-aside = A card that is set aside lies open beside your deck, and its text is not followed. The card that set it aside says where it goes. When that card is done, nothing lies aside any more.
rulebook-words-several-players = If a card does something to several players, it happens to one after the other. Whoever played it comes first, if it concerns them, and then it goes to the left.

## Attacks and Reactions

rulebook-attacks = Attacks and Reactions
rulebook-attacks-order = When an Attack is played, the other players may first reveal a [Reaction](type-reaction) from their hand, one after the other. Only then does the Attack begin, and whoever is protected is skipped. So nobody has drawn cards or got coins before that choice is made.
rulebook-attacks-each-play = Every single play of an Attack asks anew. An Attack that a [{ card-throne-room }](card-throne-room) plays twice must be answered twice by those who want to be safe from both.
rulebook-attacks-at-once = At this table a Reaction is revealed for you at once wherever it helps, so that no pause tells what you hold. If you prefer to decide yourself, choose “{ option-ask }”: then you are asked at every Attack, even without a Reaction, and after a few seconds no answer counts as no.

## What you may see

rulebook-seeing = What you may see
rulebook-seeing-open = Everybody may know how many cards each deck, hand, discard pile and pile of the supply has, everything in the trash, and the top card of each discard pile. You may not look through your deck or your discard pile. Only [{ card-harbinger }](card-harbinger) lets you look through your own discard pile.
rulebook-seeing-discards = Of cards that you discard from your hand together, the others see only how many there are and which one lies on top in the end; you choose the order. In the Clean-up the cards from your hand go down unseen and the cards you have played lie on top of them.
rulebook-seeing-choices = A choice that everybody can see has only one answer is made by itself. If it is about cards that the others do not see, you are asked even then, so that nobody learns anything from how fast you are. Cards of the same name are all alike: it does not matter which of them you choose.

## End and scoring

rulebook-end = End and scoring
rulebook-end-when = The game is over at the end of a turn after which there is no Province left, or after which at least three piles of the supply are empty. Any three of the 17 will do, whether kingdom cards, Coppers, Estates or Curses.
rulebook-end-finish = Whoever is playing finishes their turn, with all the buys they still have. After that nobody has another turn, so those later in the order may have had one turn fewer than the first.
rulebook-end-points = Now add up the points of all your cards, wherever they are: in your deck, your hand, your discard pile or in play. Each Estate is worth 1, each Duchy 3 and each Province 6. Each Curse takes 1 away, and each [{ card-gardens }](card-gardens) gives 1 for every ten cards you own. The sum can be below zero.
rulebook-end-tie = Most points win. If there is a tie, whoever of those tied has had fewer turns wins; if that is equal, too, they share the victory. With two players this means: if the first player has the last turn, the second wins a tie.
rulebook-end-no-limit = There is no limit to the number of turns. If nobody ever bought anything, a game would never end; only games among bots are stopped after a while.

## The two editions

rulebook-editions = The two editions
rulebook-editions-what-changed = The second edition, from 2016, takes six cards out: { card-adventurer }, { card-chancellor }, { card-feast }, { card-spy }, { card-thief } and { card-woodcutter }. It brings seven new ones: { card-harbinger }, { card-merchant }, { card-vassal }, { card-poacher }, { card-bandit }, { card-sentry } and { card-artisan }. The basic cards, the turn, the end and the scoring are the same.
rulebook-editions-must-or-may = Three cards became kinder. In the first edition [{ card-mine }](card-mine), [{ card-moneylender }](card-moneylender) and [{ card-throne-room }](card-throne-room) make you choose a card if you have a fitting one. In the second you may choose none. Other cards got shorter texts that mean the same.
rulebook-editions-mixed = You may mix the editions; then there are 32 kingdom cards to choose from. The edition that you set for the game says how those three cards work.

## Options of a table

rulebook-options = Options of a table
rulebook-options-cards = Before the game you choose the edition and how the ten cards are found. “{ option-cards }” lets you name all ten, “{ option-require }” and “{ option-forbid }” name single ones, and “{ option-mixed }” lets cards of both editions come.
rulebook-options-seats = “{ option-start }” says who has the first turn; otherwise lots are drawn. “{ option-ask }” is for each player to choose.
rulebook-options-versions = When a ruling of ours changes, games that are under way keep the rules they began with. So a game from some time ago may ask you other questions than a new one.

## Lists of entries

rulebook-kind-card = Cards
rulebook-kind-type = Types of cards
rulebook-kind-option-kingdom = Recommended sets and other ways to ten cards

## Figures

rulebook-figure-places = In the middle of a turn: a hand, a deck, a discard pile with its top card, a card in play, the supply and the trash.
rulebook-figure-supply = The 17 piles with two players: 8 cards in each pile of Victory cards, Gardens too, and 10 Curses.
rulebook-figure-first-hand = A first turn: four Coppers make 4 coins, enough for a Silver. Then the other five starting cards are drawn.
rulebook-figure-whole-turn = The Market gives back the action it uses, so the Smithy can follow; for the second Market no action is left. 7 coins and two buys bring a Village for 3 and a Remodel for 4.
rulebook-figure-festival-market = Actions left after each card: 2 after the Festival, 2 after the Market, 3 after the second Festival. The buys grow to 4 and the coins to 5.
rulebook-figure-two-buys = The Woodcutter gives a second buy. 6 coins can be split: a Cellar for 2 and a Smithy for 4.
rulebook-figure-clean-up = The deck has only two cards left: they are drawn first. Then everything discarded, the new Silver included, is shuffled, and three more cards are drawn.
rulebook-figure-shuffle = The Smithy needs three cards and the deck has one. That one is drawn, the discard pile is shuffled, and two more follow. The Smithy itself is in play and is not shuffled.
rulebook-figure-chapel = Three Estates go to the trash for good. The Copper may stay: up to four cards are allowed, and fewer, too.
rulebook-figure-workshop = The Workshop brings a Smithy, which costs 4, onto the discard pile. A Market for 5 is out of reach, however many coins are in hand.
rulebook-figure-militia-moat = The player to the left reveals a Moat and keeps five cards. The next one has none and discards two. The Militia's 2 coins are paid in any case.
rulebook-figure-last-province = 8 coins buy the last Province. The turn is finished, and the game is over.
rulebook-figure-third-pile = The Workshop empties the third pile. The turn still goes on: there is time to buy a Duchy and an Estate before the points are counted.
rulebook-figure-scoring = 31 cards: 18 points for three Provinces, 6 for two Duchies, 3 for three Estates, 4 less for the Curses, and 3 for each of the two Gardens. That makes 29.
rulebook-figure-adventurer = Card by card: the first two Treasures are a Copper and a Silver. They come to the hand, the three others are discarded, and the Gold stays on the deck.
rulebook-figure-artisan = No action is left for the new Laboratory, so it goes onto the deck and will be in the next hand.
rulebook-figure-bandit = The first victim reveals a Silver and a Gold and chooses to lose the Silver; the Gold is only discarded. The second reveals no Treasure but a Copper, so nothing is trashed.
rulebook-figure-bureaucrat = The Silver is now the only card of an empty deck. One player puts an Estate back and has four cards left; the other shows a hand without Victory cards, for a Curse is none.
rulebook-figure-cellar = Two Estates are discarded, and a Gold and a Silver come in their place. The Cellar has given back its action.
rulebook-figure-chancellor = The weak deck goes onto the discard pile. So it is all shuffled together in the Clean-up, and the Gold may come at once.
rulebook-figure-council-room = Four cards for one player, one for everybody else. The Moat does nothing, as this is no Attack.
rulebook-figure-feast = With a Throne Room the Feast is trashed once but brings two cards: gaining does not depend on the trashing.
rulebook-figure-harbinger = After drawing a card, the Gold is taken from the discard pile and laid onto the deck.
rulebook-figure-laboratory = The Laboratory gives two cards and its action back, the Village one card and two actions: six cards in hand and two actions left.
rulebook-figure-library = Four cards are in hand, so three are missing. The Smithy may be set aside, because no action is left for it; a Silver and a Gold come instead. In the end the Smithy is discarded.
rulebook-figure-merchant = Two Merchants make the first Silver worth 4 instead of 2. With the second Silver and the Copper that is 7 coins.
rulebook-figure-mine = A Copper becomes a Silver in hand, which is played in the same turn: 4 coins.
rulebook-figure-moneylender = One Copper is trashed for 3 coins. With the other two that makes 5.
rulebook-figure-poacher = The Curse pile is empty. So after drawing, one card must be discarded.
rulebook-figure-remodel = A Gold costs 6, so the new card may cost up to 8: a Province, without a single coin.
rulebook-figure-sentry = After drawing, the Sentry looks at a Curse and a Silver: the Curse is trashed, the Silver goes back on top.
rulebook-figure-spy = After drawing a Copper, the own Province is out of the way on the discard pile. Then the other player's Gold has to go, too.
rulebook-figure-thief = A Copper is trashed at the first player, a Gold at the second; what else was revealed is discarded. Only when all are done the Gold is taken, and the Copper stays in the trash.
rulebook-figure-throne-room = The Throne Room uses the one action, and the Village gives 2 twice: 4 actions and two cards.
rulebook-figure-throne-on-throne = A Throne Room on a Throne Room: the Smithy is played twice, then the Militia twice. No card is played four times.
rulebook-figure-vassal = The top card is a Market. It is played from the discard pile without using an action and gives one of its own.
rulebook-figure-witch = Only two Curses are left: the players to the left get them, the last one gets none. An empty Curse pile counts as an empty pile.

## Questions

rulebook-question-must-play-actions = Must I play all the Action cards in my hand?
    .answer = No. Playing a card is always your choice. The Dutch rulebook reads as if all Actions had to be carried out, but it means those that you have played: they are finished before you buy.
rulebook-question-say-done = Why need I not say that I play no more Actions?
    .answer = Because that would tell the others that you still hold some. So everything that the Buy phase allows can be done at once, and the first of it ends your Action phase. No rulebook says how to announce it; this is our ruling.
rulebook-question-treasures-before-buying = Can I buy something and then play another Treasure?
    .answer = No. All Treasures are played before the first purchase. With the cards of this box it makes no difference to what you can afford, so we keep the simple order.
rulebook-question-extra-buy-for-what = Is the extra buy of a Market only good for an Action card?
    .answer = No, it buys any card. One note in the Dutch rulebook says so about Action cards; the English text, which comes first, has no such limit.
rulebook-question-gain-or-buy = Is gaining a card the same as buying it?
    .answer = Buying is only one way to gain. What you gain by a card costs no coins and uses no buy. A summary in the Dutch rulebook mixes the two words up.
rulebook-question-new-card-now = May I use the card that I have just bought?
    .answer = Not in this turn: it lies on your discard pile and must first be shuffled into your deck and drawn. Only a card that goes straight to your hand, as with { card-mine } or { card-artisan }, may be used at once.
rulebook-question-buy-curse = May I buy a Curse or a Copper for nothing?
    .answer = Yes, both cost 0, and each of them uses up a buy. Now and then it is useful: to empty a pile, or to have one more card for { card-gardens }.
rulebook-question-starting-estates = Do our starting Estates come out of the pile of 8 or 12?
    .answer = No. The box has 24 Estates: 12 for the pile and 3 for each of four players. Coppers are different: all 60 lie there at first, and each player takes 7 of them.
rulebook-question-who-begins-next = Who begins the next game?
    .answer = The English rulebook lets the player to the left of the last winner begin. Here every game stands alone, so lots are drawn, or you choose somebody when you set up the table.
rulebook-question-count-discard-pile = May I count a discard pile?
    .answer = Here you are told how many cards it has. The rulebook lets you count decks only, but everything that goes onto a discard pile can be seen or counted, so the number is no secret. What lies in it under the top card is not shown.
rulebook-question-discard-order = In which order do I discard several cards?
    .answer = As you like, one after the other; the others count them and see the last one, which lies on top. In the Clean-up there is no choice: first the hand, unseen, then the cards in play. The rules only say that the top card of a discard pile can be seen; the rest is our ruling.
rulebook-question-asked-without-choice = Why am I asked although there is only one answer?
    .answer = Because the others would learn something about your hand if you were not. If, say, a { card-library } asked you only about Actions, everybody would know which of your cards are some. So you are asked about every card that others cannot see.
rulebook-question-shuffle-early = My deck is empty. Do I shuffle now?
    .answer = Only when you need a card. Until then the discard pile stays as it is, and cards that you gain in the meantime are shuffled with it.
rulebook-question-coins-raise-limit = May I add coins to gain a dearer card?
    .answer = No. “Up to 4” or “up to 5” means the printed price, and your coins are for your Buy phase only.
rulebook-question-when-am-i-asked = Why was my Moat revealed without asking me?
    .answer = If the table waited only for those who hold a Reaction, the pause would give them away. So it is revealed at once wherever it helps: not against a { card-militia } when you hold three cards or fewer, nor against a { card-witch } when no Curses are left. With “{ option-ask }” you decide yourself.
rulebook-question-moat-twice = Does one Moat help against two Attacks?
    .answer = Yes. It stays in your hand and can be revealed again at every Attack. Against an Attack that a { card-throne-room } plays twice it is revealed twice, because each play is an Attack of its own.
rulebook-question-moat-council-room = Can I reveal a Moat so that I do not draw for a Council Room?
    .answer = No. { card-council-room } is not an Attack, so nobody can refuse the card.
rulebook-question-moat-attacker = Does a Moat take anything away from the attacker?
    .answer = No. It protects only its owner. The attacker still gets cards, coins or the Silver, and a { card-spy } still reveals the attacker's own card.
rulebook-question-refuse-moat = Must I reveal my Moat?
    .answer = No. Sometimes you like to be hit, for example when a { card-thief } would trash your Coppers. Only a Moat in your hand helps; in play, in your deck or in your discard pile it does nothing.
rulebook-question-three-piles = Do Coppers, Estates and Curses count for the three empty piles?
    .answer = Yes, all 17 piles of the supply count, the Curses too. One place in the Dutch rulebook speaks of kingdom piles only; the English one, and two other places in the Dutch one, say any three.
rulebook-question-equal-turns = Does everybody get the same number of turns?
    .answer = No, the game stops after the turn in which it ends. Instead, in a tie the player with fewer turns wins; if the turns are equal, too, the victory is shared.
rulebook-question-curse-victory = Is a Curse a Victory card? And Gardens?
    .answer = A Curse is not, so it does not help you against a { card-bureaucrat }. Gardens is one, and it is no Action: it cannot be played or set aside by a { card-library }.
rulebook-question-bureaucrat-empty-deck = What if a deck is empty when a Bureaucrat is played?
    .answer = Then the Silver, or the Victory card, becomes its only card, and nothing is shuffled. If the Silvers have run out, the attack still happens. The victim's hand is not filled up again.
rulebook-question-cellar-redraw = Can I draw again what I have just discarded to a Cellar?
    .answer = Yes, if your deck runs out: all discards come before the drawing, so they are in the shuffle. The Cellar you have played is not in your hand and cannot be discarded, but a second one can.
rulebook-question-chapel-trash = Does a Chapel discard cards or trash them?
    .answer = It trashes them. The note in the Dutch rulebook says discard throughout, which is a slip; the card itself says trash. The Chapel that you have played cannot be one of the four.
rulebook-question-feast-must-gain = Must I gain a card with a Feast?
    .answer = Yes, if there is any that costs up to 5, even if only a Curse is left. The Dutch rulebook makes it sound optional, but the card gives two instructions, and neither says “may”.
rulebook-question-remodel-to-hand = Where does the card go that a Remodel brings?
    .answer = To your discard pile. The Dutch rulebook says to the hand, against the text of the card. So a Remodel played twice cannot trash what it has just brought. With an empty hand nothing happens.
rulebook-question-moneylender-must = Must I trash a Copper with a Moneylender?
    .answer = In the first edition yes, if you hold one; in the second edition you may. Without a Copper there are no coins. The Dutch card reads as optional in both, so we go by the edition.
rulebook-question-mine-must = I hold only a Gold. Must a Mine trash it?
    .answer = In the first edition yes, but you may take a Gold for it again. In the second edition you may decline. If no fitting Treasure is left in the supply, the trashed one is simply gone.
rulebook-question-library-full = What does a Library do if I already hold seven cards?
    .answer = Nothing: you draw only up to seven. The Library itself no longer counts, for it has left your hand. Only Actions that it has just drawn can be set aside, and they are not shuffled in if your deck runs out meanwhile.
rulebook-question-second-militia = What does a second Militia do in the same round?
    .answer = To a hand of three cards, nothing. Whoever got an extra card, say from a { card-council-room }, discards down to three again.
rulebook-question-thief-when = When do I choose what I gain with a Thief?
    .answer = After all the others have revealed and trashed, and only among the Treasures trashed by this play. The card does not say it precisely; that it is at the end is our ruling.
rulebook-question-thief-rest = What happens to the other cards that a Thief reveals?
    .answer = They are discarded. The Dutch card puts them back on the deck, which is a mistake of translation. If a Treasure is revealed, one must be trashed, but nobody has to take it.
rulebook-question-spy-order = May a Spy see all cards before deciding?
    .answer = No. You draw your card first, then your own top card is revealed and decided on, then the next player's, and so on. Whoever has an empty deck shuffles to reveal.
rulebook-question-throne-room-actions = How many actions do I have after a Throne Room?
    .answer = The Throne Room uses one; the card it plays uses none. So from 1 action, a { card-market } played twice leaves 2, and a { card-village } played twice leaves 4. With no Action in hand the Throne Room does nothing, but its action is used.
rulebook-question-throne-room-twice = What if I choose another Throne Room with a Throne Room?
    .answer = The second one is played twice, and each time it takes an Action from your hand and plays it twice. So two cards are played twice each; no card is played four times.
rulebook-question-throne-room-feast = Does a card still work the second time if it is already in the trash?
    .answer = Yes. A { card-feast } played twice brings two cards although it can be trashed only once. A { card-mine } played twice can turn a Copper into a Silver and that into a Gold; a { card-moneylender } needs two Coppers for 6 coins.
rulebook-question-witch-runs-out = Who gets the last Curses?
    .answer = They are dealt in turn order, beginning to the left of the attacker; whoever comes after the last one gets none. Even without Curses the attacker draws two cards.
rulebook-question-adventurer-copper = May an Adventurer skip Coppers?
    .answer = No, the first two Treasures count, whatever they are. If your whole deck and discard pile have fewer than two, you get what there is.
rulebook-question-chancellor-look = May I look at my deck before a Chancellor discards it?
    .answer = No. Decide when you play the Chancellor; the deck goes down unseen and is not shuffled now.
rulebook-question-bandit-which = How many Treasures does a Bandit take from me?
    .answer = At most one, never a Copper; of a Silver and a Gold you choose yourself. The Dutch card speaks of Treasures in the plural, which is a mistake. Even without Golds left the attack takes place.
rulebook-question-merchant-silver = What is a Silver worth after two Merchants?
    .answer = The first one 4, every further one 2. A Merchant played twice with a { card-throne-room } counts as two.
rulebook-question-vassal-chain = Can a Vassal play another Vassal?
    .answer = Yes, and so on, without using actions. Only Actions can be played that way: Gardens or a Treasure just stays on the discard pile.
rulebook-question-harbinger-shuffle = My discard pile was shuffled when the Harbinger drew. What now?
    .answer = You draw first, so the pile may be gone by then; in that case there is nothing to take.
rulebook-question-poacher-few-cards = What if I have fewer cards than a Poacher makes me discard?
    .answer = Then your whole hand goes. All empty piles count, also Curses or Coppers, and you draw before you discard.
rulebook-question-sentry-order = In which order do I put cards back with a Sentry?
    .answer = In any order you like; the one that you put back last lies on top. You may also do something different with each of the two cards.
rulebook-question-older-games = Why does an older game ask other questions?
    .answer = A game keeps the version of the rules that it was begun with. In the first version you had to say that you play no more Actions, choices with one answer made themselves, and only those who held a Reaction were asked. All that told something about hands, so it was changed.
