prompt-play = Spiele eine Karte
prompt-play-cards = eine von: { $cards }
prompt-draw = Ziehe eine von { $deck } Karten, oder lass es
prompt-watch = Pfeife, oder döse weiter
prompt-over = Gewonnen von { $winners }

action-play = Spiele { $card }
action-draw = Ziehe eine Karte
action-keep = Lass es so
action-swap = Drehe den Marker um
action-doze = Döse weiter
action-whistle = Pfeife

event-dealt = { $player } bekommt { $cards }
event-reserve-dealt = { $player } hat { $card } in Reserve
event-appointed = { $player } hält Wache
event-dozed = { $player } döst
event-whistled = { $player } pfeift und dreht den Marker: { $marker }
event-began = { $player } beginnt; es gibt { $rounds } Runden
event-swapped = { $player } dreht den Marker: { $marker }
event-played = { $player } spielt { $card } für { $points }
event-kept = { $player } zieht nichts
event-drew = { $player } zieht { $card }
event-drew-hidden = { $player } zieht eine Karte
event-stash = Beiseite lag { $card }
event-reserve = { $player } hatte { $card } in Reserve
event-hand = { $player } zeigt { $cards }
event-game-over = Gewonnen von { $winners }

marker-sun = Sonne
marker-moon = Mond

laid = Ausgelegt
    .about = Die Karten, die du gespielt hast.
reserve = Reserve
    .about = Die Karte, die nur du gesehen hast.

picture-marker = Marker
picture-laid = gelegt
picture-hand = Hand
picture-reserve = Reserve
picture-stash = beiseite
picture-deck = Stapel
