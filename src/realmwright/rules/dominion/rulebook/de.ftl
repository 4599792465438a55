# Das Regelbuch von Dominion auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# *So* ist betont, [so](turn-build) führt zu einem Absatz oder Eintrag. contents.toml sagt, was wohin gehört.

## Worum es geht

rulebook-overview = Worum es geht
rulebook-overview-goal = Alle beginnen mit denselben zehn schwachen Karten. Damit kaufst du bessere, die du immer wieder ziehst, sodass deine Züge stärker werden. Am Ende zählen nur Siegpunkte: Wer in allen eigenen Karten zusammen die meisten hat, gewinnt.
rulebook-overview-card-types = Jede Karte gehört zu mindestens einer Art. [Geldkarten](type-treasure) bringen Geld, [Aktionskarten](type-action) tun, was auf ihnen steht, und [Punktekarten](type-victory) sind am Ende Punkte wert. Manche Aktionskarten sind auch [Angriffe](type-attack) oder [Reaktionen](type-reaction). Ein [Fluch](type-curse) gehört zu keiner anderen Art: Er ist weder Geld noch Punkte noch Aktion.
rulebook-overview-basic-cards = Sieben Karten sind in jedem Spiel dabei. [{ card-copper }](card-copper) kostet 0, [{ card-silver }](card-silver) 3 und [{ card-gold }](card-gold) 6. [{ card-estate }](card-estate) kostet 2, [{ card-duchy }](card-duchy) 5 und [{ card-province }](card-province) 8. Ein [{ card-curse }](card-curse) kostet 0, und kaum jemand will ihn haben.
rulebook-overview-kingdom-cards = Alle anderen Karten sind Königreichkarten, und nur zehn davon sind in einem Spiel dabei. Sie kosten zwischen 2 und 6 Geld. Fast alle sind Aktionskarten; [{ card-gardens }](card-gardens) ist die einzige Punktekarte unter ihnen, [{ card-moat }](card-moat) die einzige Reaktion.
rulebook-overview-prices = Die Preise beider Editionen: für 2 Geld { card-cellar }, { card-chapel } und { card-moat }; für 3 Geld { card-chancellor }, { card-harbinger }, { card-merchant }, { card-vassal }, { card-village }, { card-woodcutter } und { card-workshop }; für 4 Geld { card-bureaucrat }, { card-feast }, { card-gardens }, { card-militia }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-smithy }, { card-spy }, { card-thief } und { card-throne-room }; für 5 Geld { card-bandit }, { card-council-room }, { card-festival }, { card-laboratory }, { card-library }, { card-market }, { card-mine }, { card-sentry } und { card-witch }; für 6 Geld { card-adventurer } und { card-artisan }.
rulebook-overview-places = Alle haben einen verdeckten Nachziehstapel, Handkarten, die nur sie selbst sehen, und einen offenen Ablagestapel. Was du in deinem Zug ausspielst, liegt offen vor dir, bis der Zug zu Ende ist. Bei manchen Karten legst du andere kurz zur Seite. Der Vorrat und der Müll gehören niemandem.
rulebook-overview-box = In der Schachtel der ersten Edition sind 500 Karten. Einige markieren nur Stapel oder dienen zum Losen und kommen nie ins Spiel. Während eines Spiels verschwindet keine Karte: Sie ist im Vorrat, im Müll oder bei jemandem am Tisch.

## Aufbau

rulebook-set-up = Aufbau
rulebook-set-up-players = Dominion ist für 2, 3 oder 4 Personen.
rulebook-set-up-supply = Der Vorrat hat genau 17 Stapel: drei mit Geldkarten, drei mit Punktekarten, einen mit Flüchen und zehn mit Königreichkarten. Alle 17 liegen in jedem Spiel aus. Die Flüche liegen auch dann da, wenn keine Karte dieses Königreichs welche austeilt.
rulebook-set-up-pile-sizes = Ein Stapel Königreichkarten hat 10 Karten. Stapel mit Punktekarten, auch die Gärten, haben zu zweit 8 Karten, zu dritt oder viert 12. Es gibt 10 Flüche zu zweit, 20 zu dritt, 30 zu viert und immer 40 Silber und 30 Gold. Das Kupfer, mit dem ihr beginnt, kommt aus den 60 in der Schachtel, aber eure Anwesen machen den Anwesen-Stapel nicht kleiner.
rulebook-set-up-decks = Alle nehmen 7 Kupfer und 3 Anwesen, mischen sie und legen sie als Nachziehstapel hin. Dann zieht ihr je fünf Karten. Der Müll ist zu Beginn leer, und was ihr nicht braucht, bleibt in der Schachtel.
rulebook-set-up-first-player = Das Los entscheidet, wer beginnt, wenn ihr euch nicht auf jemanden einigt. Dann geht es im Uhrzeigersinn weiter.
rulebook-set-up-first-turns = Deine ersten beiden Hände sind zusammen deine zehn Startkarten. Du hast also in einem der ersten beiden Züge 5 Geld und im anderen 2, oder im einen 4 und im anderen 3. Das Zweite ist viel wahrscheinlicher: fünfmal von sechs.

## Das Königreich wählen

rulebook-kingdom = Das Königreich wählen
rulebook-kingdom-ways = Einigt euch vor dem Spiel auf zehn verschiedene Königreichkarten. Die empfohlenen Sätze bestehen aus Karten, die gut zusammenpassen, und [{ option-kingdom-first-game }](option-kingdom-first-game) ist für Neulinge gedacht. Jede andere Zehn geht auch.
rulebook-kingdom-chance = Ihr könnt auch zehn Karten auslosen, aus einer Edition oder aus beiden. Wenn ihr wollt, legt ihr vorher fest, welche Karten dabei sein müssen und welche nicht.
rulebook-kingdom-draft = Beim Draft wählt zuerst die Person, die beginnt, eine Karte, dann die nächste, und so weiter reihum, bis es zehn sind. Karten, die dabei sein müssen, liegen von Anfang an da und zählen mit.

## Der Zug

rulebook-turn = Der Zug
rulebook-turn-phases = Dein Zug hat drei Teile, immer in dieser Reihenfolge: die Aktionsphase, die Kaufphase und die Aufräumphase. Zurück geht es nicht. Am Anfang hast du 1 Aktion, 1 Kauf und kein Geld.
rulebook-turn-action = Solange du noch eine Aktion und eine Aktionskarte auf der Hand hast, darfst du eine ausspielen. Das verbraucht 1 Aktion; lege die Karte hin und tu, was darauf steht, von oben nach unten. Du darfst jederzeit aufhören. Ansagen musst du das nicht: Mit der ersten Geldkarte, die du ausspielst, oder der ersten Karte, die du kaufst, endet deine Aktionsphase.
rulebook-turn-as-much-as-possible = Du darfst eine Karte auch ausspielen, wenn du nicht alles tun kannst, was darauf steht. Tu so viel davon, wie du kannst, und lass den Rest weg.
rulebook-turn-one-by-one = Führe eine Aktionskarte zu Ende aus, bevor du die nächste ausspielst. Zusätzliche Aktionen unterbrechen keine Karte. Nur [{ card-throne-room }](card-throne-room) und [{ card-vassal }](card-vassal) spielen selbst eine andere Karte aus, als Teil ihrer Wirkung.
rulebook-turn-treasures = In der Kaufphase spielst du zuerst Geldkarten aus der Hand aus: alle, einige oder keine. Ihr Geld kommt zu dem, das deine Aktionen gebracht haben. Nach deinem ersten Kauf kannst du keine Geldkarten mehr ausspielen, und Aktionskarten sind in dieser Phase gar nicht erlaubt.
rulebook-turn-buy = Dann darfst du Karten kaufen, eine für jeden Kauf, den du hast. Die Karte muss im Vorrat liegen und darf nicht mehr kosten als das Geld, das du noch hast; ihr Preis wird davon abgezogen. Sie kommt offen auf deinen Ablagestapel. Kaufen musst du nie.
rulebook-turn-for-nothing = Karten, die 0 kosten, kannst du ohne Geld kaufen, aber jede verbraucht einen Kauf. Aus dem Müll kann nichts gekauft werden.
rulebook-turn-new-cards = Eine Karte, die du kaufst oder nimmst, tut noch nichts. Auf deine Hand kommt sie erst, wenn dein Ablagestapel gemischt worden ist. Sagt eine Karte, dass du etwas auf die Hand nimmst, wie [{ card-mine }](card-mine), dann kannst du es noch im selben Zug nutzen.
rulebook-turn-clean-up = Am Ende deines Zuges kommt alles, was du ausgespielt hast, und alles, was du noch auf der Hand hast, auf deinen Ablagestapel. Dann ziehst du fünf Karten oder so viele, wie du hast, falls das weniger sind. Danach wird geprüft, ob das Spiel zu Ende ist; wenn nicht, ist die Person links von dir dran.
rulebook-turn-next-hand = Deine nächste Hand hast du also schon, während die anderen spielen, und ihre Angriffe treffen diese Hand. Aktionen, Käufe und Geld, die du nicht genutzt hast, verfallen: Für den nächsten Zug wird nichts gespart.

## Ziehen und Mischen

rulebook-drawing = Ziehen und Mischen
rulebook-drawing-draw = Du ziehst Karten einzeln von deinem Nachziehstapel. Ist er leer und du brauchst noch Karten, mischst du deinen Ablagestapel, legst ihn als neuen Nachziehstapel hin und ziehst weiter. Ist gar nichts mehr da, bekommst du einfach weniger Karten.
rulebook-drawing-reveal-too = Dasselbe gilt, wenn Karten deines Nachziehstapels aufgedeckt, angesehen oder abgelegt werden: Gemischt wird, sobald eine fehlt.
rulebook-drawing-never-early = Mische nie zu früh. Ein leerer Nachziehstapel bleibt leer, bis du eine Karte brauchst, die nicht da ist. Kommt eine Karte oben auf einen leeren Nachziehstapel, ist sie dessen einzige Karte, und gemischt wird nicht.
rulebook-drawing-not-shuffled = Nur der Ablagestapel wird gemischt. Handkarten, ausgespielte Karten und solche, die zur Seite liegen oder gerade aufgedeckt sind, gehören nicht dazu und bleiben, wo sie sind.
rulebook-drawing-fair = Jede Reihenfolge eines gemischten Stapels ist gleich wahrscheinlich. Alle erfahren, wenn jemand mischt.

## Was die Wörter auf Karten bedeuten

rulebook-words = Was die Wörter auf Karten bedeuten
rulebook-words-plus = „+2 Karten“ heißt, dass du sofort zwei Karten ziehen musst. „+1 Aktion“, „+1 Kauf“ und „+2 Geld“ kommen zu dem, was du in diesem Zug nutzen darfst. Du nimmst keine Geldkarten für das Geld, und ein zusätzlicher Kauf wartet bis zu deiner Kaufphase.
rulebook-words-discard = Ablegen heißt, eine Handkarte auf den eigenen Ablagestapel zu legen, wenn die Karte nichts anderes sagt.
rulebook-words-trash = Eine Karte entsorgen heißt, sie in den Müll zu legen. Sie gehört dir nicht mehr und kommt nie in den Vorrat zurück. Nur ein [{ card-thief }](card-thief) kann Karten von dort nehmen.
rulebook-words-gain = Eine Karte nehmen heißt, sie aus dem Vorrat auf deinen Ablagestapel zu legen, wenn nichts anderes gesagt ist. Das kostet weder Geld noch einen Kauf. Du musst nehmen, wenn es geht, außer wo „darf“ steht; ist der Stapel leer oder nichts billig genug, nimmst du nichts.
rulebook-words-up-to = „Die höchstens 4 kostet“ meint nur den gedruckten Preis; mit Geld kannst du die Grenze nicht erhöhen. Jeder Stapel im Vorrat, der billig genug ist, ist erlaubt, auch Punktekarten, Kupfer und Flüche.
rulebook-words-reveal = Eine Karte aufdecken oder vorzeigen heißt, sie allen zu zeigen. Danach kommt sie dorthin zurück, wo sie herkam, wenn nichts anderes gesagt ist.
rulebook-words-set-aside = Eine Karte, die zur Seite gelegt ist, liegt offen neben deinem Nachziehstapel, und ihr Text wird nicht ausgeführt. Wohin sie kommt, sagt die Karte, die sie zur Seite gelegt hat. Ist diese fertig, liegt nichts mehr zur Seite.
rulebook-words-several-players = Betrifft eine Karte mehrere, geschieht es nacheinander. Wer sie ausgespielt hat, kommt zuerst, falls sie auch dort wirkt, dann geht es nach links.

## Angriffe und Reaktionen

rulebook-attacks = Angriffe und Reaktionen
rulebook-attacks-order = Wird ein Angriff ausgespielt, dürfen die anderen zuerst der Reihe nach eine [Reaktion](type-reaction) aus der Hand vorzeigen. Erst dann beginnt der Angriff, und wer geschützt ist, wird übersprungen. Vor dieser Entscheidung ist also noch nichts gezogen und kein Geld verdient.
rulebook-attacks-each-play = Bei jedem Ausspielen eines Angriffs wird neu gefragt. Ein Angriff, den ein [{ card-throne-room }](card-throne-room) zweimal ausspielt, muss zweimal beantwortet werden, wenn er beide Male nichts tun soll.
rulebook-attacks-at-once = An diesem Tisch wird eine Reaktion sofort für dich vorgezeigt, wo sie hilft, damit keine Pause verrät, was du hast. Willst du lieber selbst entscheiden, wähle „{ option-ask }“: Dann wirst du bei jedem Angriff gefragt, auch ohne Reaktion, und nach einigen Sekunden gilt keine Antwort als Nein.

## Was du sehen darfst

rulebook-seeing = Was du sehen darfst
rulebook-seeing-open = Alle dürfen wissen, wie viele Karten jeder Nachziehstapel, jede Hand, jeder Ablagestapel und jeder Stapel im Vorrat hat, was im Müll liegt und welche Karte oben auf jedem Ablagestapel ist. Durchsehen darfst du deinen Nachziehstapel und deinen Ablagestapel nicht. Nur mit einer [{ card-harbinger }](card-harbinger) siehst du deinen eigenen Ablagestapel durch.
rulebook-seeing-discards = Von Karten, die du zusammen aus der Hand ablegst, sehen die anderen nur, wie viele es sind und welche zuletzt oben liegt; die Reihenfolge wählst du. In der Aufräumphase kommen deine Handkarten ungesehen auf den Ablagestapel und die ausgespielten Karten darauf.
rulebook-seeing-choices = Eine Entscheidung, bei der alle sehen, dass es nur eine Antwort gibt, trifft sich von selbst. Geht es um Karten, die die anderen nicht sehen, wirst du trotzdem gefragt, damit niemand aus dem Tempo etwas schließt. Karten mit demselben Namen sind alle gleich: Welche davon du wählst, ist egal.

## Ende und Wertung

rulebook-end = Ende und Wertung
rulebook-end-when = Das Spiel ist zu Ende am Schluss eines Zuges, nach dem keine Provinz mehr da ist oder mindestens drei Stapel im Vorrat leer sind. Es dürfen drei beliebige der 17 sein: Königreichkarten, Kupfer, Anwesen oder Flüche.
rulebook-end-finish = Wer dran ist, beendet den Zug noch, mit allen Käufen, die übrig sind. Danach ist niemand mehr dran; wer später in der Reihenfolge kommt, kann also einen Zug weniger gehabt haben als die erste Person.
rulebook-end-points = Zähle nun die Punkte aller deiner Karten zusammen, wo sie auch sind: im Nachziehstapel, auf der Hand, im Ablagestapel oder im Spiel. Jedes Anwesen zählt 1, jedes Herzogtum 3 und jede Provinz 6. Jeder Fluch kostet 1, und jede Karte [{ card-gardens }](card-gardens) bringt 1 für je zehn Karten, die du hast. Die Summe kann unter null liegen.
rulebook-end-tie = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt von den Beteiligten, wer weniger Züge hatte; ist auch das gleich, teilen sie sich den Sieg. Zu zweit heißt das: Macht die Person, die begonnen hat, den letzten Zug, gewinnt bei Gleichstand die andere.
rulebook-end-no-limit = Die Zahl der Züge ist nicht begrenzt. Würde nie jemand etwas kaufen, ginge ein Spiel ewig weiter; nur Spiele unter Bots werden nach einer Weile abgebrochen.

## Die zwei Editionen

rulebook-editions = Die zwei Editionen
rulebook-editions-what-changed = Die zweite Edition von 2016 nimmt sechs Karten heraus: { card-adventurer }, { card-chancellor }, { card-feast }, { card-spy }, { card-thief } und { card-woodcutter }. Sieben kommen dazu: { card-harbinger }, { card-merchant }, { card-vassal }, { card-poacher }, { card-bandit }, { card-sentry } und { card-artisan }. Basiskarten, Zug, Ende und Wertung bleiben gleich.
rulebook-editions-must-or-may = Drei Karten wurden freundlicher. In der ersten Edition musst du bei [{ card-mine }](card-mine), [{ card-moneylender }](card-moneylender) und [{ card-throne-room }](card-throne-room) eine passende Karte wählen, wenn du eine hast. In der zweiten darfst du auch keine wählen. Andere Karten bekamen kürzere Texte, die dasselbe bedeuten.
rulebook-editions-mixed = Ihr dürft die Editionen mischen; dann gibt es 32 Königreichkarten zur Auswahl. Die Edition, die für das Spiel eingestellt ist, sagt, wie jene drei Karten wirken.

## Einstellungen eines Tisches

rulebook-options = Einstellungen eines Tisches
rulebook-options-cards = Vor dem Spiel wählt ihr die Edition und wie die zehn Karten bestimmt werden. Mit „{ option-cards }“ nennt ihr alle zehn, mit „{ option-require }“ und „{ option-forbid }“ einzelne, und mit „{ option-mixed }“ können Karten beider Editionen kommen.
rulebook-options-seats = „{ option-start }“ sagt, wer den ersten Zug hat; sonst wird gelost. „{ option-ask }“ wählen alle für sich selbst.
rulebook-options-versions = Wenn wir eine Regelentscheidung ändern, behalten laufende Spiele die Regeln, mit denen sie begonnen haben. Ein Spiel von früher kann dich also anderes fragen als ein neues.

## Listen der Einträge

rulebook-kind-card = Karten
rulebook-kind-type = Arten von Karten
rulebook-kind-option-kingdom = Empfohlene Sätze und andere Wege zu zehn Karten

## Abbildungen

rulebook-figure-places = Mitten in einem Zug: Handkarten, ein Nachziehstapel, ein Ablagestapel mit der obersten Karte, eine ausgespielte Karte, der Vorrat und der Müll.
rulebook-figure-supply = Die 17 Stapel zu zweit: 8 Karten in jedem Stapel Punktekarten, auch bei den Gärten, und 10 Flüche.
rulebook-figure-first-hand = Ein erster Zug: Vier Kupfer sind 4 Geld, genug für ein Silber. Dann werden die anderen fünf Startkarten gezogen.
rulebook-figure-whole-turn = Der Markt gibt die Aktion zurück, die er kostet, also kann die Schmiede folgen; für den zweiten Markt ist keine Aktion mehr da. Mit 7 Geld und zwei Käufen kaufst du ein Dorf für 3 und einen Umbau für 4.
rulebook-figure-festival-market = Aktionen nach jeder Karte: 2 nach dem Jahrmarkt, 2 nach dem Markt, 3 nach dem zweiten Jahrmarkt. Die Käufe wachsen auf 4 und das Geld auf 5.
rulebook-figure-two-buys = Der Holzfäller gibt einen zweiten Kauf. 6 Geld lassen sich teilen: ein Keller für 2 und eine Schmiede für 4.
rulebook-figure-clean-up = Der Nachziehstapel hat nur noch zwei Karten: Die werden zuerst gezogen. Dann wird alles Abgelegte gemischt, auch das neue Silber, und drei weitere Karten kommen dazu.
rulebook-figure-shuffle = Die Schmiede braucht drei Karten, und der Nachziehstapel hat eine. Die wird gezogen, der Ablagestapel gemischt, und zwei weitere folgen. Die Schmiede selbst ist im Spiel und wird nicht mitgemischt.
rulebook-figure-chapel = Drei Anwesen kommen für immer in den Müll. Das Kupfer darf bleiben: höchstens vier Karten, also auch weniger.
rulebook-figure-workshop = Die Werkstatt bringt eine Schmiede, die 4 kostet, auf den Ablagestapel. Ein Markt für 5 geht nicht, egal wie viel Geld auf der Hand ist.
rulebook-figure-militia-moat = Links wird ein Burggraben vorgezeigt, und es bleiben fünf Karten. Die nächste Person hat keinen und legt zwei ab. Die 2 Geld der Miliz gibt es auf jeden Fall.
rulebook-figure-last-province = Mit 8 Geld wird die letzte Provinz gekauft. Der Zug wird noch beendet, dann ist das Spiel vorbei.
rulebook-figure-third-pile = Die Werkstatt leert den dritten Stapel. Der Zug geht noch weiter: Vor der Wertung ist Zeit, ein Herzogtum und ein Anwesen zu kaufen.
rulebook-figure-scoring = 31 Karten: 18 Punkte für drei Provinzen, 6 für zwei Herzogtümer, 3 für drei Anwesen, 4 weniger für die Flüche und je 3 für die zwei Karten Gärten. Das macht 29.
rulebook-figure-adventurer = Karte für Karte: Die ersten beiden Geldkarten sind ein Kupfer und ein Silber. Sie kommen auf die Hand, die drei anderen werden abgelegt, und das Gold bleibt auf dem Nachziehstapel.
rulebook-figure-artisan = Für das neue Laboratorium ist keine Aktion mehr da; also kommt es auf den Nachziehstapel und ist in der nächsten Hand.
rulebook-figure-bandit = Das erste Opfer deckt ein Silber und ein Gold auf und entscheidet, das Silber zu verlieren; das Gold wird nur abgelegt. Das zweite hat an Geld nur ein Kupfer aufgedeckt, also wird dort nichts entsorgt.
rulebook-figure-bureaucrat = Das Silber ist nun die einzige Karte eines leeren Nachziehstapels. Eine Person legt ein Anwesen zurück und hat noch vier Karten; die andere zeigt eine Hand ohne Punktekarten vor, denn ein Fluch ist keine.
rulebook-figure-cellar = Zwei Anwesen werden abgelegt, und dafür kommen ein Gold und ein Silber. Der Keller hat seine Aktion zurückgegeben.
rulebook-figure-chancellor = Der schwache Nachziehstapel kommt auf den Ablagestapel. So wird in der Aufräumphase alles zusammen gemischt, und das Gold kann gleich kommen.
rulebook-figure-council-room = Vier Karten für die eine Person, eine für alle anderen. Der Burggraben tut nichts, denn das ist kein Angriff.
rulebook-figure-feast = Mit einem Thronsaal wird das Festmahl einmal entsorgt, bringt aber zwei Karten: Das Nehmen hängt nicht am Entsorgen.
rulebook-figure-harbinger = Nach dem Ziehen einer Karte kommt das Gold vom Ablagestapel auf den Nachziehstapel.
rulebook-figure-laboratory = Das Laboratorium gibt zwei Karten und seine Aktion zurück, das Dorf eine Karte und zwei Aktionen: sechs Karten auf der Hand und noch zwei Aktionen.
rulebook-figure-library = Vier Karten sind auf der Hand, also fehlen drei. Die Schmiede darf zur Seite, denn für sie ist keine Aktion mehr da; dafür kommen Silber und Gold. Am Ende wird die Schmiede abgelegt.
rulebook-figure-merchant = Mit zwei Händlerinnen ist das erste Silber 4 wert statt 2. Mit dem zweiten Silber und dem Kupfer sind das 7 Geld.
rulebook-figure-mine = Aus einem Kupfer wird ein Silber auf der Hand, das noch im selben Zug ausgespielt wird: 4 Geld.
rulebook-figure-moneylender = Ein Kupfer wird für 3 Geld entsorgt. Mit den anderen beiden macht das 5.
rulebook-figure-poacher = Der Stapel der Flüche ist leer. Darum muss nach dem Ziehen eine Karte abgelegt werden.
rulebook-figure-remodel = Ein Gold kostet 6, also darf die neue Karte 8 kosten: eine Provinz, ganz ohne Geld auszugeben.
rulebook-figure-sentry = Nach dem Ziehen sieht die Torwächterin einen Fluch und ein Silber: Der Fluch wird entsorgt, das Silber kommt wieder nach oben.
rulebook-figure-spy = Nach dem Ziehen eines Kupfers kommt die eigene Provinz aus dem Weg, auf den Ablagestapel. Dann muss auch das fremde Gold weg.
rulebook-figure-thief = Bei der ersten Person wird ein Kupfer entsorgt, bei der zweiten ein Gold; was sonst aufgedeckt wurde, wird abgelegt. Erst wenn alle fertig sind, wird das Gold genommen; das Kupfer bleibt im Müll.
rulebook-figure-throne-room = Der Thronsaal verbraucht die eine Aktion, und das Dorf gibt zweimal 2: 4 Aktionen und zwei Karten.
rulebook-figure-throne-on-throne = Ein Thronsaal auf einem Thronsaal: Die Schmiede wird zweimal ausgespielt, dann die Miliz zweimal. Keine Karte wird viermal ausgespielt.
rulebook-figure-vassal = Die oberste Karte ist ein Markt. Er wird vom Ablagestapel ausgespielt, ohne eine Aktion zu verbrauchen, und gibt selbst eine.
rulebook-figure-witch = Nur noch zwei Flüche sind da: Die beiden zur Linken bekommen sie, die letzte Person keinen. Ein leerer Fluchstapel zählt als leerer Stapel.

## Fragen

rulebook-question-must-play-actions = Muss ich alle Aktionskarten auf meiner Hand ausspielen?
    .answer = Nein. Eine Karte auszuspielen ist immer deine Entscheidung. Die niederländische Spielregel klingt, als müsste man alle Aktionen ausführen, meint aber die ausgespielten: Die werden beendet, bevor du kaufst.
rulebook-question-say-done = Warum muss ich nicht sagen, dass ich keine Aktionen mehr ausspiele?
    .answer = Weil die anderen sonst wüssten, dass du noch welche hast. Darum kannst du alles, was die Kaufphase erlaubt, sofort tun, und das Erste davon beendet deine Aktionsphase. Keine Spielregel sagt, wie man es ansagt; das haben wir festgelegt.
rulebook-question-treasures-before-buying = Kann ich etwas kaufen und danach noch eine Geldkarte ausspielen?
    .answer = Nein. Alle Geldkarten werden vor dem ersten Kauf ausgespielt. Mit den Karten dieser Schachtel ändert das nichts daran, was du dir leisten kannst, also bleiben wir bei der einfachen Reihenfolge.
rulebook-question-extra-buy-for-what = Gilt der zusätzliche Kauf des Marktes nur für eine Aktionskarte?
    .answer = Nein, damit kaufst du jede Karte. Eine Anmerkung in der niederländischen Spielregel spricht von Aktionskarten; der englische Text, der vorgeht, kennt diese Grenze nicht.
rulebook-question-gain-or-buy = Ist eine Karte zu nehmen dasselbe wie sie zu kaufen?
    .answer = Kaufen ist nur eine Art zu nehmen. Was du durch eine Karte nimmst, kostet kein Geld und keinen Kauf. Eine Zusammenfassung in der niederländischen Spielregel verwechselt die beiden Wörter.
rulebook-question-new-card-now = Darf ich die Karte nutzen, die ich gerade gekauft habe?
    .answer = Nicht in diesem Zug: Sie liegt auf deinem Ablagestapel und muss erst gemischt und gezogen werden. Nur eine Karte, die direkt auf die Hand kommt, wie bei { card-mine } oder { card-artisan }, darfst du gleich nutzen.
rulebook-question-buy-curse = Darf ich einen Fluch oder ein Kupfer umsonst kaufen?
    .answer = Ja, beide kosten 0, und jede Karte verbraucht einen Kauf. Manchmal ist das nützlich: um einen Stapel zu leeren oder für eine Karte mehr bei { card-gardens }.
rulebook-question-starting-estates = Kommen unsere ersten Anwesen aus dem Stapel von 8 oder 12?
    .answer = Nein. In der Schachtel sind 24 Anwesen: 12 für den Stapel und 3 für jede von vier Personen. Beim Kupfer ist es anders: Erst liegen alle 60 da, und alle nehmen sich 7.
rulebook-question-who-begins-next = Wer beginnt das nächste Spiel?
    .answer = Nach der englischen Spielregel beginnt, wer links von der Person sitzt, die zuletzt gewonnen hat. Hier steht jedes Spiel für sich; also wird gelost, oder ihr legt beim Aufbau fest, wer beginnt.
rulebook-question-count-discard-pile = Darf ich einen Ablagestapel zählen?
    .answer = Hier siehst du, wie viele Karten er hat. Nach der Spielregel darf man nur Nachziehstapel zählen, aber alles, was auf einen Ablagestapel kommt, lässt sich sehen oder mitzählen; die Zahl ist also kein Geheimnis. Was unter der obersten Karte liegt, wird nicht gezeigt.
rulebook-question-discard-order = In welcher Reihenfolge lege ich mehrere Karten ab?
    .answer = Wie du willst, eine nach der anderen; die anderen zählen sie und sehen die letzte, die oben liegt. In der Aufräumphase gibt es keine Wahl: erst die Hand, ungesehen, dann die ausgespielten Karten. Die Regeln sagen nur, dass man die oberste Karte eines Ablagestapels sieht; den Rest haben wir festgelegt.
rulebook-question-asked-without-choice = Warum werde ich gefragt, obwohl es nur eine Antwort gibt?
    .answer = Weil die anderen sonst etwas über deine Hand erführen. Würde etwa eine { card-library } dich nur bei Aktionskarten fragen, wüssten alle, welche deiner Karten das sind. Darum wirst du bei jeder Karte gefragt, die andere nicht sehen.
rulebook-question-shuffle-early = Mein Nachziehstapel ist leer. Mische ich jetzt?
    .answer = Erst wenn du eine Karte brauchst. Bis dahin bleibt der Ablagestapel, wie er ist, und Karten, die du inzwischen nimmst, werden später mitgemischt.
rulebook-question-coins-raise-limit = Darf ich Geld dazulegen, um eine teurere Karte zu nehmen?
    .answer = Nein. „Höchstens 4“ oder „höchstens 5“ meint den gedruckten Preis, und dein Geld ist nur für deine Kaufphase da.
rulebook-question-when-am-i-asked = Warum wurde mein Burggraben vorgezeigt, ohne mich zu fragen?
    .answer = Würde der Tisch nur auf die warten, die eine Reaktion haben, verriete diese Pause sie. Darum wird er sofort vorgezeigt, wo er hilft: nicht gegen eine { card-militia }, wenn du drei Karten oder weniger hast, und nicht gegen eine { card-witch }, wenn keine Flüche mehr da sind. Mit „{ option-ask }“ entscheidest du selbst.
rulebook-question-moat-twice = Hilft ein Burggraben gegen zwei Angriffe?
    .answer = Ja. Er bleibt auf deiner Hand und wird bei jedem Angriff neu vorgezeigt. Gegen einen Angriff, den ein { card-throne-room } zweimal ausspielt, zeigst du ihn zweimal vor, denn jedes Ausspielen ist ein eigener Angriff.
rulebook-question-moat-council-room = Kann ich einen Burggraben vorzeigen, um bei der Ratsversammlung nichts zu ziehen?
    .answer = Nein. { card-council-room } ist kein Angriff, also kann niemand die Karte ablehnen.
rulebook-question-moat-attacker = Nimmt ein Burggraben der angreifenden Person etwas weg?
    .answer = Nein. Er schützt nur, wer ihn vorzeigt. Karten, Geld oder das Silber gibt es trotzdem, und ein { card-spy } deckt weiterhin die eigene Karte der angreifenden Person auf.
rulebook-question-refuse-moat = Muss ich meinen Burggraben vorzeigen?
    .answer = Nein. Manchmal lässt du dich gern treffen, etwa wenn ein { card-thief } dein Kupfer entsorgen würde. Nur ein Burggraben auf der Hand hilft; ausgespielt, im Nachziehstapel oder im Ablagestapel tut er nichts.
rulebook-question-three-piles = Zählen Kupfer, Anwesen und Flüche bei den drei leeren Stapeln mit?
    .answer = Ja, alle 17 Stapel des Vorrats zählen, auch die Flüche. Eine Stelle der niederländischen Spielregel spricht nur von Königreichkarten; die englische und zwei andere Stellen der niederländischen sagen: drei beliebige.
rulebook-question-equal-turns = Haben alle gleich viele Züge?
    .answer = Nein, das Spiel endet nach dem Zug, in dem es endet. Dafür gewinnt bei Gleichstand, wer weniger Züge hatte; sind auch die gleich, wird der Sieg geteilt.
rulebook-question-curse-victory = Ist ein Fluch eine Punktekarte? Und die Gärten?
    .answer = Ein Fluch nicht, also hilft er dir beim { card-bureaucrat } nicht. Gärten schon, und sie sind keine Aktion: Man kann sie nicht ausspielen und bei der { card-library } nicht zur Seite legen.
rulebook-question-bureaucrat-empty-deck = Was, wenn ein Nachziehstapel leer ist, wenn ein Bürokrat ausgespielt wird?
    .answer = Dann wird das Silber, oder die Punktekarte, seine einzige Karte, und gemischt wird nicht. Ist das Silber aus, findet der Angriff trotzdem statt. Die Hand der Opfer wird nicht aufgefüllt.
rulebook-question-cellar-redraw = Kann ich wieder ziehen, was ich gerade für einen Keller abgelegt habe?
    .answer = Ja, wenn dein Nachziehstapel ausgeht: Abgelegt wird alles vor dem Ziehen, also wird es mitgemischt. Der ausgespielte Keller ist nicht auf deiner Hand und kann nicht abgelegt werden, ein zweiter schon.
rulebook-question-chapel-trash = Werden Karten mit der Kapelle abgelegt oder entsorgt?
    .answer = Entsorgt. Die Anmerkung in der niederländischen Spielregel schreibt durchweg ablegen, das ist ein Versehen; auf der Karte steht entsorgen. Die ausgespielte Kapelle kann nicht eine der vier sein.
rulebook-question-feast-must-gain = Muss ich mit einem Festmahl eine Karte nehmen?
    .answer = Ja, wenn es eine gibt, die höchstens 5 kostet, auch wenn nur ein Fluch da ist. In der niederländischen Spielregel klingt es freiwillig, aber die Karte gibt zwei Anweisungen, und bei keiner steht „darf“.
rulebook-question-remodel-to-hand = Wohin kommt die Karte, die ein Umbau bringt?
    .answer = Auf deinen Ablagestapel. Die niederländische Spielregel sagt auf die Hand, gegen den Text der Karte. Ein zweimal ausgespielter Umbau kann also nicht entsorgen, was er gerade gebracht hat. Mit leerer Hand geschieht nichts.
rulebook-question-moneylender-must = Muss ich mit dem Geldverleiher ein Kupfer entsorgen?
    .answer = In der ersten Edition ja, wenn du eines hast; in der zweiten darfst du. Ohne Kupfer gibt es kein Geld. Auf der niederländischen Karte klingt es immer freiwillig, also gehen wir nach der Edition.
rulebook-question-mine-must = Ich habe nur ein Gold. Muss eine Mine es entsorgen?
    .answer = In der ersten Edition ja, aber du darfst dafür wieder ein Gold nehmen. In der zweiten darfst du verzichten. Gibt es keine passende Geldkarte mehr im Vorrat, ist die entsorgte einfach weg.
rulebook-question-library-full = Was tut eine Bibliothek, wenn ich schon sieben Karten habe?
    .answer = Nichts: Du ziehst nur bis sieben. Die Bibliothek selbst zählt nicht mehr, denn sie hat deine Hand verlassen. Nur gerade gezogene Aktionskarten dürfen zur Seite, und sie werden nicht mitgemischt, wenn der Nachziehstapel inzwischen ausgeht.
rulebook-question-second-militia = Was tut eine zweite Miliz in derselben Runde?
    .answer = Bei einer Hand von drei Karten nichts. Wer eine zusätzliche Karte bekommen hat, etwa durch eine { card-council-room }, legt wieder bis auf drei ab.
rulebook-question-thief-when = Wann wähle ich, was ich mit einem Dieb nehme?
    .answer = Wenn alle anderen aufgedeckt und entsorgt haben, und nur aus den Geldkarten, die dieses Mal entsorgt wurden. Die Karte sagt es nicht genau; dass am Ende gewählt wird, haben wir festgelegt.
rulebook-question-thief-rest = Was geschieht mit den anderen Karten, die ein Dieb aufdecken lässt?
    .answer = Sie werden abgelegt. Nach der niederländischen Karte kommen sie auf den Nachziehstapel zurück, das ist ein Übersetzungsfehler. Ist eine Geldkarte dabei, muss eine entsorgt werden, aber niemand muss sie nehmen.
rulebook-question-spy-order = Darf ein Spion erst alle Karten sehen und dann entscheiden?
    .answer = Nein. Du ziehst zuerst deine Karte, dann wird deine eigene oberste aufgedeckt und entschieden, dann die der nächsten Person und so weiter. Wer einen leeren Nachziehstapel hat, mischt, um aufzudecken.
rulebook-question-throne-room-actions = Wie viele Aktionen habe ich nach einem Thronsaal?
    .answer = Der Thronsaal verbraucht eine; die Karte, die er ausspielt, keine. Von 1 Aktion bleiben also mit zweimal { card-market } 2 und mit zweimal { card-village } 4. Ohne Aktionskarte auf der Hand tut der Thronsaal nichts, aber seine Aktion ist verbraucht.
rulebook-question-throne-room-twice = Was, wenn ich mit einem Thronsaal noch einen Thronsaal wähle?
    .answer = Der zweite wird zweimal ausgespielt und nimmt jedes Mal eine Aktionskarte aus deiner Hand, die er zweimal ausspielt. So werden zwei Karten je zweimal ausgespielt; keine viermal.
rulebook-question-throne-room-feast = Wirkt eine Karte beim zweiten Mal noch, wenn sie schon im Müll ist?
    .answer = Ja. Ein zweimal ausgespieltes { card-feast } bringt zwei Karten, obwohl es nur einmal entsorgt werden kann. Eine zweimal ausgespielte { card-mine } macht aus einem Kupfer ein Silber und daraus ein Gold; ein { card-moneylender } braucht für 6 Geld zwei Kupfer.
rulebook-question-witch-runs-out = Wer bekommt die letzten Flüche?
    .answer = Sie werden in Zugreihenfolge verteilt, beginnend links von der angreifenden Person; wer nach dem letzten kommt, bekommt keinen. Auch ohne Flüche werden zwei Karten gezogen.
rulebook-question-adventurer-copper = Darf ein Abenteurer Kupfer überspringen?
    .answer = Nein, die ersten beiden Geldkarten zählen, egal welche. Haben dein Nachziehstapel und dein Ablagestapel zusammen weniger als zwei, bekommst du, was da ist.
rulebook-question-chancellor-look = Darf ich meinen Nachziehstapel ansehen, bevor ein Kanzler ihn ablegt?
    .answer = Nein. Entscheide, wenn du den Kanzler ausspielst; der Stapel kommt ungesehen weg und wird jetzt nicht gemischt.
rulebook-question-bandit-which = Wie viele Geldkarten kostet mich eine Banditin?
    .answer = Höchstens eine, und nie ein Kupfer; von einem Silber und einem Gold wählst du selbst. Die niederländische Karte spricht von Geldkarten in der Mehrzahl, das ist ein Fehler. Auch wenn kein Gold mehr da ist, findet der Angriff statt.
rulebook-question-merchant-silver = Was ist ein Silber nach zwei Händlerinnen wert?
    .answer = Das erste 4, jedes weitere 2. Eine mit einem { card-throne-room } zweimal ausgespielte Händlerin zählt als zwei.
rulebook-question-vassal-chain = Kann ein Vasall einen weiteren Vasall ausspielen?
    .answer = Ja, und so weiter, ohne Aktionen zu verbrauchen. Nur Aktionskarten lassen sich so ausspielen: Gärten oder eine Geldkarte bleiben einfach auf dem Ablagestapel.
rulebook-question-harbinger-shuffle = Mein Ablagestapel wurde gemischt, als die Vorbotin ziehen ließ. Was nun?
    .answer = Gezogen wird zuerst, also kann der Stapel dann weg sein; in diesem Fall gibt es nichts zu holen.
rulebook-question-poacher-few-cards = Was, wenn ich weniger Karten habe, als ich bei der Wilddiebin ablegen muss?
    .answer = Dann geht deine ganze Hand. Alle leeren Stapel zählen, auch Flüche oder Kupfer, und gezogen wird vor dem Ablegen.
rulebook-question-sentry-order = In welcher Reihenfolge lege ich bei der Torwächterin Karten zurück?
    .answer = In jeder, die du willst; was du zuletzt zurücklegst, liegt oben. Du darfst auch mit jeder der beiden Karten etwas anderes tun.
rulebook-question-older-games = Warum fragt ein älteres Spiel anderes?
    .answer = Ein Spiel behält die Fassung der Regeln, mit der es begonnen hat. In der ersten musste man sagen, dass man keine Aktionen mehr ausspielt, Entscheidungen mit nur einer Antwort trafen sich von selbst, und gefragt wurde nur, wer eine Reaktion hatte. All das verriet etwas über Handkarten, darum wurde es geändert.
