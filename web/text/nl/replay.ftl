# Het einde van een spel, en het nog eens bekijken.

## Het einde van een spel

outcome-nobody = Het spel is afgelopen. Niemand heeft gewonnen.
outcome-won = { $winner } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
outcome-you-won = Jij wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Goed gespeeld!
outcome-won-alone = { $winner } wint: verder heeft iedereen opgegeven.
outcome-you-won-alone = Jij wint: verder heeft iedereen opgegeven.
outcome-shared = Een gedeelde overwinning voor { $winners }, elk met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
outcome-resigned = { $count ->
    [one] { $names } heeft voor het einde opgegeven.
   *[other] { $names } hebben voor het einde opgegeven.
}
outcome-ahead = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor op { $player }
outcome-sources = Waar de punten vandaan komen
outcome-table = Punten van elke speler, naar waar ze vandaan komen
outcome-total = Totaal
outcome-hidden = verborgen
outcome-figure = { $player }, { $source }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Toon waarvandaan
outcome-press = Kies een getal om op het bord te zien waar de punten vandaan komen.
outcome-nowhere = Deze punten zijn tijdens het spel gescoord; ze komen van geen plek op het bord.
outcome-rematch = Nog een keer
outcome-to-rematch = Naar de revanche
outcome-again = Zelfde opzet nog eens
outcome-replay = Herhaling bekijken
record = Verslag downloaden
outcome-new = Nieuw spel

## Het nog eens bekijken

replay = Herhaling
replay-title = { $game }: { $players }
replay-page = Herhaling: { $game }
replay-not-over = Dit spel is nog bezig.
replay-not-over-about = Zodra het is afgelopen, kun je het hier terugkijken.
replay-to-table = Terug naar de tafel
replay-controls = Door het spel gaan
replay-step = Stap
replay-step-of = Stap { $step } van { $last }
replay-brought = van elders meegebracht
replay-step-text = Stap { $step } van { $last }: { $text }
replay-start = Het spel begint.
replay-deed = { $player }: { $deed }
replay-first = Naar het begin
replay-previous-turn = Vorige beurt
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén stap verder
replay-next-turn = Volgende beurt
replay-last = Naar het einde
replay-speed = Snelheid
replay-speed-steps = { $steps ->
    [0.5] ½ stap per seconde
    [one] { $steps } stap per seconde
   *[other] { $steps } stappen per seconde
}
replay-keys = Toetsen: links en rechts voor stappen, Home en End, spatie om af te spelen.
replay-eyes = Gezien door
replay-eyes-nobody = Toeschouwer
replay-players = Spelers
replay-score = Punten bij deze stap
replay-goals = Wat punten oplevert
replay-share = Deze stap delen

## Een spel bewaren

save-game = Bewaren …
save-game-title = Bewaren
save-svg = Deze stand als tekening (SVG)
save-svg-about = Stap { $step }, zoals je die nu ziet. Je kunt de tekening zo groot maken als je wilt.
save-png = Deze stand als afbeelding (PNG)
save-png-about = Stap { $step }, zoals je die nu ziet, 1200 pixels breed.
save-film = Het spel als filmpje (WebP)
save-film-about = Een bewegende afbeelding, beurt na beurt, met ieders punten.
save-log = Het spel als logboek (tekst)
save-log-about = Zoals Dominion Online het schrijft, voor programma’s die zulke logboeken lezen.
save-record = Het verslag (JSON)
save-record-about = Het hele spel, om het na te spelen en te controleren, of naar een andere server te brengen.
save-review = De beoordeling (JSON)
save-review-about = Wat elke beslissing kostte en wat geluk was, voor programma’s.
save-fetching = Een ogenblik …
save-drawing = Er wordt getekend. Een filmpje kan een minuut duren.
save-done = Bewaard: { $file }

## Waar kantelde het?

replay-analysis = Waar kantelde het?
replay-reading = Het spel wordt doorgenomen: { $percent }%
replay-turned = De grootste omslag kwam in ronde { $round }, in de beurt van { $player }.
replay-swing = { $winner }: eerst { $before }, daarna { $after }.
replay-ahead = { $points ->
    [one] 1 punt voor
   *[other] { $points } punten voor
}
replay-behind = { $points ->
    [one] 1 punt achter
   *[other] { $points } punten achter
}
replay-level = gelijk
replay-no-turning = Er was niet één beurt die dit spel besliste.
replay-hidden = Met deze ogen gezien blijven de punten van de anderen verborgen.
replay-go-turn = Naar deze beurt
replay-chart = Punten van elke speler in de loop van het spel. { $summary }
replay-chart-end = { $player }: { $points } aan het einde.
replay-chart-figures = Hetzelfde in getallen
replay-round = Ronde
replay-whose = Speler
replay-ask = Wat had de bot hier gedaan?
replay-asking = De bot denkt na …
replay-advised = { $bot } zou hebben gespeeld: { $action }.
replay-advised-same = { $bot } zou hetzelfde hebben gespeeld: { $action }.
replay-answered = Dit werd gespeeld: { $action }.
replay-nothing-to-ask = Hier valt niets te kiezen.

## Was het geluk?

review = Was het geluk?
review-about = Wat elke beslissing kostte, en wat het toeval gaf of nam.
review-ask = Dit spel beoordelen
review-under-way = Het spel wordt beoordeeld: { $done } van { $total }
review-off = Deze server beoordeelt geen spellen.
review-given-up = Dit spel is niet uitgespeeld, dus er valt niets te beoordelen.
review-chart = Winstkansen in de loop van het spel. { $summary }
review-chart-end = { $player }: { $chance } aan het begin.
review-chart-note = Geluk is rechtop getekend, beslissingen schuin: wie goed beslist, blijft op dezelfde hoogte.
review-player = Speler
review-standard = Speelt als
review-lost = Verlies per beurt
review-luck = Geluk
review-without-luck = Zonder geluk
review-without-luck-about = Winstkansen. Zonder geluk is waar deze beslissingen op uitkomen als het toeval niemand helpt.
review-costliest = De duurste beslissingen
review-none-costly = Niemand maakte een fout die zeker is.
review-decision = { $player }, stap { $step }: { $verdict }, { $cost }
review-played = Gespeeld: { $line }
review-better = Beter: { $line }
review-earned = { $line } ({ $points })
review-players = Hoe iedereen speelde
review-legend-played = wat er gespeeld werd
review-legend-better = wat beter was geweest
review-legend-hide = Verbergen
review-borders = Grenst daarna aan vrije velden: { $hexes }
review-go = Ga erheen
review-verdict-inaccuracy = onnauwkeurigheid
review-verdict-mistake = fout
review-verdict-blunder = blunder
review-standard-world-class = wereldklasse
review-standard-expert = een kenner
review-standard-advanced = gevorderd
review-standard-intermediate = geoefend
review-standard-casual = gelegenheidsspeler
review-standard-beginner = een beginner
