# Das Gespräch im Terminal. Die Spiele bringen ihre eigenen Wörter mit.

fair-dice = Der Zufall steht vor dem Austeilen fest: { $commitment }
    Nach dem Spiel zeigt die Aufzeichnung das Geheimnis, und "realmwright verify" prüft es.
introduction = Tippe eine Aktion wie angezeigt, oder nur ihr Ende, etwa 7,3. Tippe "help" für mehr.
turn-of = { $player }, du bist am Zug.
ask = { $player }>
thinking = { $player } denkt nach …
next-card = Deine nächste Karte: { $terrain }
help =
    Was du tippen kannst:
      eine Aktion       etwa { $example }; das Ende genügt, wenn es eindeutig ist
      moves             zeige alles, was jetzt gespielt werden kann
      undo              nimm den letzten Schritt dieses Zuges zurück
      hint              was der Bot { $bot } spielen würde
      scores            die Punkte bisher
      about [NAME]      erkläre, was Punkte bringt, oder ein Plättchen, eine Karte, ein Gelände
      board             zeige den Spielplan noch einmal
      save DATEI        schreibe das Spiel in eine Datei
      quit              höre auf; das Spiel bleibt erhalten und kann fortgesetzt werden
hint = Der Bot { $bot } würde spielen: { $action }
no-undo = Es gibt nichts zurückzunehmen: Dieser Zug hat gerade begonnen, oder eine verdeckte Karte wurde aufgedeckt.
no-about = Über { $name } ist nichts bekannt.
ambiguous = "{ $text }" kann { $actions } bedeuten.
saved = Gespeichert in { $path }.
resume = Das Spiel bleibt erhalten. Weiter geht es mit: realmwright play --resume { $path }
source = Punkte durch
total = gesamt
winner = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
