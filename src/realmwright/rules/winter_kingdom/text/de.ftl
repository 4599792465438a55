# Winter Kingdom auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# Ein Wert aus dem Spiel heißt "<Argument>-<Wert>": talent-mule ist, was { $talent } für "mule" sagt.
# Bei einer Fähigkeit sagen .first und .second, was die beiden Stufen tun, so kurz, dass es auf eine Karte passt.

## Gelände

terrain-flower-field = Blumenwiese
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-grassland }.
terrain-grassland = Ebene
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-tundra }.
terrain-tundra = Tundra
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-fell-field }.
terrain-fell-field = Hochmoor
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-snowscape }.
terrain-snowscape = Schneelandschaft
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-forest }.
terrain-forest = Wald
    .about = Auf 5 der 30 Geländekarten. In der Reihenfolge der Gelände kommt danach: { terrain-flower-field }.
terrain-ice = Eis
    .about = Bebaubar, aber auf keiner Geländekarte: Nur Fähigkeiten führen dorthin.
terrain-mountain = Berg
    .about = Nicht bebaubar, außer mit { talent-mine } II. Mit dem { talent-guide } ziehen Häuser darüber hinweg.
terrain-castle = Schloss
    .about = Hier kann nicht gebaut werden. Am Ende bekommt 3 Punkte, wer die meisten Häuser daneben hat.
terrain-tunnel = Tunnel
    .about = Hier kann nicht gebaut werden. Mit der { talent-tunnel } kommt ein Haus von einem Tunnel neben einen anderen.
terrain-village = Dorf
    .about = Hier kann nicht gebaut werden. Manche Karten, Wirtschaften, Twists und Fähigkeiten achten darauf, was daneben steht.

## Fähigkeiten, die auf einem Gelände bauen

talent-port = Hafen
    .about = I: Baue 1 weiteres Haus auf dem Gelände deiner Karte, wenn möglich neben eigenen Gebäuden. II: Baue es auf Eis, auch hier wenn möglich neben eigenen Gebäuden. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue auf dem Gelände deiner Karte
    .second = Baue auf Eis
talent-pasture = Weide
    .about = I: Baue 1 weiteres Haus auf Ebene, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Ebene
    .second = Versetze es danach um 1 Feld
talent-sawmill = Sägewerk
    .about = I: Baue 1 weiteres Haus auf Wald, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Wald
    .second = Versetze es danach um 1 Feld
talent-hot-springs = Heiße Quellen
    .about = I: Baue 1 weiteres Haus auf Tundra, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Tundra
    .second = Versetze es danach um 1 Feld
talent-garden = Garten
    .about = I: Baue 1 weiteres Haus auf Blumenwiese, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Blumenwiese
    .second = Versetze es danach um 1 Feld
talent-monastery = Kloster
    .about = I: Baue 1 weiteres Haus auf Hochmoor, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Hochmoor
    .second = Versetze es danach um 1 Feld
talent-hunting-lodge = Jagdhütte
    .about = I: Baue 1 weiteres Haus auf Schneelandschaft, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue auf Schneelandschaft
    .second = Versetze es danach um 1 Feld

## Fähigkeiten, die an einer bestimmten Stelle bauen

talent-mine = Mine
    .about = I: Baue 1 weiteres Haus neben einem Berg, wenn möglich auch neben eigenen Gebäuden. II: Baue es auf einem Berg, auch hier wenn möglich neben eigenen Gebäuden. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue neben einem Berg
    .second = Baue auf einem Berg
talent-market = Markt
    .about = I: Baue 1 weiteres Haus neben einem Schloss, wenn möglich auch neben eigenen Gebäuden. II: Baue es neben einer eigenen Gruppe, die an ein Schloss angrenzt. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue neben einem Schloss
    .second = Baue neben einer eigenen Gruppe an einem Schloss
talent-farm = Bauernhof
    .about = I: Baue 1 weiteres Haus neben einem Dorf, wenn möglich auch neben eigenen Gebäuden. II: Baue es neben einer eigenen Gruppe, die an ein Dorf angrenzt. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue neben einem Dorf
    .second = Baue neben einer eigenen Gruppe an einem Dorf
talent-barracks = Kaserne
    .about = I: Baue 1 weiteres Haus neben einer eigenen Festung. II: Baue es neben einer eigenen Gruppe, zu der eine Festung gehört. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue neben einer eigenen Festung
    .second = Baue neben einer eigenen Gruppe mit Festung
talent-tavern = Taverne
    .about = I: Baue 1 weiteres Haus direkt hinter einem Ende einer lückenlosen geraden Reihe aus mindestens 3 eigenen Gebäuden. II: Baue ebenso an einer fremden Reihe; eigene Gebäude müssen nicht in der Nähe sein. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue am Ende einer eigenen Reihe ab 3 Gebäuden
    .second = Baue am Ende einer fremden Reihe ab 3 Gebäuden
talent-outpost = Außenposten
    .about = I: Baue 1 weiteres Haus, das an genau 1 eigenes Gebäude angrenzt. II: Baue es so, dass es an mindestens 1 und höchstens 3 eigene Gebäude angrenzt. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Baue angrenzend an genau 1 eigenes Gebäude
    .second = Baue angrenzend an 1 bis 3 eigene Gebäude
talent-tower = Turm
    .about = I: Baue 1 weiteres Haus am Außenrand des Spielplans, aber nicht auf Eis, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus 1 Feld weit versetzen.
    .first = Baue am Außenrand des Spielplans
    .second = Versetze es danach um 1 Feld
talent-homestead = Gehöft
    .about = I: Baue 1 weiteres Haus auf dem mittleren Tableau, wenn möglich neben eigenen Gebäuden. II: Direkt danach darfst du dieses Haus über freie Felder des mittleren Tableaus auf ein anderes seiner Felder versetzen.
    .first = Baue auf dem mittleren Tableau
    .second = Versetze es danach auf dem mittleren Tableau
talent-crossroads = Kreuzung
    .about = I: Baue 1 weiteres Haus auf dem Gelände nach dem deiner Karte, wenn möglich neben eigenen Gebäuden. Reihenfolge: Blumenwiese, Ebene, Tundra, Hochmoor, Schneelandschaft, Wald, dann wieder Blumenwiese. II wirkt von selbst, neben I: In der Pflichtaktion wählst du eines der beiden.
    .first = Baue auf dem Gelände nach dem deiner Karte
    .second = Gelände deiner Karte oder das nächste: du wählst

## Fähigkeiten, die versetzen

talent-caravan = Karawane
    .about = I: Versetze 1 eigenes Haus genau zwei Felder weit in gerader Linie, über alles hinweg, was dazwischen liegt. II: Direkt danach darfst du 1 weiteres Haus auf das Feld bauen, das es verlassen hat.
    .first = Versetze zwei Felder geradeaus, über alles hinweg
    .second = Baue danach auf dem verlassenen Feld
talent-mule = Maultier
    .about = I: Versetze 1 eigenes Haus um 1 Feld. II: Direkt danach darfst du es noch 1 Feld weiter versetzen.
    .first = Versetze um 1 Feld
    .second = Versetze es danach noch um 1 Feld
talent-toboggan = Rodel
    .about = I: Versetze 1 eigenes Haus um 1 Feld. II: Versetze es genau zwei Felder weit in gerader Linie, über alles hinweg, was dazwischen liegt. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Versetze um 1 Feld
    .second = Versetze zwei Felder geradeaus, über alles hinweg
talent-horse = Pferd
    .about = I: Versetze 1 eigenes Haus genau zwei Felder weit in gerader Linie, über alles hinweg, was dazwischen liegt. II: Versetze es auf ein Feld, das genau zwei Felder entfernt ist, geradeaus oder um die Ecke. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Versetze zwei Felder geradeaus, über alles hinweg
    .second = Versetze zwei Felder weit, auch um die Ecke
talent-guide = Bergführer
    .about = I: Versetze 1 eigenes Haus, das auf oder neben einem Berg steht, über freie Berge auf ein Feld daneben. II: Nutze deine Tunnelkarte für ein Haus, das an keinen Tunnel angrenzt; es kommt neben einen beliebigen Tunnel. Nach dem Aufwerten darfst du in jedem Zug beides nutzen.
    .first = Versetze über Berge auf ein Feld daneben
    .second = Tunnelkarte für ein Haus fern von Tunneln
talent-dog-sled = Hundeschlitten
    .about = I: Versetze 1 eigenes Haus, das auf oder neben Eis steht, über freies Eis auf ein Feld daneben, das kein Eis ist. II: Versetze es über freies Eis und halte auf dem Eis. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Versetze über Eis auf ein Feld daneben
    .second = Versetze über Eis und halte darauf
talent-carriage = Kutsche
    .about = I: Versetze 1 eigenes Haus beliebig weit über freie Felder des Geländes, auf dem es steht. II: Direkt danach darfst du es um 1 Feld versetzen.
    .first = Versetze beliebig weit auf demselben Gelände
    .second = Versetze es danach um 1 Feld
talent-wagon = Wagen
    .about = I: Versetze 1 eigenes Haus auf ein anderes Feld neben dem Rest seiner Gruppe. Ein Haus, das allein steht, kann nicht versetzt werden. II: Als Gruppe gelten alle zusammenhängenden Gebäude, auch fremde. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Versetze auf ein anderes Feld neben seiner Gruppe
    .second = Auch fremde Gebäude gehören zur Gruppe
talent-sleigh = Schlitten
    .about = I: Versetze 1 eigenes Haus in gerader Linie, bis es aufgehalten wird: von Eis, Berg, Tunnel, Dorf oder Schloss, einem Gebäude oder dem Rand des Spielplans. II: Es darf auf jedem Feld unterwegs halten. Nach dem Aufwerten nutzt du in jedem Zug I oder II.
    .first = Gleite geradeaus bis zu einem Hindernis
    .second = Gleite geradeaus und halte, wo du willst
talent-tunnel = Tunnelkarte
    .about = Einmal pro Zug: Versetze 1 eigenes Haus, das an einen Tunnel angrenzt, auf ein freies Feld neben einem anderen Tunnel. Alle haben diese Karte von Anfang an.
    .first = Versetze von einem Tunnel zu einem anderen

## Wie die beiden Stufen einer Fähigkeit zusammengehören

mode-alt = I oder II
    .about = In jedem Zug nutzt du eine der beiden nach Wahl.
mode-arrow = I, dann II
    .about = II macht dort weiter, wo I aufhört: mit demselben Haus oder auf dem Feld, das es verlassen hat. Allein kann sie nicht genutzt werden, und eine Festung versetzt sie nie.
mode-both = I und II
    .about = In jedem Zug darfst du beide nutzen, in beliebiger Reihenfolge.

## Was Punkte bringt

card-ice-fishers = Eisfischer
    .about = 2 Punkte für jedes eigene Haus auf Eis.
card-mountaineers = Bergsteiger
    .about = 1 Punkt für jedes eigene Haus, das an einen Berg angrenzt. Ein Haus auf einem Berg zählt nur, wenn es auch an einen anderen angrenzt.
card-shore-folk = Uferbewohner
    .about = 1 Punkt für jedes eigene Haus, das an Eis angrenzt und nicht selbst auf Eis steht.
card-woodcutters = Holzfäller
    .about = 1 Punkt für jedes eigene Haus, das an Wald angrenzt und nicht selbst im Wald steht.
card-royal-roads = Königswege
    .about = Für jede eigene Gruppe 5 Punkte je Schloss, an das sie angrenzt, das erste nicht mitgezählt.
card-messengers = Boten
    .about = 3 Punkte für jedes Dorf neben einer eigenen Gruppe, die auch an ein Schloss angrenzt. Jedes Dorf zählt einmal.
card-frontier = Grenzland
    .about = 1 Punkt für jedes eigene Haus am Außenrand des Spielplans.
card-longhouses = Langhäuser
    .about = 2 Punkte für jedes eigene Haus auf der einen Linie, auf der du die meisten hast. Nur Linien in der vereinbarten Richtung zählen.
card-surveyors = Landvermesser
    .about = 1 Punkt für jede Linie in der vereinbarten Richtung mit mindestens einem eigenen Gebäude.
card-burghers = Bürger
    .about = 1 Punkt für je 2 Häuser in deiner größten Gruppe, abgerundet.
card-hermits = Einsiedler
    .about = 2 Punkte für jede einzelne eigene Gruppe. Auch ein Gebäude, das allein steht, ist eine Gruppe.
card-loners = Einzelgänger
    .about = 3 Punkte für jedes eigene Haus, an das kein anderes eigenes Gebäude angrenzt.
card-farmsteads = Bauernhöfe
    .about = 4 Punkte für jedes eigene Haus auf dem Tableau, auf dem du die wenigsten hast; nichts, wenn es ein Tableau gibt, auf dem du keines hast.
card-lords = Lords
    .about = Auf jedem Tableau 6 Punkte für die meisten Häuser und 3 für die zweitmeisten. Bei Gleichstand bekommen alle Beteiligten die volle Zahl; wer dort keines hat, bekommt nichts.
card-heartland = Kernland
    .about = 1 Punkt für jedes eigene Haus auf dem mittleren Tableau.
card-tunnel-wardens = Tunnelwächter
    .about = 2 Punkte für jeden Tunnel, an den mindestens ein eigenes Gebäude angrenzt.
card-villagers = Dorfbewohner
    .about = 1 Punkt für jedes eigene Haus, das an ein Dorf angrenzt, egal an wie viele.
card-stewards = Verwalter
    .about = 3 Punkte für jedes eigene Haus auf dem Gelände, auf dem du die wenigsten hast, von den sechs auf den Karten; nichts, wenn es eines gibt, auf dem du keines hast.
card-castles = Schlösser
    .about = Für jedes Schloss 3 Punkte für die meisten angrenzenden Häuser, in jedem Spiel. Bei Gleichstand bekommen alle Beteiligten 3.

## Wirtschaft: was Münzen bringt

economy-agriculture = Landwirtschaft
    .about = Sofort 1 Münze für jedes Haus, das du neben einem Dorf baust.
economy-weapons = Waffen
    .about = Sofort 1 Münze für jedes Haus, das du neben mindestens einer eigenen Festung baust, die schon steht.
economy-highlands = Hochland
    .about = Sofort 1 Münze für jedes Haus, das du auf dem obersten Tableau baust, einem der sechs äußeren, vor dem Spiel vereinbart.
economy-export = Export
    .about = Sofort 1 Münze für jedes Haus, das du am Außenrand des Spielplans baust.
economy-enclosure = Einhegung
    .about = Sofort 1 Münze für jedes Haus, das du auf einem Feld baust, neben dem kein Feld desselben Geländes mehr frei ist.
economy-pioneers = Pioniere
    .about = Sofort 1 Münze für jedes Haus, das du ohne angrenzendes eigenes Gebäude baust.
economy-marble = Marmor
    .about = Sofort 2 Münzen, wenn du in der Pflichtaktion drei Felder bebaust, die in gerader Linie nebeneinander liegen, in beliebiger Reihenfolge.
economy-salvage = Bergung
    .about = Nimm vor dem Kaufen beliebig viele eigene Gebäude vom Spielplan: 1 Münze für ein Haus, 2 für eine Festung. Sie kommen aus dem Spiel. Danach kannst du eine Fähigkeit in diesem Zug nur noch für 5 Münzen nutzen oder, mit { twist-innovation }, wenn sie neu ist.

## Twists

twist-wolves = Wölfe
    .about = Wer in einem Zug mehr als 4 Gebäude baut, verliert am Ende des Zugs ein eigenes Haus vom Spielplan; eine Festung nur, wenn kein Haus da ist. Es kommt aus dem Spiel. Eine Festung zählt hier als ein Gebäude.
twist-dead-end = Sackgasse
    .about = Niemand darf auf einem Feld neben einem fremden Gebäude bauen oder ein Haus dorthin versetzen. Darüber hinwegziehen ist erlaubt.
twist-mobility = Mobilität
    .about = In der Pflichtaktion baust du, wenn möglich, höchstens zwei Felder von einem eigenen Gebäude entfernt statt direkt daneben.
twist-innovation = Innovation
    .about = Was du kaufst oder aufwertest, kannst du sofort nutzen, noch im selben Zug.
twist-settlers = Siedler
    .about = Jedes Gebäude deiner Pflichtaktion, das an ein Dorf angrenzt, lässt dich sofort noch eines bauen, auf einem beliebigen bebaubaren Feld neben eigenen Gebäuden. Dafür gibt es keine Münzen und kein weiteres Gebäude.
twist-roads = Wege
    .about = Ein Haus, das du mit einer Fähigkeit oder der Tunnelkarte versetzt hast, darf noch 1 Feld weiter, einmal je Nutzung.
twist-islands = Inseln
    .about = Felder verschiedener Tableaus grenzen nie aneinander an: weder beim Bauen und Versetzen noch für Gruppen, Schlösser oder Punkte. Tunnel, der Außenrand und lange Linien bleiben, wie sie sind.
twist-bargain = Schnäppchen
    .about = Kaufen und Aufwerten kosten 1 Münze weniger, und du darfst es zweimal pro Zug. Drei zusätzliche Nutzungen kosten weiterhin 5 Münzen.

## Figuren

piece-house = Haus
    .about = Du hast 32 davon. Hat jemand alle Häuser und Festungen gebaut, wird die Runde noch zu Ende gespielt; dann ist das Spiel vorbei.
piece-fort = Festung
    .about = Darf überall dort gebaut werden, wo du ein Haus bauen darfst, und zählt auf ihrem Feld als zwei Häuser für Münzen, Karten und Schlösser. Du hast 4 davon, und eine Festung wird nie versetzt.

## Richtungen, und die Tableaus um die Mitte

direction-horizontal = waagerecht
    .about = Linien von links nach rechts.
direction-falling = diagonal fallend
    .about = Linien von links oben nach rechts unten.
direction-rising = diagonal steigend
    .about = Linien von links unten nach rechts oben.
top-board-N = Norden
top-board-NE = Nordosten
top-board-SE = Südosten
top-board-S = Süden
top-board-SW = Südwesten
top-board-NW = Nordwesten

## Was gefragt ist

prompt-build = Baue auf { $terrain }: noch { $left }
    .more = Wähle eines der leuchtenden Felder: wenn möglich bei eigenen Gebäuden, sonst überall auf diesem Gelände. Du darfst jedes Mal eine Festung statt eines Hauses bauen.
prompt-build-talents = oder nutze zuerst: { $talents }
prompt-build-choice = Wähle ein Gelände und baue: { $terrains }
    .more = Wähle eines der leuchtenden Felder: Sein Gelände gilt für die ganze Pflichtaktion. { $left ->
        [one] Du baust 1 Gebäude.
       *[other] Du baust { $left } Gebäude.
    }
prompt-build-choice-talents = oder nutze zuerst: { $talents }
prompt-settle = { twist-settlers }: Baue noch einmal, neben eigenen Gebäuden
    .more = Du hast neben einem Dorf gebaut. Wähle eines der leuchtenden Felder; dieses Gebäude bringt keine Münzen.
prompt-settle-or-not = { twist-settlers }: Du darfst noch einmal bauen, neben eigenen Gebäuden
    .more = Du hast neben einem Dorf gebaut. Wähle eines der leuchtenden Felder; dieses Gebäude bringt keine Münzen. Oder drücke „{ action-stop }“, um darauf zu verzichten.
prompt-talent-build = { $level ->
    [2] { $talent } II: Baue ein Haus oder eine Festung
   *[other] { $talent }: Baue ein Haus oder eine Festung
}
    .more = Wähle eines der leuchtenden Felder.
prompt-talent-move = { $level ->
    [2] { $talent } II: Wähle das Haus, das du versetzt
   *[other] { $talent }: Wähle das Haus, das du versetzt
}
    .more = Wähle dann, wohin es kommt. Festungen können nicht versetzt werden.
prompt-talent-to = { $level ->
    [2] { $talent } II: Wähle, wohin das Haus von { $from } kommt
   *[other] { $talent }: Wähle, wohin das Haus von { $from } kommt
}
    .more = Wähle eines der leuchtenden Felder.
prompt-follow-move = { $talent } II: Das Haus auf { $from } weiter versetzen?
    .more = Wähle eines der leuchtenden Felder, oder drücke „{ action-stop }“, um es stehen zu lassen.
prompt-follow-build = { $talent } II: Auf { $hex }, dem verlassenen Feld, bauen?
    .more = Wähle das leuchtende Feld, um dort zu bauen, oder drücke „{ action-stop }“.
prompt-road = { twist-roads }: Das Haus auf { $from } noch ein Feld weiter versetzen?
    .more = Wähle eines der leuchtenden Felder, oder drücke „{ action-stop }“, um es dort zu lassen, wo es jetzt steht ({ $talent }).
prompt-finish = { $offers ->
    [0] Beende deinen Zug
   *[other] { $coins ->
        [one] Kaufe etwas oder beende deinen Zug: 1 Münze
       *[other] Kaufe etwas oder beende deinen Zug: { $coins } Münzen
    }
}
    .more = Du hast gebaut. Du kannst noch Fähigkeiten nutzen. Danach darfst du eine kaufen oder aufwerten oder für 5 Münzen eine bis zu dreimal nutzen.
prompt-finish-talents = oder nutze zuerst: { $talents }
prompt-salvage = { $coins ->
    [0] { economy-salvage }: Nimm Gebäude weg oder beende deinen Zug
    [one] { economy-salvage }: Nimm Gebäude weg, kaufe oder beende deinen Zug (1 Münze)
   *[other] { economy-salvage }: Nimm Gebäude weg, kaufe oder beende deinen Zug ({ $coins } Münzen)
}
    .more = Wähle ein leuchtendes eigenes Gebäude: Es kommt aus dem Spiel, ein Haus für 1 Münze und eine Festung für 2. Eine Fähigkeit kannst du in diesem Zug nur noch für 5 Münzen nutzen oder, mit { twist-innovation }, wenn sie neu ist.
prompt-trade = { $offers ->
    [0] Beende deinen Zug
   *[other] { $coins ->
        [one] Kaufe noch etwas oder beende deinen Zug: 1 Münze
       *[other] Kaufe noch etwas oder beende deinen Zug: { $coins } Münzen
    }
}
    .more = Dein Kauf ist erledigt. Mit { twist-bargain } darfst du noch einmal kaufen oder aufwerten, mit { twist-innovation } sofort nutzen, was neu ist.
prompt-trade-talents = oder nutze zuerst: { $talents }
prompt-extra = { $left ->
    [0] Beende deinen Zug
    [one] { $talent }: noch einmal nutzen
   *[other] { $talent }: bis zu { $left } Mal nutzen
}
    .more = Drücke für jede Nutzung auf die Fähigkeit, oder beende deinen Zug.
prompt-wolves = { twist-wolves }: Wähle, was du verlierst
    .more = Du hast in diesem Zug mehr als 4 Gebäude gebaut. Wähle eines der leuchtenden Felder: Was dort steht, kommt aus dem Spiel.
prompt-over = { $winners-count ->
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende, gemeinsamer Sieg: { $winners }
}
    .you = { $winners-count ->
        [one] Spielende: Du gewinnst
       *[other] Spielende: Du teilst dir den Sieg mit { $others }
    }

action-build = Baue ein Haus auf { $hex }
action-fort = Baue eine Festung auf { $hex }
action-use = { $level ->
    [2] Nutze { $talent } II
   *[other] Nutze { $talent }
}
action-move = Versetze das Haus auf { $hex }
action-to = Auf { $hex } versetzen
action-buy = { $coins ->
    [0] Kaufe { $talent } umsonst
    [one] Kaufe { $talent } für 1 Münze
   *[other] Kaufe { $talent } für { $coins } Münzen
}
action-upgrade = { $coins ->
    [0] Werte { $talent } umsonst auf
    [one] Werte { $talent } für 1 Münze auf
   *[other] Werte { $talent } für { $coins } Münzen auf
}
action-extra = Nutze { $talent } bis zu dreimal für { $coins } Münzen
action-salvage = Gebäude gegen Münzen wegnehmen
action-remove = Nimm weg, was auf { $hex } steht
action-stop = Fertig
action-end-turn = Zug beenden

## Was geschehen ist

event-talents-dealt = { $player } bekommt diese Fähigkeiten: { $talents }.
    .you = Du bekommst diese Fähigkeiten: { $talents }.
event-turn-begun = { $player } beginnt Zug { $turn }.
    .you = Du beginnst Zug { $turn }.
event-card-drawn = { $player } zieht die Geländekarte für den nächsten Zug: { $terrain }.
    .you = Du ziehst die Geländekarte für deinen nächsten Zug: { $terrain }.
event-card-shown = { $player } zeigt eine Geländekarte: { $terrain }.
    .you = Du zeigst eine Geländekarte: { $terrain }.
event-card-useless = Auf { $terrain } kann nichts gebaut werden: { $player } zieht eine andere Geländekarte.
    .you = Auf { $terrain } kann nichts gebaut werden: Du ziehst eine andere Geländekarte.
event-deck-shuffled = { $cards ->
    [one] 1 Geländekarte bildet einen neuen Nachziehstapel.
   *[other] { $cards } Geländekarten werden zu einem neuen Nachziehstapel gemischt.
}
event-no-terrain = Mit keiner Geländekarte kann gebaut werden: { $player } lässt die Pflichtaktion aus.
    .you = Mit keiner Geländekarte kann gebaut werden: Du lässt die Pflichtaktion aus.
event-built = { $player } baut { $piece ->
    [Haus] ein Haus
   *[other] eine Festung
} auf { $hex }.
    .you = Du baust { $piece ->
        [Haus] ein Haus
       *[other] eine Festung
    } auf { $hex }.
event-coins = { $coins ->
    [one] { $player } bekommt 1 Münze: { $economy }.
   *[other] { $player } bekommt { $coins } Münzen: { $economy }.
}
    .you = { $coins ->
        [one] Du bekommst 1 Münze: { $economy }.
       *[other] Du bekommst { $coins } Münzen: { $economy }.
    }
event-talent-used = { $level ->
    [2] { $player } nutzt: { $talent } II.
   *[other] { $player } nutzt: { $talent }.
}
    .you = { $level ->
        [2] Du nutzt: { $talent } II.
       *[other] Du nutzt: { $talent }.
    }
event-moved = { $player } versetzt ein Haus von { $from } nach { $hex }.
    .you = Du versetzt ein Haus von { $from } nach { $hex }.
event-stopped = { $player } lässt es dabei.
    .you = Du lässt es dabei.
event-bought = { $coins ->
    [0] { $player } kauft umsonst: { $talent }.
    [one] { $player } kauft für 1 Münze: { $talent }.
   *[other] { $player } kauft für { $coins } Münzen: { $talent }.
}
    .you = { $coins ->
        [0] Du kaufst umsonst: { $talent }.
        [one] Du kaufst für 1 Münze: { $talent }.
       *[other] Du kaufst für { $coins } Münzen: { $talent }.
    }
event-upgraded = { $coins ->
    [0] { $player } wertet umsonst auf: { $talent }.
    [one] { $player } wertet für 1 Münze auf: { $talent }.
   *[other] { $player } wertet für { $coins } Münzen auf: { $talent }.
}
    .you = { $coins ->
        [0] Du wertest umsonst auf: { $talent }.
        [one] Du wertest für 1 Münze auf: { $talent }.
       *[other] Du wertest für { $coins } Münzen auf: { $talent }.
    }
event-extra-bought = { $player } zahlt { $coins } Münzen für bis zu drei Nutzungen: { $talent }.
    .you = Du zahlst { $coins } Münzen für bis zu drei Nutzungen: { $talent }.
event-salvaged = { $player } nimmt { $piece ->
    [Haus] ein Haus
   *[other] eine Festung
} von { $hex } weg und bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
    .you = Du nimmst { $piece ->
        [Haus] ein Haus
       *[other] eine Festung
    } von { $hex } weg und bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
event-lost = { $player } verliert { $piece ->
    [Haus] ein Haus
   *[other] eine Festung
} auf { $hex }: { twist-wolves }.
    .you = Du verlierst { $piece ->
        [Haus] ein Haus
       *[other] eine Festung
    } auf { $hex }: { twist-wolves }.
event-last-round = { $player } hat nichts mehr zum Bauen: Dies ist die letzte Runde.
    .you = Du hast nichts mehr zum Bauen: Dies ist die letzte Runde.
event-game-over = { $winners-count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende, mit gemeinsamem Sieg: { $winners }.
}
    .you = { $winners-count ->
        [one] Das Spiel ist zu Ende: Du gewinnst.
       *[other] Das Spiel ist zu Ende: Du teilst dir den Sieg mit { $others }.
    }

## The log, turn by turn: without the name of whose turn it is, with all that is alike in one line

log-card-shown = Gelände: { $items }
log-card-drawn = Nächstes Gelände: { $items }
log-built = Gebaut, { $piece }: { $items }
log-moved = Versetzt: { $items }
log-coins = { $sum ->
    [one] 1 Münze: { $economy }
   *[other] { $sum } Münzen: { $economy }
}
log-talent-used = Genutzt: { $items }
log-bought = { $sum ->
    [0] Umsonst gekauft: { $items }
    [one] Gekauft für 1 Münze: { $items }
   *[other] Gekauft für { $sum } Münzen: { $items }
}
log-upgraded = { $sum ->
    [0] Umsonst aufgewertet: { $items }
    [one] Aufgewertet für 1 Münze: { $items }
   *[other] Aufgewertet für { $sum } Münzen: { $items }
}
log-extra-bought = { $sum } Münzen bezahlt, um bis zu dreimal zu nutzen: { $items }
log-salvaged = { $sum ->
    [one] Weggenommen, { $piece }: { $items }, 1 Münze
   *[other] Weggenommen, { $piece }: { $items }, { $sum } Münzen
}
log-lost = Verloren, { $piece }: { $items }

## Wörter um das Bild im Terminal; ohne Sprache stehen dort die Wörter der id

picture-can-be-chosen-now = kann jetzt gewählt werden
picture-is-being-moved = wird versetzt
picture-closed = gesperrt
picture-numbers-with-a-stroke-are-the-first-of-a-hex-those-of-rows-the-second = Zahlen mit Strich sind die erste eines Felds, die der Reihen die zweite
picture-houses = Häuser
picture-forts = Festungen
picture-coins = Münzen
picture-points = Punkte
picture-card = Karte
picture-talents = Fähigkeiten
picture-in-hand = auf der Hand
picture-your-hand = deine Hand
picture-used = genutzt
picture-turn = Zug
picture-to-build = zu bauen
picture-uses = nutzt
picture-last-round = letzte Runde
picture-the-game-is-over = das Spiel ist zu Ende
picture-no-terrain-card = keine Geländekarte
picture-terrain-cards = Geländekarten
picture-to-draw = zu ziehen
picture-discarded = abgelegt
picture-out-of-the-game = aus dem Spiel
picture-points-for = Punkte für
picture-economy = Wirtschaft
picture-twists = Twists
picture-no-twist = kein Twist
picture-top-board = oberstes Tableau

## Optionen

option-boards = Geländetableaus
    .about = Sieben Tableaus bilden den Spielplan. Jedes hat zwei Seiten und kann auf sechs Arten gedreht werden.
option-cards = Winter-Kingdom-Karten
    .about = Drei Karten bestimmen, was in dieser Partie Punkte bringt.
option-economy = Wirtschaft
    .about = Die Karte, die bestimmt, was Münzen bringt.
option-economy-random = Zufall
    .about = Eine der acht wird ausgelost.
option-economy-agriculture = { economy-agriculture }
    .about = { economy-agriculture.about }
option-economy-weapons = { economy-weapons }
    .about = { economy-weapons.about }
option-economy-highlands = { economy-highlands }
    .about = { economy-highlands.about }
option-economy-export = { economy-export }
    .about = { economy-export.about }
option-economy-enclosure = { economy-enclosure }
    .about = { economy-enclosure.about }
option-economy-pioneers = { economy-pioneers }
    .about = { economy-pioneers.about }
option-economy-marble = { economy-marble }
    .about = { economy-marble.about }
option-economy-salvage = { economy-salvage }
    .about = { economy-salvage.about }
option-twist = Twist
    .about = Eine Karte, die für alle eine der Regeln ändert.
option-twist-random = Zufall
    .about = Eine der acht wird ausgelost.
option-twist-none = Keiner
    .about = Am besten für eine erste Partie.
option-twist-wolves = { twist-wolves }
    .about = { twist-wolves.about }
option-twist-dead-end = { twist-dead-end }
    .about = { twist-dead-end.about }
option-twist-mobility = { twist-mobility }
    .about = { twist-mobility.about }
option-twist-innovation = { twist-innovation }
    .about = { twist-innovation.about }
option-twist-settlers = { twist-settlers }
    .about = { twist-settlers.about }
option-twist-roads = { twist-roads }
    .about = { twist-roads.about }
option-twist-islands = { twist-islands }
    .about = { twist-islands.about }
option-twist-bargain = { twist-bargain }
    .about = { twist-bargain.about }
option-more-twists = Weitere Twists
    .about = Sie gelten neben dem ersten. Den meisten genügt ein Twist pro Partie.
option-more-twists-wolves = { twist-wolves }
option-more-twists-dead-end = { twist-dead-end }
option-more-twists-mobility = { twist-mobility }
option-more-twists-innovation = { twist-innovation }
option-more-twists-settlers = { twist-settlers }
option-more-twists-roads = { twist-roads }
option-more-twists-islands = { twist-islands }
option-more-twists-bargain = { twist-bargain }
option-talents = Fähigkeiten
    .about = Alle bekommen verdeckt 5 davon. Wähle keine, um aus allen 25 zu geben, oder mindestens 5 pro Person.
option-direction = Richtung der Linien
    .about = Nur für { card-longhouses } und { card-surveyors }: welche Linien zählen.
option-direction-horizontal = { direction-horizontal }
    .about = { direction-horizontal.about }
option-direction-falling = { direction-falling }
    .about = { direction-falling.about }
option-direction-rising = { direction-rising }
    .about = { direction-rising.about }
option-top-board = Oberstes Tableau
    .about = Nur für { economy-highlands }: das äußere Tableau, auf dem Bauen Münzen bringt.
option-top-board-N = { top-board-N }
option-top-board-NE = { top-board-NE }
option-top-board-SE = { top-board-SE }
option-top-board-S = { top-board-S }
option-top-board-SW = { top-board-SW }
option-top-board-NW = { top-board-NW }
option-start = Wer beginnt
    .about = Wer den ersten Zug hat. Wer zuletzt an der Reihe ist, beginnt mit einer Münze mehr.

## Was eine Aktion bringen würde, in wenigen Worten

foresee-coins = { $coins ->
    [one] +1 Münze
   *[other] +{ $coins } Münzen
}
foresee-last-round = startet die letzte Runde

## Eine erste Partie, unterwegs erklärt

learn-welcome = Willkommen! Baue Häuser und Festungen auf diesem verschneiten Spielplan. Drei Karten sagen, was am Ende Punkte bringt; wer rings um ein Schloss am meisten gebaut hat, bekommt 3 weitere.
learn-build = In jedem Zug baust du 3 Gebäude auf dem Gelände deiner Karte: auf den leuchtenden Feldern. Kannst du an eigene Gebäude anbauen, musst du das auch tun. Überlege also gut, wo du anfängst.
learn-talent-build = Mit dieser Fähigkeit baust du ein weiteres Gebäude, nach ihrer eigenen Regel. Wähle eines der leuchtenden Felder.
learn-talent-move = Damit versetzt du ein Haus, das schon steht. Wähle, welches, und dann, wohin. Festungen bleiben immer stehen.
learn-follow-move = Die zweite Stufe dieser Fähigkeit macht dort weiter, wo die erste aufhört. Du musst sie nicht nutzen.
learn-finish = Du hast gebaut. Jetzt darfst du Münzen ausgeben: Kaufe eine Fähigkeit aus deiner Hand, werte eine offene auf oder nutze eine bis zu dreimal für 5 Münzen. Mit „{ action-end-turn }“ ziehst du deine nächste Geländekarte.
learn-event-coins = Du hast Münzen verdient! Die Wirtschaftskarte sagt, wofür. Am Ende eines Zugs kaufst du damit Fähigkeiten.
learn-event-bought = Diese Fähigkeit liegt jetzt offen. Ab deinem nächsten Zug kannst du sie einmal in jedem Zug nutzen, vor oder nach deinen drei Gebäuden.
learn-event-upgraded = Die zweite Stufe dieser Fähigkeit gehört dir, ab deinem nächsten Zug.
learn-any-last-round = Jemand hat alles gebaut, was da war. Die Runde wird noch zu Ende gespielt, dann werden die Punkte gezählt.
learn-over = Das war’s! Wähle in der Wertung eine Zahl, um auf dem Spielplan zu sehen, woher die Punkte kommen.

## Wörter der Seite

page-map = Der Spielplan
page-points = Punkte
page-terrain-card = Geländekarte
    .about = Auf diesem Gelände baust du in diesem Zug deine drei Gebäude.
page-terrain-choice = Wähle ein Gelände
    .about = Das erste, auf dem du baust, gilt für die ganze Pflichtaktion.
page-next-card = Nächste Geländekarte
page-piece = Was du baust
    .about = { piece-fort.about }
page-piece-house = Haus
page-piece-fort = Festung
page-houses-left = { $count ->
    [one] noch 1 Haus
   *[other] noch { $count } Häuser
}
page-forts-left = { $count ->
    [one] noch 1 Festung
   *[other] noch { $count } Festungen
}
page-removed = { $count ->
    [one] 1 Gebäude aus dem Spiel
   *[other] { $count } Gebäude aus dem Spiel
}
page-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
page-talents = Fähigkeiten
page-hand = Fähigkeiten auf der Hand
    .about = Nur du siehst sie. Was du kaufst, liegt offen und kann ab deinem nächsten Zug genutzt werden, mit { twist-innovation } sofort.
page-hand-empty = Du hast alle deine Fähigkeiten gekauft.
page-in-play = Offene Fähigkeiten
    .about = Jede kannst du einmal pro Zug nutzen, vor oder nach deinen drei Gebäuden.
page-no-talents = Noch keine offenen Fähigkeiten: Kaufe eine mit deinen Münzen.
page-talents-hidden = { $count ->
    [one] 1 Fähigkeit auf der Hand
   *[other] { $count } Fähigkeiten auf der Hand
}
page-talent = { $talent }, { $state }
page-level-first = Stufe I
page-level-second = Stufe II
page-price = { $count ->
    [0] Kostet nichts
    [one] Kostet 1 Münze
   *[other] Kostet { $count } Münzen
}
page-price-upgrade = { $count ->
    [0] Aufwerten kostet nichts
    [one] Aufwerten kostet 1 Münze
   *[other] Aufwerten kostet { $count } Münzen
}
page-talent-active = bereit
page-talent-used = in diesem Zug genutzt
page-talent-new = ab dem nächsten Zug bereit
page-talent-in-hand = noch nicht gekauft
page-do-use = Nutzen
page-do-buy = { $count ->
    [0] Umsonst kaufen
    [one] Kaufen: 1 Münze
   *[other] Kaufen: { $count } Münzen
}
page-do-upgrade = { $count ->
    [0] Umsonst aufwerten
    [one] Aufwerten: 1 Münze
   *[other] Aufwerten: { $count } Münzen
}
page-do-extra = { $count } Münzen: bis zu dreimal nutzen
    .about = Am Ende eines Zugs, anstelle eines Kaufs: Nutze eine offene Fähigkeit oder die Tunnelkarte bis zu dreimal nacheinander, ob du sie in diesem Zug schon genutzt hast oder nicht.
page-extra-left = { $count ->
    [one] noch 1 Nutzung
   *[other] noch { $count } Nutzungen
}
page-cards = Winter-Kingdom-Karten
page-economy = Wirtschaft
page-twist = Twist
page-no-twist = Kein Twist
page-direction = Linien, die zählen: { $direction }
page-top-board = Oberstes Tableau: { $place }
page-draw-pile = { $count ->
    [one] Nachziehstapel: 1 Geländekarte
   *[other] Nachziehstapel: { $count } Geländekarten
}
page-discard-pile = { $count ->
    [one] Ablagestapel: 1 Geländekarte
   *[other] Ablagestapel: { $count } Geländekarten
}
page-hex-empty = { $hex }, { $terrain }
page-hex-house = { $hex }, { $terrain }, Haus von { $player }
    .you = { $hex }, { $terrain }, dein Haus
page-hex-fort = { $hex }, { $terrain }, Festung von { $player }
    .you = { $hex }, { $terrain }, deine Festung

# Folgt auf eines der obigen, nach einem Komma.
page-hex-lifted = wird versetzt
page-hex-closed = gesperrt durch { twist-dead-end }
page-hex-target = wählbar

page-slot-centre = Mitte
page-board = { $degrees ->
    [0] Tableau { $number }, Seite { $side }
   *[other] Tableau { $number }, Seite { $side }, um { $degrees } Grad gedreht
}
page-board-pick = { $place }: { $board }. Tableau wählen
page-board-turn = { $board } drehen
page-board-title = { $place }: Tableau wählen
page-board-here = Liegt jetzt hier.
page-board-elsewhere = Jetzt: { $place }. Die beiden tauschen die Plätze.
page-board-random = Dem Zufall überlassen
page-boards-draw = Sieben Tableaus legen
page-boards-partial = { $open ->
    [one] 1 Tableau wird beim Start ausgelost.
   *[other] { $open } Tableaus werden beim Start ausgelost.
}
page-cards-chosen = { $count } von { $of } gewählt.
page-cards-partial = { $count } von { $of } gewählt. Der Rest wird beim Start gezogen.
page-cards-full = { $count } von { $of } gewählt. Nimm eine weg, um eine andere zu wählen.
page-talents-all = Alle 25 Fähigkeiten sind dabei.
page-talents-chosen = { $count } gewählt.
page-talents-few = { $count } von mindestens { $of } gewählt.
page-source-rulebook = aus der Spielregel
    .about = So steht es in der gedruckten Spielregel.
page-source-deduced = erschlossen
    .about = Es folgt aus mehreren Stellen der gedruckten Spielregel zusammen.
page-source-public = aus öffentlichen Quellen
    .about = Jemand, der das Spiel hat, hat öffentlich davon erzählt.
page-source-sister = aus Kingdom Builder
    .about = So ist es im Schwesterspiel, und nichts spricht dagegen.
page-source-ruling = eigene Festlegung
    .about = Das steht in keiner Quelle, die wir kennen; darum haben wir es selbst festgelegt, und es kann geändert werden.
page-own-map = eigener Entwurf
    .about = Keine öffentliche Quelle zeigt den gedruckten Plan, darum ist dieser von uns; ein anderer kann an seine Stelle treten.
page-piece-key = Taste F auf dem Spielplan: das andere Gebäude.
page-do-use-first = I nutzen
page-do-use-second = II nutzen
page-do-buy-short = Kaufen
page-do-upgrade-short = Aufwerten
page-do-extra-short = 3-mal
page-talent-chosen = wird gerade genutzt
page-extra-guide = Mit { talent-guide } II darf jede Nutzung der Tunnelkarte oder von { talent-guide } einem Haus gelten, das an keinen Tunnel angrenzt.
page-trade-later = Kaufen kannst du in deinem eigenen Zug, wenn du gebaut hast.
page-trade-first-build = Erst bauen: Gekauft wird danach.
page-trade-now = Jetzt kannst du kaufen oder aufwerten oder stattdessen für zusätzliche Nutzungen zahlen.
page-trade-again = Du darfst noch eine kaufen oder aufwerten.
page-trade-done = Mehr kannst du in diesem Zug nicht kaufen.
page-trade-poor = Im Moment kannst du dir nichts leisten.
page-facts = Karte für Karte
page-facts-boards = Tableau für Tableau
page-fact-named = Name
page-fact-first = Stufe I
page-fact-second = Stufe II
page-fact-mode = wie sie zusammengehören
page-fact-buy = Preis
page-fact-upgrade = Preis der Aufwertung
page-fact-effect = was zählt
page-fact-coins = Münzen
page-fact-law = was sich ändert
page-fact-points = Punkte

## Woher diese Regeln kommen: je eine Überschrift und ein Absatz

about-wk-why = Warum diese Seite
about-wk-why-text = Winter Kingdom ist ein Spiel von Donald X. Vaccarino, erschienen bei Queen Games. Wir konnten die niederländische Spielregel nur als reinen Text lesen, ohne die Bilder der Karten und Tableaus. Darum ist hier nicht alles wie gedruckt, und du sollst wissen, was nicht.
about-wk-attested = Wie in der Spielregel
about-wk-attested-text = Der Zug, das Bauen und Versetzen, Festungen, das Kaufen und Aufwerten von Fähigkeiten, zusätzliche Nutzungen für 5 Münzen, Geländekarten, Schlösser und das Spielende folgen der gedruckten Regel, in unseren eigenen Worten. Wo sie eine kleine Lücke lässt, folgen wir Kingdom Builder oder entscheiden selbst.
about-wk-talents = Die Fähigkeiten
about-wk-talents-text = Die Spielregel beschreibt, was Fähigkeiten tun, und nennt meist auch, welche es tun. Zusammengesetzt ergibt das genau 25 Karten. Zwei Namen sind verloren: { talent-wagon } und { talent-sleigh } sind von uns. Auf Deutsch sind alle Namen unsere Übersetzungen.
about-wk-public = Aus öffentlichen Quellen
about-wk-public-text = Rezensionen, Läden und Foren sagen, wie viele Karten es von jeder Art gibt, dass es bis zu drei zusätzliche Nutzungen gibt und worum es auf manchen Karten geht. Die Größe und die Statistik der Tableaus hat M. C. DeMarco veröffentlicht.
about-wk-deduced = Was wir erschlossen haben
about-wk-deduced-text = Manches folgt nur aus mehreren Stellen zusammen: welche erste und zweite Stufe zu einer Fähigkeit gehören, wie sie zusammenwirken, welche Stufe bei { talent-port } die erste ist und die Reihenfolge der Gelände für { talent-crossroads }.
about-wk-ruled = Was wir festgelegt haben
about-wk-ruled-text = Die Gelände von { talent-hot-springs }, { talent-monastery } und { talent-hunting-lodge } und die Orte von { talent-market } und { talent-farm } sind wahrscheinlich, aber nicht sicher. Das gilt auch dafür, welche Stufe bei { talent-toboggan } und { talent-dog-sled } die erste ist. Kleine Punkte bei { talent-outpost }, { talent-tower }, { talent-crossroads }, { talent-wagon } und { talent-sleigh } haben wir festgelegt.
about-wk-prices = Preise und Startmünzen
about-wk-prices-text = Nur drei Preise sind bekannt: 3 Münzen für { talent-mine }, 1 für { talent-dog-sled } und 3 für das Aufwerten von { talent-caravan }. Alle anderen sind von uns. Das gilt auch für die Münzen zu Beginn zu dritt und zu viert, 1, 1, 2 und 1, 1, 2, 2; zu zweit sind 1 und 2 gedruckt.
about-wk-cards = Die Wertungskarten
about-wk-cards-text = Von den 18 Winter-Kingdom-Karten war nichts zu lesen. Alle Namen sind von uns und die meisten Texte und Werte auch. Eine öffentliche Beschreibung sagt, was { card-ice-fishers }, { card-mountaineers } und { card-shore-folk } bringen, und nennt die 5 Punkte von { card-royal-roads }, aber nicht ihre Namen.
about-wk-economy = Die Wirtschaftskarten
about-wk-economy-text = Was jede der acht bringt, steht in der Spielregel, dazu fünf ihrer Namen. { economy-highlands }, { economy-enclosure } und { economy-pioneers } sind unsere Namen, und manche Einzelheiten haben wir festgelegt: was ein Fort zählt, und wo der Rand des Spielplans ist.
about-wk-twists = Die Twists
about-wk-twists-text = Von den Twists waren nur Beispiele zu lesen. { twist-innovation } und { twist-islands } sind daraus klar; { twist-wolves }, { twist-dead-end }, { twist-settlers }, { twist-roads } und { twist-bargain } sind zum Teil unsere Deutung, und { twist-mobility } ist geraten. Der Name { twist-roads } ist zweifelhaft; { twist-settlers }, { twist-islands } und { twist-bargain } sind unsere Namen.
about-wk-boards = Die Tableaus
about-wk-boards-text = Alle 14 Seiten der Tableaus sind eigene Entwürfe, weil keine öffentliche Quelle die gedruckten Feld für Feld zeigt. Sie halten die veröffentlichte Statistik ein: 61 Felder je Seite, mit einem Schloss, einem Tunnel, zwei Dörfern und jedem Gelände, das auf Karten vorkommt.
about-wk-change = Wie man es ändert
about-wk-change-text = Tableaus, Preise und Werte sind Datendateien im Paket, und docs/winter-kingdom.md sagt, wie man sie ändert. Wenn du das Spiel hast und auf deinen Karten etwas anderes steht, freuen wir uns sehr über eine Nachricht.

## Wodurch Entscheidungen Chancen kosten

tag-locked-in = sich einbauen
tag-talent-missed = kein Talent gekauft oder aufgewertet
tag-talent-unused = ein Talent nicht genutzt
tag-fort-missed = keine Festung gebaut
tag-coins-missed = Münzen verpasst
tag-for-others = Punkte anderen überlassen

## Wovon ein Profil erzählt

trait-talent = Gewonnen je Talent
