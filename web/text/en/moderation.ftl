## Moderators

moderation = Moderation
moderation-about = Reports come from people at tables. Everything that you decide is written down with your name, the other moderators see it, and it can be undone. People are told the reason, and not who decided.
moderation-link-about = You are a moderator here: you see reports, and can warn, silence and suspend people.
moderation-part-open = Open reports
moderation-part-all = Reports
moderation-part-decisions = Decisions
moderation-tab-open = Open
moderation-tab-all = All reports
moderation-tab-decisions = Decided
moderation-waiting = { $count ->
    [one] report waits
   *[other] reports wait
}
moderation-reported-one = (the one who was reported)
moderation-empty = There are no reports.
moderation-undecided = Nothing was decided yet.
moderation-find = Somebody’s account name or id
moderation-find-do = Find
moderation-find-none = Nobody is called so.
moderation-gone = somebody who has gone
moderation-reported = Reported by { $player }, { $day }.
moderation-closed = Closed { $day }.
moderation-history = Their history
moderation-table-gone = The table is not there any more.
moderation-evidence = What was said and happened at the table ({ $count })
moderation-silent = Nothing was said at the table.
moderation-before = { $count ->
    [one] One decision about this person before.
   *[other] { $count } decisions about this person before.
}
moderation-close = Close without more
moderation-decide = Decide
moderation-what = What to do
moderation-how-long = For how long?
moderation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
moderation-open-end = until it is lifted
moderation-why = Why (the person reads this)
moderation-do-warning = Warn
moderation-do-silence = Silence: no chat
moderation-do-suspension = Suspend: no playing
moderation-do-lift = Lift what holds
moderation-done-warning = Warned
moderation-done-silence = Silenced
moderation-done-suspension = Suspended
moderation-done-lift = Lifted
moderation-done-close = Report closed
moderation-done-undo = Undone
moderation-done-appoint = Made a moderator
moderation-done-dismiss = No moderator any more
moderation-by = By { $player }, { $day }.
moderation-by-operator = By an operator, { $day }.
moderation-until = Until { $day }.
moderation-undone = Undone { $day }.
moderation-ended = Over since { $day }.
moderation-undo = Undo
moderation-undo-what = Undo: { $what }
moderation-account = An account since { $since }, last here { $seen }.
moderation-guest = A guest since { $since }, last here { $seen }.
moderation-sent = { $count ->
    [0] They have reported nobody.
    [one] They have sent one report.
   *[other] They have sent { $count } reports.
}
moderation-names = Names at tables:
moderation-colleague = About moderators and operators only operators decide.
sanction-held-silenced-until = May not chat until { $until }.
sanction-held-silenced-open = May not chat until that is lifted.
sanction-held-suspended-until = Suspended until { $until }.
sanction-held-suspended-open = Suspended until that is lifted.
moderation-event-joined = { $player } sat down.
moderation-event-left = { $player } got up.
moderation-event-removed = The host sent { $player } away.
moderation-event-muted = The host muted { $player }.
moderation-event-unmuted = The host let { $player } chat again.
moderation-event-resigned = { $player } gave up or ran out of time.
moderation-event-replaced = A stand-in played for { $player }.
moderation-event-returned = { $player } came back.
moderation-event-takeback-asked = { $player } asked to take something back.
moderation-event-undone = { $player } took something back.
evidence = Rated games
evidence-about = Figures beside what is usual among others here. They prove nothing: siblings and classes share devices, and some people are quick or strong. Look at the games themselves, and ask.
evidence-look = Look at the figures
evidence-devices = Accounts that have logged in with the same browser
evidence-device = Last { $day }.
evidence-together = { $games ->
    [0] No rated games with each other.
    [one] One rated game with each other, of which this person won { $won }.
   *[other] { $games } rated games with each other, of which this person won { $won }.
}
evidence-no-devices = None.
evidence-no-games = No rated live games.
evidence-games = { $games ->
    [one] the last rated live game
   *[other] the last { $games } rated live games
}
evidence-think = Time before a turn
evidence-click = Time between two actions of a turn
evidence-agreement = Decisions that were the strongest bot’s own
evidence-cost = Chances of winning that a decision costs
evidence-seconds = { $seconds } s
evidence-count = from { $count }
evidence-usual-range = usual: { $middle }, most from { $low } to { $high }
evidence-few = too few others for what is usual
