# Dominion auf Deutsch. Dieselben Meldungen stehen in derselben Reihenfolge in den anderen Sprachen.
# Ein Wert aus dem Spiel heißt "<Argument>-<Wert>": card-smithy ist, was { $card } für "smithy" sagt.
# Zu einer Karte sagt .rule kurz, was sie tut außer dem, was sie bringt, .text sagt das ganz; .face ist der Name mit
# Trennstellen.
# Wo sich eine Karte geändert hat, erklärt .about die erste Edition und .about-second die zweite.

## Basiskarten

card-copper = Kupfer
    .about = Bringt 1 Geld in deiner Kaufphase.
card-silver = Silber
    .about = Bringt 2 Geld in deiner Kaufphase.
card-gold = Gold
    .about = Bringt 3 Geld in deiner Kaufphase.
card-estate = Anwesen
    .about = 1 Siegpunkt am Spielende.
    .face = An{ "\u00AD" }wesen
card-duchy = Herzogtum
    .about = 3 Siegpunkte am Spielende.
    .face = Herzog{ "\u00AD" }tum
card-province = Provinz
    .about = 6 Siegpunkte am Spielende. Ist die letzte Provinz weg, ist das Spiel nach diesem Zug zu Ende.
    .face = Pro{ "\u00AD" }vinz
card-curse = Fluch
    .about = Kostet dich am Spielende 1 Siegpunkt. Zählt nicht als Punktekarte.

## Königreichkarten

card-adventurer = Abenteurer
    .about = Dein Nachziehstapel wird Karte für Karte aufgedeckt, bis zwei Geldkarten dabei sind; auch Kupfer zählt. Diese beiden kommen auf deine Hand, alles andere wird abgelegt.
    .rule = Decke auf, bis zwei Geldkarten auf deine Hand kommen.
    .face = Aben{ "\u00AD" }teurer
card-artisan = Töpferei
    .about = Wähle eine Karte aus dem Vorrat, die höchstens 5 kostet: Du nimmst sie direkt auf die Hand. Danach kommt eine deiner Handkarten, vielleicht die neue, oben auf deinen Nachziehstapel.
    .rule = Nimm eine Karte bis 5 auf die Hand, lege eine zurück.
    .face = Töpferei
card-bandit = Banditin
    .about = Du nimmst ein Gold. Alle anderen decken die obersten zwei Karten ihres Nachziehstapels auf: Davon entsorgen sie eine Geldkarte, aber nie ein Kupfer, und legen den Rest ab.
    .rule = Nimm ein Gold. Andere verlieren Silber oder Gold.
card-bureaucrat = Bürokrat
    .about = Du nimmst ein Silber, das oben auf deinen Nachziehstapel kommt. Alle anderen zeigen eine Punktekarte aus ihrer Hand vor, falls sie eine haben, und legen sie oben auf ihren Nachziehstapel; wer keine hat, zeigt die ganze Hand.
    .rule = Silber auf deinen Stapel. Andere legen Punkte zurück.
    .face = Büro{ "\u00AD" }krat
card-cellar = Keller
    .about = Du bekommst 1 Aktion. { card-cellar.text }
    .text = Lege beliebig viele Handkarten ab und ziehe dann ebenso viele. Geht dir dabei der Nachziehstapel aus, werden die gerade abgelegten Karten mitgemischt.
    .rule = Lege Karten ab, ziehe ebenso viele.
card-chancellor = Kanzler
    .about = Du bekommst 2 Geld. { card-chancellor.text }
    .text = Wenn du willst, kommt dein ganzer Nachziehstapel sofort und ungesehen auf deinen Ablagestapel. Gemischt wird erst, wenn du eine Karte brauchst.
    .rule = Du darfst den ganzen Stapel ablegen.
    .face = Kanzler
card-chapel = Kapelle
    .about = Wähle bis zu vier Handkarten: Sie werden entsorgt. Auch gar keine ist erlaubt.
    .rule = Entsorge bis zu vier Handkarten.
card-council-room = Ratsversammlung
    .about = Ziehe 4 Karten; du bekommst 1 Kauf. { card-council-room.text }
    .text = Alle anderen ziehen 1 Karte. Das ist kein Angriff, also hilft auch keine Reaktion dagegen.
    .rule = Alle anderen ziehen eine Karte.
    .face = Rats{ "\u00AD" }versamm{ "\u00AD" }lung
card-feast = Festmahl
    .about = Das Festmahl selbst wird entsorgt, und du nimmst eine Karte, die höchstens 5 kostet. Geld erhöht diese Grenze nicht.
    .rule = Entsorge dies, nimm eine Karte bis 5.
    .face = Fest{ "\u00AD" }mahl
card-festival = Jahrmarkt
    .about = Du bekommst 2 Aktionen, 1 Kauf und 2 Geld.
    .face = Jahr{ "\u00AD" }markt
card-gardens = Gärten
    .about = Am Spielende 1 Siegpunkt für je zehn Karten, die dir gehören, wo auch immer sie liegen. Abgerundet: Bei 39 Karten bringt jede Karte Gärten 3 Punkte.
    .rule = 1 Punkt je zehn eigene Karten.
card-harbinger = Vorbotin
    .about = Ziehe 1 Karte; du bekommst 1 Aktion. { card-harbinger.text }
    .text = Sieh dann deinen Ablagestapel durch: Eine Karte daraus darf oben auf deinen Nachziehstapel.
    .rule = Lege eine abgelegte Karte auf deinen Stapel.
    .face = Vor{ "\u00AD" }botin
card-laboratory = Laboratorium
    .about = Ziehe 2 Karten; du bekommst 1 Aktion.
    .face = Labora{ "\u00AD" }torium
card-library = Bibliothek
    .about = Ziehe einzeln Karten, bis du sieben auf der Hand hast. Ist es eine Aktionskarte, darfst du sie jeweils zur Seite legen und weiterziehen; was zur Seite liegt, wird am Ende abgelegt.
    .rule = Ziehe, bis du sieben Karten hast.
    .face = Biblio{ "\u00AD" }thek
card-market = Markt
    .about = Ziehe 1 Karte; du bekommst 1 Aktion, 1 Kauf und 1 Geld.
card-merchant = Händlerin
    .about = Ziehe 1 Karte; du bekommst 1 Aktion. { card-merchant.text }
    .text = Das erste Silber, das du in diesem Zug ausspielst, bringt 1 Geld mehr für jede zuvor ausgespielte Händlerin.
    .rule = Dein erstes Silber bringt 1 mehr.
    .face = Händ{ "\u00AD" }lerin
card-militia = Miliz
    .about = Du bekommst 2 Geld. { card-militia.text }
    .text = Alle anderen legen Karten ihrer Wahl ab, bis sie höchstens drei auf der Hand haben.
    .rule = Andere legen bis auf drei Karten ab.
card-mine = Mine
    .about = Eine Geldkarte aus deiner Hand, falls du eine hast, wird entsorgt. Dafür nimmst du eine andere, die höchstens 3 mehr kostet, direkt auf die Hand: Silber für ein Kupfer, Gold für ein Silber.
    .about-second = Wenn du willst, wird eine Geldkarte aus deiner Hand entsorgt. Dafür nimmst du eine andere, die höchstens 3 mehr kostet, direkt auf die Hand: Silber für ein Kupfer, Gold für ein Silber.
    .rule = Tausche Geld gegen bis zu 3 teureres.
card-moat = Burggraben
    .about = Ziehe 2 Karten. { card-moat.text }
    .text = Hast du diese Karte auf der Hand, wenn jemand anders einen Angriff ausspielt, darfst du sie vorzeigen: Dieser Angriff tut dir nichts. Sie bleibt auf deiner Hand und hilft auch gegen den nächsten.
    .rule = Zeig sie: Ein Angriff tut dir nichts.
    .face = Burg{ "\u00AD" }graben
card-moneylender = Geldverleiher
    .about = Ein Kupfer aus deiner Hand, falls du eines hast, wird entsorgt und bringt dir 3 Geld.
    .about-second = Wenn du willst, wird ein Kupfer aus deiner Hand entsorgt und bringt dir 3 Geld.
    .rule = Entsorge ein Kupfer für 3 Geld.
    .face = Geld{ "\u00AD" }verleiher
card-poacher = Wilddiebin
    .about = Ziehe 1 Karte; du bekommst 1 Aktion und 1 Geld. { card-poacher.text }
    .text = Lege dann für jeden leeren Stapel im Vorrat eine Handkarte ab.
    .rule = Lege je leerem Stapel eine Karte ab.
    .face = Wild{ "\u00AD" }diebin
card-remodel = Umbau
    .about = Eine Handkarte deiner Wahl wird entsorgt. Dafür nimmst du eine Karte, die höchstens 2 mehr kostet; sie darf auch billiger sein oder noch einmal dieselbe.
    .rule = Tausche eine Karte gegen bis zu 2 teurere.
    .face = Umbau
card-sentry = Torwächterin
    .about = Ziehe 1 Karte; du bekommst 1 Aktion. { card-sentry.text }
    .text = Dann siehst nur du die obersten zwei Karten deines Nachziehstapels. Jede davon entsorgst du, legst du ab oder legst du zurück, in beliebiger Reihenfolge.
    .rule = Sieh zwei Karten an: weg, ablegen oder zurück.
    .face = Tor{ "\u00AD" }wächterin
card-smithy = Schmiede
    .about = Ziehe 3 Karten.
card-spy = Spion
    .about = Ziehe 1 Karte; du bekommst 1 Aktion. { card-spy.text }
    .text = Dann decken alle, du zuerst, die oberste Karte ihres Nachziehstapels auf. Bei jeder entscheidest du, ob sie abgelegt wird oder zurückkommt.
    .rule = Sieh jede oberste Karte an: ablegen oder nicht.
card-thief = Dieb
    .about = Alle anderen decken die obersten zwei Karten ihres Nachziehstapels auf. Von jedem Paar wird eine Geldkarte entsorgt, falls eine dabei ist, und du wählst, welche; der Rest wird abgelegt. Von allen so entsorgten Geldkarten nimmst du, so viele du willst.
    .rule = Entsorge Geld der anderen, oder nimm es.
card-throne-room = Thronsaal
    .about = Wähle eine Aktionskarte aus deiner Hand, falls du eine hast. Sie wird zweimal nacheinander ausgespielt und verbraucht keine Aktion. Ist es noch ein Thronsaal, werden zwei weitere Aktionskarten je zweimal ausgespielt.
    .about-second = Du darfst eine Aktionskarte aus deiner Hand wählen. Sie wird zweimal nacheinander ausgespielt und verbraucht keine Aktion. Ist es noch ein Thronsaal, werden zwei weitere Aktionskarten je zweimal ausgespielt.
    .rule = Spiele eine Aktionskarte zweimal aus.
    .face = Thron{ "\u00AD" }saal
card-vassal = Vasall
    .about = Du bekommst 2 Geld. { card-vassal.text }
    .text = Die oberste Karte deines Nachziehstapels wird abgelegt. Ist es eine Aktionskarte, darfst du sie gleich ausspielen, ohne eine Aktion zu verbrauchen.
    .rule = Lege die oberste Karte ab, spiele eine Aktion.
card-village = Dorf
    .about = Ziehe 1 Karte; du bekommst 2 Aktionen.
card-witch = Hexe
    .about = Ziehe 2 Karten. { card-witch.text }
    .text = Alle anderen nehmen einen Fluch, in Zugreihenfolge und solange es welche gibt.
    .rule = Alle anderen nehmen einen Fluch.
card-woodcutter = Holzfäller
    .about = Du bekommst 1 Kauf und 2 Geld.
    .face = Holz{ "\u00AD" }fäller
card-workshop = Werkstatt
    .about = Wähle eine Karte aus dem Vorrat, die höchstens 4 kostet: Du nimmst sie. Geld erhöht diese Grenze nicht.
    .rule = Nimm eine Karte, die höchstens 4 kostet.
    .face = Werk{ "\u00AD" }statt

## Arten von Karten

type-action = Aktion
    .about = Du spielst sie in deiner Aktionsphase aus und verbrauchst damit eine Aktion.
type-attack = Angriff
    .about = Schadet allen anderen. Wer eine Reaktionskarte auf der Hand hat, darf sie vorher vorzeigen.
type-reaction = Reaktion
    .about = Du darfst sie aus der Hand vorzeigen, wenn jemand anders einen Angriff ausspielt.
type-treasure = Geld
    .about = Du spielst diese Karten in deiner Kaufphase aus und bekommst Geld dafür.
type-victory = Punkte
    .about = Bringt am Spielende Punkte und tut vorher nichts.
    .face = Punkte
type-curse = Fluch
    .about = Kostet dich am Spielende einen Punkt.

## Was gefragt ist

prompt-draft = { $left ->
    [one] Wähle die letzte Königreichkarte
   *[other] Wähle eine Königreichkarte: noch { $left }
}
    .more = Ihr wählt reihum, bis es zehn sind. Mit ihnen wird gespielt.
prompt-action = Spiele eine Aktionskarte aus: noch { $actions }
    .more = Die erste Geldkarte, die du ausspielst, oder Karte, die du kaufst, beendet deine Aktionsphase.
prompt-treasures = Spiele Geldkarten aus oder kaufe: { $coins } Geld, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}
    .more = Nach deinem ersten Kauf kannst du keine Geldkarten mehr ausspielen.
prompt-buy = Kaufe eine Karte: { $coins } Geld, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}
    .more = Wähle einen der leuchtenden Stapel oder beende deinen Zug.
prompt-end = Beende deinen Zug
    .more = Du hast keinen Kauf mehr. Was du gekauft hast, kannst du noch zurücknehmen.
prompt-react = { $card }: Zeigst du eine Reaktion vor?
    .more = Dann tut dir dieser Angriff nichts. Was du nicht vorzeigst, erfahren die anderen nicht.
prompt-discard = { $left ->
    [one] { $card }: Lege 1 Karte ab
   *[other] { $card }: Lege { $left } Karten ab
}
    .more = Wähle aus deiner Hand.
prompt-may-discard-any = { $card }: Lege beliebig viele Karten ab
    .more = Danach ziehst du ebenso viele.
prompt-trash = { $card }: Wähle eine Karte zum Entsorgen
    .more = Entsorgte Karten kommen in den Müll und gehören dir nicht mehr.
prompt-may-trash = { $left ->
    [one] { $card }: Du darfst 1 Karte entsorgen
   *[other] { $card }: Du darfst bis zu { $left } Karten entsorgen
}
    .more = Entsorgte Karten kommen in den Müll und gehören dir nicht mehr.
prompt-topdeck = { $card }: Lege eine Karte oben auf deinen Nachziehstapel
    .more = Sie ist die nächste, die du ziehst.
prompt-play = { $card }: Spiele eine Aktionskarte zweimal aus
    .more = Sie verbraucht keine Aktion.
prompt-may-play = { $card }: Du darfst eine Aktionskarte zweimal ausspielen
    .more = Sie verbraucht keine Aktion.
prompt-gain = { $card }: Nimm eine Karte, die höchstens { $limit } kostet
    .more = Du bezahlst nichts. Sie kommt auf deinen Ablagestapel.
prompt-gain-to-hand = { $card }: Nimm eine Karte, die höchstens { $limit } kostet, auf die Hand
    .more = Du bezahlst nichts und kannst sie noch in diesem Zug nutzen.
prompt-discard-deck = { $card }: Nachziehstapel auf den Ablagestapel legen?
    .more = Dann wird beim nächsten Ziehen alles gemischt, und neue Karten kommen früher.
prompt-library = Du hast { $card } gezogen: behalten oder zur Seite legen?
    .more = Für eine Karte, die zur Seite kommt, ziehst du eine andere.
prompt-library-keep = Du hast { $card } gezogen; die Karte bleibt auf deiner Hand
    .more = Nur Aktionskarten können zur Seite gelegt werden. Die anderen erfahren nicht, was du behältst.
prompt-spy = { $card } vom Nachziehstapel von { $player }: ablegen oder zurücklegen?
    .you = { $card } von deinem Nachziehstapel: ablegen oder zurücklegen?
    .more = Eine Karte, die zurückkommt, wird als nächste gezogen.
prompt-lose-treasure = { $card }: Welche Geldkarte von { $player } wird entsorgt?
    .you = { $card }: Welche deiner Geldkarten wird entsorgt?
    .more = Was sonst aufgedeckt wurde, wird abgelegt.
prompt-loot = { $card }: Welche entsorgten Geldkarten nimmst du?
    .more = Sie kommen auf deinen Ablagestapel. Was du nicht nimmst, bleibt im Müll.
prompt-harbinger = { $card }: Eine Karte vom Ablagestapel auf deinen Nachziehstapel?
    .more = Sie ist die nächste, die du ziehst.
prompt-sentry = { $card }: Entsorgen, ablegen oder zurücklegen? { $cards }
    .more = Was du zuletzt zurücklegst, liegt obenauf.
prompt-vassal = Du hast { $card } abgelegt: gleich ausspielen?
    .more = Das verbraucht keine Aktion.
prompt-over = { $winners-count ->
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende, gemeinsamer Sieg: { $winners }
}
    .you = { $winners-count ->
        [one] Spielende: Du gewinnst
       *[other] Spielende: Du teilst dir den Sieg mit { $others }
    }

action-play = Spiele { $card } aus
action-buy = Kaufe { $card }
action-gain = Nimm { $card }
action-discard = Lege { $card } ab
action-trash = Entsorge { $card }
action-topdeck = Lege { $card } auf den Nachziehstapel
action-reveal = Zeige { $card } vor
action-set-aside = Lege { $card } zur Seite
action-keep = Behalte { $card }
action-pick = Wähle { $card }
action-done = Weiter
action-play-all-treasures = Spiele alle Geldkarten aus
action-end-turn = Zug beenden
action-discard-deck = Lege den Nachziehstapel ab

## Was geschehen ist

event-picked = { $player } wählt { $card } für das Königreich.
    .you = Du wählst { $card } für das Königreich.
event-turn-begun = { $player } beginnt Zug { $turn }.
    .you = Du beginnst Zug { $turn }.
event-played = { $player } spielt { $card } aus.
    .you = Du spielst { $card } aus.
event-treasures-played = { $player } spielt { $cards } aus und hat { $coins } Geld.
    .you = Du spielst { $cards } aus und hast { $coins } Geld.
event-no-more-actions = { $player } geht zum Kaufen über.
    .you = Du gehst zum Kaufen über.
event-bought = { $player } kauft { $card }.
    .you = Du kaufst { $card }.
event-gained = { $player } nimmt { $card }.
    .you = Du nimmst { $card }.
event-gained-to-hand = { $player } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
event-gained-to-deck = { $player } nimmt { $card } direkt auf den Nachziehstapel.
    .you = Du nimmst { $card } direkt auf deinen Nachziehstapel.
event-gained-from-trash = { $player } nimmt { $card } aus dem Müll.
    .you = Du nimmst { $card } aus dem Müll.
event-discarded = { $player } legt { $card } ab.
    .you = Du legst { $card } ab.
event-discarded-unseen = { $player } legt eine Karte ab.
    .you = Du legst eine Karte ab.
event-discarded-last = { $player } legt zuletzt { $card } ab; das liegt nun obenauf.
    .you = Du legst zuletzt { $card } ab; das liegt nun obenauf.
event-trashed = { $player } entsorgt { $card }.
    .you = Du entsorgst { $card }.
event-topdecked = { $player } legt { $card } auf den Nachziehstapel.
    .you = Du legst { $card } auf deinen Nachziehstapel.
event-topdecked-unseen = { $player } legt eine Karte auf den Nachziehstapel.
    .you = Du legst eine Karte auf deinen Nachziehstapel.
event-reacted = { $player } zeigt { $card } vor und bleibt verschont.
    .you = Du zeigst { $card } vor und bleibst verschont.
event-no-reaction = { $player } zeigt gegen { $card } nichts vor.
    .you = Du zeigst gegen { $card } nichts vor.
event-set-aside = { $player } legt { $card } zur Seite.
    .you = Du legst { $card } zur Seite.
event-kept = { $player } behält eine gerade gezogene Aktionskarte.
    .you = Du behältst eine gerade gezogene Aktionskarte.
event-chose-no-more = { $player } ist mit { $card } fertig.
    .you = Du bist mit { $card } fertig.
event-drew = { $count ->
    [one] { $player } zieht 1 Karte.
   *[other] { $player } zieht { $count } Karten.
}
    .you = { $count ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $count } Karten.
    }
event-drew-cards = Von { $player } gezogen: { $cards }.
    .you = Du hast gezogen: { $cards }.
event-shuffled = { $count ->
    [one] 1 abgelegte Karte ist der neue Nachziehstapel von { $player }.
   *[other] { $player } mischt { $count } Karten zu einem neuen Nachziehstapel.
}
    .you = { $count ->
        [one] 1 abgelegte Karte ist dein neuer Nachziehstapel.
       *[other] Du mischst { $count } Karten zu einem neuen Nachziehstapel.
    }
event-revealed = { $cards-count ->
    [0] { $player } hat keine Karte zum Aufdecken.
   *[other] { $player } deckt { $cards } auf.
}
    .you = { $cards-count ->
        [0] Du hast keine Karte zum Aufdecken.
       *[other] Du deckst { $cards } auf.
    }
event-revealed-hand = { $cards-count ->
    [0] { $player } zeigt eine leere Hand.
   *[other] { $player } zeigt die ganze Hand: { $cards }.
}
    .you = { $cards-count ->
        [0] Du zeigst eine leere Hand.
       *[other] Du zeigst deine ganze Hand: { $cards }.
    }
event-looked = Von { $player } angesehen: { $cards }.
    .you = Du siehst dir an: { $cards }.
event-deck-discarded = { $count ->
    [one] { $player } legt den Nachziehstapel ab: 1 Karte.
   *[other] { $player } legt den Nachziehstapel ab: { $count } Karten.
}
    .you = { $count ->
        [one] Du legst deinen Nachziehstapel ab: 1 Karte.
       *[other] Du legst deinen Nachziehstapel ab: { $count } Karten.
    }
event-pile-empty = { $piles ->
    [one] Der { $card }-Stapel ist leer. Damit ist 1 Stapel leer.
   *[other] Der { $card }-Stapel ist leer. Damit sind { $piles } Stapel leer.
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

log-picked = Gewählt: { $items }
log-played = Gespielt: { $items }
log-treasures-played = { $coins ->
    [one] Gespielt: { $items } (1 Geld)
   *[other] Gespielt: { $items } ({ $coins } Geld)
}
log-bought = Gekauft: { $items }
log-gained = Genommen: { $items }
log-gained-to-hand = Auf die Hand genommen: { $items }
log-gained-to-deck = Auf den Nachziehstapel genommen: { $items }
log-gained-from-trash = Aus dem Müll genommen: { $items }
log-discarded = Abgelegt: { $items }
log-discarded-unseen = { $sum ->
    [one] 1 Karte abgelegt
   *[other] { $sum } Karten abgelegt
}
log-discarded-last = Zuletzt abgelegt, obenauf: { $items }
log-trashed = Entsorgt: { $items }
log-topdecked = Auf den Nachziehstapel gelegt: { $items }
log-topdecked-unseen = { $sum ->
    [one] 1 Karte auf den Nachziehstapel gelegt
   *[other] { $sum } Karten auf den Nachziehstapel gelegt
}
log-reacted = Aufgedeckt: { $items }, nicht betroffen
log-set-aside = Beiseitegelegt: { $items }
log-drew = { $sum ->
    [one] 1 Karte gezogen
   *[other] { $sum } Karten gezogen
}
log-drew-cards = Gezogen: { $items }
log-shuffled = { $sum ->
    [one] 1 Karte ist der neue Nachziehstapel
   *[other] { $sum } Karten zum neuen Nachziehstapel gemischt
}
log-deck-discarded = { $sum ->
    [one] Den Nachziehstapel abgelegt, 1 Karte
   *[other] Den Nachziehstapel abgelegt, { $sum } Karten
}

## Wörter um das Bild im Terminal; ohne Sprache stehen dort die Wörter der id

picture-supply = Vorrat
picture-can-be-chosen-now = kann jetzt gewählt werden
picture-left-to-pick-from = noch zur Auswahl
picture-kingdom = Königreich
picture-to-pick = zu wählen
picture-hand = Hand
picture-known-in-hand = bekannt auf der Hand
picture-deck = Nachziehstapel
picture-discard-pile = Ablagestapel
picture-set-aside = zur Seite gelegt
picture-points = Punkte
picture-turn = Zug
picture-action-phase = Aktionsphase
picture-buy-phase = Kaufphase
picture-actions = Aktionen
picture-buys = Käufe
picture-coins = Geld
picture-first-silver = erstes Silber
picture-in-play = ausgespielt
picture-trash = Müll
picture-your-hand = deine Hand
picture-nothing = nichts
picture-the-game-is-over = das Spiel ist zu Ende

## Optionen

option-edition = Edition
    .about = Bestimmt, aus welchen Karten gelost oder gewählt wird und wie { card-mine }, { card-moneylender } und { card-throne-room } funktionieren.
option-edition-first = Erste Edition
    .about = 25 Königreichkarten von 2008. Bei { card-mine }, { card-moneylender } und { card-throne-room } musst du eine Karte wählen, wenn du kannst.
option-edition-second = Zweite Edition
    .about = 26 Königreichkarten von 2016. Bei { card-mine }, { card-moneylender } und { card-throne-room } musst du keine Karte wählen.
option-kingdom = Königreich
    .about = Woher die zehn Königreichkarten dieser Partie kommen.
option-kingdom-random = Zufall
    .about = Zehn Karten werden ausgelost.
option-kingdom-draft = Draft
    .about = Ihr wählt reihum je eine Karte, bis es zehn sind.
option-kingdom-first-game = Erstes Spiel
    .about = Zum Kennenlernen: { card-cellar }, { card-market }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-woodcutter }, { card-workshop }.
    .about-second = Zum Kennenlernen: { card-cellar }, { card-market }, { card-merchant }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-workshop }.
option-kingdom-big-money = Großes Geld
    .about = Geldkarten regieren: { card-adventurer }, { card-bureaucrat }, { card-chancellor }, { card-chapel }, { card-feast }, { card-laboratory }, { card-market }, { card-mine }, { card-moneylender }, { card-throne-room }.
option-kingdom-interaction = Interaktion
    .about = Ihr kommt euch in die Quere: { card-bureaucrat }, { card-chancellor }, { card-council-room }, { card-festival }, { card-library }, { card-militia }, { card-moat }, { card-spy }, { card-thief }, { card-village }.
option-kingdom-size-distortion = Im Wandel
    .about = Kartensätze werden sehr dünn oder sehr dick: { card-cellar }, { card-chapel }, { card-feast }, { card-gardens }, { card-laboratory }, { card-thief }, { card-village }, { card-witch }, { card-woodcutter }, { card-workshop }.
    .about-second = Kartensätze werden sehr dünn oder sehr dick: { card-artisan }, { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-festival }, { card-gardens }, { card-sentry }, { card-throne-room }, { card-witch }, { card-workshop }.
option-kingdom-village-square = Dorfplatz
    .about = Lange Züge mit vielen Aktionen: { card-bureaucrat }, { card-cellar }, { card-festival }, { card-library }, { card-market }, { card-remodel }, { card-smithy }, { card-throne-room }, { card-village }, { card-woodcutter }.
option-kingdom-deck-top = Obenauf
    .about = Es kommt darauf an, was obenauf liegt: { card-artisan }, { card-bureaucrat }, { card-council-room }, { card-festival }, { card-harbinger }, { card-laboratory }, { card-moneylender }, { card-sentry }, { card-vassal }, { card-village }.
option-kingdom-sleight-of-hand = Fingerfertigkeit
    .about = Die Hände werden größer und kleiner: { card-cellar }, { card-council-room }, { card-festival }, { card-gardens }, { card-harbinger }, { card-library }, { card-militia }, { card-poacher }, { card-smithy }, { card-throne-room }.
option-kingdom-improvements = Verbesserungen
    .about = Mache aus deinen Karten bessere: { card-artisan }, { card-cellar }, { card-market }, { card-merchant }, { card-mine }, { card-moat }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-witch }.
option-kingdom-silver-and-gold = Silber & Gold
    .about = Alles dreht sich um Geldkarten: { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-harbinger }, { card-laboratory }, { card-merchant }, { card-mine }, { card-moneylender }, { card-throne-room }, { card-vassal }.
option-cards = Königreichkarten
    .about = Wähle alle zehn selbst, aus beiden Editionen.
option-require = Mit diesen Karten
    .about = Sie sind auf jeden Fall dabei. Nur was noch fehlt, wird ausgelost oder gewählt.
option-forbid = Ohne diese Karten
    .about = Sie werden weder ausgelost noch gewählt.
option-mixed = Editionen mischen
    .about = Ausgelost oder gewählt wird aus den Karten beider Editionen.
option-start = Wer beginnt
    .about = Wer den ersten Zug hat.
option-ask = Mich fragen, bevor eine Reaktion vorgezeigt wird
    .about = Du wirst bei jedem Angriff gefragt, ob du eine Reaktion hast oder nicht, und der Tisch wartet jedes Mal einige Sekunden. Sonst wird eine Reaktion sofort vorgezeigt, wo sie hilft.

## Was eine Aktion bringen würde, in wenigen Worten

foresee-pile-empty = { $piles ->
    [one] leert den Stapel: 1 leerer Stapel
   *[other] leert den Stapel: { $piles } leere Stapel
}

## Eine erste Partie, unterwegs erklärt

learn-welcome = Willkommen! Du hast zehn schwache Karten. Kaufe bessere, die du immer wieder ziehst, und mit ihnen am Ende Punktekarten: Wer die meisten Siegpunkte hat, gewinnt.
learn-draft = Zuerst wählt ihr gemeinsam, mit welchen zehn Königreichkarten gespielt wird.
learn-action = Du hast eine Aktionskarte. In jedem Zug darfst du eine ausspielen, bevor du kaufst. Mit Karten, die dir Aktionen geben, werden es mehr.
learn-treasures = Spiele deine Geldkarten aus: Sie bringen dir Geld zum Kaufen. Alles, was du ausspielst, kommt später wieder; nichts davon ist verloren.
learn-buy = Kaufe jetzt eine Karte von einem leuchtenden Stapel. Sie kommt erst auf deinen Ablagestapel; du ziehst sie, wenn er gemischt worden ist. Erst Silber und gute Aktionskarten, später Provinzen.
learn-end = Du hast keinen Kauf mehr. Mit „{ action-end-turn }“ legst du alles ab, was du ausgespielt oder noch auf der Hand hast, und ziehst fünf neue Karten.
learn-react = Jemand spielt einen Angriff aus. Hast du eine Reaktion, so zeige sie vor, und der Angriff geht an dir vorbei; die Karte bleibt auf deiner Hand.
learn-discard = Du musst etwas ablegen. Punktekarten nützen dir während des Spiels nichts, also können sie zuerst weg.
learn-may-discard-any = Lege ab, was dir jetzt nichts nützt, etwa Anwesen. Du ziehst neue Karten dafür.
learn-trash = Eine entsorgte Karte kommt fast nie zurück. Das kann gut für dich sein: Mit weniger schwachen Karten ziehst du die starken öfter.
learn-gain = Eine Karte zu nehmen kostet dich weder Geld noch einen Kauf. Sie darf nur nicht zu teuer sein.
learn-gain-to-hand = Diese Karte kommt direkt auf deine Hand. Eine neue Geldkarte kannst du also noch in diesem Zug ausspielen.
learn-event-shuffled = Dein Nachziehstapel war leer. Darum wurde dein Ablagestapel gemischt und ist jetzt dein Nachziehstapel. So kommt auf deine Hand, was du gekauft hast.
learn-any-pile-empty = Ein Stapel im Vorrat ist leer. Das Spiel endet mit dem Zug, in dem die letzte Provinz oder der dritte Stapel weg ist.
learn-over = Das war’s! Alle deine Karten zählen, wo auch immer sie liegen. Bei Gleichstand gewinnt, wer weniger Züge hatte.

## Wörter der Seite

page-supply = Vorrat
page-basic = Basiskarten
page-kingdom = Königreichkarten
page-card = { $card }, kostet { $cost }
page-pile = { $card }, kostet { $cost }, noch { $count }
page-pile-empty = { $card }, kostet { $cost }, keine mehr da
page-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
page-usable = { $what }, { $action }
page-can-play = kann ausgespielt werden
page-can-buy = kann gekauft werden
page-can-gain = kann genommen werden
page-can-discard = kann abgelegt werden
page-can-trash = kann entsorgt werden
page-can-topdeck = kann auf den Nachziehstapel
page-can-reveal = kann vorgezeigt werden
page-can-keep = kann behalten werden
page-can-set-aside = kann zur Seite gelegt werden
page-can-pick = kann gewählt werden
page-picked = Königreich: { $count } von { $of } Karten
page-draft = Zur Auswahl
page-aside = Neben dem Nachziehstapel von { $player }
    .you = Neben deinem Nachziehstapel
page-offer = Karten, über die du entscheidest
page-done-action = Zum Kaufen
page-done-react = Nichts vorzeigen
page-done-may-discard-any = Nichts mehr ablegen
page-done-may-trash = Nichts mehr entsorgen
page-done-may-play = Keine ausspielen
page-done-discard-deck = Stapel liegen lassen
page-done-loot = Nichts mehr nehmen
page-done-harbinger = Keine nehmen
page-done-vassal = Nicht ausspielen
page-key-cost = Zur nächsten Karte, die für so viele Münzen zu kaufen ist
page-do-play = Ausspielen
page-do-gain = Nehmen
page-do-discard = Ablegen
page-do-trash = Entsorgen
page-do-topdeck = Auf den Nachziehstapel
page-do-set-aside = Zur Seite legen
page-do-keep = Behalten
page-in-play = Von { $player } ausgespielt
    .you = Von dir ausgespielt
page-table = Ausgespielte Karten
page-trash = Müll: { $count }
page-trash-name = Müll
page-trash-empty = Der Müll ist leer.
page-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
page-buys = { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}
page-coins = { $count } Geld
page-left-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
}
page-left-buys = { $count ->
    [one] Kauf
   *[other] Käufe
}
page-left-coins = { $count ->
   *[other] Geld
}
page-play-treasures = { $count ->
    [one] 1 Geldkarte ausspielen
   *[other] { $count } Geldkarten ausspielen
}
page-brings = { $what }: { page-coins }
page-plus-cards = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
page-plus-actions = { $count ->
    [one] +1 Aktion
   *[other] +{ $count } Aktionen
}
page-plus-buys = { $count ->
    [one] +1 Kauf
   *[other] +{ $count } Käufe
}
page-plus-coins = +{ $count } Geld
page-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
page-hand-empty = Du hast keine Handkarten.
page-in-hand = Hand: { $count }
page-deck = Nachziehstapel: { $count }
page-discard = Ablagestapel: { $count }
page-on-top = Obenauf: { $card }
page-known = Bekannt auf der Hand:
page-all-cards = Alle Karten von { $player }: { $count }
    .you = Alle deine Karten: { $count }
page-ends = Was das Spiel beendet
page-ends-provinces = { $count ->
    [one] Noch 1 Provinz
   *[other] Noch { $count } Provinzen
}
page-ends-piles = Leere Stapel: { $count } (Ende bei { $of })
page-points = Siegpunkte
page-worth = Punkte je Karte
page-worth-varies = 1 je 10 Karten
page-way-drawn = Jetzt gezogen
    .about = Behalte, was dir gefällt, und zieh den Rest neu.
page-way-random = { option-kingdom-random }
    .about = Zu Beginn des Spiels werden zehn Karten ausgelost.
page-way-choose = Eigene Wahl
    .about = Wähle bis zu zehn Karten. Was fehlt, wird ausgelost.
page-way-draft = { option-kingdom-draft }
    .about = { option-kingdom-draft.about }
page-sets = Empfohlene Sätze
page-chosen = { $count } von { $of } gewählt.
page-ten = Die zehn Karten dieses Spiels
page-back = Eins zurück
page-draw-rest = { $count ->
    [0] Die anderen ziehen
    [10] Alle zehn neu ziehen
    [one] Die andere ziehen
   *[other] Die anderen { $count } ziehen
}
page-no-other = Es passt keine andere Karte.
page-too-few = { $count ->
    [one] Diese Filter lassen 1 Karte übrig, nötig sind { $of }. Die zehn bleiben, wie sie sind.
   *[other] Diese Filter lassen { $count } Karten übrig, nötig sind { $of }. Die zehn bleiben, wie sie sind.
}
page-no-such-ten = Keine zehn dieser Karten haben alles, was du willst. Die zehn bleiben, wie sie sind.
page-filters = Karten, die kommen dürfen
page-costs = Kosten
page-cost = Karten für { $cost }
page-cost-count = { $count ->
    [one] 1 Karte für { $cost }
   *[other] { $count } Karten für { $cost }
}
page-kinds = Arten
page-want-actions = Mindestens ein Weg zu mehr Aktionen
page-want-reaction = Eine Reaktion, wenn es einen Angriff gibt
page-wishes = Wünsche zu einzelnen Karten
    .about = Drücke auf eine Karte, um sie im Königreich zu haben, und noch einmal, um sie wegzulassen.
page-wishes-made = { page-wishes }: { $count }
page-wish = { $card }: { $say }
page-wish-may = darf ins Königreich
page-wish-must = muss ins Königreich
page-wish-not = nicht ins Königreich
page-search = Suche nach Name, Text oder Preis
# Wörter, die vor einem Preis stehen können.
page-search-price = kostet kosten preis
page-search-nothing = So eine Karte gibt es hier nicht.

## Wodurch Entscheidungen Chancen kosten

tag-greening-late = Punktekarten zu spät
tag-greening-early = Punktekarten zu früh
tag-bought-nothing = nichts gekauft
tag-bought-needlessly = gekauft, was du nicht brauchtest
tag-treasure-missed = zu wenig Geld gekauft
tag-action-card-missed = Geld statt einer Aktion gekauft
tag-other-action-card = eine andere Aktionskarte war besser
tag-attack-missed = einen Angriff verpasst
tag-treasures-unplayed = Geldkarten nicht ausgespielt
tag-action-unplayed = eine Aktion nicht ausgespielt
tag-action-order = Aktionen in der falschen Reihenfolge
tag-trashing-missed = nichts entsorgt
tag-trashed-needlessly = entsorgt, was du brauchtest
tag-trashed-wrong = die falsche Karte entsorgt
tag-discarded-wrong = die falsche Karte abgelegt

## Wovon ein Profil erzählt

trait-kingdom = Gewonnen je Königreichkarte
trait-opening = Gewonnen je Eröffnung
