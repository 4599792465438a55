# Previews of links to tables, as other programs show them. Names and titles come from people.

preview-title = { $game }: { $names }
preview-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
preview-unseen = A table on Realmwright. Open the link to sit down or to see more.
preview-open = { $free ->
    [0] All seats are taken. The game is about to begin.
    [one] One seat is free: come and play.
   *[other] { $free } seats are free: come and play.
}
preview-playing = The game is under way.
preview-closed = This table is closed.
preview-over = { $count ->
    [0] The game is over: the bots have won.
    [one] The game is over: { $winners } won.
   *[other] The game is over: { $winners } share the victory.
}
