# Voorvertoningen van links naar tafels, zoals andere programma's ze tonen. Namen en titels komen van mensen.

preview-title = { $game }: { $names }
preview-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
}
preview-unseen = Een tafel op Realmwright. Open de link om aan te schuiven of meer te zien.
preview-open = { $free ->
    [0] Alle plaatsen zijn bezet. Het spel begint zo.
    [one] Er is nog één plaats vrij: kom meespelen.
   *[other] Er zijn nog { $free } plaatsen vrij: kom meespelen.
}
preview-playing = Het spel is bezig.
preview-closed = Deze tafel is gesloten.
preview-over = { $count ->
    [0] Het spel is afgelopen: de bots hebben gewonnen.
    [one] Het spel is afgelopen: { $winners } heeft gewonnen.
   *[other] Het spel is afgelopen: { $winners } delen de winst.
}
