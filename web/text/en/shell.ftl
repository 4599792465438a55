# The frame around every screen, and words that many screens share.

main-ways = Main navigation
home = To the front page
tables = Tables
settings = Settings
language = Language
your-turn = Your turn
close = Close
cancel = Cancel
save = Save
saved = Saved.
loading = One moment …
try-again = Try again
points = points
guest-name = Guest { $number }
name-title = Your name
name-label = What others call you
name-give = Choose a name
name-change = Change your name
name-own = You are { $name }: change your name
name-account = Make an account
link-lost = The connection is lost. Trying again …
link-copy = Copy the link to: { $name }
link-copied = The link is copied: { $name }

## Games and bots

game-kingdom-builder = Kingdom Builder
    .brief = Settle a new map each time. Score what the cards ask.
    .about = Build settlements on a map of hexes and earn gold in three ways that change from game to game.
game-dominion = Dominion
    .brief = Ten plain cards become a deck that wins Provinces.
    .about = Start with ten humble cards and build a deck that wins Provinces. The cards on offer change from game to game.
game-winter-kingdom = Winter Kingdom
    .brief = The same land under snow, with talents to buy.
    .about = Build houses and forts on a snowy map, buy talents with your coins, and score in three ways that change from game to game.
more-bots = More opponents
bot-easy = Easy bot
    .about = Knows the rules and makes many mistakes.
bot-medium = Medium bot
    .about = Plays soundly and leaves you chances.
bot-hard = Hard bot
    .about = Plans every turn well.
bot-expert = Expert bot
    .about = Gives little away.
bot-master = Master bot
    .about = Thinks longest: the strongest there is here.
bot-random = Wanderer
    .about = Plays anything, without a plan.
bot-greedy = Surveyor
    .about = Always takes what is best right now.
bot-flat = Scout
    .about = Tries out whole turns by playing on from each of them.
bot-search = Strategist
    .about = Searches for the best move, some turns ahead.
bot-big-money = Big Money
    .about = Buys nothing but Treasures and Provinces.
bot-big-money-ultimate = Big Money Ultimate
    .about = Treasures and Provinces, and towards the end Duchies and Estates at the right moment.
bot-smithy = Smithy bot
    .about = Money, and one Smithy to draw more cards.
bot-double-smithy = Double Smithy
    .about = Money, and two Smithies to draw more cards.
bot-smithy-ultimate = Smithy Ultimate
    .about = As many Smithies as its money can bear, and Duchies and Estates at the right moment.
bot-witch = Witch bot
    .about = Gets a Witch early, hands out Curses and then buys money.
bot-double-witch = Double Witch
    .about = Gets two Witches early: Curses come often.
bot-witch-gold = Witch and Gold
    .about = Gets a Witch, then Gold before a second Witch.
bot-chapel-witch = Chapel and Witch
    .about = Trashes its weak cards in a Chapel and hands out Curses with a Witch.
bot-moat = Moat bot
    .about = Money, and Moats against attacks.
bot-laboratory = Laboratory bot
    .about = Money, and Laboratories that let it see more cards.
bot-militia = Militia bot
    .about = Money, and Militias that make the others discard.
bot-council-room = Council Room bot
    .about = Draws many cards at once, and lets the others draw as well.
bot-chancellor = Chancellor bot
    .about = Money, and Chancellors that bring new cards into its hand sooner.
bot-gardens = Gardens bot
    .about = Collects as many cards as it can with Workshops, for Gardens.
bot-village-smithy = Village and Smithy
    .about = Builds an engine: Villages give actions, Smithies draw cards.
bot-py-smithy = Smithy at Four
    .about = Money, and another Smithy whenever it has exactly four coins.

## Players' colours

colour-blue = blue
colour-orange = orange
colour-white = white
colour-black = black
colour-yellow = yellow

## What can go wrong, by the server's codes

problem-offline = The server cannot be reached. Check the connection and try again.
problem-internal = Something went wrong on the server. It was not your fault; try again.
problem-unavailable = The server is busy with itself. Try again in a moment.
problem-limit = Too much at once. Wait a little and try again.
problem-no-days = You do not have as many days of holiday left.
problem-too-soon = There are at least three days between two holidays.
problem-no-session = You are not logged in here any more.
problem-unknown-table = There is no such table. Ask for the link again.
problem-not-allowed = This table does not allow that.
problem-not-now = That cannot be done now.
problem-not-yours = It is not your choice now.
problem-stale = The table has moved on. Look again, then decide.
problem-illegal = That cannot be played now.
problem-unreadable = That cannot be played now.
problem-full = All seats are taken. You can watch.
problem-unknown-report = There is no such report.
problem-unknown-decision = There is no such decision.
problem-no-seat = You cannot sit down at this table.
problem-you-blocked = You have blocked somebody who sits at this table.
problem-busy = Too many people act here at once. Try again.
problem-bad-text = Please write at least one letter, and no control characters.
problem-wrong-password = There is no account with this name and password.
problem-taken = There is an account with this name already.
problem-bad-mail = No letter can be sent to this address.
problem-bad-webhook = This address cannot be called.
problem-bad-push = This browser gave an address that cannot be called.
problem-bad-zone = This time zone is not known here.
problem-unknown-browser = This browser is not told any more.
problem-bad-message = That could not be understood. Check what you have filled in.
problem-bad-seats = The seats cannot be like this. Check who sits where.
problem-bad-setup = The game cannot be set up like this.
problem-newer-rules = This table is played by newer rules than this server knows. It goes on when the server runs a newer release; nothing is lost.
problem-unknown-name = There is no such bot on this server.
problem-unknown-seat = There is no such seat at this table.
problem-unknown-game = There is no such game on this server.
problem-unknown-person = This person is not here any more.
problem-muted = The host has muted you at this table.
problem-phrases-only = On this server people say phrases only, and guests are given their names.
problem-bad-words = There is a word in it that this server does not allow:
problem-removed = The host has sent you away from this table.
problem-silenced = You may not chat at present.
problem-suspended = You are suspended.
problem-reported = You have reported this person at this table already.
problem-too-long = That is too much to send at once.
problem-too-slow = That took too long to arrive. Try again.
problem-others-play = Other people play here, so this game cannot be taken along: what is hidden from you would be in your hands.
problem-daily-stays = The daily deal is the same for everybody, so it can only be played where it is.
problem-rated-stays = A rated game is played to its end where it was begun.
problem-bad-record = This is no game that can be brought here: the file is damaged, was changed or holds something else.
problem-newer-record = This game was played by newer rules than this server knows. It can be brought when the server runs a newer release.
problem-unfinished = This game is not over, and the file does not say who sits where. Take it along from its own table.

## What the operators have decided

warning-title = A warning from the operators
warning-read = I have read this
suspended-title = You are suspended
sanction-suspended-until = You cannot take part until { $until }.
sanction-suspended-open = You cannot take part for the time being.
suspended-about = Your games go on without you, as if you were away. If you think that this is a mistake, write to the operators of this server.
sanction-reason = The reason: { $reason }

## Following people

follow = Follow
unfollow = Unfollow
unfollow-whom = Unfollow { $player }
follow-about = Your list of tables says when they are here. They are not told.
person-followed = You follow { $player } now.
person-unfollowed = You follow { $player } no longer.
followed = People you follow
followed-here = here now
