# What operators tell everybody, and their page.

bulletin = From the operators
announcement-note = Note
announcement-warning = Please note
announcement-maintenance = Maintenance
maintenance-soon-heading = Maintenance begins soon.
maintenance-soon-about = The turn that runs can be ended. Then games rest, and no clock runs.
maintenance-now-heading = The server is in maintenance.
maintenance-now-about = No games begin. Turns that run can be ended; then games rest, and no clock runs.
table-rests = Maintenance: this game rests, and no clock runs. It goes on afterwards.
news-stopped = Maintenance: the game rests, and the clocks stand still.
news-went-on = Maintenance is over. The game goes on.
problem-maintenance = The server is in maintenance. Nothing is lost: it goes on afterwards, and no clock runs.
problem-no-guests = Here people play with an account. Make one in the settings or log in; you keep everything.
problem-no-registration = No accounts can be made here now. Log in with one that you have.
problem-bad-setting = This setting cannot have that value.

## The operators' page

operators = Operators
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
maintenance-rests = Of { $playing } games, { $resting } rest.
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
