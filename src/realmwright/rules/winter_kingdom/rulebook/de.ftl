# Das Regelbuch von Winter Kingdom auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# *So* ist betont, [so](turn-build) führt zu einem Absatz oder Eintrag. contents.toml sagt, was wohin gehört.

## Worum es geht

rulebook-overview = Worum es geht
rulebook-overview-goal = Du baust Häuser und Festungen auf einem verschneiten Spielplan. Drei Karten, in jedem Spiel andere, sagen, was am Ende Punkte bringt, und Schlösser bringen immer welche. Mit Münzen, die du unterwegs verdienst, kaufst du Fähigkeiten, mit denen du mehr bauen und versetzen kannst. Die meisten Punkte gewinnen.
rulebook-overview-components = Es ist für 2 bis 4 Personen. Es gibt 7 Tableaus mit zwei Seiten, 30 Geländekarten (5 zu jedem von sechs Geländen), 18 Winter-Kingdom-Karten für Punkte, 25 Fähigkeiten, 8 Wirtschaftskarten und 8 Twists. Alle haben eine Tunnelkarte und eine Karte für die Pflichtaktion.
rulebook-overview-pieces = Alle haben 32 [Häuser](piece-house) und 4 [Festungen](piece-fort) einer Farbe. Sieben Plättchen zeigen, welche Fähigkeiten bereit sind und welche in diesem Zug schon genutzt wurden: eines für die Pflichtaktion, eines für die Tunnelkarte und fünf für Fähigkeiten.
rulebook-overview-coins = Münzen sind 1 oder 2 wert, das macht keinen Unterschied: Nur die Summe zählt. Die Bank wird nie leer.

## Der Spielplan

rulebook-map = Der Spielplan
rulebook-map-boards = Ein Tableau ist ein Sechseck aus 61 Feldern, fünf an jeder Seite. Eines liegt in der Mitte und sechs liegen lückenlos darum herum; so sieht der Spielplan aus wie eine Schneeflocke aus 427 Feldern. Jedes Tableau darf überall liegen, mit jeder Seite oben und beliebig gedreht.
rulebook-map-adjacent = Zwei Felder grenzen aneinander an, wenn sie eine Seite gemeinsam haben. Ob sie auf demselben Tableau liegen, ist egal, außer mit dem Twist [{ twist-islands }](twist-islands).
rulebook-map-terrains = Auf sieben Geländen kann man bauen. Sechs davon gibt es auf Geländekarten: [{ terrain-flower-field }](terrain-flower-field), [{ terrain-grassland }](terrain-grassland), [{ terrain-tundra }](terrain-tundra), [{ terrain-fell-field }](terrain-fell-field), [{ terrain-snowscape }](terrain-snowscape) und [{ terrain-forest }](terrain-forest). Das siebte ist [{ terrain-ice }](terrain-ice), wohin nur Fähigkeiten führen. Auf [{ terrain-mountain }](terrain-mountain), [{ terrain-tunnel }](terrain-tunnel), [{ terrain-village }](terrain-village) und [{ terrain-castle }](terrain-castle) kann man nicht bauen, außer mit der [{ talent-mine }](talent-mine) auf Bergen.
rulebook-map-order = Die sechs Gelände der Karten haben eine Reihenfolge: Blumenwiese, Ebene, Tundra, Hochmoor, Schneelandschaft, Wald und dann wieder Blumenwiese. Nur die [{ talent-crossroads }](talent-crossroads) nutzt sie.
rulebook-map-lines = Felder haben oben eine Spitze, also gibt es drei Richtungen gerader Linien: von links nach rechts und zwei Diagonalen. Eine Linie geht von einem Ende des Spielplans zum anderen, über alle Tableaus. Ein Gebiet ist alles von einem Gelände, das zusammenhängt.
rulebook-map-edge = Ein Feld liegt am Außenrand, wenn weniger als sechs Felder darum herum liegen. Auch Felder in den einspringenden Ecken zwischen zwei Tableaus zählen also, wenn sie außen liegen. Insgesamt sind es 78.
rulebook-map-groups = Deine Gebäude sind deine Häuser und Festungen. Was aneinandergrenzt, bildet eine Gruppe; auch ein Gebäude, das allein steht, ist eine Gruppe. Wo Häuser gezählt werden, zählt eine Festung als zwei.

## Aufbau

rulebook-set-up = Aufbau
rulebook-set-up-map = Legt die sieben Tableaus zufällig oder nach Absprache: welches wohin, mit welcher Seite nach oben und wie gedreht.
rulebook-set-up-cards = Deckt drei Winter-Kingdom-Karten, eine Wirtschaftskarte und einen Twist auf. Im ersten Spiel lasst ihr den Twist am besten weg.
rulebook-set-up-talents = Alle bekommen fünf Fähigkeiten und eine Geländekarte. Niemand sonst darf sie sehen, bis sie gekauft oder gespielt sind. Übrige Fähigkeiten sind aus dem Spiel. Offene Fähigkeiten, Plättchen und Münzen dürfen alle sehen.
rulebook-set-up-pieces = Nimm alle Häuser und Festungen deiner Farbe, deine Tunnelkarte und die Karte der Pflichtaktion. Beide Karten sind vom ersten Zug an bereit.
rulebook-set-up-first-player = Nach der Spielregel beginnt die jüngste Person; hier wird gelost, wenn ihr niemanden bestimmt. Es geht im Uhrzeigersinn. Wer beginnt, bekommt 1 Münze, wer zuletzt kommt, 2: zu zweit 1 und 2, zu dritt 1, 1 und 2, zu viert 1, 1, 2 und 2.
rulebook-set-up-agreements = Sind die [{ card-longhouses }](card-longhouses) oder die [{ card-surveyors }](card-surveyors) dabei, vereinbart jetzt eine der drei Richtungen. Ist [{ economy-highlands }](economy-highlands) die Wirtschaft, vereinbart eines der sechs äußeren Tableaus. Wählt ihr nichts, gilt waagerecht und das Tableau im Norden.

## Der Zug

rulebook-turn = Der Zug
rulebook-turn-order = Eine Runde beginnt bei der Person, die das Spiel begonnen hat. Dann haben alle im Uhrzeigersinn je einen Zug.
rulebook-turn-parts = Zeig deine Geländekarte. Führe dann einmal die Pflichtaktion aus und nutze beliebig viele Fähigkeiten, davor oder danach. Anschließend darfst du einmal Münzen ausgeben. Zum Schluss räumst du auf.
rulebook-turn-mandatory = In der Pflichtaktion baust du drei Gebäude nacheinander auf freien Feldern des Geländes deiner Karte. Jedes darf ein Haus oder eine Festung sein. Dazwischen kannst du nichts anderes tun, außer was [{ twist-settlers }](twist-settlers) sofort bringen.
rulebook-turn-talents = Jede deiner offenen Fähigkeiten und deine Tunnelkarte kannst du einmal pro Zug nutzen. Du musst es nie, und es geht nur, wenn sie etwas bewirken kann.
rulebook-turn-coins-at-once = Münzen, die du mit Bauen verdienst, bekommst du sofort.
rulebook-turn-clean-up = Lege zum Schluss deine Geländekarte ab, ziehe eine neue, die nur du siehst, und mache alle deine Fähigkeiten wieder bereit. Ist der Stapel leer, werden die abgelegten Geländekarten gemischt.
rulebook-turn-full-terrain = Eine Karte, deren Gelände kein freies Feld mehr hat, wird ersetzt, sobald sie gezogen ist. Wird das Gelände voll, während du die Karte hast, wird sie am Anfang deines Zuges ersetzt oder jederzeit, bevor deine Pflichtaktion beginnt.
rulebook-turn-full-meanwhile = Wird das Gelände mitten in deiner Pflichtaktion voll, lege die Karte ab und ziehe eine andere. Was noch zu bauen ist, kommt auf das neue Gelände.
rulebook-turn-too-few = Hast du weniger als drei Gebäude übrig, baue, was du hast. Sind alle sechs Gelände voll, entfällt die Pflichtaktion. Das Spiel endet, wenn eine ganze Runde lang niemand etwas baut.

## Bauen

rulebook-building = Bauen
rulebook-building-one-each = Auf einem Feld steht höchstens ein Gebäude, und nur wo Bauen möglich ist. Das und alles Folgende gilt für jedes Gebäude, ob aus der Pflichtaktion oder durch eine Fähigkeit.
rulebook-building-next-to-your-own = Gibt es ein erlaubtes Feld neben einem eigenen Gebäude, dann *musst* du auf so einem Feld bauen. Überlege also gut, wo du anfängst.
rulebook-building-anywhere = Gibt es keines, darfst du auf jedem erlaubten Feld des ganzen Spielplans bauen. Das wird vor jedem einzelnen Bau neu geprüft; das erste Haus kann also dem zweiten den Weg öffnen oder es binden.
rulebook-building-own-conditions = Manche Fähigkeiten nennen selbst einen Ort, und dann gilt diese Regel nicht: { talent-tavern } II, { talent-outpost }, { talent-market } II, { talent-farm } II, { talent-barracks } und { talent-caravan } II.
rulebook-building-moving = Ein Haus zu versetzen ist kein Bauen. Das Feld, auf dem es hält, muss frei und bebaubar sein, aber nicht neben eigenen Gebäuden liegen. Münzen gibt es dafür nicht.
rulebook-building-forts = Wo du ein Haus bauen darfst, darfst du stattdessen eine Festung bauen. Das kostet einen Bau und ein Feld, zählt aber als zwei Häuser für Münzen, Karten und Schlösser.
rulebook-building-forts-stay = Eine Festung wird nie versetzt. Wo die Zahl der Gebäude zählt, bei Reihen, bei dem, was an ein Feld angrenzt, und bei [{ twist-wolves }](twist-wolves), zählt sie als eines.

## Fähigkeiten

rulebook-talents = Fähigkeiten
rulebook-talents-spending = Nach dem Bauen darfst du auf *eine* von drei Arten Münzen ausgeben: eine Fähigkeit kaufen, eine aufwerten oder für zusätzliche Nutzung bezahlen. Mit [{ twist-bargain }](twist-bargain) darfst du zweimal kaufen oder aufwerten.
rulebook-talents-buy = Kaufen: Bezahle den Preis einer Fähigkeit auf deiner Hand und lege sie offen hin. Ab deinem nächsten Zug kannst du Stufe I nutzen. Sie bleibt dir bis zum Ende; mehr als die fünf, die du bekommen hast, werden es nie.
rulebook-talents-upgrade = Aufwerten: Bezahle den zweiten Preis einer offenen Fähigkeit. Stufe II gehört dir ab deinem nächsten Zug. Ob du die Fähigkeit in diesem Zug schon genutzt hast, ist egal.
rulebook-talents-prices = Kaufen kostet 1 Münze für { talent-mule }, { talent-toboggan }, { talent-guide }, { talent-dog-sled } und { talent-sleigh }; 2 für { talent-market }, { talent-barracks }, { talent-tavern }, { talent-outpost }, { talent-caravan }, { talent-horse }, { talent-carriage } und { talent-wagon }; und 3 für alle anderen. Aufwerten kostet 3 für { talent-caravan }; 2 für { talent-port }, { talent-mine }, { talent-market }, { talent-farm }, { talent-barracks }, { talent-tavern }, { talent-outpost } und { talent-crossroads }; und 1 für alle anderen.
rulebook-talents-extra = Für 5 Münzen darfst du eine deiner offenen Fähigkeiten oder die Tunnelkarte jetzt bis zu dreimal hintereinander nutzen, auch wenn du sie in diesem Zug schon genutzt hast. Jedes Mal ist eine volle Nutzung. Münzen, die du damit verdienst, kannst du in diesem Zug nicht ausgeben.
rulebook-talents-no-more-talents = Sobald du Münzen ausgegeben oder mit der [{ economy-salvage }](economy-salvage) Gebäude abgeräumt hast, kannst du in diesem Zug keine Fähigkeiten mehr nutzen, außer der zusätzlichen Nutzung selbst und dem, was die [{ twist-innovation }](twist-innovation) erlaubt.
rulebook-talents-build-or-move = Mit manchen Fähigkeiten baust du ein weiteres Gebäude, das Münzen bringen kann; dafür brauchst du eines, das noch nicht gebaut ist. Mit anderen versetzt du ein Haus, das bringt keine.
rulebook-talents-levels = Die beiden Stufen einer aufgewerteten Fähigkeit gehören auf eine von drei Arten zusammen; ihr Text sagt, wie. Bei den meisten nutzt du in jedem Zug [{ mode-alt }](mode-alt). Bei manchen folgt Stufe II auf Stufe I: [{ mode-arrow }](mode-arrow). Bei { talent-crossroads } und { talent-guide } darfst du beide nutzen: [{ mode-both }](mode-both).
rulebook-talents-tunnel = Die [{ talent-tunnel }](talent-tunnel) ist eine Fähigkeit, die alle von Anfang an haben. Sie kann nicht aufgewertet werden.

## Wirtschaft

rulebook-economy = Wirtschaft
rulebook-economy-one-for-all = Eine Wirtschaftskarte sagt, was Münzen bringt, für alle und das ganze Spiel lang. Sie wird nach jedem einzelnen Bau geprüft.
rulebook-economy-what-earns = Was du mit der Pflichtaktion oder einer Fähigkeit baust, kann Münzen bringen; was du versetzt oder durch einen Twist baust, nicht. Eine Festung bringt so viel wie zwei Häuser. Ein Haus bringt nur einmal etwas, auch wenn es die Bedingung doppelt erfüllt.

## Twists

rulebook-twists = Twists
rulebook-twists-one-is-enough = Ein Twist ändert eine Regel für alle, und keine Fähigkeit hilft dagegen. Einer pro Spiel ist empfohlen; wenn ihr wollt, spielt ihr mit mehreren oder ohne.

## Punkte

rulebook-points = Punkte
rulebook-points-three-cards = Am Ende wird jede der drei Karten für alle gezählt. Jedes Haus zählt für sich, und eine Festung als zwei, wo immer eine Karte Häuser zählt.
rulebook-points-once = Eine Karte zählt ein Feld, ein Dorf oder einen Tunnel nur einmal, wenn sie nichts anderes sagt.
rulebook-points-direction = Für Karten, die Linien zählen, gilt für alle die Richtung, die ihr am Anfang vereinbart habt.
rulebook-points-castles = In jedem Spiel ist jedes Schloss 3 Punkte wert für die Person mit den meisten Häusern daneben, eine Festung als zwei. Bei Gleichstand bekommen alle Beteiligten 3; ist niemand da, bekommt niemand etwas.

## Ende des Spiels

rulebook-end = Ende des Spiels
rulebook-end-last-round = Hat jemand alle Häuser und alle Festungen gebaut, wird die Runde zu Ende gespielt. Alle hatten also gleich viele Züge.
rulebook-end-removed = Gebäude, die durch [{ twist-wolves }](twist-wolves) oder [{ economy-salvage }](economy-salvage) vom Spielplan kamen, sind aus dem Spiel und gelten als gebaut.
rulebook-end-winner = Die meisten Punkte gewinnen, und bei Gleichstand wird der Sieg geteilt. Münzen und Fähigkeiten sind nichts wert.

## Einstellungen eines Tisches

rulebook-options = Einstellungen eines Tisches
rulebook-options-what-you-choose = Vor dem Spiel dürft ihr die Tableaus und ihre Lage wählen, die drei Karten, die Wirtschaft und den Twist. Was offen bleibt, wird ausgelost.
rulebook-options-more = „{ option-more-twists }“ fügt Twists hinzu. Unter „{ option-talents }“ wählt ihr, welche ausgeteilt werden: mindestens fünf je Person, oder keine, um aus allen 25 auszuteilen.
rulebook-options-agree = „{ option-direction }“ und „{ option-top-board }“ sind, was ihr am Tisch vereinbaren würdet, und „{ option-start }“ sagt, wer den ersten Zug hat.
rulebook-options-versions = Wenn wir eine Regelentscheidung ändern, behalten laufende Spiele die Regeln, mit denen sie begonnen haben.

## Was gedruckt ist und was nicht

rulebook-sources = Was gedruckt ist und was nicht
rulebook-sources-why = { about-wk-why-text }
rulebook-sources-attested = { about-wk-attested-text }
rulebook-sources-public = { about-wk-public-text }
rulebook-sources-missing = Soweit wir wissen, hat niemand die Tableaus Feld für Feld veröffentlicht, die Preise der Fähigkeiten, die Texte der 18 Wertungskarten oder einen Teil der Namen. Fotos der Fähigkeiten und Tableaus oder die Seiten 3 und 12 bis 16 der Spielregel in irgendeiner Sprache würden fast alles klären.
rulebook-sources-talents = { about-wk-talents-text }
rulebook-sources-deduced = { about-wk-deduced-text }
rulebook-sources-ruled = { about-wk-ruled-text }
rulebook-sources-prices = { about-wk-prices-text }
rulebook-sources-cards = { about-wk-cards-text }
rulebook-sources-economy = { about-wk-economy-text }
rulebook-sources-twists = { about-wk-twists-text }
rulebook-sources-boards = { about-wk-boards-text }
rulebook-sources-change = { about-wk-change-text }

## Listen der Einträge

rulebook-kind-talent = Fähigkeiten
rulebook-kind-card = Winter-Kingdom-Karten und Schlösser
rulebook-kind-economy = Wirtschaftskarten
rulebook-kind-twist = Twists
rulebook-kind-terrain = Gelände und Orte
rulebook-kind-piece = Gebäude
rulebook-kind-mode = Wie die beiden Stufen einer Fähigkeit zusammengehören
rulebook-kind-direction = Richtungen von Linien

## Abbildungen

rulebook-figure-seven-boards = Sieben Tableaus: eines in der Mitte und sechs darum herum.
rulebook-figure-across-the-seam = Die Tundra liegt auf dem nördlichen Tableau, das Haus auf dem mittleren. Sie grenzen aneinander, also muss das nächste Haus dorthin.
rulebook-figure-what-can-be-built-on = Oben ein Berg und ein Tunnel, links ein Dorf und rechts ein Schloss: Auf diesen vieren kann nicht gebaut werden. Auf dem Eis unten schon, aber nur mit Fähigkeiten.
rulebook-figure-three-directions = Drei Linien durch die Mitte: von links nach rechts und die zwei Diagonalen.
rulebook-figure-outer-edge = Am Rand: oben ein Haus und eine Festung, dazu ein Haus in der einspringenden Ecke zwischen zwei Tableaus. Das Haus mitten auf dem Spielplan zählt nicht: 4 Punkte.
rulebook-figure-groups = Die eine Person hat drei Gruppen: drei Häuser zusammen und zwei, die allein stehen. Das sind 6 Punkte. Fremde Häuser verbinden und trennen nichts.
rulebook-figure-whole-turn = Ein ganzer Zug: drei Gebäude auf Ebene, zwei davon neben dem Dorf für je eine Münze. Mit der Münze von vorher reicht das für eine Mine.
rulebook-figure-three-builds = Ein Haus, eine Festung und noch ein Haus: Bei jedem der drei hast du die Wahl.
rulebook-figure-terrain-used-up = Das erste Haus belegt den letzten freien Wald. Eine neue Karte wird gezogen, Tundra, und dort kommen die anderen beiden Häuser hin.
rulebook-figure-must-build-adjacent = Es gibt drei Tundrafelder, aber zwei grenzen an das Haus an: Eines davon muss es sein.
rulebook-figure-one-by-one = Keine Tundra grenzt an das Haus an, also darf das erste Gebäude überallhin. Das zweite auch. Aber dann liegt Tundra neben einem eigenen Haus, und dort muss das dritte hin.
rulebook-figure-fort-counts-two = Eine Festung neben dem Dorf bringt 2 Münzen, ein Haus nur 1.
rulebook-figure-buying = 3 Münzen nach dem Bauen: genug für eine Mine. Den Garten aufzuwerten muss bis zu einem anderen Zug warten, und die Mine wirkt ab dem nächsten Zug.
rulebook-figure-extra-uses = Dreimal das Maultier für 5 Münzen: Ein Haus geht zwei Felder weit, das andere eines.
rulebook-figure-castle-majority = Zwei Häuser und eine Festung liegen am Schloss in der Mitte gleichauf: 3 Punkte für beide. Das einzelne Haus bringt nichts, und am anderen Schloss bekommt niemand etwas.
rulebook-figure-last-round = Die erste Person baut ihre letzten drei Gebäude. Die zweite hat noch einen Zug; dann ist das Spiel zu Ende, obwohl noch ein Haus übrig ist.
rulebook-figure-port = Mit Stufe II kommt das weitere Haus auf das Eis neben dem eigenen Haus. Mit Stufe I käme es auf Schneelandschaft, das Gelände der Karte.
rulebook-figure-pasture = Baue auf der Ebene neben deinem Haus und versetze das neue Haus dann um ein Feld, auch von der Ebene herunter.
rulebook-figure-sawmill = Ein Waldfeld grenzt an das Haus an, also muss das weitere Haus dorthin.
rulebook-figure-hot-springs = Ein weiteres Haus auf Tundra, obwohl die Geländekarte Ebene zeigt.
rulebook-figure-garden = Keine Blumenwiese grenzt an das Haus an, also darf es überall sein. Danach darf das neue Haus, und kein anderes, ein Feld weiter.
rulebook-figure-monastery = Ein weiteres Haus auf dem Hochmoor, das gleich wieder herunterzieht.
rulebook-figure-hunting-lodge = Ein weiteres Haus auf der Schneelandschaft neben dem eigenen Haus.
rulebook-figure-mine = Mit Stufe II darf ein Haus auf einem Berg stehen, hier auf dem neben dem eigenen Haus.
rulebook-figure-market = Die Reihe grenzt an das Schloss an, also darf mit Stufe II überall ein Haus daran. Das einzelne Haus links unten grenzt an kein Schloss an.
rulebook-figure-farm = Kein Feld am Dorf grenzt an das eigene Haus an, also sind alle sechs erlaubt.
rulebook-figure-barracks = Stufe I verlangt ein Feld neben der Festung selbst. Mit Stufe II geht jedes Feld neben der Gruppe, zu der sie gehört.
rulebook-figure-tavern = Mit Stufe II genügt die fremde Dreierreihe: Ein Ende ist frei, das andere liegt außerhalb des Spielplans. An der eigenen Reihe ginge nur das rechte Ende, denn links ist ein Berg.
rulebook-figure-outpost = Das neue Haus grenzt an genau eines der beiden an. Für die Felder, die an beide angrenzen, braucht es Stufe II.
rulebook-figure-tower = Am Rand neben dem eigenen Haus gebaut, aber nicht auf Eis; danach darf das Haus dorthin versetzt werden.
rulebook-figure-homestead = Nur ein Feld des mittleren Tableaus grenzt an das Haus im Norden an, also muss es dieses sein. Danach darf das neue Haus überallhin auf dem mittleren Tableau.
rulebook-figure-crossroads = Nach der Blumenwiese kommt die Ebene: Dort wird das weitere Haus gebaut, die drei der Pflichtaktion auf der Blumenwiese.
rulebook-figure-caravan = Das Haus springt über ein fremdes, und auf dem verlassenen Feld wird ein neues gebaut.
rulebook-figure-mule = Ein Feld mit Stufe I und noch eines mit Stufe II.
rulebook-figure-toboggan = Mit Stufe II geht das Haus genau zwei Felder geradeaus, auch über einen Berg.
rulebook-figure-horse = Mit Stufe II ist jedes Feld erlaubt, das zwei entfernt ist, auch um die Ecke. Stufe I erlaubt nur die geraden.
rulebook-figure-guide = Über die zwei freien Berge auf ein Feld daneben. Der dritte Berg ist von jemand anderem besetzt und hält das Haus auf.
rulebook-figure-guide-tunnel = Stufe II: Ein Haus fern von Tunneln kommt neben einen Tunnel. Die Tunnelkarte ist damit für diesen Zug genutzt.
rulebook-figure-dog-sled = Über das freie Eis und auf der anderen Seite wieder herunter. Mit Stufe II würde das Haus auf dem Eis selbst halten.
rulebook-figure-carriage = Über die Tundra bis ans andere Ende und mit Stufe II noch ein Feld weiter, auf beliebiges Gelände.
rulebook-figure-wagon = Mit Stufe II gehören die zwei fremden Häuser zur Gruppe, also darf das Haus auch neben sie. Mit Stufe I müsste es neben den zwei eigenen bleiben.
rulebook-figure-sleigh = Geradeaus, bis der Berg es aufhält. Mit Stufe II könnte es auf jedem Feld davor halten.
rulebook-figure-tunnel = Das Haus am einen Tunnel kommt auf ein freies Feld am anderen, sogar auf Eis. Das Haus in der Mitte grenzt an keinen Tunnel an und kann nicht.
rulebook-figure-agriculture = Ein Haus zwischen zwei Dörfern bringt nur 1 Münze. Zusammen sind es 3.
rulebook-figure-weapons = Zwei Häuser neben der Festung bringen je eine Münze; das dritte steht zu weit weg.
rulebook-figure-highlands = Das oberste Tableau ist hier das im Norden: Zwei Häuser darauf bringen je eine Münze, das auf dem mittleren nichts.
rulebook-figure-export = Die einspringende Ecke zwischen zwei Tableaus gehört zum Rand: je eine Münze für zwei Häuser. Das dritte steht weiter innen.
rulebook-figure-enclosure = Beim ersten Haus ist die Ebene daneben noch frei: keine Münze. Das zweite lässt nichts frei, und das dritte hatte nie ein Nachbarfeld seines Geländes: je eine Münze.
rulebook-figure-pioneers = Nichts für das Haus neben dem eigenen. Die Festung steht allein und bringt 2 Münzen; das letzte Haus steht daneben.
rulebook-figure-marble = Drei Felder nebeneinander in einer Linie: 2 Münzen. Die Reihenfolge ist egal.
rulebook-figure-salvage = Ein Haus für 1 Münze und eine Festung für 2 kommen für immer vom Spielplan. Sie bezahlen sofort eine Mine.
rulebook-figure-wolves = In einem Zug werden fünf Gebäude gebaut, also mehr als vier. Darum geht am Ende des Zuges ein Haus nach Wahl verloren.
rulebook-figure-dead-end = Die Felder um das fremde Haus sind gesperrt, auch die neben dem eigenen.
rulebook-figure-mobility = Schneelandschaft, die höchstens zwei Felder entfernt ist, genügt. Die ganz links ist zu weit, solange es eine nähere gibt.
rulebook-figure-innovation = Die Mine wird im selben Zug gekauft und genutzt: ein weiteres Haus neben dem Berg.
rulebook-figure-settlers = Zwei der Gebäude grenzen an das Dorf an. Nach dem ersten wird sofort noch eines gebaut, auf Tundra; nach dem zweiten wird darauf verzichtet.
rulebook-figure-roads = Durch den Tunnel und dann noch ein Feld weiter, sodass das Haus an das Schloss angrenzt.
rulebook-figure-islands = Das Haus steht auf dem nördlichen Tableau. Das Feld darunter gehört zum mittleren und grenzt nicht an, also wird im Norden weitergebaut.
rulebook-figure-bargain = Ein Maultier umsonst und ein Pferd für 1 Münze, beide in einem Zug.
rulebook-figure-ice-fishers = Ein Haus und eine Festung auf Eis zählen als drei Häuser: 6 Punkte. Das Haus am Ufer bringt nichts.
rulebook-figure-mountaineers = Zwei Häuser und eine Festung grenzen an einen Berg an: 4 Punkte. Das Haus rechts unten grenzt an keinen an.
rulebook-figure-shore-folk = Zwei Häuser am Ufer bringen 2 Punkte. Das Haus auf dem Eis bringt keinen.
rulebook-figure-woodcutters = 1 Punkt für das Haus neben dem Wald, 2 für die Festung am anderen, keiner für das Haus im Wald.
rulebook-figure-royal-roads = Eine Gruppe grenzt an drei Schlösser an. Das erste zählt nicht, die anderen beiden bringen je 5 Punkte.
rulebook-figure-messengers = Die Gruppe am Schloss grenzt an zwei Dörfer an: 6 Punkte. An das dritte Dorf grenzt ein Haus an, das mit keinem Schloss verbunden ist.
rulebook-figure-longhouses = Zwei Linien haben je drei Häuser, eine Festung als zwei gezählt. Nur eine davon zählt: 6 Punkte. Die Häuser müssen nicht nebeneinander stehen.
rulebook-figure-surveyors = Vereinbart ist die fallende Diagonale. Die fünf Gebäude stehen auf vier solchen Linien: 4 Punkte.
rulebook-figure-burghers = Die größte Gruppe hat vier Häuser und eine Festung, das macht sechs: 3 Punkte.
rulebook-figure-loners = Das Haus in der Mitte und die Festung stehen allein: 3 und 6 Punkte. Fremde Häuser sind egal. Die zwei Häuser rechts grenzen aneinander an.
rulebook-figure-farmsteads = Auf jedem Tableau steht mindestens ein Haus. Die wenigsten, eines, stehen auf zwei Tableaus, aber nur eines zählt: 4 Punkte. Die andere Person fehlt auf sechs Tableaus und bekommt nichts.
rulebook-figure-lords = In der Mitte sind zwei gleichauf: je 6 Punkte. Im Norden schlagen zwei Häuser eines: 6 und 3 Punkte. Das einzelne Haus im Nordosten bringt 6.
rulebook-figure-heartland = Zwei Häuser und eine Festung auf dem mittleren Tableau: 4 Punkte. Das Haus im Norden zählt nicht.
rulebook-figure-tunnel-wardens = An zwei Tunneln steht ein Gebäude: 4 Punkte. Wie viele Häuser an jedem stehen, ist egal.
rulebook-figure-villagers = Das Haus zwischen zwei Dörfern bringt 1 Punkt, das andere Haus 1 und die Festung 2.
rulebook-figure-stewards = Auf fünf Geländen je zwei Häuser, aber im Wald nur eines: 3 Punkte für dieses eine.

## Fragen

rulebook-question-bank-empty = Was, wenn die Münzen ausgehen?
    .answer = Das geht nicht: Die Bank gilt als unbegrenzt. In der Schachtel sind 41 Münzen, aber keine Regel sagt, was ohne welche geschähe.
rulebook-question-interlock = Liegen die Tableaus wie im gedruckten Spiel?
    .answer = Solche Sechsecke lassen sich auf zwei Arten lückenlos legen, spiegelverkehrt zueinander. Keine Quelle zeigt, welche gedruckt ist, also haben wir eine gewählt. Auch was auf den Tableaus ist, stammt von uns.
rulebook-question-inner-corner = Zählt die einspringende Ecke zwischen zwei Tableaus zum Außenrand?
    .answer = Ja, wenn um das Feld weniger als sechs Felder liegen. Die Spielregel spricht nur vom Rand; so lässt sich am einfachsten genau sagen, was das ist.
rulebook-question-after-forest = Welches Gelände kommt nach dem Wald?
    .answer = Die Blumenwiese: Die Reihenfolge beginnt von vorn. Sie selbst folgt aus einer Liste und zwei Beispielen der Spielregel, aber keines zeigt, was nach dem letzten kommt.
rulebook-question-leftover-talents = Kann ich Fähigkeiten bekommen, die nicht ausgeteilt wurden?
    .answer = Nein. Die Spielregel teilt jeder Person fünf aus und nennt keinen Weg zu anderen; der Rest bleibt also in der Schachtel.
rulebook-question-first-coins = Warum bekommt die letzte Person mehr Münzen?
    .answer = Als Ausgleich, weil sie später drankommt. Für zwei sind 1 und 2 gedruckt. Die Tabelle für drei und vier ist nur zum Teil lesbar, also sind 1, 1, 2 und 1, 1, 2, 2 unsere Lesart; nach einer Rezension bekommen alle eine oder zwei.
rulebook-question-who-begins = Muss die jüngste Person beginnen?
    .answer = Zu Hause am Tisch ja. Hier fragt niemand nach dem Alter: Es wird gelost, oder ihr bestimmt beim Aufbau jemanden.
rulebook-question-no-direction-chosen = Was, wenn wir keine Richtung und kein oberstes Tableau vereinbaren?
    .answer = Dann zählen Linien von links nach rechts, und das oberste Tableau ist das im Norden. Nach der Spielregel vereinbart ihr das; etwas muss gelten, wenn niemand wählt.
rulebook-question-talent-after-buying = Darf ich noch eine Fähigkeit nutzen, nachdem ich etwas gekauft habe?
    .answer = Nein. Fähigkeiten gehören zum Bauen, und Münzen werden danach ausgegeben. Die Spielregel nennt die Reihenfolge; dass es kein Zurück gibt, ist unsere Lesart.
rulebook-question-between-builds = Darf ich zwischen den drei Gebäuden eine Fähigkeit nutzen?
    .answer = Nein, vor dem ersten oder nach dem dritten. So ist es in Kingdom Builder, und nichts in Winter Kingdom spricht dagegen. Nur was [{ twist-settlers }](twist-settlers) bringen, wird dazwischen gebaut.
rulebook-question-card-in-hand-full = Das Gelände meiner Karte wurde vor meinem Zug voll. Was nun?
    .answer = Du bekommst eine andere Karte, wenn dein Zug beginnt, und auch, wenn eine deiner Fähigkeiten vor der Pflichtaktion das letzte Feld belegt. Nach der Spielregel werden solche Karten beim Ziehen ersetzt; das ist derselbe Gedanke.
rulebook-question-full-in-the-middle = Nach meinem ersten Gebäude ist das Gelände voll. Verliere ich die anderen zwei?
    .answer = Nein, du ziehst eine neue Karte und baust den Rest auf deren Gelände. So ist es in Kingdom Builder.
rulebook-question-nothing-to-build = Was, wenn niemand mehr bauen kann?
    .answer = Sind alle sechs Gelände voll, entfällt die Pflichtaktion. Nach einer ganzen Runde ohne Bau endet das Spiel, damit es nicht ewig dauert. Das kommt fast nie vor.
rulebook-question-fort-in-a-row = Ist eine Festung in einer Dreierreihe zwei Gebäude?
    .answer = Nein. Eine Festung steht auf einem Feld, also ist sie in einer Reihe und bei dem, was an ein Feld angrenzt, ein Gebäude, und auch für die Wölfe. Als zwei zählt sie nur, wo Häuser gezählt werden: Münzen, Karten, Schlösser.
rulebook-question-extra-for-tunnel = Kann man die 5 Münzen für die Tunnelkarte ausgeben?
    .answer = Ja, die Spielregel nennt sie eine Fähigkeitskarte. Die Pflichtaktion lässt sich so nicht wiederholen. Was du mit den zusätzlichen Nutzungen verdienst, ist für spätere Züge, denn ausgegeben wird nur einmal pro Zug.
rulebook-question-three-or-up-to-three = Muss ich die Fähigkeit alle drei Male nutzen?
    .answer = Nein, bis zu dreimal. Die Spielregel sagt dreimal, und nach einer Rezension heißt das bis zu dreimal.
rulebook-question-fort-and-second-level = Ich habe mit Stufe I eine Festung gebaut. Kann Stufe II sie versetzen?
    .answer = Nein, Festungen werden nie versetzt, also entfällt dieser zweite Teil. Auch lässt sich Stufe II nicht ohne Stufe I nutzen, denn sie macht mit demselben Haus weiter.
rulebook-question-no-pieces-left = Ich habe keine Gebäude mehr übrig. Was tun meine Fähigkeiten?
    .answer = Die zum Bauen tun nichts, die zum Versetzen wirken noch. Keine Regel nimmt ein Gebäude vom Spielplan, um es neu zu bauen.
rulebook-question-coins-secret = Darf ich meine Münzen verbergen?
    .answer = Nein. Alle sehen, was du verdienst und ausgibst, also ist die Summe kein Geheimnis. Verborgen sind nur deine Handfähigkeiten und deine Geländekarte.
rulebook-question-terrain-of-springs = Wie sicher sind die Gelände dieser drei Fähigkeiten?
    .answer = Wahrscheinlich, nicht gewiss. Nach einer Rezension stehen Tundra und Hochmoor für Wüste und Canyon aus Kingdom Builder, wo die Oase auf Wüste baut und das Kloster auf Canyon. Für { talent-hunting-lodge } bleibt die Schneelandschaft übrig.
rulebook-question-market-or-farm = Warum gehört der Markt zu Schlössern und der Bauernhof zu Dörfern?
    .answer = Die Spielregel nennt Schloss, Dorf und Festung in derselben Reihenfolge wie { talent-market }, { talent-farm } und { talent-barracks }. Es passt auch zur { economy-agriculture }, bei der es um Dörfer geht. Ob es so gedruckt ist, können wir nicht sehen.
rulebook-question-lone-fort = Ist eine einzelne Festung eine Gruppe für die Kaserne II?
    .answer = Ja. Ein einzelnes Gebäude ist überall im Spiel eine Gruppe, also sehen wir keinen Grund für eine Ausnahme.
rulebook-question-outpost-zero = Darf ich mit dem Außenposten bauen, wo kein eigenes Gebäude angrenzt?
    .answer = Nein, mindestens eines. „Höchstens drei“ könnte man so lesen, dass auch keines reicht, aber die Fähigkeit handelt vom Bauen nahe bei eigenen Gebäuden.
rulebook-question-tower-ice = Warum kann der Turm nicht auf Eis bauen?
    .answer = Weil die Spielregel hier von sechs Geländen spricht, und Eis ist das siebte. Mit Stufe II darf das Haus danach auf Eis versetzt werden.
rulebook-question-homestead-path = Worüber darf das Haus mit dem Gehöft II ziehen?
    .answer = Über jedes Feld des mittleren Tableaus ohne Gebäude, auch Berge, Dörfer oder ein Schloss. Halten muss es, wo Bauen möglich ist. Die Spielregel sagt nur, dass es sich auf diesem Tableau bewegt.
rulebook-question-crossroads-mixed = Darf ich mit der Kreuzung II die beiden Gelände mischen?
    .answer = Nein, dein erstes Gebäude entscheidet für alle drei. Nach der Spielregel wählst du eines der beiden; dass die Wahl für die ganze Aktion gilt, haben wir festgelegt. { talent-port } I richtet sich immer nach dem gedruckten Gelände. Zahlst du für zusätzliche Nutzung von { talent-crossroads }, bewirkt nur Stufe I etwas.
rulebook-question-caravan-coins = Bringt das Haus der Karawane II Münzen?
    .answer = Ja, es ist ein weiteres Gebäude durch eine Fähigkeit wie andere auch. Der Sprung davor bringt nichts, denn Versetzen bringt nie etwas.
rulebook-question-which-level-first = Wie sicher ist die Reihenfolge der beiden Stufen?
    .answer = Bei den meisten Fähigkeiten macht die Spielregel sie klar. Bei diesen dreien nennt sie die Wirkungen, ohne zu sagen, auf welcher Hälfte, also steht die schwächere oder die zuerst genannte oben.
rulebook-question-exactly-two = Darf das Haus bei einem Sprung von zwei auch nur ein Feld gehen?
    .answer = Nein, genau zwei. Auf dem Feld dazwischen darf alles stehen, aber es muss auf dem Spielplan liegen: Über das Äußere hinweg springen geht nicht.
rulebook-question-guide-second = Kann ich in einem Zug die Tunnelkarte und den Bergführer II nutzen?
    .answer = Nein, der Bergführer II ist eine Art, die Tunnelkarte zu nutzen, und das geht einmal pro Zug. Er ist nur für Häuser, die an keinen Tunnel angrenzen. Mit 5 Münzen für zusätzliche Nutzung darfst du jedes Mal wählen.
rulebook-question-wagon-splits = Meine Gruppe zerfällt, wenn der Wagen ein Haus wegnimmt. Welcher Teil zählt?
    .answer = Alle Teile: Das Haus darf neben jeden davon. Ein einzelnes Haus hat keine Gruppe, zu der es könnte, also bleibt es stehen.
rulebook-question-sleigh-edge = Hält der Rand des Spielplans einen Schlitten auf?
    .answer = Ja, das Haus hält auf dem letzten Feld. Die Spielregel nennt die Hindernisse auf dem Plan; dass der Rand auch eines ist, versteht sich für uns von selbst. Mindestens ein Feld muss es gehen.
rulebook-question-twist-builds-earn = Bringt ein Haus durch einen Twist Münzen?
    .answer = Nein. Die Spielregel zahlt für die Pflichtaktion und für Fähigkeiten; ein Twist ist keines von beiden.
rulebook-question-two-villages = Mein Haus grenzt an zwei Dörfer an. Bekomme ich 2 Münzen?
    .answer = Nein, 1. Die Karte zahlt für das Haus, nicht für die Dörfer.
rulebook-question-pioneers-first-house = Bringt das allererste Haus mit den Pionieren eine Münze?
    .answer = Ja, es steht kein eigenes Gebäude daneben. Die Karte macht keine Ausnahme.
rulebook-question-enclosure-single = Zahlt die Einhegung für ein Gebiet aus einem Feld?
    .answer = Ja: Nach dem Bau liegt kein freies Feld desselben Geländes daneben, denn da war nie eines.
rulebook-question-marble-forts = Bringen Festungen bei Marmor mehr?
    .answer = Nein, es sind immer 2 Münzen für alle drei zusammen, und alle drei sind nötig. Die Karte zahlt für die Linie, nicht je Haus.
rulebook-question-salvage-fort = Was zahlt die Bergung für eine Festung, und bekomme ich sie zurück?
    .answer = 2 Münzen, denn eine Festung zählt für Münzen als zwei Häuser. Sie ist für immer aus dem Spiel und gilt für das Spielende als gebaut.
rulebook-question-wolves-which = Welches Haus nehmen die Wölfe?
    .answer = Ein eigenes deiner Wahl. Die Spielregel sagt nur ein Haus; eine Festung trifft es nur, wenn du kein Haus auf dem Spielplan hast.
rulebook-question-dead-end-card = Mit der Sackgasse kann ich nirgends auf meinem Gelände bauen. Verliere ich meinen Zug?
    .answer = Nein, die Karte wird ersetzt, als wäre das Gelände voll. Was der Twist tut, wissen wir aus einer öffentlichen Beschreibung, die zum Beispiel der Spielregel passt; über gesperrte Felder hinweg darf man ziehen.
rulebook-question-mobility-sure = Wie sicher ist, was Mobilität tut?
    .answer = Es ist geraten. In der Spielregel stehen nur der Name und ein Bild, das wir nicht sehen können; bis zu zwei Felder entfernt zu bauen passt zum Namen. Es gilt nur für die Pflichtaktion.
rulebook-question-innovation-upgrade = Gilt Innovation auch für das Aufwerten?
    .answer = Ja. Du nutzt die neue Stufe sofort oder beide, wenn sie auf die erste folgt, auch wenn du die Karte in diesem Zug schon genutzt hast. Ein neuer { talent-guide } II braucht trotzdem eine ungenutzte Tunnelkarte. Das Beispiel der Spielregel zeigt nur einen Kauf.
rulebook-question-settlers-decline = Muss ich das zusätzliche Gebäude der Siedler bauen?
    .answer = Nein, die Spielregel sagt, dass man kann. Es kommt einmal für jedes der drei Gebäude, das an ein Dorf angrenzt, und bringt nie ein weiteres. In Spielen, die unter der ersten Fassung dieser Regeln begonnen haben, muss man es noch bauen.
rulebook-question-roads-talents = Gelten die Wege für Fähigkeiten oder nur für die Tunnelkarte?
    .answer = Für beide, einmal je Nutzung. Das Beispiel zeigt die Tunnelkarte, aber sie ist eine Fähigkeit wie die anderen.
rulebook-question-islands-lines = Enden Linien mit den Inseln an den Nähten?
    .answer = Die Linien, die { card-longhouses } und { card-surveyors } zählen, nicht, und Außenrand und Tunnel bleiben, wie sie sind. Der Twist ändert, was woran angrenzt, und danach fragen diese nicht.
rulebook-question-bargain-twice = Ist es sicher, dass man mit dem Schnäppchen zweimal kaufen darf?
    .answer = Nein. Der niedrigere Preis steht in der Spielregel; dass man zweimal kaufen oder aufwerten darf, ist unsere Lesart des Beispiels. Billiger als 0 wird nichts, und zusätzliche Nutzung kostet weiter 5.
rulebook-question-cards-printed = Sind das die 18 Karten aus der Schachtel?
    .answer = In dem, was wir lesen konnten, ist kein Text davon erhalten, also sind sie von uns. Für diese vier nennt eine öffentliche Beschreibung Thema und Punkte; andere folgen einer Rezension oder einer Karte von Kingdom Builder.
rulebook-question-cards-of-ours = Woher kommen diese vier Karten?
    .answer = Sie sind unsere eigenen, um auf 18 zu kommen. Jede nutzt etwas, das ohnehin auf dem Spielplan ist: das mittlere Tableau, Tunnel, Dörfer und die Gelände der Karten.
rulebook-question-lords-tie = Zwei liegen bei Lords mit den meisten gleichauf. Gibt es noch einen zweiten Platz?
    .answer = Ja: Beide bekommen 6, und wer danach die meisten hat, bekommt 3. So wirkt die Schwesterkarte von Kingdom Builder.
rulebook-question-removed-counts = Müssen alle meine 36 Gebäude auf dem Plan stehen, damit das Spiel endet?
    .answer = Nein, es genügt, dass keines mehr zu bauen ist. Was vom Spielplan genommen wurde, kommt nicht zurück und gilt als gebaut; sonst würde so ein Spiel vielleicht nie enden.
rulebook-question-coins-at-end = Sind übrige Münzen etwas wert, oder entscheiden sie bei Gleichstand?
    .answer = Nein. Die Spielregel nennt nur Punkte, und bei Gleichstand wird der Sieg geteilt. Gib sie also aus, solange sie dir helfen.
rulebook-question-prices-sure = Welche Preise der Fähigkeiten sind gedruckt?
    .answer = Bekannt sind 3 für { talent-mine }, 3 zum Aufwerten von { talent-caravan } und 1 für { talent-dog-sled }, was aus einem Beispiel folgt. Die anderen haben wir so festgelegt, dass man sich in einem Spiel drei bis sechs Käufe leisten kann.
rulebook-question-mountains-on-cards = Gibt es eine Geländekarte für Berge?
    .answer = Nein. Die Materialliste der Spielregel nennt Berge, aber an allen anderen Stellen steht Hochmoor, auch im Text des Verlags: Es ist ein Versehen.
rulebook-question-move-away = Muss ein Haus, das ich versetze, neben eigenen Gebäuden ankommen?
    .answer = Nein, diese Regel gilt nur für das Bauen. Das Feld muss frei und bebaubar sein; eine Fähigkeit kann mehr verlangen.
