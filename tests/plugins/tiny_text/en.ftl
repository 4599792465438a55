prompt-play = Play a card
prompt-play-cards = one of: { $cards }
prompt-draw = Draw one of { $deck } cards, or keep what you have
prompt-watch = Whistle, or doze on
prompt-over = Won by { $winners }

action-play = Play { $card }
action-draw = Draw a card
action-keep = Keep what you have
action-swap = Turn the marker over
action-doze = Doze on
action-whistle = Whistle

event-dealt = { $player } is dealt { $cards }
event-reserve-dealt = { $player } has { $card } in reserve
event-appointed = { $player } keeps watch
event-dozed = { $player } dozes
event-whistled = { $player } whistles and turns the marker: { $marker }
event-began = { $player } begins; there are { $rounds } rounds
event-swapped = { $player } turns the marker: { $marker }
event-played = { $player } plays { $card } for { $points }
event-kept = { $player } draws nothing
event-drew = { $player } draws { $card }
event-drew-hidden = { $player } draws a card
event-stash = In the stash lay { $card }
event-reserve = { $player } had { $card } in reserve
event-hand = { $player } shows { $cards }
event-game-over = Won by { $winners }

marker-sun = sun
marker-moon = moon

laid = Laid open
    .about = The cards that you played.
reserve = Reserve
    .about = The card that only you have seen.

picture-marker = marker
picture-laid = laid
picture-hand = hand
picture-reserve = reserve
picture-stash = stash
picture-deck = deck
