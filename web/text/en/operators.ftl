# What operators tell everybody, and their page.

bulletin = From the operators
announcement-note = Note
announcement-warning = Please note
announcement-maintenance = Maintenance
maintenance-soon-heading = Maintenance begins soon.
maintenance-soon-about = The turn that runs can be ended. Then games rest, and no clock runs.
maintenance-now-heading = The server is in maintenance.
maintenance-now-about = No games begin. Turns that run can be ended; then games rest, and no clock runs.
table-rests = Maintenance: no clock runs at this table. It goes on afterwards.
news-stopped = Maintenance: the clocks stand still.
news-went-on = Maintenance is over. The game goes on.
problem-maintenance = The server is in maintenance. Nothing is lost: it goes on afterwards, and no clock runs.
problem-no-guests = Here people play with an account. Make one in the settings or log in; you keep everything.
problem-no-registration = No accounts can be made here now. Log in with one that you have.
problem-bad-setting = This setting cannot have that value.

## The operators' page

operators = Operators
operators-link-about = You run this server: you see what goes on, announce things and change settings.
operators-open = See what goes on at the server
operators-now = Now
operators-announcements = Announcements
operators-changes = Changes
status-people = People
status-here = Here now
status-today = Seen today
status-week = Seen this week
status-newcomers = New today
status-accounts = Accounts
status-reports = Open reports
status-open = Waiting for players
status-live = Played live
status-slow = Played over days
status-finished = Finished today
status-more-tournaments = Tournaments under way
status-more-searching = Searching for opponents
status-bots = Bots
status-thinkers = Processes
status-busy = Thinking
status-waiting = Choices waiting
status-shortened = Choices shortened
status-reviews = Reviews under way
status-space = Space and post
status-database = Database
status-free = Free on the disk
status-backup = Last back-up
status-backup-none = none known
status-notices = Notices waiting
status-processes = Processes of the server
status-process = version { $version }, started { $since }
status-process-holds = · { $people ->
    [one] one person
   *[other] { $people } people
}, { $sockets ->
    [one] one connection
   *[other] { $sockets } connections
}, { $tables ->
    [one] one table in memory
   *[other] { $tables } tables in memory
}
status-errors = Errors lately
status-errors-none = None since the processes were started.
status-error = Error
status-warning = Warning
status-times = { $count } times
maintenance = Maintenance
maintenance-what = No games begin, turns that run may end, and then all games rest without a clock running. After that the server can be stopped.
maintenance-when = Begin
maintenance-in = { $minutes ->
    [0] at once
   *[other] in { $minutes } minutes
}
maintenance-begin = Begin maintenance
maintenance-rests = { $resting } of { $playing } games rest.
maintenance-going-on = { $count ->
    [one] One game is about to go on.
   *[other] { $count } games are about to go on.
}
maintenance-end = End maintenance
maintenance-call-off = Call it off
announcements-new = Tell everybody
announcements-languages = One language is enough. Who reads another one gets the English text, or the one there is.
announcements-kind = Kind
announcements-from = From (optional)
announcements-until = Until (optional)
announcements-times = Without times it is shown at once, until you withdraw it.
announcements-send = Announce
announcements-sent = Announced. Everybody sees it now, or from the time that you chose.
announcements-current = shown now
announcements-withdraw = Withdraw
announcements-withdraw-what = Withdraw: { $text }
announcements-withdrawn = Withdrawn.
announcements-none = There are no announcements.
server-settings-switches = Switches
server-settings-about = Changes hold at once, in all processes, and stay until they are reset.
server-settings-values = Limits and other values
server-settings-fixed = What cannot be changed while the server runs
server-settings-override = Changed here; the server was started with { $value }.
server-settings-environment = From the environment; the default is { $value }.
server-settings-default = The default.
server-settings-reset = Reset
server-settings-reset-what = Reset { $name }
server-settings-fixed-start = Its processes are started with it.
server-settings-fixed-address = It says who may reach the server, or whom that may reach.
server-settings-fixed-secret = It holds a password, and is not shown.
changes-none = Nothing has been changed yet.
changes-terminal = at the terminal
changes-gone = somebody who has gone
changes-announced = announced: { $detail }
changes-withdrawn = withdrew: { $detail }
changes-set = set { $detail }
changes-reset = reset { $detail }
changes-maintenance-on = Maintenance, to begin in { $detail } seconds
changes-maintenance-off = Maintenance ended, or called off{ $detail }
changes-operator-added = { $detail } became an operator
changes-operator-removed = { $detail } is an operator no longer

## What settings mean; of others the server tells in English

setting-bot_limit = Seconds that a bot may think
setting-reviews = Finished games are reviewed
setting-daily = There is a daily deal
setting-daily_games = The games of the daily deal, with commas, in the order of days
setting-daily_bot = The bot of every daily deal; empty: a stronger one towards the end of the week
setting-ratings = Games can be rated; without, the ratings that there are stay as they are
setting-guests = People can play without an account
setting-registration = People can make accounts
setting-profiles = People have profiles, with the results of their games
setting-tournaments = People can announce tournaments and take part in them
setting-tournaments_per_day = Tournaments that one person may announce in a day; 0: none
setting-tournament_people = People that may take part in one tournament
setting-link_previews = Links to tables carry a title, a sentence and a picture for previews
setting-spectator_delay = Seconds by which delayed spectators see a game later
setting-guests_per_hour = New guests from one address in an hour
setting-logins_per_hour = Wrong passwords for one account from one address in an hour
setting-requests_per_minute = Requests from one address in a minute
setting-chats_per_minute = Chat messages of one person in a minute
setting-reports_per_day = Reports about others that one person may send in a day
setting-sockets_per_person = Connections that one person may have open
setting-sockets_per_address = Connections that may be open from one address
setting-brought_per_day = Games from elsewhere that one person may bring in a day; 0: none can be brought
setting-tables_per_person = Unfinished tables at which one person may sit when opening another
setting-backlog = Characters that may wait for a slow reader before it is dropped
setting-disk_reserve = Megabytes that must be free beside an SQLite database for /ready to say so
setting-rooms = Tables kept in memory while nobody watches them
setting-notice_delay = Seconds after which somebody is told that it is their turn
setting-notice_pause = Seconds between two messages to somebody by the same way
setting-push = Browsers can be told by web push
setting-webhooks = Webhooks are called
setting-log_level = What the log tells: debug, info, warning or error
setting-metrics = /metrics answers callers from private addresses
setting-matching = People can search for somebody to play with
setting-challenges = People can challenge each other to a game
setting-searches_per_minute = Searches that one person may begin in a minute
setting-challenges_per_hour = Challenges that one person may send in an hour
setting-holidays = Days a year on which clocks over days stand for people on holiday; 0: none
setting-phrases_only = People can only say the phrases that there are, guests are given names, and nobody writes titles of tables
