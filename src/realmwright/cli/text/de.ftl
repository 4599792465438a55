# Das Gespräch im Terminal. Die Spiele bringen ihre eigenen Wörter mit.

fair-dice = Ehrlicher Zufall: Nach dem Spiel zeigt „realmwright verify“, ob er vor dem Austeilen feststand durch
    { $commitment }
introduction = Tippe eine Aktion, etwa { $example }; ihr Ende genügt, wenn es eindeutig ist. „moves“ nennt alle, „help“ sagt mehr.
ask = { $player }>
thinking = { $player } denkt nach …
hand-over = { $player } ist an der Reihe. Drücke Enter, wenn niemand sonst den Bildschirm sieht.
help =
    Was du tippen kannst:
      eine Aktion       etwa { $example }; das Ende genügt, wenn es eindeutig ist
      moves             zeige alles, was jetzt gespielt werden kann
      undo              nimm den letzten Schritt dieses Zuges zurück
      hint              was der Bot { $bot } spielen würde
      scores            die Punkte bisher
      about [NAME]      erkläre, was Punkte bringt, oder eine Sache
      board             zeige den Spielplan noch einmal
      save DATEI        schreibe das Spiel in eine Datei
      quit              höre auf; das Spiel bleibt erhalten
hint = Der Bot { $bot } würde spielen: { $action }
no-undo = Es gibt nichts zurückzunehmen: kein Schritt dieses Zuges, seit etwas Verdecktes aufgedeckt wurde.
not-now = { $text } kann jetzt nicht gespielt werden.
not-read = „{ $text }“ ist weder Aktion noch Befehl; „moves“ zeigt die Aktionen, „help“ die Befehle.
needs-file = Sag wohin: save DATEI
no-about = Über { $name } ist nichts bekannt.
ambiguous = „{ $text }“ kann { $actions } bedeuten.
saved = Gespeichert in { $path }.
resume = Das Spiel bleibt erhalten. Weiter geht es mit:
source = Punkte durch
total = gesamt

# Die Spielregeln.
rules-how = Sag, was du suchst: realmwright rules { $game } WÖRTER
rules-none = Nichts in diesen Regeln passt zu "{ $words }".
rules-near = Meintest du { $names }?
rules-several = { $count } Stellen passen zu "{ $words }":
rules-example = Beispiel:
rules-question = Frage
