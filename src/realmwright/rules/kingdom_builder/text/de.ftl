# Kingdom Builder auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# Ein Wert aus dem Spiel heißt "<Argument>-<Wert>": tile-farm ist, was { $tile } für "farm" sagt.

## Gelände

terrain-grass = Gras
terrain-canyon = Canyon
terrain-desert = Wüste
terrain-flower-field = Blumen
terrain-forest = Wald
terrain-swamp = Sumpf
terrain-farmland = Farmland
terrain-water = Wasser
terrain-mountain = Berg
terrain-location = Ortsfeld
terrain-castle = Burgfeld
terrain-nomad = Nomadenfeld
terrain-palace = Palast
terrain-silo = Silo
terrain-nothing = kein Feld

## Ortsplättchen

tile-oracle = Orakel
    .about = Baue 1 Siedlung auf dem Gelände deiner ausgespielten Geländekarte, wenn möglich angrenzend an eine eigene Siedlung.
tile-farm = Farm
    .about = Baue 1 Siedlung auf Gras, wenn möglich angrenzend an eine eigene Siedlung.
tile-oasis = Oase
    .about = Baue 1 Siedlung auf Wüste, wenn möglich angrenzend an eine eigene Siedlung.
tile-tower = Turm
    .about = Baue 1 Siedlung am Rand des Spielplans, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie an eine eigene Siedlung angrenzen.
tile-tavern = Taverne
    .about = Baue 1 Siedlung direkt hinter einem der beiden Enden einer lückenlosen geraden Linie aus mindestens 3 eigenen Siedlungen, horizontal oder diagonal. Das Gelände ist beliebig, solange es bebaubar ist.
tile-barn = Scheune
    .about = Versetze 1 eigene Siedlung auf das Gelände deiner ausgespielten Geländekarte, wenn möglich angrenzend an eine andere eigene Siedlung.
tile-harbor = Hafen
    .about = Versetze 1 eigene Siedlung auf ein Wasserfeld, wenn möglich angrenzend an eine andere eigene Siedlung.
tile-paddock = Koppel
    .about = Versetze 1 eigene Siedlung genau zwei Felder weit in gerader Linie, über alles hinweg, was dazwischen liegt, auf beliebiges bebaubares Gelände. Sie muss dort nicht an eine andere eigene Siedlung angrenzen.

## Was Gold bringt

card-fishermen = Fischer
    .about = 1 Gold für jede eigene Siedlung, die an Wasser angrenzt und nicht selbst auf Wasser steht.
card-merchants = Händler
    .about = 4 Gold für jedes Ortsfeld und Burgfeld, das du durch eine lückenlose Gruppe eigener Siedlungen mit einem anderen Orts- oder Burgfeld verbindest. Jedes Feld zählt einmal.
card-discoverers = Entdecker
    .about = 1 Gold für jede horizontale Linie des Spielplans mit mindestens einer eigenen Siedlung.
card-hermits = Einsiedler
    .about = 1 Gold für jedes deiner getrennten Siedlungsgebiete. Auch eine einzeln stehende Siedlung ist ein Gebiet.
card-citizens = Bürger
    .about = 1 Gold für je 2 Siedlungen in deinem größten Siedlungsgebiet, abgerundet.
card-miners = Bergleute
    .about = 1 Gold für jede eigene Siedlung, die an einen Berg angrenzt und nicht selbst auf einem Berg steht.
card-workers = Arbeiter
    .about = 1 Gold für jede eigene Siedlung, die an ein Ortsfeld oder Burgfeld angrenzt, egal an wie viele.
card-knights = Ritter
    .about = 2 Gold für jede eigene Siedlung auf der einen horizontalen Linie, auf der du die meisten hast.
card-lords = Lords
    .about = In jedem Quadranten 12 Gold für die meisten Siedlungen und 6 für die zweitmeisten. Bei Gleichstand bekommen alle Beteiligten den vollen Betrag.
card-farmers = Bauern
    .about = 3 Gold für jede eigene Siedlung in dem Quadranten, in dem du die wenigsten hast; nichts, wenn du in einem Quadranten gar keine hast.
castles = Burgen
    .about = 3 Gold für jede Burg, an die mindestens eine eigene Siedlung angrenzt, in jedem Spiel. Weitere eigene Siedlungen an derselben Burg bringen nichts zusätzlich.

## Was gefragt ist

prompt-build = Baue auf { $terrain }: noch { $left }
    .more = Wenn möglich neben einer eigenen Siedlung, sonst überall auf diesem Gelände.
prompt-build-tiles = oder nutze zuerst: { $tiles }
prompt-tile-build = { $tile }: Baue eine Siedlung
    .more = Wähle eines der leuchtenden Felder.
prompt-tile-move = { $tile }: Wähle die Siedlung, die du versetzt
    .more = Wähle dann, wohin sie kommt.
prompt-tile-to = { $tile }: Wähle, wohin die Siedlung von { $from } versetzt wird
    .more = Wähle eines der leuchtenden Felder.
prompt-finish = Beende deinen Zug
    .more = Deine Siedlungen sind gebaut. Du kannst alles noch zurücknehmen.
prompt-finish-tiles = oder nutze zuerst: { $tiles }
prompt-over = { $winners-count ->
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende, gemeinsamer Sieg: { $winners }
}

action-build = Baue auf { $hex }
action-use = Nutze { $tile }
action-move = Versetze die Siedlung auf { $hex }
action-to = Setze sie auf { $hex } ab
action-end-turn = Zug beenden

## Was geschehen ist

event-built = { $player } baut auf { $hex }.
event-moved = { $player } versetzt eine Siedlung von { $from } nach { $hex }.
event-tile-used = { $player } nutzt ein Ortsplättchen: { $tile }.
event-tile-taken = { $player } nimmt ein Ortsplättchen: { $tile }.
event-tile-lost = { $player } verliert ein Ortsplättchen: { $tile }.
event-last-round = { $player } hat die letzte Siedlung aus dem Vorrat gebaut: Dies ist die letzte Runde.
event-card-shown = { $player } zeigt eine Geländekarte: { $terrain }.
event-card-useless = Kein Feld mit { $terrain } ist mehr frei: { $player } nimmt diese Geländekarte aus dem Spiel.
event-card-drawn = { $player } zieht die Geländekarte für den nächsten Zug: { $terrain }.
event-no-cards = Es gibt keine Geländekarten mehr: { $player } spielt ohne Karte weiter.
event-deck-shuffled = { $cards ->
    [one] 1 Geländekarte bildet einen neuen Nachziehstapel.
   *[other] { $cards } Geländekarten werden zu einem neuen Nachziehstapel gemischt.
}
event-game-over = { $winners-count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende, mit gemeinsamem Sieg: { $winners }.
}

## Wörter um das Bild im Terminal; ohne Sprache stehen dort die Wörter der id

picture-tiles-left = Plättchen übrig
picture-odd-rows-lie-half-a-hex-to-the-right = ungerade Reihen liegen ein halbes Feld weiter rechts
picture-can-be-chosen-now = kann jetzt gewählt werden
picture-is-being-moved = wird versetzt
picture-supply = Vorrat
picture-castles = Burgen
picture-gold = Gold
picture-no-tiles = keine Plättchen
picture-used = benutzt
picture-new = neu
picture-card = Karte
picture-to-draw = zu ziehen
picture-discarded = abgelegt
picture-out-of-the-game = aus dem Spiel
picture-turn = Zug
picture-terrain-cards = Geländekarten
picture-gold-for = Gold für
picture-the-game-is-over = das Spiel ist zu Ende
picture-no-terrain-card = keine Geländekarte
picture-to-build = zu bauen
picture-uses = benutzt
picture-last-round = letzte Runde

## Optionen

option-first-game = Erste Partie
    .about = Die empfohlene erste Partie aus der Spielregel. Quadranten: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Karten: { card-fishermen }, { card-knights }, { card-merchants }.
option-boards = Quadranten
    .about = Vier der acht Quadranten bilden den Spielplan. Jeder kann gedreht werden.
option-cards = Kingdom Builder-Karten
    .about = Drei Karten bestimmen, was in dieser Partie Gold bringt.
option-start = Wer beginnt
    .about = Wer den ersten Zug hat.
option-lords-zero-counts = Lords: auch ohne Siedlung
    .about = Nur für { card-lords }: Auch wer in einem Quadranten keine Siedlung hat, kann dort die meisten oder zweitmeisten haben.

## Was eine Aktion bringen würde, in wenigen Worten

foresee-tile-taken = bringt { $tile }
foresee-tile-lost = kostet { $tile }
foresee-last-round = startet die letzte Runde

## Eine erste Partie, unterwegs erklärt

learn-welcome = Willkommen! Baue Siedlungen auf diesem Spielplan. Drei Karten sagen, was am Ende Gold bringt; jede Burg, an die du baust, bringt noch 3 dazu.
learn-build = In jedem Zug baust du 3 Siedlungen auf dem Gelände deiner Karte: auf den leuchtenden Feldern. Kannst du an eigene Siedlungen anbauen, musst du das auch tun. Überlege also gut, wo du anfängst.
learn-tile-build = Mit diesem Plättchen baust du eine weitere Siedlung, nach seiner eigenen Regel. Wähle eines der leuchtenden Felder.
learn-tile-move = Mit diesem Plättchen versetzt du eine Siedlung, die schon steht. Wähle, welche, und dann, wohin.
learn-finish = Das war dein Zug. Sieh ihn dir noch einmal an: Noch lässt sich alles zurücknehmen. Mit „Zug beenden“ ziehst du deine nächste Geländekarte.
learn-event-tile-taken = Du hast neben einem Ort gebaut und sein Plättchen bekommen. Ab deinem nächsten Zug gibt es dir in jedem Zug eine Sonderaktion.
learn-event-tile-lost = Du hast deine letzte Siedlung von einem Ort wegversetzt und sein Plättchen verloren.
learn-any-last-round = Jemand hat die letzte Siedlung aus dem Vorrat gebaut. Die Runde wird noch zu Ende gespielt, dann wird das Gold gezählt.
learn-over = Das war’s! Wähle in der Wertung eine Zahl, um auf dem Spielplan zu sehen, woher das Gold kommt.

## Wörter der Seite

page-map = Der Spielplan
page-gold = Gold
page-tiles = Ortsplättchen
page-no-tiles = Noch keine Ortsplättchen: Baue neben einem Ort, um eines zu bekommen.
page-tile-fresh = Kann in diesem Zug genutzt werden.
page-tile-used = Wurde in diesem Zug schon genutzt.
page-tile-new = Kann ab dem nächsten Zug genutzt werden.
page-terrain-card = Geländekarte
    .about = Auf diesem Gelände baust du in diesem Zug deine Siedlungen.
page-next-card = Nächste Geländekarte
page-supply = { $count ->
    [one] noch 1 Siedlung
   *[other] noch { $count } Siedlungen
}
page-place = { $count ->
    [0] { $tile }: keine Plättchen mehr
    [one] { $tile }: noch 1 Plättchen
   *[other] { $tile }: noch { $count } Plättchen
}
page-hex-empty = Reihe { $row }, Spalte { $column }, { $terrain }
page-hex-settlement = Reihe { $row }, Spalte { $column }, { $terrain }, Siedlung von { $player }
page-hex-location = { $count ->
    [0] Reihe { $row }, Spalte { $column }, { $tile }, keine Plättchen mehr
    [one] Reihe { $row }, Spalte { $column }, { $tile }, noch 1 Plättchen
   *[other] Reihe { $row }, Spalte { $column }, { $tile }, noch { $count } Plättchen
}
page-hex-target = wählbar
page-corner-top-left = Oben links
page-corner-top-right = Oben rechts
page-corner-bottom-left = Unten links
page-corner-bottom-right = Unten rechts
page-board-pick = { $place }: { $board }. Quadranten wählen
page-board-turned = { $board }, gedreht
page-board-turn = { $board } drehen
page-board-title = { $place }: Quadranten wählen
page-board-here = Liegt jetzt hier.
page-board-elsewhere = { $place }. Die beiden tauschen die Plätze.
page-board-random = Dem Zufall überlassen
page-boards-draw = Vier Quadranten legen
page-boards-partial = { $open ->
    [one] 1 Quadrant wird beim Start ausgelost.
   *[other] { $open } Quadranten werden beim Start ausgelost.
}
page-cards-chosen = { $count } von { $of } gewählt.
page-cards-partial = { $count } von { $of } gewählt. Der Rest wird beim Start gezogen.
page-cards-full = { $count } von { $of } gewählt. Nimm eine weg, um eine andere zu wählen.
