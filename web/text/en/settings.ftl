# What somebody can set about himself and his browser.

## You

settings-you = You
settings-you-new = You get a guest name with your first game. Or choose your own here.
settings-name = Name
settings-name-given = This server gives guests their names. With an account you choose your own.
settings-colour = Favourite colour
settings-colour-about = You get it whenever nobody else at the table has it.

## Look

settings-look = Look
settings-theme = Theme
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-palette = Colours of the board
settings-palette-map = Map
settings-palette-vivid = Vivid
settings-palette-print = Black and white
settings-numbers = Numbers along the edge of maps
settings-numbers-wide = On wide screens
settings-numbers-always = Always
settings-numbers-never = Never
settings-letters = A letter on every hex
settings-motion = Pieces move to where they go
settings-motion-off = Your system asks for less motion, so nothing moves.

## Play

settings-play = Play
settings-confirm = Show first, then play
settings-confirm-touch = For maps on touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-confirm-about = The first tap shows what would happen, the second one plays it.
settings-pace = What others do is shown
settings-pace-at-once = At once
settings-pace-brisk = Briskly
settings-pace-calm = Calmly
settings-pace-steps = Step by step
settings-pace-about = Space, or a click on the board, goes on to your turn; step by step, to the next step.
settings-sound = Sounds
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-on = On
settings-forced = Play for me when there is only one choice
settings-treasures = Play my Treasures when I come to buy
    .about = Dominion: as soon as no Action can be played.
settings-ends = End my turn when nothing is left to be done
    .about = Dominion: after the last buy. What was bought last cannot be undone then.
settings-reactions = Reactions of Dominion
settings-reactions-show = Show them
settings-reactions-ask = Ask me
settings-reactions-hide = Keep them hidden
settings-reactions-about = Shown at once wherever they help; or the table asks you at every Attack, whether you hold one or not, and waits for some seconds; or it asks, and you say nothing. Whether it asks holds for tables at which you sit down from now on.
settings-ask = Ask me before a Reaction is revealed
    .about = Dominion: at every Attack you are asked, whether you hold a Reaction or not, and the table waits for some seconds. It holds for tables at which you sit down from now on. Otherwise a Reaction is revealed at once wherever it helps.
settings-keys = Single letters are keys at the table
    .about = N for the next target, E for the end of the turn and so on; ? at a table shows all of them.
settings-coach = Explain things as I play

## Your turn

settings-notices = When it is your turn
settings-notices-about = Games can go on for days. Choose how you hear that it is your turn.
settings-notices-browser = Show a notice in this browser while a tab is open
settings-notices-denied = The browser does not allow notices. Allow them for this page in the browser's own settings.
settings-push = Tell me on this device, even when the page is closed
settings-push-about = Your browser shows it, like a message. It ends when you log out here.
settings-push-impossible = This browser cannot tell you while the page is closed. On an iPhone or iPad, add the page to the home screen first.
settings-push-others = You are told there, too
settings-push-remove = Remove
settings-push-remove-which = Tell me nothing more in { $browser }
settings-notices-open = Tell me even while a tab is open here
settings-notices-reports = Tell me of reports, as a moderator
settings-notices-reports-about = When somebody is reported and no page is in sight here. By the same ways as your turns, and together with them.
settings-mail = E-mail
settings-mail-about = Optional. Leave it empty to get no mail.
settings-mail-confirmed = Mail goes to { $mail }.
settings-mail-unconfirmed = We have sent a letter to { $mail }. Open the link in it, and mail will reach you.
settings-mail-wanted = Mail goes to { $mail } until you open the link in the letter that we have sent to { $wanted }.
settings-mail-password = To change the address of your account, we need your password. The old address is told.
settings-mail-off = This server sends no mail.
settings-often = How often
settings-often-0 = When it happens
settings-often-3600 = Once an hour at most
settings-often-86400 = Once a day at most
settings-quiet = Quiet hours
settings-quiet-from = From
settings-quiet-to = To
settings-quiet-about = What happens then is told afterwards, in one message. Time zone: { $zone }.
settings-webhook-form = Call
settings-webhook = Address to call (webhook)
settings-webhook-program = A program
settings-webhook-about-discord = Optional. In Discord: channel settings, Integrations, Webhooks, Copy Webhook URL.
settings-webhook-about-slack = Optional. In Slack: an app of yours with incoming webhooks, and the address of one.
settings-webhook-about-matrix = Optional. In Matrix: the address of a generic webhook that Hookshot has made in your room.
settings-webhook-about-ntfy = Optional. The address of a topic that nobody can guess, such as my-turns-7Qx2 at ntfy.sh.
settings-webhook-about-plain = Optional, for programs: every turn is sent to this address at once.
settings-webhook-secret = Secret that signs the calls

## People

avoided-muted = People you have muted
avoided-muted-about = You read nothing of what they say, at any table and on any device.
avoided-muted-none = You have muted nobody.
avoided-muted-undo = Unmute
avoided-muted-undo-whom = Unmute { $player }
avoided-blocked = People you have blocked
avoided-blocked-about = They cannot sit down at your tables, nor you at theirs, and you read nothing of what they say. They are not told.
avoided-blocked-none = You have blocked nobody.
avoided-blocked-undo = Unblock
avoided-blocked-undo-whom = Unblock { $player }

## Account

settings-account = Account
settings-account-why = You can play without an account. With one, you find your tables again in every browser.
settings-account-yours = You are logged in as { $login }.
settings-account-make = Make an account
settings-account-name = Your name, as others see it
settings-account-name-about = Empty: your account name is shown.
settings-account-made = You have an account now. All your tables are in it.
settings-login = Account name
settings-login-about = 2 to 40 letters, digits, dots, hyphens or underscores.
settings-password = Password
settings-password-about = At least 10 characters.
settings-password-change = Change password
settings-password-old = Password until now
settings-password-new = New password
settings-password-changed = Your password is changed. You are logged out everywhere else.
settings-password-wrong = This is not your password.
settings-password-forgotten = Forgotten your password?
settings-log-in = Log in
settings-logged-in = You are logged in.
settings-claim = Bring along the tables of { $name }
settings-sessions = Where you are logged in
settings-session-this = this browser
settings-session-unknown = A program
settings-log-out = Log out
settings-log-out-everywhere = Log out everywhere
settings-logged-out = You are logged out.
settings-export = Download my data
settings-forget = Delete me
settings-leave-title = Log out as a guest?
settings-leave-guest = A guest cannot come back: your tables here will be lost to you. Make an account first to keep them.
settings-forget-title = Delete everything about you?
settings-forget-about = Your name, messages, addresses and sessions are deleted. You resign all games that are going on. This cannot be undone.
settings-forget-sure = Delete me for good
settings-forgotten = You are forgotten.

## A forgotten password

reset-title = A new password
reset-about = We send a link to the e-mail address of your account, if you have confirmed one there.
reset-who = Account name or e-mail
reset-ask = Send me a link
reset-asked = If there is such an account, a letter is on its way. The link in it works for an hour.
reset-choose = Choose a new password. You will be logged out everywhere.
reset-set = Set the password
reset-done = Your new password is set. You are logged out everywhere.
reset-used-up = This link is used up, or older than an hour. Ask for a new one.
reset-again = Ask for another link

## Holidays

holiday = Holiday
holiday-about = While you are away, your clocks stand in games over days, and nobody tells you that it is your turn. The others see until when you are away. A holiday counts for a day at least.
holiday-left = You have { $left } of { $days } days a year left.
holiday-from = From
holiday-back = Back on
holiday-begin = Begin holiday
holiday-plan = Plan holiday
holiday-now = You are away until { $day }.
holiday-planned = You will be away from { $from } until { $day }.
holiday-end = I am back
holiday-drop = Drop it
holiday-earliest = Your next holiday can begin on { $day }.
