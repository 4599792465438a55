# A table: before, during and after the game.

somebody = somebody
log = What happened
menu = More
prompt = What to do now
tabs = About the game
tab-play = Play
tab-players = Players
tab-goals = Scoring
tab-log = Log
tab-chat = Chat
tabs-talk = Log and chat
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Show everything
legend = What the letters mean
goal-explained = What counts for { $name }
zoom-overview = Overview: show everything
beyond = { $side ->
    [left] { $count } lit to the left: show them
    [right] { $count } lit to the right: show them
    [up] { $count } lit above: show them
   *[down] { $count } lit below: show them
}

table-closed = This table is closed
table-unseen = This table cannot be shown
log-round = round { $round }
log-you = You
log-other = { $player }: { $deed }
round = Since your last turn
round-again = { $player }: { $told }. Show again

## Before the game

waiting-players = Waiting for players.
waiting-begin = Everybody is here. You can begin.
waiting-host = Everybody is here. The host will begin the game.
share-title = Invite friends
share-about = Whoever has this link can take a free seat; no account is needed.
share-address = The link
share-copy = Copy link
share-copied = Copied.
share-send = Send …
share-code = Show a QR code
share-code-hide = Hide the QR code
share-code-of = QR code of the link { $address }
invitation = { $host } invites you to play { $game }
invitation-plain = You are invited to play { $game }
invitation-about = What is played
invitation-clock = Time
invitation-usual = The usual set-up
invitation-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
invitation-join = Join
invitation-guest = You play as a guest, without an account: this browser keeps your seat, so come back here to go on.
invitation-full = All seats are taken, and nobody can watch this game.
seats = Seats
seat-open = Free seat
seat-you = you
seat-self = You
seat-host = host
seat-guest = at the host's screen
seat-now = to move
seat-join = Sit here
seat-bot = Add { $bot }
seat-free = Free the seat
seat-kick = Send away
seat-muted = muted
seat-away = on holiday until { $day }
seat-resigned = gave up
seat-asks = is asked for Reactions
seat-stand-in = { $bot } plays
seat-replace = Let a bot play on
seat-replace-in = A bot can play on in { $time }
presence-here = here
presence-away = away
presence-away-for = away { $time }
presence-gone = not here
presence-gone-for = gone { $time }
presence-bot = bot
begin = Begin the game
leave = Leave the table

## During the game

waiting-for = { $player } is playing
waiting-bot = { $player } is thinking …
waiting-reaction = Waiting for a reaction …
undo = Undo
hint = Hint
hint-coming = Looking for a good move …
advice = Suggestion: { $action }
advice-why = Suggestion: { $action } ({ $reasons })
answers = Your answer
confirm = Confirm
confirm-again = Once more to confirm
watching = You are watching.
hand-over = { $player } is next
hand-over-about = Hand over the screen. Nothing is shown until you are ready.
hand-over-ready = I am { $player }
stand-in-plays = { $bot } is playing for you.
stand-in-return = Play on myself
takeback-ask = Ask to take back my last move
takeback-about = Bots agree at once; people are asked.
takeback-asked = { $player } asks to take back a move.
takeback-others = { $player } has asked to take back a move.
takeback-waiting = You have asked to take back a move.
takeback-withdraw = Withdraw
takeback-yes = Agree
takeback-no = Refuse
menu-letters = Letters on the hexes
menu-coach = Explain as I play
menu-earlier-rules = This table was opened before the rules were corrected. It is played to its end by version { $rules } of the rules; new tables take version { $newest }.
take-along = Take this game along
take-along-about = A file with which you can go on with this game on another server. It does not tell what comes next: what you have not seen is drawn anew.
resign = Give up
resign-sure = Give up this game? A bot plays on for you if others are left.
resign-yes = Yes, give up
resign-for = { $player } gives up
resign-no = No, play on
bots-end = End this game
bots-end-sure = End this game of the bots?
bots-end-yes = Yes, end it
bots-end-no = No, watch on
coach = Your guide
coach-next = Got it
coach-off = Turn off

time-game = Time for the game
time-turn = Time for this turn
time-lapse = Time for an answer
lapse-open = Whoever reveals nothing in time reveals nothing.
lapse-silent = You reveal nothing. The table goes on when the time is over.
time-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}

## The log

chat-label = Say something
chat-send = Say
chat-empty = Nobody has said anything yet.
chat-new = something new was said
chat-phrases = Say a phrase
chat-phrases-only = Here people say phrases only.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-nice-move = Nice move!
phrase-one-moment = One moment, please.
phrase-have-to-go = Sorry, I have to go.
phrase-good-game = Good game!
phrase-rematch = Shall we play again?
news-opened = The table is open.
news-brought = This game was begun elsewhere and brought here.
news-joined = { $player } sits down.
    .you = You sit down.
news-wished = { $player } has changed whether they are asked for Reactions.
    .you = You have changed whether you are asked for Reactions.
news-left = { $player } leaves.
    .you = You leave.
news-begun = The game begins.
news-closed = The table is closed.
news-undone = { $player } takes back.
    .you = You take back.
news-takeback-asked = { $player } asks to take back a move.
    .you = You ask to take back a move.
news-takeback-answered-yes = { $player } agrees.
    .you = You agree.
news-takeback-answered-no = { $player } does not agree.
    .you = You do not agree.
news-resigned = { $why ->
    [time] { $player } has run out of time.
    [gone] { $player } has left for good.
   *[wish] { $player } gives up.
}
    .you = { $why ->
        [time] You have run out of time.
        [gone] You have left for good.
       *[wish] You give up.
    }
news-replaced = { $bot } plays for { $player }.
    .you = { $bot } plays for you.
news-returned = { $player } is back.
    .you = You are back.
news-rematched = There is a new table to play on.
news-resumed = The server was away; the clocks stood still.
news-away = { $player } is away until { $day }; their clock stands.
    .you = You are away until { $day }; your clock stands.
news-back = { $player } is back from holiday.
    .you = You are back from holiday.
news-fault = { $bot } could not decide, and a move was drawn by lot.
news-muted = The host has muted { $player }.
    .you = The host has muted you.
news-unmuted = { $player } may chat again.
    .you = You may chat again.
news-removed = The host has sent { $player } away.
    .you = The host has sent you away.
sanction-silenced-until = You may not chat until { $until }.
sanction-silenced-open = You may not chat for the time being.

## Other people

person-menu = About { $player } …
person-yours = This is you.
person-mute = Mute for me
person-unmute = Unmute for me
person-mute-about = You read nothing of what they say, at any table. They are not told. Your settings list everybody whom you have muted.
person-muted = You read nothing more of { $player }.
person-unmuted = You read again what { $player } says.
person-block = Block
person-unblock = Unblock
person-block-about = You two do not play with each other any more: neither can sit down at a table of the other, and you read nothing of what they say. They are not told. A game that has begun goes on.
person-blocked = You have blocked { $player }.
person-unblocked = You have unblocked { $player }.
person-host = As the host
person-mute-here = Mute for everybody here
person-unmute-here = Let them chat again
person-muted-here = { $player } cannot chat at this table any more.
person-unmuted-here = { $player } can chat at this table again.
person-kick-sure = Send { $player } away? They cannot come back to this table.
person-kick-yes = Yes, send away
person-kick-no = No
person-stays = Who plays cannot be sent away from the game.
report-title = Report to the operators
report-about = The operators see what was said at this table last.
report-kind = What is it about?
report-kind-abuse = Insults or threats
report-kind-cheating = Cheating
report-kind-spam = Advertising or flooding
report-kind-name = An offensive name
report-kind-other = Something else
report-text = In your words (optional)
report-send = Report
report-sent = You have reported this person. The operators will look into it.

## What others did

pace-behind = { $count ->
    [one] one more step
   *[other] { $count } more steps
}
pace-skip = Skip
pace-next = Next step

## Keys

keys = Keys
keys-next = To the next, or the one before, of what can be chosen
keys-choose = Choose it
keys-end = End the turn
keys-undo = Undo
keys-hint = Ask for a hint
keys-skip = Go on to what has happened
keys-arrows = About the board and the cards
keys-zoom = Closer, from further away, the whole
keys-sheet = These keys
