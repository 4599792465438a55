# Kingdom Builder auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# Ein Wert aus dem Spiel heißt "<Argument>-<Wert>": tile-farm ist, was { $tile } für "farm" sagt.

## Gelände

terrain-grass = Gras
terrain-canyon = Canyon
terrain-desert = Wüste
terrain-flower-field = Blumen
terrain-forest = Wald
terrain-swamp = Sumpf
    .about = Kann bebaut werden. Geländekarten mit Sumpf zeigen noch eine andere Art: Du baust entweder 2 Siedlungen auf Sumpf oder 3 auf der anderen Art.
terrain-farmland = Farmland
    .about = Kann bebaut werden, steht aber auf keiner Geländekarte. Du kommst dorthin mit der { tile-farmland } oder mit Plättchen, die jedes bebaubare Gelände erlauben.
terrain-water = Wasser
    .about = Kann nicht bebaut werden und steht auf keiner Geländekarte. Nur wenige Aktionen führen dorthin, zum Beispiel: { tile-harbor }.
terrain-mountain = Berg
    .about = Kann nicht bebaut werden und steht auf keiner Geländekarte. Nur wenige Aktionen führen dorthin, zum Beispiel: { tile-donation-mountain }.
terrain-location = Ortsfeld
    .about = Ein Sonderfeld: Niemand kann darauf bauen. Seine Plättchen geben Sonderaktionen, und wer daneben zu stehen kommt, nimmt eines davon.
terrain-castle = Burgfeld
    .about = Ein Sonderfeld: Niemand kann darauf bauen. Am Ende jedes Spiels bringt es 3 Gold für alle, die eine Siedlung daneben haben.
terrain-nomad = Nomadenfeld
    .about = Ein Sonderfeld: Niemand kann darauf bauen. Hier liegt ein Nomadenplättchen für die erste Person, die daneben zu stehen kommt.
terrain-palace = Palast
    .about = Ein Sonderfeld: Niemand kann darauf bauen. Am Ende bringt er 5 Gold für alle, die die meisten Siedlungen daneben haben.
terrain-silo = Silo
terrain-nothing = kein Feld

## Geländekarten mit zwei Arten

terrain-swamp-grass = Sumpf oder Gras
terrain-swamp-canyon = Sumpf oder Canyon
terrain-swamp-desert = Sumpf oder Wüste
terrain-swamp-flower-field = Sumpf oder Blumen
terrain-swamp-forest = Sumpf oder Wald

## Ortsplättchen: Grundspiel

tile-oracle = Orakel
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf dem Gelände deiner ausgespielten Geländekarte, wenn möglich angrenzend an eine eigene Siedlung.
tile-farm = Farm
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Gras, wenn möglich angrenzend an eine eigene Siedlung.
tile-oasis = Oase
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Wüste, wenn möglich angrenzend an eine eigene Siedlung.
tile-tower = Turm
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung am Rand des Spielplans, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie an eine eigene Siedlung angrenzen.
tile-tavern = Taverne
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung direkt hinter einem der beiden Enden einer lückenlosen geraden Linie aus mindestens 3 eigenen Siedlungen, horizontal oder diagonal. Das Gelände ist beliebig, solange es bebaubar ist.
tile-barn = Scheune
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf das Gelände deiner ausgespielten Geländekarte, wenn möglich angrenzend an eine andere eigene Siedlung.
tile-harbor = Hafen
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf ein Wasserfeld, wenn möglich angrenzend an eine andere eigene Siedlung.
tile-paddock = Koppel
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung genau zwei Felder weit in gerader Linie, über alles hinweg, was dazwischen liegt, auf beliebiges bebaubares Gelände. Sie muss dort nicht an eine andere eigene Siedlung angrenzen.

## Ortsplättchen: Nomads

tile-quarry = Steinbruch
    .about = Vor oder nach dem Bauen: Setze 1 oder 2 Steinmauern auf freie Felder mit dem Gelände deiner ausgespielten Geländekarte, jede angrenzend an eine eigene Siedlung. Mauern gehören niemandem und sperren ihr Feld bis zum Ende des Spiels.
tile-caravan = Karawane
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung in gerader Linie so weit wie möglich. Sie hält vor dem ersten Feld, auf dem nicht gebaut werden kann: Wasser, Berg, Sonderfeld, ein Feld, das besetzt ist oder an einen Krieger angrenzt, oder der Rand des Spielplans.
tile-village = Dorf
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung angrenzend an mindestens 3 eigene Siedlungen, auf beliebigem bebaubarem Gelände.
tile-garden = Garten
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Blumen, wenn möglich angrenzend an eine eigene Siedlung.

## Ortsplättchen: Crossroads

tile-lighthouse = Leuchtturm
    .about = Vor oder nach dem Bauen: Setze dein Schiff auf ein freies Wasserfeld, wenn möglich angrenzend an eine eigene Siedlung, oder versetze es 1 bis 3 Felder weit über freies Wasser, oder nimm es zurück. Das Schiff zählt als eigene Siedlung.
tile-foresters-lodge = Forsthaus
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Wald, wenn möglich angrenzend an eine eigene Siedlung.
tile-barracks = Kaserne
    .about = Vor oder nach dem Bauen: Setze 1 deiner Krieger auf beliebiges bebaubares Gelände, wenn möglich angrenzend an eine eigene Siedlung, oder nimm einen zurück. Auf den Feldern neben einem Krieger darf niemand bauen, und niemand darf etwas dorthin versetzen, auch du nicht.
tile-crossroads = Kreuzung
    .about = Wirkt von selbst: Am Ende jedes deiner Züge, auch des Zugs, in dem du dieses Plättchen nimmst, ziehst du eine Geländekarte mehr. In deinem nächsten Zug wählst du eine deiner Karten, und sie gilt für den ganzen Zug.
tile-city-hall = Rathaus
    .about = Einmal im Spiel, vor oder nach dem Bauen: Lege dein Stadtplättchen auf 7 freie Felder, ein Feld und seine sechs Nachbarn, auf beliebiges bebaubares Gelände. Es muss an eine eigene Siedlung angrenzen, zählt als 7 Siedlungen und bleibt liegen.
tile-fort = Außenposten
    .about = Vor oder nach dem Bauen: Ziehe eine Geländekarte und baue 1 weitere Siedlung auf ihrem Gelände, wenn möglich angrenzend an eine eigene Siedlung. Ist kein Feld mit diesem Gelände frei, wird nichts gebaut.
tile-monastery = Kloster
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Canyon, wenn möglich angrenzend an eine eigene Siedlung.
tile-wagon = Planwagen
    .about = Vor oder nach dem Bauen: Setze deinen Planwagen auf einen Berg oder auf bebaubares Gelände, wenn möglich angrenzend an eine eigene Siedlung, oder versetze ihn 1 bis 3 Felder weit über solches Gelände, oder nimm ihn zurück. Der Planwagen zählt als eigene Siedlung.

## Ortsplättchen: Marshlands

tile-temple = Tempel
    .about = Vor oder nach dem Bauen: Nimm 1 eigene Siedlung, aber keine andere Figur, vom Spielplan und lege sie auf dieses Plättchen. In deinem nächsten Zug musst du sie zusätzlich bauen, auf dem Gelände der Karte, die du dann ausspielst.
tile-refuge = Hort
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf ein Feld direkt daneben, auf beliebiges bebaubares Gelände. Sie muss dort nicht an eine andere eigene Siedlung angrenzen.
tile-canoe = Kanu
    .about = Wirkt von selbst: Wird das letzte Plättchen eines Ortsfelds oder das Plättchen eines Nomadenfelds genommen, darfst du sofort 1 Siedlung bauen. Wähle erst Sumpf oder Wasser, dann ein Feld davon, wenn möglich angrenzend an eine eigene Siedlung; danach ruht das Plättchen bis zum Ende deines Zugs.
tile-fountain = Brunnen
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung, die an genau eine eigene und an keine fremde Siedlung angrenzt, auf beliebigem bebaubarem Gelände.

## Ortsplättchen: Harvest

tile-bazaar = Bazar
    .about = Vor oder nach dem Bauen: Nutze ein anderes deiner Ortsplättchen in diesem Zug ein zweites Mal, aber kein Kanu und keines, das du gerade erst genommen hast. Bei der Kreuzung ziehst du am Ende des Zugs noch eine Geländekarte mehr.
tile-water-mill = Wassermühle
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung angrenzend an Wasser, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie auch an eine eigene Siedlung angrenzen.
tile-mountain-station = Bergstation
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung angrenzend an einen Berg, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie auch an eine eigene Siedlung angrenzen.
tile-scout-cabin = Späherhütte
    .about = Vor oder nach dem Bauen: Lege bis zu 2 Späherplättchen auf freie Felder, auch auf Wasser oder Berge, jedes angrenzend an eine eigene Siedlung oder an den anderen Späher. Bis zum Ende deines Zugs zählen sie als eigene Siedlungen dafür, wo du bauen und wohin du versetzen darfst, nehmen aber keine Plättchen und bringen kein Gold.
tile-cathedral = Dom
    .about = Vor oder nach dem Bauen: Nimm 1 Siedlungsplättchen, oder gib beliebig viele zurück und baue für jedes 1 weitere Siedlung auf dem Gelände deiner ausgespielten Geländekarte, wenn möglich angrenzend an eine eigene Siedlung. Du beginnst mit 1 Siedlungsplättchen; verlierst du den Dom, verlierst du sie alle.
tile-watchtower = Wachtturm
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung angrenzend an eine fremde Siedlung, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie auch an eine eigene Siedlung angrenzen.
tile-university = Universität
    .about = Vor oder nach dem Bauen: Baue 1 weitere Siedlung angrenzend an ein Ortsfeld, Burgfeld, Nomadenfeld, einen Palast oder ein Silo, auf beliebigem bebaubarem Gelände. Wenn möglich muss sie auch an eine eigene Siedlung angrenzen.
tile-palisade = Palisade
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf ein anderes Feld neben dem Siedlungsgebiet, zu dem sie gehört, auf beliebiges bebaubares Gelände. Eine einzeln stehende Siedlung kannst du nicht versetzen.

## Ortsplättchen: Insel

tile-rope-bridge = Hängebrücke
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf Canyon, wenn möglich angrenzend an eine andere eigene Siedlung.
tile-tree-house = Baumhaus
    .about = Vor oder nach dem Bauen: Versetze 1 eigene Siedlung auf Wald, wenn möglich angrenzend an eine andere eigene Siedlung.

## Nomadenplättchen

tile-donation-grass = Schenkung Gras
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Gras, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-canyon = Schenkung Canyon
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Canyon, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-desert = Schenkung Wüste
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Wüste, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-flower-field = Schenkung Blumen
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Blumen, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-forest = Schenkung Wald
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Wald, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-water = Schenkung Wasser
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Wasser, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-donation-mountain = Schenkung Berg
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Baue bis zu 3 weitere Siedlungen auf Bergen, jede wenn möglich angrenzend an eine eigene Siedlung.
tile-resettlement = Umsiedlung
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Versetze deine Siedlungen um insgesamt bis zu 4 Schritte, beliebig unter ihnen aufgeteilt. Jeder Schritt führt auf ein freies Feld direkt daneben, auf beliebiges bebaubares Gelände.
tile-outpost = Vorposten
    .about = Einmal, im Zug nach dem Nehmen, auch während des Bauens: 1 Siedlung, die du baust oder versetzt, muss nicht an eine eigene Siedlung angrenzen. Das Gelände muss trotzdem stimmen.
tile-sword = Schwert
    .about = Einmal, im Zug nach dem Nehmen, vor oder nach dem Bauen: Entferne von allen anderen je 1 Siedlung deiner Wahl. Sie geht in den Vorrat zurück, aus dem sie kam; ein Stadtplättchen kannst du nicht entfernen.
tile-treasure = Schatz
    .about = Sofort 3 Gold, wenn du es nimmst. Danach kommt das Plättchen aus dem Spiel.

## Bonusplättchen

tile-temple-bonus = Tempelbonus
    .about = Kommt mit deinem zweiten Tempel; verlierst du einen von beiden, verlierst du auch den Bonus. Wirkt von selbst: Die erste Siedlung, die du in einem Zug für deine Geländekarte baust, muss nicht an eine eigene Siedlung angrenzen.
tile-refuge-bonus = Hortbonus
    .about = Kommt mit deinem zweiten Hort; verlierst du einen von beiden, verlierst du auch den Bonus. Vor oder nach dem Bauen: Versetze 1 eigene Siedlung in gerader Linie auf das nächste freie bebaubare Feld, über alles hinweg, was dazwischen liegt.
tile-canoe-bonus = Kanubonus
    .about = Kommt mit deinem zweiten Kanu; verlierst du eines von beiden, verlierst du auch den Bonus. Vor oder nach dem Bauen: Wähle Sumpf oder Wasser und baue darauf 1 weitere Siedlung, wenn möglich angrenzend an eine eigene Siedlung.
tile-fountain-bonus = Brunnenbonus
    .about = Kommt mit deinem zweiten Brunnen; verlierst du einen von beiden, verlierst du auch den Bonus. Wirkt von selbst: Mit deinen Brunnen darfst du auch auf freien Bergen bauen.

## Was alle ohne Plättchen können

tile-farmland = Farmaktion
    .about = Einmal pro Zug, vor oder nach dem Bauen: Baue 1 weitere Siedlung auf Farmland, angrenzend an eine eigene Siedlung. Das können alle, ohne Plättchen.
tile-cave = Höhle
    .about = Einmal pro Zug, vor oder nach dem Bauen: Versetze 1 eigene Siedlung, die an eine Höhle angrenzt, auf ein beliebiges bebaubares Feld neben derselben oder einer anderen Höhle. Das können alle, ohne Plättchen.
tile-silo = Silo
    .about = Nach dem letzten Zug, einmal für jedes Silo, an das eine eigene Siedlung angrenzt: Baue bis zu 3 Siedlungen oder versetze bis zu 3, auf beliebiges bebaubares Gelände. Jede von ihnen muss an eine andere eigene Siedlung angrenzen.

## Was Gold bringt: Karten des Grundspiels

card-fishermen = Fischer
    .about = 1 Gold für jede eigene Siedlung, die an Wasser angrenzt und nicht selbst auf Wasser steht.
card-merchants = Händler
    .about = 4 Gold für jedes Ortsfeld, Burgfeld oder andere Sonderfeld, das du durch eine lückenlose Gruppe eigener Siedlungen mit einem weiteren solchen Feld verbindest. Jedes Feld zählt einmal.
card-discoverers = Entdecker
    .about = 1 Gold für jede horizontale Linie des Spielplans mit mindestens einer eigenen Siedlung.
card-hermits = Einsiedler
    .about = 1 Gold für jedes deiner getrennten Siedlungsgebiete. Auch eine einzeln stehende Siedlung ist ein Gebiet.
card-citizens = Bürger
    .about = 1 Gold für je 2 Siedlungen in deinem größten Siedlungsgebiet, abgerundet.
card-miners = Bergleute
    .about = 1 Gold für jede eigene Siedlung, die an einen Berg angrenzt und nicht selbst auf einem Berg steht.
card-workers = Arbeiter
    .about = 1 Gold für jede eigene Siedlung, die an ein Ortsfeld, Burgfeld oder anderes Sonderfeld angrenzt, egal an wie viele.
card-knights = Ritter
    .about = 2 Gold für jede eigene Siedlung auf der einen horizontalen Linie, auf der du die meisten hast.
card-lords = Lords
    .about = In jedem Quadranten 12 Gold für die meisten Siedlungen und 6 für die zweitmeisten. Bei Gleichstand bekommen alle Beteiligten den vollen Betrag.
card-farmers = Bauern
    .about = 3 Gold für jede eigene Siedlung in dem Quadranten, in dem du die wenigsten hast; nichts, wenn du in einem Quadranten gar keine hast.

## Was Gold bringt: Karten von Nomads

card-families = Familien
    .about = Sofort beim Bauen 2 Gold, wenn die 3 Siedlungen, die du für deine Geländekarte baust, nebeneinander in gerader Linie stehen, horizontal oder diagonal. Was du mit Plättchen baust, zählt nicht.
card-shepherds = Hirten
    .about = Sofort beim Bauen 2 Gold für jede neue Siedlung, an die kein freies Feld ihres eigenen Geländes mehr angrenzt. Versetzen bringt nichts.
card-ambassadors = Botschafter
    .about = Sofort beim Bauen 1 Gold für jede neue Siedlung, die an eine fremde Siedlung angrenzt, egal an wie viele. Versetzen bringt nichts.

## Was Gold bringt: Karten von Marshlands

card-geologists = Geologen
    .about = 2 Gold für jedes Gebirge, das du durch eine lückenlose Gruppe eigener Siedlungen mit einem anderen Gebirge verbindest. Jedes Gebirge zählt einmal; auch ein einzelner Berg ist ein Gebirge.
card-messengers = Boten
    .about = 2 Gold für jedes Feld auf dem kürzesten Weg zwischen den beiden Siedlungen, die in einem deiner Siedlungsgebiete am weitesten auseinander liegen. Was auf den Feldern dazwischen ist, spielt keine Rolle.
card-vassals = Vasallen
    .about = 1 Gold für jede eigene Siedlung auf einem Feld direkt an der Grenze zwischen zwei Quadranten.
card-captains = Hauptmänner
    .about = 1 Gold für jede eigene Siedlung, die an mindestens 3 andere eigene Siedlungen angrenzt.
card-scouts = Späher
    .about = Zu Beginn wird eine Geländeart ausgelost; alle Geländekarten mit ihr kommen aus dem Spiel. 1 Gold für jede eigene Siedlung, die an dieses Gelände angrenzt und nicht selbst darauf steht.
card-noblewomen = Adel
    .about = Für jedes Ortsfeld, Burgfeld, Nomadenfeld, jeden Palast und jedes Silo 5 Gold für die meisten angrenzenden Siedlungen; bei Gleichstand bekommen alle Beteiligten 5. Paläste bringen nicht noch einmal Gold.

## Was Gold bringt: Karten von Harvest

card-rangers = Waldläufer
    .about = 2 Gold für jede horizontale Linie des Spielplans mit genau einer eigenen Siedlung.
card-mayors = Bürgermeister
    .about = 4 Gold für jede horizontale Linie, die du markiert hast. Sobald du 4 Siedlungen auf einer Linie hast, die noch niemand markiert hat, markiert eine Siedlung aus deinem Vorrat sie für immer.
card-chainers = Kettenbauer
    .about = 1 Gold für jede eigene Siedlung, die an genau 2 andere eigene Siedlungen angrenzt.
card-travellers = Abenteurer
    .about = 1 Gold für jede eigene Siedlung am Rand des Spielplans. Eine Siedlung in einer Ecke zählt einmal.
card-homesteaders = Grundbesitzer
    .about = 1 Gold für jede eigene Siedlung in dem Quadranten, in dem du die meisten hast.
card-rovers = Vagabund
    .about = In jedem deiner Züge sofort beim Bauen: 1 Gold für jeden Quadranten, in dem du mindestens eine neue Siedlung baust. Versetzen bringt nichts.

## Was Gold bringt: Aufgaben

task-home-country = Heimatland
    .about = 5 Gold, wenn allein deine Siedlungen ein ganzes zusammenhängendes Gebiet einer Geländeart füllen. Auch Wasser und Berge zählen, und ein einzelnes Feld kann ein Gebiet sein.
task-fortress = Festung
    .about = 6 Gold, wenn eine deiner Siedlungen auf allen sechs Seiten von eigenen Siedlungen umgeben ist.
task-road = Straße
    .about = 7 Gold, wenn mindestens 7 eigene Siedlungen eine lückenlose diagonale Linie bilden. Horizontale Linien zählen nicht.
task-place-of-refuge = Zufluchtsort
    .about = 8 Gold, wenn ein Ortsfeld, Burgfeld, Nomadenfeld, ein Palast oder ein Silo auf allen sechs Seiten von eigenen Siedlungen umgeben ist.
task-advance = Vormarsch
    .about = 9 Gold, wenn mindestens 7 eigene Siedlungen am selben Rand des Spielplans stehen, mit oder ohne Lücken. Eine Ecke gehört zu beiden Rändern.
task-compass-points = Himmelsrichtungen
    .about = 10 Gold, wenn du an jedem der vier Ränder des Spielplans eine Siedlung hast. Eine Ecke gehört zu beiden Rändern.

## Was Gold bringt: Orte und Schätze

castles = Burgen
    .about = 3 Gold für jede Burg, an die mindestens eine eigene Siedlung angrenzt, in jedem Spiel. Weitere eigene Siedlungen an derselben Burg bringen nichts zusätzlich.
palaces = Paläste
    .about = Für jeden Palast 5 Gold für die meisten angrenzenden Siedlungen. Bei Gleichstand bekommen alle Beteiligten 5; wer dort keine hat, bekommt nichts.
capitols = Kapitole
    .about = 1 Gold für jede eigene Siedlung, die höchstens zwei Felder von einem Kapitol entfernt ist. Eine Siedlung bei zwei Kapitolen zählt für beide.
treasure = Schätze
    .about = 3 Gold für jeden Schatz, den du von einem Nomadenfeld genommen hast.

## Figuren

piece-settlement = Siedlung
piece-warrior = Krieger
    .about = Zählt als eigene Siedlung. Auf einem Feld daneben darf niemand bauen, und niemand darf etwas dorthin versetzen; was dort schon steht, darf bleiben.
piece-wagon = Planwagen
    .about = Zählt als eigene Siedlung und darf auch auf Bergen stehen. Das Ortsplättchen Planwagen setzt ihn ein, versetzt ihn oder nimmt ihn zurück.
piece-ship = Schiff
    .about = Zählt als eigene Siedlung und steht auf Wasser. Das Ortsplättchen Leuchtturm setzt es ein, versetzt es oder nimmt es zurück.
piece-city-hall = Stadtplättchen
    .about = Bedeckt 7 Felder und zählt als 7 eigene Siedlungen. Es kommt einmal im Spiel und kann weder versetzt noch entfernt werden.
piece-scout = Späherplättchen
    .about = Zählt bis zum Ende des Zugs als Siedlung dafür, wo gebaut und wohin versetzt werden darf, dann verschwindet es. Es nimmt keine Plättchen und bringt kein Gold.
piece-wall = Steinmauer
    .about = Gehört niemandem und sperrt ihr Feld bis zum Ende des Spiels. Es gibt 25 davon.

## Erweiterungen

set-nomads = Nomads
    .about = 4 Quadranten mit Nomadenfeldern statt Burgen: Deren Plättchen kannst du nur einmal nutzen; dazu Steinmauern. 3 Kingdom Builder-Karten, die schon beim Bauen Gold bringen.
set-crossroads = Crossroads
    .about = 4 Quadranten mit je zwei verschiedenen Orten und neue Figuren: Krieger, Planwagen, Schiffe und Rathäuser. Jeder dieser Quadranten bringt eine Aufgabe mit, für die es Gold gibt.
set-marshlands = Marshlands
    .about = 4 Quadranten mit Sumpf und, statt Burgen, Palästen für alle, die am meisten um sie herum bauen. 5 Geländekarten mit Sumpf, 6 Kingdom Builder-Karten und Bonusplättchen für ein zweites Plättchen derselben Art.
set-harvest = Harvest
    .about = 4 Quadranten mit Farmland, einem Silo und je zwei verschiedenen Orten, dazu 6 Kingdom Builder-Karten. Auf Farmland können alle einmal pro Zug bauen, und Silos geben ganz am Ende noch eine Aktion.
set-capitol = Kapitol
    .about = Auf den Quadranten Orakel und Hafen, wenn sie dabei sind, wird je eine Burg zum Kapitol. Es bringt 1 Gold für jede Siedlung, die höchstens zwei Felder entfernt ist.
set-caves = Höhlen
    .about = Jeder Quadrant bekommt auf einem Berg eine Höhle, wenn dort Platz ist. Einmal pro Zug können alle eine Siedlung von Höhle zu Höhle versetzen.
set-island = Insel
    .about = Neben dem Spielplan liegt eine kleine Insel mit einem eigenen Ort. Deine Siedlungen kommen nur dorthin, wenn sie nicht an andere von dir angrenzen müssen.

## Quadranten, nach ihren Orten

board-oracle = { tile-oracle }
board-farm = { tile-farm }
board-oasis = { tile-oasis }
board-tower = { tile-tower }
board-tavern = { tile-tavern }
board-barn = { tile-barn }
board-harbor = { tile-harbor }
board-paddock = { tile-paddock }
board-quarry = { tile-quarry }
board-caravan = { tile-caravan }
board-village = { tile-village }
board-garden = { tile-garden }
board-lighthouse-foresters-lodge = { tile-lighthouse } und { tile-foresters-lodge }
board-barracks-crossroads = { tile-barracks } und { tile-crossroads }
board-city-hall-fort = { tile-city-hall } und { tile-fort }
board-monastery-wagon = { tile-monastery } und { tile-wagon }
board-temple = { tile-temple }
board-refuge = { tile-refuge }
board-canoe = { tile-canoe }
board-fountain = { tile-fountain }
board-bazaar-water-mill = { tile-bazaar } und { tile-water-mill }
board-mountain-station-scout-cabin = { tile-mountain-station } und { tile-scout-cabin }
board-cathedral-watchtower = { tile-cathedral } und { tile-watchtower }
board-university-palisade = { tile-university } und { tile-palisade }
board-island-rope-bridge = Insel mit { tile-rope-bridge }
board-island-tree-house = Insel mit { tile-tree-house }

## Was gefragt ist

prompt-build = Baue auf { $terrain }: noch { $left }
    .more = Wenn möglich neben einer eigenen Siedlung, sonst überall auf diesem Gelände.
prompt-build-tiles = oder nutze zuerst: { $tiles }
prompt-build-anywhere = Baue auf { $terrain }: noch { $left }
    .more = Die nächste darf überall auf diesem Gelände stehen.
prompt-build-anywhere-tiles = oder nutze zuerst: { $tiles }
prompt-build-choice = Wähle ein Gelände und baue: { $terrains }
    .more = Wähle eines der leuchtenden Felder: Sein Gelände gilt für den ganzen Zug. { $left ->
        [one] Du baust 1 Siedlung.
       *[other] Du baust { $left } Siedlungen.
    }
prompt-build-choice-tiles = oder nutze zuerst: { $tiles }
prompt-build-swamp = Wähle ein Gelände und baue: { $terrains }
    .more = Wähle eines der leuchtenden Felder: Sein Gelände gilt für den ganzen Zug. { $left ->
        [1] Du baust 1 Siedlung.
        [2] Du baust 2 Siedlungen.
       *[other] Du baust { $left } Siedlungen, auf Sumpf eine weniger.
    }
prompt-build-swamp-tiles = oder nutze zuerst: { $tiles }
prompt-tile-build = { $tile }: Baue eine Siedlung
    .more = Wähle eines der leuchtenden Felder.
prompt-tile-fort = { $tile }: Baue auf { $terrain }
    .more = Die aufgedeckte Karte bestimmt, wo. Wähle eines der leuchtenden Felder.
prompt-tile-builds = { $left ->
    [one] { $tile }: Baue noch 1 Siedlung
   *[other] { $tile }: Baue bis zu { $left } Siedlungen
}
    .more = Wähle für jede ein leuchtendes Feld. Nach der ersten darfst du „{ action-stop }“ drücken.
prompt-tile-move = { $tile }: Wähle die Siedlung, die du versetzt
    .more = Wähle dann, wohin sie kommt.
prompt-tile-steps = { $left ->
    [one] { $tile }: Wähle eine Siedlung für den letzten Schritt
   *[other] { $tile }: Wähle eine Siedlung für einen Schritt, noch { $left } Schritte
}
    .more = Wähle eines der leuchtenden Felder und dann das Feld daneben, auf das die Siedlung kommt. Nach dem ersten Schritt darfst du „{ action-stop }“ drücken.
prompt-tile-to = { $tile }: Wähle, wohin die Siedlung von { $from } versetzt wird
    .more = Wähle eines der leuchtenden Felder.
prompt-tile-wall = { $left ->
    [one] { $tile }: Setze noch 1 Steinmauer
   *[other] { $tile }: Setze 1 oder { $left } Steinmauern
}
    .more = Wähle eines der leuchtenden Felder: Dort kann niemand mehr bauen. Nach der ersten Mauer darfst du „{ action-stop }“ drücken.
prompt-tile-scout = { $left ->
    [one] { $tile }: Lege noch 1 Späherplättchen
   *[other] { $tile }: Lege bis zu { $left } Späherplättchen
}
    .more = Wähle eines der leuchtenden Felder: Bis zum Ende deines Zugs baust du daneben wie neben einer eigenen Siedlung. Nach dem ersten darfst du „{ action-stop }“ drücken.
prompt-tile-scout-again = { $left ->
    [one] { $tile }: Lege oder versetze noch 1 Späher
   *[other] { $tile }: Lege oder versetze bis zu { $left } Späher
}
    .more = Wähle einen Späher, um ihn zu versetzen, oder ein anderes markiertes Feld für einen, der noch im Vorrat ist. Nach dem ersten kannst du auf „{ action-stop }“ drücken.
prompt-tile-strike = { $tile }: Wähle eine Siedlung, die du entfernst
    .more = Wähle eines der leuchtenden Felder. Alle anderen verlieren je eine Siedlung, und du bestimmst, welche.
prompt-tile-warrior = { $tile }: Platziere einen Krieger oder nimm einen zurück
    .more = Wähle ein leuchtendes Feld für einen Krieger: Daneben kann niemand bauen. Oder wähle einen eigenen Krieger, um ihn zurückzunehmen.
prompt-tile-place = { $tile }: { $piece } platzieren
    .more = Wähle eines der leuchtenden Felder.
prompt-tile-travel = { $tile }: { $piece } bis zu { $left } Felder weit versetzen oder zurücknehmen
    .more = Wähle ein leuchtendes Feld daneben für den ersten Schritt. Oder wähle das eigene Feld ({ $from }), um zurückzunehmen.
prompt-tile-travel-on = { $left ->
    [one] { $tile }: { $piece } noch 1 Feld weit versetzen
   *[other] { $tile }: { $piece } noch bis zu { $left } Felder weit versetzen
}
    .more = Jetzt auf { $from }: Wähle das nächste leuchtende Feld oder drücke „{ action-stop }“.
prompt-tile-city = { $tile }: Wähle die Mitte deines Stadtplättchens
    .more = Wähle eines der leuchtenden Felder: Das Plättchen bedeckt es und die sechs Felder darum herum und bleibt dort liegen.
prompt-tile-aside = { $tile }: Wähle eine Siedlung, die du beiseitelegst
    .more = Wähle eines der leuchtenden Felder: Die Siedlung kommt vom Spielplan. In deinem nächsten Zug baust du sie zusätzlich.
prompt-tile-react = { $tile }: Jetzt auf Sumpf oder Wasser bauen?
    .more = Jemand hat irgendwo das letzte Plättchen genommen. Wähle ein leuchtendes Feld, um dort sofort zu bauen, oder drücke „{ action-pass }“, um es zu lassen.
prompt-tile-serve = { $values ->
    [one] { $tile }: Gib dein Siedlungsplättchen zurück und baue, oder nimm noch eines
   *[other] { $tile }: Gib von deinen { $values } Siedlungsplättchen zurück und baue, oder nimm noch eines
}
    .more = Wähle ein leuchtendes Feld, um dort für 1 Siedlungsplättchen zu bauen. Oder drücke „{ action-take-tile }“.
prompt-tile-serve-on = { $values ->
    [one] { $tile }: Baue für dein letztes Siedlungsplättchen
   *[other] { $tile }: Baue für deine anderen { $values } Siedlungsplättchen
}
    .more = Wähle ein leuchtendes Feld für jedes, das du zurückgibst. Oder drücke „{ action-stop }“ und behalte den Rest.
prompt-tile-endow = { $tile }: Nimm ein Siedlungsplättchen
    .more = Drücke „{ action-take-tile }“. In einem späteren Zug kannst du es zurückgeben und dafür eine Siedlung bauen.
prompt-tile-repeat = { $tile }: Wähle ein Plättchen, das du noch einmal nutzt
    .more = Drücke auf ein Ortsplättchen, das jetzt wählbar ist.
prompt-silo = { $silos ->
    [one] { tile-silo }: Baue oder versetze bis zu { $left } Siedlungen
   *[other] { tile-silo }: Baue oder versetze bis zu { $left } Siedlungen, { $silos } Mal
}
    .more = Wähle ein freies leuchtendes Feld, um dort zu bauen, oder eine leuchtende Siedlung, um sie zu versetzen. Die erste bestimmt, ob du mit diesem Silo baust oder versetzt. Oder drücke „{ action-stop }“.
prompt-silo-build = { $left ->
    [one] { tile-silo }: Baue noch 1 Siedlung
   *[other] { tile-silo }: Baue noch bis zu { $left } Siedlungen
}
    .more = Wähle eines der leuchtenden Felder. Oder drücke „{ action-stop }“.
prompt-silo-move = { $left ->
    [one] { tile-silo }: Versetze noch 1 Siedlung
   *[other] { tile-silo }: Versetze noch bis zu { $left } Siedlungen
}
    .more = Wähle eines der leuchtenden Felder und dann, wohin die Siedlung kommt. Oder drücke „{ action-stop }“.
prompt-closing = Beende deinen Zug
    .more = Deine Silos haben ihre Arbeit getan. Du kannst noch etwas zurücknehmen.
prompt-finish = Beende deinen Zug
    .more = Deine Siedlungen sind gebaut. Du kannst noch etwas zurücknehmen.
prompt-finish-tiles = oder nutze zuerst: { $tiles }
prompt-over = { $winners-count ->
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende, gemeinsamer Sieg: { $winners }
}
    .you = { $winners-count ->
        [one] Spielende: Du gewinnst
       *[other] Spielende: Du teilst dir den Sieg mit { $others }
    }

action-build = Baue auf { $hex }
action-use = Nutze { $tile }
action-move = Versetze die Siedlung auf { $hex }
action-to = Auf { $hex } absetzen
action-place = Auf { $hex } platzieren
action-take = Nimm die Figur auf { $hex } vom Spielplan
action-remove = Entferne die Siedlung auf { $hex }
action-wall = Setze eine Steinmauer auf { $hex }
action-scout = Lege ein Späherplättchen auf { $hex }
action-take-tile = Plättchen nehmen
action-stop = Fertig
action-pass = Verzichten
action-end-turn = Zug beenden

## Was geschehen ist

event-turn-begun = { $player } beginnt Zug { $turn }.
    .you = Du beginnst Zug { $turn }.
event-built = { $player } baut auf { $hex }.
    .you = Du baust auf { $hex }.
event-moved = { $player } versetzt eine Siedlung von { $from } nach { $hex }.
    .you = Du versetzt eine Siedlung von { $from } nach { $hex }.
event-moved-piece = { $player } versetzt von { $from } nach { $hex }: { $piece }.
    .you = Du versetzt von { $from } nach { $hex }: { $piece }.
event-placed = { $player } platziert auf { $hex }: { $piece }.
    .you = Du platzierst auf { $hex }: { $piece }.
event-taken-back = { $player } nimmt von { $hex } zurück: { $piece }.
    .you = Du nimmst von { $hex } zurück: { $piece }.
event-set-aside = { $player } legt von { $hex } für den nächsten Zug beiseite: { $piece }.
    .you = Du legst von { $hex } für deinen nächsten Zug beiseite: { $piece }.
event-struck = { $player } entfernt auf { $hex }: { $piece } von { $owner }.
    .you = Du entfernst auf { $hex }: { $piece } von { $owner }.
    .yours = { $player } entfernt auf { $hex }: { $piece } von dir.
event-walled = { $player } setzt eine Steinmauer auf { $hex }.
    .you = Du setzt eine Steinmauer auf { $hex }.
event-scouted = { $player } legt ein Späherplättchen auf { $hex }.
    .you = Du legst ein Späherplättchen auf { $hex }.
event-tile-used = { $player } nutzt: { $tile }.
    .you = Du nutzt: { $tile }.
event-tile-repeated = { $player } nutzt noch einmal: { $tile }.
    .you = Du nutzt noch einmal: { $tile }.
event-tile-taken = { $player } nimmt ein Plättchen: { $tile }.
    .you = Du nimmst ein Plättchen: { $tile }.
event-tile-lost = { $player } verliert ein Plättchen: { $tile }.
    .you = Du verlierst ein Plättchen: { $tile }.
event-value-taken = { $player } nimmt ein Siedlungsplättchen und hat nun { $values }.
    .you = Du nimmst ein Siedlungsplättchen und hast nun { $values }.
event-stopped = { $player } ist fertig: { $tile }.
    .you = Du bist fertig: { $tile }.
event-earned = { $player } bekommt sofort { $gold } Gold: { $source }.
    .you = Du bekommst sofort { $gold } Gold: { $source }.
event-line-marked = { $player } markiert Reihe { $line } mit einer Siedlung aus dem Vorrat.
    .you = Du markierst Reihe { $line } mit einer Siedlung aus deinem Vorrat.
event-last-round = { $player } hat keine Siedlungen mehr im Vorrat: Dies ist die letzte Runde.
    .you = Du hast keine Siedlungen mehr im Vorrat: Dies ist die letzte Runde.
event-silo-begins = { $silos ->
    [one] { $player } hat 1 Siloaktion.
   *[other] { $player } hat { $silos } Siloaktionen.
}
    .you = { $silos ->
        [one] Du hast 1 Siloaktion.
       *[other] Du hast { $silos } Siloaktionen.
    }
event-terrain-removed = { card-scouts }: Alle Geländekarten mit { $terrain } kommen aus dem Spiel.
event-card-shown = { $player } zeigt eine Geländekarte: { $terrain }.
    .you = Du zeigst eine Geländekarte: { $terrain }.
event-card-turned = { $player } deckt eine Geländekarte auf: { $terrain }.
    .you = Du deckst eine Geländekarte auf: { $terrain }.
event-card-useless = Kein Feld mit { $terrain } ist mehr frei: { $player } nimmt diese Geländekarte aus dem Spiel.
    .you = Kein Feld mit { $terrain } ist mehr frei: Du nimmst diese Geländekarte aus dem Spiel.
event-card-drawn = { $player } zieht die Geländekarte für den nächsten Zug: { $terrain }.
    .you = Du ziehst die Geländekarte für deinen nächsten Zug: { $terrain }.
event-no-cards = Es gibt keine Geländekarten mehr: { $player } spielt ohne Karte weiter.
    .you = Es gibt keine Geländekarten mehr: Du spielst ohne Karte weiter.
event-deck-shuffled = { $cards ->
    [one] 1 Geländekarte bildet einen neuen Nachziehstapel.
   *[other] { $cards } Geländekarten werden zu einem neuen Nachziehstapel gemischt.
}
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
log-card-turned = Aufgedeckt: { $items }
log-card-drawn = Nächstes Gelände: { $items }
log-built = Gebaut: { $items }
log-moved = Versetzt: { $items }
log-moved-piece = Versetzt, { $piece }: { $items }
log-placed = Platziert, { $piece }: { $items }
log-taken-back = Zurückgenommen, { $piece }: { $items }
log-set-aside = Für den nächsten Zug beiseitegelegt: { $items }
log-struck = Entfernt, { $piece } von { $owner }: { $items }
    .yours = Entfernt, { $piece } von dir: { $items }
log-walled = Steinmauer: { $items }
log-scouted = Späherplättchen: { $items }
log-tile-used = Genutzt: { $items }
log-tile-repeated = Noch einmal genutzt: { $items }
log-tile-taken = Genommen: { $items }
log-tile-lost = Verloren: { $items }
log-earned = { $sum } Gold: { $source }
log-line-marked = Markiert: Reihe { $items }

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
picture-walls = Steinmauern
picture-scouts = Späherplättchen
picture-caves = Höhlen
picture-capitols = Kapitole
picture-nomad-tiles = Nomadenplättchen
picture-tasks = Aufgaben
picture-set-aside = beiseitegelegt
picture-settlement-tiles = Siedlungsplättchen
picture-marked-lines = markierte Linien
picture-reserve = Reserve
picture-reacts = reagiert
picture-silo = Silo

## Optionen

option-first-game = Erste Partie
    .about = Die empfohlene erste Partie aus der Spielregel. Quadranten: { tile-tavern }, { tile-paddock }, { tile-oasis }, { tile-farm }. Karten: { card-fishermen }, { card-knights }, { card-merchants }.
option-sets = Erweiterungen
    .about = Die Quadranten, Karten und Figuren, die zum Grundspiel hinzukommen.
option-boards = Quadranten
    .about = Vier Quadranten aus dem Grundspiel und den gewählten Erweiterungen bilden den Spielplan. Jeder kann gedreht werden.
option-cards = Kingdom Builder-Karten
    .about = Drei Karten bestimmen, was in dieser Partie Gold bringt.
option-island = Seite der Insel
    .about = Nur mit der Erweiterung { set-island }: welcher Ort dort liegt.
option-island-random = Zufall
    .about = Die Seite wird ausgelost.
option-island-rope-bridge = { tile-rope-bridge }
    .about = { tile-rope-bridge.about }
option-island-tree-house = { tile-tree-house }
    .about = { tile-tree-house.about }
option-start = Wer beginnt
    .about = Wer den ersten Zug hat.
option-lords-zero-counts = Lords: auch ohne Siedlung
    .about = Nur für { card-lords }: Auch wer in einem Quadranten keine Siedlung hat, kann dort die meisten oder zweitmeisten haben.
option-canoe-trigger = Kanu: wer reagieren darf
    .about = Nur für { tile-canoe }: wer bauen darf, wenn das letzte Plättchen eines Ortsfelds oder das Plättchen eines Nomadenfelds genommen wird.
option-canoe-trigger-any = Alle
    .about = Auch wer das Plättchen nimmt, darf bauen, nach allen anderen.
option-canoe-trigger-other = Nur die anderen
    .about = Wer das Plättchen nimmt, darf nicht bauen.
option-island-knights = Ritter: auch auf der Insel
    .about = Nur für { card-knights } mit der Erweiterung { set-island }: Die Linie, auf der du die meisten Siedlungen hast, darf auch auf der Insel liegen.
option-capitol-keeps-castle = Kapitol: bleibt Burg
    .about = Nur mit der Erweiterung { set-capitol }: Eine Burg mit einem Kapitol darauf bleibt eine Burg, mit ihren 3 Gold und für alle Karten.
option-special-pieces-movable = Sonderfiguren versetzbar
    .about = Was eine Siedlung versetzt, versetzt auch Krieger, Planwagen und Schiffe. Sonst tun das nur ihre eigenen Plättchen.
option-swamp-cards-without-boards = Sumpfkarten in jedem Fall
    .about = Die 5 Geländekarten mit Sumpf sind auch dann dabei, wenn kein Quadrant Sumpf hat; dann zählt nur ihre andere Hälfte. Nach den neuesten Regeln ist das immer so, und dies gilt nur für Spiele, die nach früheren begonnen wurden.

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
page-tiles = Sonderaktionen
page-no-tiles = Noch keine Plättchen: Baue neben einem Feld mit Plättchen, um eines zu bekommen.
page-tile-fresh = Ist bereit.
page-tile-used = Wurde genutzt und ruht bis zum Ende deines Zugs.
page-tile-new = Ist ab dem nächsten Zug bereit.
page-terrain-card = Geländekarte
    .about = Auf diesem Gelände baust du in diesem Zug deine Siedlungen.
page-terrain-choice = Wähle ein Gelände
    .about = Das erste, auf dem du baust oder das du nutzt, wird das Gelände dieses Zugs.
page-next-card = Nächste Geländekarte
page-supply = { $count ->
    [one] noch 1 Siedlung
   *[other] noch { $count } Siedlungen
}
page-reserve = { $piece }: noch { $count }
page-aside = { $count ->
    [one] 1 Siedlung für den nächsten Zug beiseitegelegt
   *[other] { $count } Siedlungen für den nächsten Zug beiseitegelegt
}
page-values = { $count ->
    [one] 1 Siedlungsplättchen
   *[other] { $count } Siedlungsplättchen
}
page-marked = { $count ->
    [one] 1 Linie markiert
   *[other] { $count } Linien markiert
}
page-earned = bisher { $gold } Gold verdient
page-tasks = Aufgaben
page-nomad-tile = Nomadenplättchen
page-walls-left = { $count ->
    [one] noch 1 Steinmauer
   *[other] noch { $count } Steinmauern
}
page-place = { $count ->
    [0] { $tile }: keine Plättchen mehr
    [one] { $tile }: noch 1 Plättchen
   *[other] { $tile }: noch { $count } Plättchen
}
page-hex-empty = Reihe { $row }, Spalte { $column }, { $terrain }
page-hex-settlement = Reihe { $row }, Spalte { $column }, { $terrain }, Siedlung von { $player }
    .you = Reihe { $row }, Spalte { $column }, { $terrain }, deine Siedlung
page-hex-piece = Reihe { $row }, Spalte { $column }, { $terrain }, { $piece } von { $player }
    .you = Reihe { $row }, Spalte { $column }, { $terrain }, { $piece } von dir
page-hex-location = { $count ->
    [0] Reihe { $row }, Spalte { $column }, { $tile }, keine Plättchen mehr
    [one] Reihe { $row }, Spalte { $column }, { $tile }, noch 1 Plättchen
   *[other] Reihe { $row }, Spalte { $column }, { $tile }, noch { $count } Plättchen
}

# Was { $row } auf der Insel sagt: "Reihe 22 auf der Insel, Spalte 3, Gras".
page-island-row = { $row } auf der Insel

# Folgt auf eines der obigen, nach einem Komma.
page-hex-wall = Steinmauer
page-hex-scout = Späherplättchen
page-hex-nomad = { $count ->
    [0] kein Plättchen mehr
   *[other] { $tile }
}
page-hex-palace = 5 Gold für die meisten angrenzenden Siedlungen
page-hex-silo = noch eine Aktion ganz am Ende
page-hex-cave = mit einer Höhle
page-hex-capitol = mit einem Kapitol
page-hex-closed = durch einen Krieger gesperrt
page-hex-target = wählbar

page-corner-top-left = Oben links
page-corner-top-right = Oben rechts
page-corner-bottom-left = Unten links
page-corner-bottom-right = Unten rechts
page-set-choose = Erweiterungen wählen
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
page-own-design = eigener Entwurf
    .about = Keine öffentliche Quelle zeigt den gedruckten Plan, darum ist dieser von uns; ein anderer kann an seine Stelle treten.

## Wodurch Entscheidungen Chancen kosten

tag-locked-in = sich einbauen
tag-tile-missed = kein Ortsplättchen geholt
tag-tile-unused = ein Plättchen nicht genutzt
tag-for-others = Punkte anderen überlassen

## Wovon ein Profil erzählt

trait-tile = Gewonnen je Plättchen
