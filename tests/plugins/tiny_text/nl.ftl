prompt-play = Speel een kaart
prompt-play-cards = een van: { $cards }
prompt-draw = Trek een van { $deck } kaarten, of laat het zo
prompt-watch = Fluit, of dommel verder
prompt-over = Gewonnen door { $winners }

action-play = Speel { $card }
action-draw = Trek een kaart
action-keep = Laat het zo
action-swap = Draai de fiche om
action-doze = Dommel verder
action-whistle = Fluit

event-dealt = { $player } krijgt { $cards }
event-reserve-dealt = { $player } heeft { $card } in reserve
event-appointed = { $player } houdt de wacht
event-dozed = { $player } dommelt
event-whistled = { $player } fluit en draait de fiche: { $marker }
event-began = { $player } begint; er zijn { $rounds } rondes
event-swapped = { $player } draait de fiche: { $marker }
event-played = { $player } speelt { $card } voor { $points }
event-kept = { $player } trekt niets
event-drew = { $player } trekt { $card }
event-drew-hidden = { $player } trekt een kaart
event-stash = Apart lag { $card }
event-reserve = { $player } had { $card } in reserve
event-hand = { $player } toont { $cards }
event-game-over = Gewonnen door { $winners }

marker-sun = zon
marker-moon = maan

laid = Opengelegd
    .about = De kaarten die je speelde.
reserve = Reserve
    .about = De kaart die alleen jij hebt gezien.

picture-marker = fiche
picture-laid = gelegd
picture-hand = hand
picture-reserve = reserve
picture-stash = apart
picture-deck = stapel
