# Vorschauen von Links zu Tischen, wie andere Programme sie zeigen. Namen und Titel kommen von Menschen.

preview-title = { $game }: { $names }
preview-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
preview-unseen = Ein Tisch auf Realmwright. Öffne den Link, um dich zu setzen oder mehr zu sehen.
preview-open = { $free ->
    [0] Alle Plätze sind besetzt. Gleich geht es los.
    [one] Ein Platz ist noch frei: Spiel mit.
   *[other] { $free } Plätze sind noch frei: Spiel mit.
}
preview-playing = Die Partie läuft.
preview-closed = Dieser Tisch ist geschlossen.
preview-over = { $count ->
    [0] Die Partie ist zu Ende: Die Bots haben gewonnen.
    [one] Die Partie ist zu Ende: { $winners } hat gewonnen.
   *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
}
