# Die Regeln von Kingdom Builder auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.

## Kapitel und ihre Absätze

rulebook-overview = Das Spiel in Kürze
rulebook-overview-goal = Zwei bis fünf Personen bauen Siedlungen auf einem gemeinsamen Spielplan. Drei *Kingdom Builder-Karten*, in jedem Spiel andere, sagen, was am Ende Gold bringt. Wer das meiste Gold hat, gewinnt.
rulebook-overview-turn = In deinem Zug zeigst du deine Geländekarte und baust drei Siedlungen auf diesem Gelände. Kannst du angrenzend an eigene Siedlungen bauen, dann musst du das. Plättchen, die du vom Spielplan genommen hast, geben dir davor oder danach Sonderaktionen.
rulebook-overview-table = Der Spielplan besteht aus vier Quadranten mit je 10 mal 10 Feldern. Alle haben 40 Siedlungen im Vorrat. Geheim sind nur die Geländekarten auf den Händen der anderen und die Reihenfolge des Nachziehstapels.

rulebook-words = Felder, Figuren und Gebiete
rulebook-words-terrain = Fünf Geländearten sind in jedem Spiel bebaubar: Gras, Canyon, Wüste, Blumen und Wald. Zu jeder gibt es fünf Geländekarten. Erweiterungen bringen [{ terrain-swamp }](terrain-swamp) und [{ terrain-farmland }](terrain-farmland), und auch dort kannst du bauen. Auf [Wasser](terrain-water) und [Bergen](terrain-mountain) baust du nicht, wenn keine Aktion es erlaubt. Gezeichnete Brücken haben keine Bedeutung.
rulebook-words-special = *Sonderfelder* sind Ortsfelder, Burgfelder, Nomadenfelder, Paläste und Silos. Auf sie wird nie etwas gebaut oder versetzt. Sie alle zählen bei den Karten [{ card-merchants }](card-merchants) und [{ card-workers }](card-workers) und für das Plättchen [{ tile-university }](tile-university), und sie halten eine [{ tile-caravan }](tile-caravan) auf. Nur Orts- und Nomadenfelder geben Plättchen.
rulebook-words-pieces = Auf einem Feld kann nur eines stehen: eine Siedlung, eine andere Figur, ein Teil eines Stadtplättchens, eine Steinmauer oder ein Späherplättchen. Ein solches Feld ist besetzt, jedes andere frei. [Krieger](piece-warrior), [Planwagen](piece-wagon), [Schiffe](piece-ship) und die sieben Felder eines Stadtplättchens ([{ piece-city-hall }](piece-city-hall)) zählen als Siedlungen ihrer Besitzer, wenn keine Regel etwas anderes sagt.
rulebook-words-adjacent = Zwei Felder grenzen aneinander, wenn sie eine Seite teilen, auch über die Grenze zwischen zwei Quadranten hinweg. Ein Feld im Inneren hat sechs Nachbarn.
rulebook-words-areas = Eigene Siedlungen, die aneinandergrenzen, bilden ein *Siedlungsgebiet*; auch eine einzelne Siedlung ist eines. Aneinandergrenzende Felder derselben Art bilden ein *Geländegebiet*, egal was darauf steht. Eines aus Bergen ist ein *Gebirge*, selbst wenn es nur ein Feld hat.
rulebook-words-lines = Eine *horizontale Linie* ist eine ganze Reihe über die volle Breite des Spielplans; es gibt 20. Eine *gerade Linie* folgt einer Reihe oder einer der beiden Diagonalen, also einer von sechs Richtungen. Die Entfernung zweier Felder ist die kleinste Zahl von Schritten, egal was dazwischen liegt.
rulebook-words-edge = Der *Rand des Spielplans* sind die äußersten Felder des ganzen Plans. Ein Eckfeld liegt an zwei Rändern. Grenzen zwischen Quadranten sind keine Ränder.
rulebook-words-verbs = *Bauen* heißt, eine Siedlung aus dem Vorrat auf den Spielplan zu bringen. *Platzieren* heißt, eine andere Figur dorthin zu bringen; das zählt wie Bauen. *Versetzen* heißt, dass eine Figur auf dem Spielplan ihr Feld wechselt, und das gibt nie eine neue Siedlung.

rulebook-setup = Vorbereitung
rulebook-setup-boards = Wählt vier Quadranten aus dem Grundspiel und den Erweiterungen, mit denen ihr spielt. Legt sie zu einem Quadrat zusammen, jeden aufrecht oder auf den Kopf gestellt. Die meisten Quadranten des Grundspiels haben zwei Orte derselben Art und eine Burg; bei [{ tile-oracle }](tile-oracle) und [{ tile-harbor }](tile-harbor) sind es ein Ort und zwei Burgen.
rulebook-setup-random = Werden die Quadranten ausgelost, ist von jeder Erweiterung mit eigenen Quadranten mindestens einer dabei, soweit vier Plätze das erlauben. Mit der Erweiterung [{ set-capitol }](set-capitol) ist [{ tile-harbor }](tile-harbor) oder [{ tile-oracle }](tile-oracle) dabei.
rulebook-setup-tiles = Legt auf jedes Ortsfeld zwei passende Ortsplättchen. Für die meisten Erweiterungen kommt noch etwas dazu: siehe [Nomadenplättchen](nomads-tiles), [Aufgaben](crossroads-tasks), [Bonusplättchen](marshlands-bonus), [Kapitole](capitol-place), [Höhlen](caves-place) und [die Insel](island-board).
rulebook-setup-cards = Mischt die Kingdom Builder-Karten des Grundspiels (10) und eurer Erweiterungen (Nomads 3, Marshlands 6, Harvest 6) und deckt drei auf. Sie gelten das ganze Spiel und für alle. Jede Karte kann vorkommen, auch wenn kein Quadrant ihrer Erweiterung auf dem Tisch liegt. Mit Nomads zählen bei [{ card-merchants }](card-merchants) und [{ card-workers }](card-workers) auch Nomadenfelder.
rulebook-setup-deal = Mischt die 25 Geländekarten, fünf von jeder Art. Ist die Karte [{ card-scouts }](card-scouts) dabei, kommt zuerst deren Gelände heraus. Alle nehmen 40 Siedlungen und ziehen eine Geländekarte, die die anderen nicht sehen. Nach der Anleitung beginnt die älteste Person; hier ist das einstellbar oder wird gelost. Gespielt wird im Uhrzeigersinn.
rulebook-setup-first = Nehmt für eine erste Partie die Quadranten [{ tile-tavern }](tile-tavern), [{ tile-paddock }](tile-paddock), [{ tile-oasis }](tile-oasis) und [{ tile-farm }](tile-farm), in dieser Reihenfolge von links oben nach rechts unten, mit den Karten [{ card-fishermen }](card-fishermen), [{ card-knights }](card-knights) und [{ card-merchants }](card-merchants).

rulebook-turn = Der Zug
rulebook-turn-order = Zeige deine Geländekarte. Nutze Sonderaktionen, wenn du willst, baue dann drei Siedlungen als *Pflichtaktion*, und nutze danach weitere Sonderaktionen, wenn du willst. Die drei baust du direkt nacheinander, ohne Sonderaktion dazwischen.
rulebook-turn-mandatory = Baue drei Siedlungen aus deinem Vorrat auf freie Felder mit dem Gelände deiner Karte, eine nach der anderen. Du darfst das nicht auslassen und nicht weniger bauen, solange es ein erlaubtes Feld gibt. Nur wenn du weniger als drei übrig hast, baust du alle, die du hast.
rulebook-turn-extra = Jedes deiner Ortsplättchen gibt dir einmal pro Zug seine Aktion, vor oder nach der Pflichtaktion, in beliebiger Reihenfolge und immer freiwillig. Du beendest eine Aktion, bevor du eine andere beginnst. Eine Aktion, die gar nichts bewirken kann, kannst du nicht beginnen.
rulebook-turn-exceptions = Drei Dinge können trotzdem zwischen den drei Siedlungen geschehen. Ein [{ tile-outpost }](tile-outpost) verändert das Bauen selbst, also darfst du ihn dann nutzen. Wer ein [{ tile-canoe }](tile-canoe) hat, darf reagieren. Und Plättchen und sofortiges Gold bekommst du ohnehin gleich.
rulebook-turn-end = Du kannst deinen Zug beenden, wenn die Pflichtaktion erledigt ist. Späherplättchen verschwinden, du legst deine Geländekarte ab und ziehst eine neue. Nomadenplättchen, die du in diesem Zug nutzen konntest, kommen aus dem Spiel. Alle anderen Plättchen sind wieder bereit, auch die gerade genommenen.
rulebook-turn-empty = Ist dein Vorrat leer, baust du nichts mehr, darfst aber weiter Aktionen nutzen, die Figuren versetzen oder platzieren oder Steinmauern setzen.

rulebook-building = Wo du bauen darfst
rulebook-building-free = Auf einem Feld darfst du bauen, wenn es frei und bebaubar ist und nicht an einen [{ piece-warrior }](piece-warrior) angrenzt. Aktionen, die auf Wasser oder Berge führen, ändern nur die Geländeart; alles andere gilt weiter.
rulebook-building-adjacent = Ist neben irgendeiner deiner Siedlungen auf dem Spielplan ein Feld der verlangten Art frei, musst du ein solches Feld wählen. Nur wenn es keines gibt, darfst du jedes freie Feld dieser Art wählen. Fremde Siedlungen spielen nur eine Rolle, weil sie Felder besetzen.
rulebook-building-freedom = Ein Gelände, an das keine deiner Siedlungen angrenzt, ist also eine Chance: Du darfst überall ein neues Siedlungsgebiet beginnen. Deine allererste Siedlung darf auf jedes Feld mit dem Gelände deiner Karte.
rulebook-building-each = Die Regel gilt für jede Siedlung neu, und die gerade gebaute zählt mit. Nach einer freien Wahl muss die nächste also meist daneben. Du darfst in einem Zug zwei verschiedene Siedlungsgebiete erweitern.
rulebook-building-extra = Sonderaktionen, mit denen du baust, folgen derselben Regel für ihre eigene Geländeart. Bei Plättchen für eine bestimmte Art entfällt die Aktion, wenn kein Feld dieser Art frei ist. Beim [{ tile-tower }](tile-tower) gilt die Regel für alle freien Felder des Rands zusammen.
rulebook-building-moving = Mit [{ tile-barn }](tile-barn), [{ tile-harbor }](tile-harbor), [{ tile-rope-bridge }](tile-rope-bridge) und [{ tile-tree-house }](tile-tree-house) versetzt du eine beliebige eigene Siedlung nach derselben Regel. Nimm sie zuerst auf: Sie ist kein Nachbar ihrer selbst, und ihr Feld gilt als frei, wenn du prüfst, wo du anschließen musst. Auf ihr altes Feld darf sie nicht zurück; bleibt nur dieses, kannst du sie nicht versetzen.
rulebook-building-without = Einige Aktionen sagen selbst, wohin eine Siedlung kommt, und beachten diese Regel nicht: [{ tile-paddock }](tile-paddock), [{ tile-tavern }](tile-tavern), [{ tile-village }](tile-village), [{ tile-fountain }](tile-fountain), [{ tile-refuge }](tile-refuge), [{ tile-caravan }](tile-caravan), [{ tile-resettlement }](tile-resettlement), [{ tile-palisade }](tile-palisade), [{ tile-city-hall }](tile-city-hall), [{ tile-farmland }](tile-farmland), [{ tile-cave }](tile-cave), [{ tile-silo }](tile-silo) und die Schritte von Planwagen und Schiffen.

rulebook-deck = Geländekarten
rulebook-deck-hand = Du hast eine Geländekarte auf der Hand, die nur du kennst, und zeigst sie zu Beginn deines Zugs. Sie gilt den ganzen Zug: für die Pflichtaktion und für [{ tile-oracle }](tile-oracle), [{ tile-barn }](tile-barn), [{ tile-quarry }](tile-quarry) und [{ tile-cathedral }](tile-cathedral). Abgelegte Karten liegen offen, dürfen aber nicht durchsucht werden.
rulebook-deck-empty = Muss eine Karte gezogen werden und der Nachziehstapel ist leer, werden die abgelegten Karten zu einem neuen Stapel gemischt. Du legst ab, bevor du ziehst, kannst also dieselbe Karte wieder bekommen.
rulebook-deck-useless = Ist zu Beginn oder während deines Zugs nirgends auf dem Spielplan noch ein Feld deines Geländes bebaubar, kommt die Karte aus dem Spiel und du ziehst sofort eine neue, bis du eine nutzen kannst. Was von der Pflichtaktion übrig ist, baust du auf dem neuen Gelände. Nach der Pflichtaktion gilt die neue Karte für die Plättchen, die von ihr abhängen. Felder neben einem [{ piece-warrior }](piece-warrior) gelten nicht als frei.
rulebook-deck-none = Ist gar keine Geländekarte mehr da, endet deine Pflichtaktion und du spielst ohne Gelände weiter. Hatte eine ganze Runde lang niemand eine Karte und hat niemand etwas gebaut, endet das Spiel, als wäre ein Vorrat leer.

rulebook-locations = Orte und ihre Plättchen
rulebook-locations-take = Sobald eine deiner Figuren neben einem Ortsfeld zu stehen kommt, durch Bauen, Platzieren oder Versetzen, nimmst du dort ein Plättchen, wenn noch eines da ist. Das geschieht von selbst und lässt sich nicht ablehnen. Neben mehreren Ortsfeldern nimmst du von jedem eines. Ein leeres Ortsfeld bleibt für alles andere ein Ortsfeld.
rulebook-locations-once = Von einem Ortsfeld nimmst du im ganzen Spiel höchstens ein Plättchen, auch wenn du es wieder verlierst. Ein zweites derselben Art kann nur von einem anderen Feld kommen.
rulebook-locations-wait = Ein Plättchen, das du gerade genommen hast, ruht bis zu deinem nächsten Zug. Nimmst du eines im Zug einer anderen Person, kannst du es ab deinem eigenen nächsten Zug nutzen.
rulebook-locations-lose = Du behältst ein Plättchen, solange mindestens eine deiner Figuren an das Feld angrenzt, von dem es kommt. Geht die letzte weg, egal wer sie versetzt oder entfernt, kommt das Plättchen aus dem Spiel; es kehrt nicht auf sein Feld zurück. Eine laufende Aktion wird erst beendet, selbst wenn sie dich genau dieses Plättchen kostet. Von einem Feld neben dem Ort auf ein anderes zu ziehen kostet nichts.
rulebook-locations-two = Mit zwei Plättchen derselben Art hast du die Aktion zweimal pro Zug. Ziehst du von einem ihrer Felder weg, gibst du das Plättchen dieses Felds ab. War eines der beiden in diesem Zug genutzt und das andere nicht, kannst du das verbleibende noch nutzen. Eines, das du erst in diesem Zug genommen hast, ruht bis zum nächsten.
rulebook-locations-order = Zieht eine Figur um, werden erst Plättchen verloren und dann neue genommen. Nach jeder Änderung auf dem Spielplan gilt die Reihenfolge: Plättchen verlieren, Plättchen nehmen, sofortiges Gold, Linien für die [{ card-mayors }](card-mayors) markieren, Reaktionen mit dem Kanu, das Ende des Spiels und zuletzt, ob deine Geländekarte noch brauchbar ist.

rulebook-actions = Sonderaktionen des Grundspiels
rulebook-actions-kinds = Fünf Ortsplättchen des Grundspiels bauen eine weitere Siedlung: [{ tile-oracle }](tile-oracle), [{ tile-farm }](tile-farm), [{ tile-oasis }](tile-oasis), [{ tile-tower }](tile-tower) und [{ tile-tavern }](tile-tavern). Drei versetzen eine: [{ tile-barn }](tile-barn), [{ tile-harbor }](tile-harbor) und [{ tile-paddock }](tile-paddock). Was du baust, kommt aus deinem Vorrat.
rulebook-actions-tower = Für den [{ tile-tower }](tile-tower) bilden alle bebaubaren Felder des Rands eine gemeinsame Auswahl, egal welches Gelände. Grenzt eines davon an eine eigene Siedlung an, musst du ein solches nehmen; sonst steht dir der ganze Rand offen.
rulebook-actions-tavern = Eine Linie für die [{ tile-tavern }](tile-tavern) darf in alle drei Richtungen laufen und länger als drei sein, aber keine Lücke haben. Auch Siedlungen auf Wasser oder Bergen zählen. Eine Lücke zwischen zwei solchen Linien ist ein Ende von beiden.
rulebook-actions-paddock = Worüber du mit der [{ tile-paddock }](tile-paddock) springst, ist egal: Wasser, ein Berg, ein Sonderfeld, irgendeine Figur, ein Feld neben einem Krieger. Es muss nur ein Feld da sein. Bebaubar muss nur das Feld sein, auf dem du landest.
rulebook-actions-harbor = Mit dem [{ tile-harbor }](tile-harbor) kannst du auch eine Siedlung versetzen, die schon auf Wasser steht. Im Grundspiel ist er der einzige Weg aufs Wasser. Wie mit der [{ tile-barn }](tile-barn) darfst du eine Siedlung von überall auf dem Spielplan holen.

rulebook-end = Das Ende des Spiels
rulebook-end-trigger = Das Ende kommt, wenn jemand die letzte Siedlung aus dem Vorrat baut. Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Kommt später durch ein [{ tile-sword }](tile-sword) eine Siedlung in einen Vorrat zurück, endet das Spiel trotzdem.
rulebook-end-special = Krieger, Planwagen, Schiffe und Stadtplättchen spielen für das Ende keine Rolle. Eine Siedlung, die für die [{ card-mayors }](card-mayors) eine Linie markiert, schon: War es die letzte, beginnt das Ende. Solange du auf einem [{ tile-temple }](tile-temple) eine Siedlung beiseitegelegt hast, beendet dein leerer Vorrat das Spiel nicht.
rulebook-end-count = Nach dem letzten Zug werden die Silos genutzt, wenn es welche gibt. Dann zählen alle: die drei Kingdom Builder-Karten, Aufgaben, Burgen, Paläste und Kapitole und das unterwegs verdiente Gold. Jede Burg bringt allen, die eine Siedlung daneben haben, einmal 3 Gold, welche Karten auch ausliegen.
rulebook-end-winner = Wer das meiste Gold hat, gewinnt. Haben mehrere gleich viel, teilen sie sich den Sieg; nichts entscheidet darüber hinaus.

rulebook-gold = Karten des Grundspiels
rulebook-gold-counting = [Fischer](card-fishermen), [Bergleute](card-miners) und [Arbeiter](card-workers) zahlen für jede Siedlung danach, woran sie angrenzt. An wie viel Wasser, wie viele Berge oder Sonderfelder, ist egal, auch ob dort etwas steht. Eine Siedlung auf einem Berg neben Wasser zählt für die Fischer, eine auf Wasser neben einem Berg für die Bergleute. Sumpf ist kein Wasser.
rulebook-gold-merchants = Sieh dir für die Karte [{ card-merchants }](card-merchants) jedes deiner Siedlungsgebiete an: Grenzt es an zwei oder mehr Sonderfelder an, sind alle diese verbunden. Jedes verbundene Feld bringt einmal 4 Gold. Nur eigene Figuren verbinden: Zwei Sonderfelder nebeneinander sind dadurch noch nicht verbunden. Auch Ortsfelder ohne Plättchen zählen.
rulebook-gold-lines = [Entdecker](card-discoverers) und [Ritter](card-knights) betrachten horizontale Linien über den ganzen Spielplan. Die Siedlungen einer Linie müssen sich nicht berühren. Sind für die Ritter mehrere Linien gleich gut, zählt nur eine.
rulebook-gold-areas = [Einsiedler](card-hermits) zahlen für die Zahl deiner Siedlungsgebiete, [Bürger](card-citizens) für die Größe des größten. Die eine Karte will also, dass du dich verteilst, die andere, dass du beisammenbleibst.
rulebook-gold-quadrants = [Lords](card-lords) vergleichen in jedem Quadranten alle miteinander. Wer die höchste Zahl hat, bekommt 12 Gold, wer die nächstniedrigere hat, 6: bei 8, 8, 6 und 2 Siedlungen also 12, 12, 6 und 0. Auch null ist eine Zahl: Bei 5 und 0 sind es 12 und 6. [Bauern](card-farmers) betrachten nur deinen eigenen schwächsten Quadranten.
rulebook-gold-where = Jede Figur, die als eigene Siedlung zählt, zählt für die Karten, wo sie auch steht. Auf Wasser bringt sie nichts für die Fischer, auf einem Berg nichts für die Bergleute; für alle anderen Karten sind Wasser, Berge, Sumpf und Farmland Felder wie alle anderen. Was auf der Insel gilt, steht [dort](island-cards).

rulebook-nomads = Nomads
rulebook-nomads-contents = Vier Quadranten mit den Orten [{ tile-quarry }](tile-quarry), [{ tile-caravan }](tile-caravan), [{ tile-village }](tile-village) und [{ tile-garden }](tile-garden) und mit Nomadenfeldern statt Burgen: drei auf dem Quadranten des Steinbruchs, je eines auf den anderen. 15 Nomadenplättchen, 25 Steinmauern, drei Kingdom Builder-Karten.
rulebook-nomads-tiles = Mischt die Nomadenplättchen und legt auf jedes Nomadenfeld eines offen; der Rest bleibt in der Schachtel. Es gibt sieben Schenkungen, je eine für die fünf Geländearten, für Wasser und für Berge, und je zwei von [{ tile-resettlement }](tile-resettlement), [{ tile-outpost }](tile-outpost), [{ tile-sword }](tile-sword) und [{ tile-treasure }](tile-treasure). Nomadenfelder werden nie nachgefüllt.
rulebook-nomads-use = Du nimmst ein Nomadenplättchen von selbst, sobald eine Figur von dir neben das Feld kommt. Du kannst es einmal nutzen, in deinem nächsten Zug. Am Ende dieses Zugs kommt es aus dem Spiel, genutzt oder nicht. Wegziehen kostet dich das Plättchen nicht.
rulebook-nomads-donation = Mit einer Schenkung baust du bis zu drei Siedlungen aus deinem Vorrat, eine nach der anderen, jede nach der üblichen Regel des Angrenzens. Du darfst früher aufhören. Siedlungen auf Wasser bringen nichts für [{ card-fishermen }](card-fishermen), die auf Bergen nichts für [{ card-miners }](card-miners), können aber für die jeweils andere Karte zählen.
rulebook-nomads-resettlement = Die vier Schritte einer [{ tile-resettlement }](tile-resettlement) darf eine Siedlung gehen, oder bis zu vier teilen sie sich, in beliebiger Reihenfolge. Jedes betretene Feld muss bebaubar sein. Nach jedem Schritt werden Plättchen genommen und verloren.
rulebook-nomads-outpost = Ein [{ tile-outpost }](tile-outpost) befreit eine Siedlung von der Regel des Angrenzens; Gelände und alles andere gelten weiter. Du darfst dich auch zwischen zwei Siedlungen der Pflichtaktion dafür entscheiden und beim [{ tile-fort }](tile-fort), nachdem du die Karte gesehen hast. Er hilft auch beim Versetzen mit [{ tile-barn }](tile-barn), [{ tile-harbor }](tile-harbor), [{ tile-rope-bridge }](tile-rope-bridge) und [{ tile-tree-house }](tile-tree-house), aber nicht bei Aktionen, die die Regel ohnehin nicht beachten.
rulebook-nomads-sword = Mit dem [{ tile-sword }](tile-sword) entfernst du von *allen* anderen je eine Figur und wählst, welche. Eine Siedlung geht in den Vorrat ihrer Besitzer zurück, auch Krieger, Planwagen und Schiffe gehen an sie zurück. Stadtplättchen kannst du nicht entfernen. Die anderen können dadurch Ortsplättchen verlieren.
rulebook-nomads-treasure = Der [{ tile-treasure }](tile-treasure) bringt seine 3 Gold sofort beim Nehmen und kommt dann aus dem Spiel.
rulebook-nomads-quarry = Mauern des Plättchens [{ tile-quarry }](tile-quarry) kommen auf freie Felder mit dem Gelände deiner Karte, immer neben eine deiner Figuren. Neben einem Krieger kann keine Mauer stehen. Füllt die erste Mauer das letzte Feld dieses Geländes, wird deine Karte ersetzt, und es gibt keine zweite. Stehen alle 25 Mauern, gibt es keine mehr.
rulebook-nomads-caravan = Eine [{ tile-caravan }](tile-caravan) zieht mindestens ein Feld weit und immer so weit wie möglich. Wasser, Berge, Sonderfelder, alles, was auf einem Feld steht, Felder neben einem Krieger und der Rand des Spielplans halten sie auf. Plättchen nimmst du nur dort, wo sie endet.
rulebook-nomads-village = Das [{ tile-village }](tile-village) braucht ein Feld, um das mindestens drei eigene Siedlungen stehen; der [{ tile-garden }](tile-garden) wirkt wie die Farm, aber auf Blumen.
rulebook-nomads-red = Einige Karten zahlen sofort beim Bauen und nichts am Ende: [{ card-families }](card-families), [{ card-shepherds }](card-shepherds), [{ card-ambassadors }](card-ambassadors) und [{ card-rovers }](card-rovers). Nur neue Siedlungen zählen, versetzte nicht. Nur wer am Zug ist, verdient daran: Was du mit einem Kanu im Zug einer anderen Person baust, bringt nichts.
rulebook-nomads-families = Für die Karte [{ card-families }](card-families) müssen die drei Siedlungen der Pflichtaktion ohne Lücke in gerader Linie liegen, in beliebiger Reihenfolge gebaut. Sie zahlt höchstens einmal pro Zug. Weniger als drei reguläre Siedlungen bringen nichts, etwa bei knappem Vorrat oder auf Sumpf. Wurde die Karte unterwegs ersetzt, sind verschiedene Geländearten egal.

rulebook-crossroads = Crossroads
rulebook-crossroads-contents = Vier Quadranten mit je zwei verschiedenen Orten und einer Burg, zwei Plättchen für jeden Ort. Sechs Aufgaben. Alle haben zwei [Krieger](piece-warrior), einen [{ piece-wagon }](piece-wagon), ein [{ piece-ship }](piece-ship) und ein [{ piece-city-hall }](piece-city-hall) bereitliegen.
rulebook-crossroads-tasks = Deckt für jeden Quadranten dieser Erweiterung auf dem Tisch eine zufällige Aufgabe auf, zusätzlich zu den drei Kingdom Builder-Karten. Wer eine Aufgabe am Ende erfüllt, bekommt ihr Gold einmal. Mehrere können dieselbe Aufgabe erfüllen.
rulebook-crossroads-borders = Bei den Aufgaben zählt eine Ecke für ihre beiden Ränder. Ein Geländegebiet für die Aufgabe [{ task-home-country }](task-home-country) darf von jeder Art sein, auch Wasser oder Berge, aber keine Sonderfelder; eine Mauer oder fremde Figur darin macht es ungültig. Die Aufgaben [{ task-fortress }](task-fortress) und [{ task-place-of-refuge }](task-place-of-refuge) gelingen nicht am Rand, denn dort fehlen Nachbarn.
rulebook-crossroads-pieces = Einen Krieger, einen Planwagen, ein Schiff oder ein Stadtplättchen zu platzieren zählt als Bau neuer Siedlungen, beim Stadtplättchen sieben: Du nimmst damit Plättchen und kannst sofort Gold verdienen, aber nie mit der Karte [{ card-families }](card-families). Was eine Siedlung versetzt, darf auch Krieger, Planwagen und Schiffe versetzen, wenn das Feld passt. Nur auf den [{ tile-temple }](tile-temple) kommen sie nicht. Verlierst du das Ortsplättchen, bleiben die Figuren stehen.
rulebook-crossroads-warriors = Felder neben einem [{ piece-warrior }](piece-warrior) sind für alle gesperrt, auch für seine Besitzer: Nichts wird dort gebaut, platziert oder hin versetzt, auch keine Mauer, kein Späher und kein Stadtplättchen. Was dort steht, bleibt und darf weg. Ein gesperrtes Feld gilt als nicht verfügbar, also kann ein Krieger dich von der Pflicht befreien, anzuschließen.
rulebook-crossroads-travel = Mit [{ tile-wagon }](tile-wagon) und [{ tile-lighthouse }](tile-lighthouse) tust du pro Zug eines von drei Dingen: die Figur platzieren, sie bis zu drei Schritte versetzen oder sie zurücknehmen. Jeder Schritt geht auf ein freies Feld daneben, das zur Figur passt. Nach jedem Schritt werden Plättchen genommen und verloren.
rulebook-crossroads-hall = Das [{ piece-city-hall }](piece-city-hall) braucht sieben bebaubare freie Felder, eine Mitte und alle ihre Nachbarn, mit beliebigem Gelände und keines davon neben einem Krieger. Mindestens eines der sieben muss an eine Figur von dir außerhalb angrenzen. Erst liegen alle sieben, dann werden für jedes Plättchen genommen und Gold verdient.
rulebook-crossroads-fort = Hast du für den [{ tile-fort }](tile-fort) eine Karte gezogen, musst du bauen, wenn es geht, und nichts kommt dazwischen außer der Entscheidung über einen [{ tile-outpost }](tile-outpost). Bei einer Sumpfkarte wählst du eine der beiden Arten. Die Karte wird abgelegt, auch wenn kein Feld frei war, und das Plättchen ist genutzt. [{ tile-foresters-lodge }](tile-foresters-lodge) und [{ tile-monastery }](tile-monastery) wirken wie die Farm, aber auf Wald und Canyon.
rulebook-crossroads-cards = Mit dem Plättchen [{ tile-crossroads }](tile-crossroads) hast du mehrere Geländekarten und wählst eine, wenn du zum ersten Mal ein Gelände brauchst; von da an gilt sie den ganzen Zug. Eine nutzlose Karte kannst du nicht wählen; sind alle nutzlos, kommen alle aus dem Spiel und du ziehst eine. Eine gezogene Karte behältst du, auch wenn du das Plättchen verlierst. Nimmst du es im Zug einer anderen Person, ziehst du die zusätzliche Karte am Ende dieses Zugs.

rulebook-marshlands = Marshlands
rulebook-marshlands-contents = Vier Quadranten mit Sumpf, Palästen statt Burgen und je zwei Orten einer Art: [{ tile-temple }](tile-temple), [{ tile-refuge }](tile-refuge), [{ tile-canoe }](tile-canoe) oder [{ tile-fountain }](tile-fountain). Sechs Kingdom Builder-Karten. Fünf Sumpfkarten, jede mit Sumpf und einer anderen Art, kommen zu den Geländekarten, sodass es 30 sind. Hat kein Quadrant Sumpf, zählt nur die andere Hälfte dieser Karten.
rulebook-marshlands-swamp = Mit einer Sumpfkarte baust du entweder zwei Siedlungen auf Sumpf oder drei auf der anderen Art. Du entscheidest, sobald du zum ersten Mal etwas tust, das vom Gelände abhängt, und die Wahl gilt den ganzen Zug: [{ tile-oracle }](tile-oracle), [{ tile-barn }](tile-barn), [{ tile-quarry }](tile-quarry) und [{ tile-cathedral }](tile-cathedral) richten sich danach.
rulebook-marshlands-short = Hat nur eine der beiden Arten ein bebaubares Feld, musst du diese nehmen. Geht deine Art unterwegs aus, baust du den Rest auf der anderen Art der Karte. Erst wenn von keiner ein Feld frei ist, wird die Karte ersetzt, und was noch fehlt, baust du auf dem neuen Gelände.
rulebook-marshlands-palaces = Am Ende bringt jeder [{ terrain-palace }](terrain-palace) 5 Gold für alle, die die meisten Siedlungen daneben haben, mindestens eine. Bei Gleichstand bekommen alle Beteiligten 5.
rulebook-marshlands-temple = Eine Siedlung, die auf dem [{ tile-temple }](tile-temple) liegt, baust du in deinem nächsten Zug zusätzlich, vor den anderen und als Teil der Pflichtaktion. Mit zwei Tempeln können es zwei sein. Du baust sie auch, wenn du das Plättchen inzwischen verloren hast; muss die Pflichtaktion früher enden, bleibt sie liegen. Solange sie dort liegt, zählt sie für nichts. Nur Siedlungen dürfen auf einen Tempel.
rulebook-marshlands-canoe = Nimmt jemand das letzte Plättchen eines Ortsfelds oder das eines Nomadenfelds, wird die Aktion unterbrochen. Wer ein bereites [{ tile-canoe }](tile-canoe) hat, darf bauen, in Zugreihenfolge ab links von der Person, die am Zug ist. Auch wer das Plättchen nahm, darf das, und mit zwei Kanus baut man zweimal. Leert das einen weiteren Platz, wird darauf zuerst reagiert. Ein Kanu ist am Ende des Zugs seiner Besitzer wieder bereit.
rulebook-marshlands-more = Mit dem [{ tile-refuge }](tile-refuge) geht eine Figur einen Schritt und braucht keine Nachbarn; mit dem Bonus zieht sie in gerader Linie auf das erste Feld, auf dem gebaut werden darf, über alles andere hinweg, auch über Felder neben einem Krieger. Der [{ tile-fountain }](tile-fountain) verlangt genau einen eigenen Nachbarn und keinen fremden.
rulebook-marshlands-bonus = Neben dem Spielplan liegen für jeden dieser vier Orte zwei Bonusplättchen. Nimmst du dein zweites Plättchen einer Art, nimmst du auch das Bonusplättchen und hast ab deinem nächsten Zug beide Aktionen und den Bonus. Verlierst du eines der beiden Ortsplättchen, ist der Bonus endgültig weg.
rulebook-marshlands-families = Für die Karte [{ card-families }](card-families) mit einer Siedlung vom Tempel: Die Aktion muss drei reguläre Siedlungen haben, dann dürfen beliebige drei von allen darin gebauten die Linie bilden. Für die anderen Karten, die sofort zahlen, ist sie eine neue Siedlung wie jede andere.
rulebook-marshlands-cards = [Geologen](card-geologists) wirken wie Händler, aber für Gebirge; eine Siedlung auf einem Berg berührt dieses Gebirge. [Boten](card-messengers) zählen nur die Felder zwischen zwei Siedlungen: Bei Entfernung 5 sind es 4, also 8 Gold. Für die [{ card-vassals }](card-vassals) zählt ein Feld an einer inneren Grenze, für die [{ card-captains }](card-captains) eine Siedlung mit drei anderen von dir um sich.
rulebook-marshlands-scouts = Mit der Karte [{ card-scouts }](card-scouts) wird zu Beginn die oberste Geländekarte aufgedeckt. Ihre Art, bei einer Sumpfkarte die andere Hälfte, fällt weg: Alle Karten mit ihr kommen aus dem Spiel. Sonderaktionen dürfen dort weiter bauen. Zeigen dank der [{ tile-crossroads }](tile-crossroads) alle deine Karten eines Zugs dieselbe Art, darfst du stattdessen das weggefallene Gelände nutzen.
rulebook-marshlands-noblewomen = Mit der Karte [{ card-noblewomen }](card-noblewomen) zahlt jedes Sonderfeld wie ein Palast. Ein Palast zahlt nicht doppelt, und eine Burg bringt daneben ihre eigenen 3 Gold.

rulebook-harvest = Harvest
rulebook-harvest-contents = Vier Quadranten mit Farmland, einem Silo und je zwei verschiedenen Orten, zwei Plättchen für jeden Ort. Sechs Kingdom Builder-Karten. Ist die [{ tile-scout-cabin }](tile-scout-cabin) im Spiel, liegen zwei Späherplättchen bereit, beim [{ tile-cathedral }](tile-cathedral) Siedlungsplättchen.
rulebook-harvest-farmland = Keine Geländekarte zeigt [{ terrain-farmland }](terrain-farmland). Einmal in jedem deiner Züge, vor oder nach der Pflichtaktion, darfst du eine Siedlung auf Farmland neben einer eigenen bauen: die [{ tile-farmland }](tile-farmland). Ohne ein solches Feld entfällt sie. Auch Plättchen, die jedes Gelände erlauben, dürfen auf Farmland bauen.
rulebook-harvest-silo = Nach dem letzten Zug nutzen alle ihre Silos, ab der Startperson: eine Aktion für jedes [{ tile-silo }](tile-silo), an das eine eigene Siedlung angrenzt. Wie viele es sind, wird einmal gezählt, wenn das beginnt. Mit jeder Aktion baust oder versetzt du, nicht beides. Dabei werden keine Plättchen genommen oder verloren, und keine Karte zahlt sofort, aber Linien für die [{ card-mayors }](card-mayors) können noch markiert werden.
rulebook-harvest-bazaar = Mit dem [{ tile-bazaar }](tile-bazaar) wiederholst du ein anderes deiner Ortsplättchen. Nicht wiederholen kannst du die Farmaktion, Nomadenplättchen, Bonusplättchen, die Höhle, ein Kanu, den Bazar selbst und ein Plättchen, das du in diesem Zug genommen hast. Zusätzliche Figuren bringt er nicht, aber Figuren dürfen noch einmal platziert oder versetzt werden, auch Späher, die schon liegen.
rulebook-harvest-near = [Wassermühle](tile-water-mill), [Bergstation](tile-mountain-station), [Wachtturm](tile-watchtower) und [Universität](tile-university) verlangen je ein Feld neben etwas: Wasser, einem Berg, einer fremden Figur, einem Sonderfeld. Unter diesen Feldern gilt die übliche Regel: wenn möglich neben einer eigenen Siedlung. Der Wachtturm sieht auch fremde Krieger, Planwagen, Schiffe und Stadtplättchen.
rulebook-harvest-palisade = Bei der [{ tile-palisade }](tile-palisade) muss das neue Feld an mindestens eine andere Figur des Siedlungsgebiets angrenzen, zu dem die Siedlung vor dem Versetzen gehörte. Das Gebiet darf dadurch zerfallen.
rulebook-harvest-scouts = Späherplättchen der [{ tile-scout-cabin }](tile-scout-cabin) zählen bis zum Ende deines Zugs als eigene Siedlungen, wo es darum geht, wo du bauen, platzieren oder wohin du versetzen darfst. Sie binden dich auch: Kannst du neben einem Späher weitermachen, musst du das. Sie nehmen und halten keine Plättchen, zählen für keine Karte und können von anderen Aktionen weder versetzt noch entfernt werden. Es gibt nur zwei für alle zusammen.
rulebook-harvest-cathedral = Du bekommst ein Siedlungsplättchen, wenn du den [{ tile-cathedral }](tile-cathedral) nimmst. Gibst du mehr zurück, als du bauen kannst, behältst du den Rest. Siedlungsplättchen haben keinen anderen Zweck, sind unbegrenzt, und du verlierst sie mit dem Dom.
rulebook-harvest-cards = [Waldläufer](card-rangers) zahlen für Linien mit einer einzigen eigenen Siedlung, [Kettenbauer](card-chainers) für Siedlungen mit genau zwei anderen daneben. [Abenteurer](card-travellers) betrachten den Rand des Spielplans, wo eine Ecke einmal zählt, [Grundbesitzer](card-homesteaders) deinen besten Quadranten.
rulebook-harvest-mayors = Für die [{ card-mayors }](card-mayors) markiert eine Linie, wer als Erstes eine vierte Figur darauf bringt, durch Bauen, Platzieren oder Versetzen, mit oder ohne Lücken. Das geschieht von selbst, mit einer Siedlung aus dem Vorrat, die nie zurückkommt, und die Markierung bleibt, auch wenn Figuren weggehen. Mit leerem Vorrat wird die Linie nicht markiert, auch später nicht.
rulebook-harvest-rovers = [Vagabund](card-rovers) zahlt in jedem deiner Züge für jeden Quadranten, in dem du etwas Neues baust, mit welcher Aktion auch immer, sobald dort die erste Siedlung steht. Insel, Silos und Reaktionen in fremden Zügen bringen nichts.

rulebook-capitol = Kapitol
rulebook-capitol-place = Die Quadranten [{ tile-oracle }](tile-oracle) und [{ tile-harbor }](tile-harbor) bekommen, wenn sie im Spiel sind, je ein Kapitol auf eine ihrer beiden Burgen; das Los entscheidet. Ohne diese Quadranten gibt es kein Kapitol.
rulebook-capitol-gold = Am Ende bringt ein Kapitol 1 Gold für jede eigene Siedlung, die höchstens zwei Schritte entfernt ist. In der Nähe von zwei Kapitolen zählt eine Siedlung für beide. Das Feld bleibt eine Burg: Es bringt seine 3 Gold und zählt für alle Karten.

rulebook-caves = Höhlen
rulebook-caves-place = Jeder Quadrant bekommt eine Höhle auf einem seiner Berge, mindestens drei Schritte von jedem Sonderfeld entfernt. Auf welchem, wird gelost. Ein Quadrant ohne solchen Berg bekommt keine; der mit der [{ tile-oasis }](tile-oasis) nie.
rulebook-caves-travel = Einmal pro Zug, vor oder nach der Pflichtaktion, darfst du eine Figur, die an eine [{ tile-cave }](tile-cave) angrenzt, auf ein bebaubares Feld neben irgendeiner Höhle versetzen, auch derselben. Eine Höhle bleibt ein Berg: Was auf Berge darf, darf darauf stehen. Eine Figur auf einer Höhle grenzt nicht an sie an.

rulebook-island = Insel
rulebook-island-board = Die Insel ist ein kleiner eigener Plan mit fünf Reihen und einem Ort: [{ tile-rope-bridge }](tile-rope-bridge) auf der einen Seite, [{ tile-tree-house }](tile-tree-house) auf der anderen. Wählt eine Seite und legt deren zwei Plättchen auf den Ort.
rulebook-island-reach = Die Insel grenzt an nichts anderes. Du kommst nur dorthin, wenn du frei wählen darfst, weil neben deinen Siedlungen kein Feld passt, oder mit einem [{ tile-outpost }](tile-outpost). Siedlungen dort zählen wie alle anderen, können dich also zwingen, dort weiterzubauen. Gerade Züge führen nie dorthin oder von dort weg.
rulebook-island-cards = Die Insel ist kein Quadrant und hat keinen Spielplanrand, also lässt alles über Quadranten, innere Grenzen und Ränder sie aus. Ihre fünf Reihen sind eigene Linien, für Entdecker, Ritter, Waldläufer und Bürgermeister. Ihre äußeren Felder gelten als am Wasser gelegen, aber auf diesem Wasser kann nichts stehen. Ihr Ort ist ein Sonderfeld wie jedes andere.

rulebook-options = Optionen und Fassungen
rulebook-options-sources = Wo Quellen sich unterscheiden, entscheidet eine Option des Tisches; ohne Wahl folgt sie den Anleitungen.
rulebook-options-switches = Fünf Dinge lassen sich ändern. Null Siedlungen zählen dann nicht für die [{ card-lords }](card-lords). Wer ein Plättchen nimmt, darf dann nicht selbst mit einem [{ tile-canoe }](tile-canoe) reagieren. Linien der Insel zählen dann nicht für die [{ card-knights }](card-knights), und ein Feld mit Kapitol ist dann keine Burg mehr. Krieger, Planwagen und Schiffe ziehen dann nur mit ihren eigenen Plättchen.
rulebook-options-versions = Die Regeln haben Fassungen. Ein Spiel behält die Fassung, mit der es begann; neue Spiele nehmen die neueste, und die steht hier. Die Option über Sumpfkarten ohne Sumpf-Quadranten betrifft nur Spiele früherer Fassungen.

## Abbildungen

rulebook-figure-terrain-kinds = Fünf bebaubare Arten, ein See und ein Berg. Die Geländekarte zeigt Wald, also darf auf den Waldfeldern gebaut werden.
rulebook-figure-special-hexes = Die fünf Sonderfelder: oben ein Ortsfeld, eine Burg und ein Nomadenfeld, unten ein Palast und ein Silo. Alle anderen Felder hier sind Gras.
rulebook-figure-neighbours = Eine Siedlung und die sechs Felder daneben: Auf eines davon muss die nächste.
rulebook-figure-two-areas = Drei Siedlungsgebiete: eines aus fünf, eines aus drei und eine einzelne Siedlung. Die Einsiedler bringen dafür 3 Gold, die Bürger 2 für das größte.
rulebook-figure-straight-lines = Die sechs geraden Richtungen vom freien Feld in der Mitte aus: eine horizontale Linie und zwei Diagonalen.
rulebook-figure-board-edge = Alle Siedlungen bis auf eine stehen am Rand dieses kleinen Spielplans. Die in der Ecke gehört zu zwei Rändern, zählt für die Abenteurer aber einmal.
rulebook-figure-mandatory-three = Die Karte zeigt Wüste. Jede Siedlung muss neben eine, die schon steht, und eine neue zählt sofort.
rulebook-figure-extra-before = Die Farm zuerst: Ihre Siedlung auf Gras führt zur Wüste. Ohne sie hättest du überall auf Wüste anfangen können.
rulebook-figure-must-be-adjacent = Auch anderswo liegt Wüste, aber die Felder neben der eigenen Siedlung gehen vor.
rulebook-figure-free-choice = Neben diesen Siedlungen liegt nirgends Canyon, also darf es jedes Canyonfeld sein, etwa eines in der Mitte.
rulebook-figure-anew-each = Zwei Siedlungsgebiete wachsen in einem Zug. Die zweite Siedlung steht an einem anderen Gebiet als die erste, und die dritte neben der zweiten.
rulebook-figure-lifted-first = Die Siedlung rechts wird aufgenommen. Sie muss neben die beiden anderen, nicht neben das Feld, das sie verlässt.
rulebook-figure-useless-card = Es gibt nur zwei Wüstenfelder. Danach kommt die Karte aus dem Spiel, die nächste zeigt Gras, und dort wird die dritte Siedlung gebaut.
rulebook-figure-take-a-tile = Die neue Siedlung steht neben der Koppel und nimmt eines der beiden Plättchen. Ab dem nächsten Zug gibt es eine Sonderaktion.
rulebook-figure-lose-a-tile = Die einzige Siedlung neben der Koppel springt mit ihr davon. Der Zug wird beendet, dann ist das Plättchen verloren.
rulebook-figure-oracle-build = Die Karte dieses Zugs zeigt Canyon. Zwei Canyonfelder liegen neben der Siedlung, also muss es eines der beiden sein.
rulebook-figure-oasis-build = Neben der Siedlung liegt keine Wüste, also darf die Oase auf jedes Wüstenfeld bauen.
rulebook-figure-tower-pool = Drei Felder des Rands grenzen an die Siedlung an, von drei Arten. Eines davon muss es sein.
rulebook-figure-tavern-ends = Eine Linie aus drei: Der Canyon am einen und die Wüste am anderen Ende sind möglich, egal welche Karte gespielt wurde.
rulebook-figure-paddock-leap = Von der Mitte aus gibt es vier Landefelder: über den Ort, über Gras, über Wasser und über den Berg. Ein Weg endet auf einem besetzten Feld, einer auf Wasser.
rulebook-figure-harbor-move = Die Siedlung in der Ecke wird aufgenommen. Die andere grenzt an ein einziges Wasserfeld an, also muss sie dorthin.
rulebook-figure-castle-gold = Die erste Person hat Siedlungen neben beiden Burgen: 6 Gold, egal wie viele. Die zweite grenzt an eine Burg an: 3 Gold.
rulebook-figure-fishermen-gold = 2 Gold für die Fischer: Zwei Siedlungen grenzen an Wasser an. Die auf dem Wasser bringt nichts, und die unten in der Ecke grenzt nicht daran an.
rulebook-figure-miners-gold = 2 Gold für die Bergleute: Zwei der drei Siedlungen grenzen an einen Berg an. Dass eine an beide angrenzt, ändert nichts.
rulebook-figure-workers-gold = 2 Gold für die Arbeiter: Die Siedlung zwischen Ort und Burg zählt einmal, die unter der Burg auch. Die in der Ecke berührt keines von beiden.
rulebook-figure-merchants-chain = Ein Siedlungsgebiet grenzt an zwei Orte und eine Burg an. Alle drei sind verbunden: 12 Gold.
rulebook-figure-merchants-once = Zwei Gebiete verbinden den Ort in der Mitte je mit einer Burg. Der Ort zählt einmal: 12 Gold für drei Felder.
rulebook-figure-discoverers-lines = Siedlungen auf drei der vier Linien: 3 Gold für die Entdecker. Zwei auf derselben Linie zählen einmal.
rulebook-figure-knights-line = Vier Siedlungen auf der mittleren Linie, mit Lücken: 8 Gold für die Ritter. Die anderen Linien bringen nichts.
rulebook-figure-citizens-gold = Das größte Gebiet hat fünf Siedlungen. Die Hälfte davon, abgerundet, sind 2 Gold für die Bürger.
rulebook-figure-lords-quadrants = Vier Quadranten mit je vier Feldern. Beide liegen in zweien vorn und in den anderen beiden auf Platz zwei: je 36 Gold für die Lords.
rulebook-figure-farmers-gold = Drei Siedlungen links oben und zwei in jedem anderen Quadranten. Die kleinste Zahl gilt: zwei, also 6 Gold für die Bauern.
rulebook-figure-nomad-taken = Die erste Siedlung kommt neben das Nomadenfeld und nimmt das einzige Plättchen: einen Vorposten für den nächsten Zug.
rulebook-figure-donation-water = Bis zu drei Siedlungen auf Wasser, jede wenn möglich neben einer eigenen. Nach zweien ist Schluss.
rulebook-figure-resettlement-steps = Eine Siedlung geht zwei Schritte, die andere einen. Der vierte Schritt bleibt ungenutzt.
rulebook-figure-outpost-free = Die erste Siedlung muss neben die eigene. Für die zweite hebt der Vorposten diese Regel auf; die dritte darf dort weitermachen.
rulebook-figure-sword-strike = Das Schwert nimmt von den beiden anderen je eine Siedlung. Die dritte Person hat nichts mehr neben der Farm und verliert deren Plättchen.
rulebook-figure-quarry-walls = Zwei Mauern auf Wüste, dem Gelände dieses Zugs, beide neben der eigenen Siedlung. Dort kann niemand mehr bauen.
rulebook-figure-caravan-far = Vier Richtungen führen bis zum Rand. Rechts liegt gleich Wasser, und eine Richtung versperrt eine fremde Siedlung.
rulebook-figure-village-three = Nur ein Feld hat drei eigene Siedlungen um sich.
rulebook-figure-families-row = Die drei Siedlungen des Zugs stehen am Ende nebeneinander in einer Linie, egal in welcher Reihenfolge: sofort 2 Gold für die Familien.
rulebook-figure-shepherds-full = Das letzte Blumenfeld ist besetzt: Wenn die dritte Siedlung gebaut wird, ist kein freies Blumenfeld mehr daneben. Sofort 2 Gold für die Hirten.
rulebook-figure-ambassadors-visit = Zwei der drei neuen Siedlungen stehen neben fremden: sofort 2 Gold für die Botschafter. Eine davon grenzt an zwei Siedlungen an und zählt trotzdem einmal.
rulebook-figure-warrior-zone = Ein Krieger in der Mitte sperrt die sechs Felder um sich. Die andere Person baut außerhalb, neben den eigenen Siedlungen.
rulebook-figure-barracks-place = Ein Krieger neben der eigenen Siedlung hält die anderen von der Wüste daneben fern.
rulebook-figure-wagon-steps = Der Planwagen fährt über Land und Berge, hier einen Schritt auf einen Berg. Wasser und der Ort halten ihn auf.
rulebook-figure-ship-steps = In drei Schritten fährt das Schiff um den Ort herum.
rulebook-figure-city-hall-seven = Nur eine Stelle ist möglich: sieben freie Felder, die an die eigene Siedlung angrenzen. Von nun an sind es sieben Siedlungen.
rulebook-figure-fort-card = Die gezogene Karte zeigt Canyon, also kommt die Siedlung auf Canyon neben der eigenen.
rulebook-figure-crossroads-choice = Zwei Geländekarten, Canyon und Wüste: Auf den Feldern von beiden darf gebaut werden. Die erste Siedlung auf Wüste entscheidet, und dort geht der Zug weiter.
rulebook-figure-tasks-example = Sechs eigene Siedlungen um einen Ort: 8 Gold für den Zufluchtsort.
rulebook-figure-home-country-gold = Die eine Person füllt das ganze Gras, die andere das einzige Wasserfeld. Beide bekommen 5 Gold für das Heimatland.
rulebook-figure-fortress-gold = Die Siedlung in der Mitte hat auf allen sechs Seiten eigene Siedlungen: 6 Gold für die Festung.
rulebook-figure-road-gold = Sieben Siedlungen in einer lückenlosen Diagonale: 7 Gold für die Straße.
rulebook-figure-advance-gold = Sieben Siedlungen am oberen Rand, mit Lücken: 9 Gold für den Vormarsch. Sechs am unteren Rand reichen nicht.
rulebook-figure-compass-gold = Zwei gegenüberliegende Ecken gehören zu allen vier Rändern: 10 Gold für die Himmelsrichtungen. Die andere Person hat nichts am rechten Rand.
rulebook-figure-swamp-choice = Die Karte zeigt Sumpf oder Gras. Die erste Siedlung auf Sumpf entscheidet: Dort werden zwei gebaut und nicht drei.
rulebook-figure-palace-majority = Die erste Person hat zwei Siedlungen neben dem Palast, die anderen je eine: 5 Gold für die erste.
rulebook-figure-temple-aside = Die einzelne Siedlung kommt auf den Tempel. Im nächsten Zug sind vier zu bauen.
rulebook-figure-canoe-answer = Eine neue Siedlung nimmt das letzte Plättchen des Orts. Wer ein Kanu hat, reagiert sofort und baut auf Wasser, mitten im fremden Zug.
rulebook-figure-fountain-one = Die leuchtenden Felder grenzen an genau eine eigene und an keine fremde Siedlung an.
rulebook-figure-refuge-step = Ein Schritt auf ein freies Feld daneben, hier weg von der anderen Siedlung.
rulebook-figure-refuge-bonus-leap = Mit dem Bonus springt die Siedlung über einen Ort und zwei Siedlungen auf das erste freie Feld dahinter.
rulebook-figure-geologists-ranges = Das große Siedlungsgebiet berührt drei Gebirge: 6 Gold für die Geologen. Die einzelne Siedlung berührt eines und verbindet nichts.
rulebook-figure-messengers-way = Von einem Ende des Siedlungsgebiets zum anderen sind es fünf Schritte, über das Wasser: vier Felder dazwischen, 8 Gold für die Boten.
rulebook-figure-vassals-border = Der Spielplan besteht aus vier Quadranten mit 2 mal 3 Feldern. Vier Siedlungen stehen an den inneren Grenzen: 4 Gold für die Vasallen.
rulebook-figure-captains-gold = Drei Siedlungen haben mindestens drei andere neben sich: 3 Gold für die Hauptmänner.
rulebook-figure-scouts-gold = Blumen sind zu Beginn weggefallen. Zwei Siedlungen grenzen daran an: 2 Gold für die Späher. Die Siedlung, die selbst auf Blumen steht, bringt nichts.
rulebook-figure-noblewomen-gold = Die zweite Person liegt am Ort und an der Burg vorn: 10 Gold für den Adel, neben den 3 Gold der Burg. Am Palast herrscht Gleichstand, und beide bekommen dessen 5 Gold, aber kein zweites Mal.
rulebook-figure-farm-action = Zwei Felder Farmland grenzen an die Siedlung an. Das dritte ist zu weit weg.
rulebook-figure-silo-phase = Der letzte Zug endet. Danach baut die Person am Silo drei Siedlungen, auf beliebigem Gelände, jede neben einer eigenen.
rulebook-figure-water-mill-build = Zwei Felder am Wasser grenzen auch an die Siedlung an, also muss es eines davon sein.
rulebook-figure-mountain-station-build = Keines der Felder am Berg grenzt an die Siedlung an, also sind alle erlaubt.
rulebook-figure-watchtower-build = Von den sechs Feldern um die fremde Siedlung grenzt eines an die eigene an. Dorthin muss sie.
rulebook-figure-university-near = Neben dem Silo oder dem Ort, und wenn möglich neben der eigenen Siedlung.
rulebook-figure-palisade-shift = Die linke Siedlung geht um ihre Nachbarin herum auf die andere Seite. Die rechte steht allein und kann nicht versetzt werden.
rulebook-figure-scouts-path = Zwei Späher führen über die Berge. Die nächste Siedlung muss neben sie; ohne sie wäre jedes Gras recht.
rulebook-figure-cathedral-builds = Zwei von drei Siedlungsplättchen werden zurückgegeben, für zwei Siedlungen auf dem Gelände der Karte.
rulebook-figure-bazaar-again = Die Farm wird genutzt und mit dem Bazar noch einmal, vor den drei Siedlungen des Zugs.
rulebook-figure-rangers-lines = Zwei Linien haben genau eine Siedlung: 4 Gold für die Waldläufer. Die Linie mit zweien bringt nichts.
rulebook-figure-mayors-mark = Die neue Siedlung ist die vierte auf der mittleren Linie. Eine aus dem Vorrat markiert sie: am Ende 4 Gold für die Bürgermeister.
rulebook-figure-chainers-gold = In einer Reihe aus vier haben die beiden mittleren genau zwei Nachbarn: 2 Gold für die Kettenbauer. Enden und Paare bringen nichts.
rulebook-figure-homesteaders-gold = Vier Siedlungen links oben, weniger in den anderen Quadranten: 4 Gold für die Grundbesitzer.
rulebook-figure-rovers-quadrants = Die Siedlungen dieses Zugs stehen in zwei Quadranten: sofort 2 Gold für den Vagabunden.
rulebook-figure-capitol-gold = Zwei Kapitole. Eine Siedlung ist nahe an beiden und zählt zweimal, die andere ist zwei Schritte vom rechten entfernt: 3 Gold.
rulebook-figure-cave-travel = Von neben der einen Höhle neben eine andere. Die Siedlung in der Ecke grenzt an keine an und kann nicht reisen.
rulebook-figure-island-reach = Die einzige Wüste auf dem Spielplan ist besetzt, also ist die Wahl frei und die Insel steht offen.
rulebook-figure-island-lines = Vier Siedlungen auf der Insel: Ihre zwei Reihen sind zwei weitere Linien, eine davon die beste für die Ritter, und alle vier gelten als am Wasser gelegen.
rulebook-figure-rope-bridge-move = Die linke Siedlung wird aufgenommen; die andere grenzt an ein Canyonfeld an, also muss sie dorthin.

## Listen der Einträge

rulebook-kind-tile = Plättchen und Aktionen
rulebook-kind-card = Kingdom Builder-Karten
rulebook-kind-task = Aufgaben
rulebook-kind-terrain = Felder
rulebook-kind-piece = Figuren
rulebook-kind-set = Erweiterungen

## Fragen
