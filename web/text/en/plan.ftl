# Turns that are planned before they come.

plan = Plan your next turn
plan-about = Play your next turn as you mean to. It is played for you when it comes, if it is legal then.
plan-others = The others play here as they might …
plan-complete = Your turn is complete.
plan-keep = Plan this turn
plan-kept = Planned. It is played when your turn comes, if it is legal then.
plan-instead = { $count ->
    [one] This is for the case that the turn you have planned is not legal.
   *[other] This is for the case that none of the turns you have planned is legal.
}
plan-back = Back to the table
plan-not-now = Nothing can be planned there now: it may be your turn, or the game may be over.
plan-planned = What you have planned
plan-first = Planned: { $line }
plan-else = Otherwise: { $line }
plan-more = Plan another, in case
plan-drop = Drop the plan
plan-dropped = What you had planned was not legal any more. It is your turn.
plan-seen = All right
plan-next-turn = Plan my next turn
plan-next-table = To the next table: { $table }
plan-brief = Plan
plan-planned-brief = Planned
plan-next-table-brief = Next table
