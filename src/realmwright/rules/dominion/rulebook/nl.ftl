# Het regelboek van Dominion in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# *Zo* is nadruk, [zo](turn-build) leidt naar een alinea of een onderwerp. contents.toml zegt wat waar hoort.

## Waar het om gaat

rulebook-overview = Waar het om gaat
rulebook-overview-goal = Jullie beginnen allemaal met dezelfde tien zwakke kaarten. Daarmee koop je betere, die je steeds opnieuw trekt, zodat je beurten sterker worden. Aan het einde tellen alleen overwinningspunten: wie er in alle eigen kaarten samen de meeste heeft, wint.
rulebook-overview-card-types = Elke kaart heeft minstens één soort. [Geldkaarten](type-treasure) geven geld, [actiekaarten](type-action) doen wat hun tekst zegt, en [overwinningskaarten](type-victory) zijn aan het einde punten waard. Sommige actiekaarten zijn ook een [aanval](type-attack) of een [reactie](type-reaction). Een [Vloek](type-curse) is van geen andere soort: geen geld, geen overwinning en geen actie.
rulebook-overview-basic-cards = Zeven kaarten zijn er in elk spel. [{ card-copper }](card-copper) kost 0, [{ card-silver }](card-silver) 3 en [{ card-gold }](card-gold) 6. [{ card-estate }](card-estate) kost 2, [{ card-duchy }](card-duchy) 5 en [{ card-province }](card-province) 8. Een [{ card-curse }](card-curse) kost 0, en bijna niemand wil die hebben.
rulebook-overview-kingdom-cards = Alle andere kaarten zijn koninkrijkkaarten, en daarvan doen er maar tien mee in een spel. Ze kosten tussen 2 en 6 geld. Bijna allemaal zijn het actiekaarten; [{ card-gardens }](card-gardens) is de enige overwinningskaart, en [{ card-moat }](card-moat) de enige reactiekaart.
rulebook-overview-prices = De prijzen van beide edities: voor 2 geld { card-cellar }, { card-chapel } en { card-moat }; voor 3 geld { card-chancellor }, { card-harbinger }, { card-merchant }, { card-vassal }, { card-village }, { card-woodcutter } en { card-workshop }; voor 4 geld { card-bureaucrat }, { card-feast }, { card-gardens }, { card-militia }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-smithy }, { card-spy }, { card-thief } en { card-throne-room }; voor 5 geld { card-bandit }, { card-council-room }, { card-festival }, { card-laboratory }, { card-library }, { card-market }, { card-mine }, { card-sentry } en { card-witch }; voor 6 geld { card-adventurer } en { card-artisan }.
rulebook-overview-places = Iedere speler heeft een gedekte trekstapel, handkaarten die niemand anders ziet, en een open aflegstapel. Wat je in je beurt speelt, ligt open voor je tot de beurt voorbij is. Bij sommige kaarten leg je andere even apart. De voorraad en de vernietigde kaarten zijn van niemand.
rulebook-overview-box = In de doos van de eerste editie zitten 500 kaarten. Een deel daarvan markeert alleen stapels of dient om te loten, en komt nooit in het spel. Tijdens een spel verdwijnt er nooit een kaart: hij ligt in de voorraad, bij de vernietigde kaarten of bij een van de spelers.

## Voorbereiding

rulebook-set-up = Voorbereiding
rulebook-set-up-players = Dominion is voor 2, 3 of 4 spelers.
rulebook-set-up-supply = De voorraad heeft precies 17 stapels: drie met geldkaarten, drie met overwinningskaarten, één met Vloeken en tien met koninkrijkkaarten. Alle 17 liggen er in elk spel. De Vloeken liggen er ook als geen enkele kaart van dit koninkrijk ze uitdeelt.
rulebook-set-up-pile-sizes = Een stapel koninkrijkkaarten heeft 10 kaarten. Stapels met overwinningskaarten, ook Tuinen, hebben er 8 met twee spelers en 12 met drie of vier. Er zijn 10 Vloeken met twee spelers, 20 met drie, 30 met vier, en altijd 40 Zilver en 30 Goud. Het Koper waarmee je begint, komt uit de 60 in de doos, maar je Landgoederen maken de stapel Landgoed niet kleiner.
rulebook-set-up-decks = Ieder neemt 7 Koper en 3 Landgoederen, schudt ze en legt ze neer als trekstapel. Daarna trek je vijf kaarten. Er zijn nog geen vernietigde kaarten, en wat je niet gebruikt, blijft in de doos.
rulebook-set-up-first-player = Er wordt geloot wie begint, tenzij jullie iemand aanwijzen. Daarna gaat het met de klok mee.
rulebook-set-up-first-turns = Je eerste twee handen zijn samen je tien beginkaarten. Je hebt dus in een van de eerste twee beurten 5 geld en in de andere 2, of in de ene 4 en in de andere 3. Het laatste is veel waarschijnlijker: vijf van de zes keer.

## Het koninkrijk kiezen

rulebook-kingdom = Het koninkrijk kiezen
rulebook-kingdom-ways = Kies vóór het spel samen tien verschillende koninkrijkkaarten. De aanbevolen sets bestaan uit kaarten die goed bij elkaar passen, en [{ option-kingdom-first-game }](option-kingdom-first-game) is voor beginners bedoeld. Elke andere tien mag ook.
rulebook-kingdom-chance = Je kunt ook tien kaarten loten, uit één editie of uit allebei. Als je wilt, zeg je vooraf welke kaarten er zeker bij zijn en welke juist niet.
rulebook-kingdom-draft = Bij een draft kiest de startspeler een kaart, dan de volgende, en zo verder de tafel rond tot er tien zijn. Kaarten die er zeker bij moeten zijn, liggen er vanaf het begin en tellen mee.

## De beurt

rulebook-turn = De beurt
rulebook-turn-phases = Je beurt heeft drie delen, altijd in deze volgorde: de actiefase, de aanschaffase en de opschoonfase. Terug kan niet. Aan het begin heb je 1 actie, 1 aanschaf en geen geld.
rulebook-turn-action = Zolang je nog een actie hebt en een actiekaart in je hand, mag je er een spelen. Dat kost 1 actie; leg de kaart neer en doe wat erop staat, van boven naar beneden. Je mag ophouden wanneer je wilt. Dat hoef je niet te zeggen: met de eerste geldkaart die je speelt of de eerste kaart die je koopt, is je actiefase voorbij.
rulebook-turn-as-much-as-possible = Je mag een kaart ook spelen als je niet alles kunt doen wat erop staat. Doe er zoveel van als je kunt en sla de rest over.
rulebook-turn-one-by-one = Maak een actiekaart af voordat je de volgende speelt. Met extra acties mag je een kaart niet onderbreken. Alleen [{ card-throne-room }](card-throne-room) en [{ card-vassal }](card-vassal) spelen zelf een andere kaart, als deel van wat ze doen.
rulebook-turn-treasures = In de aanschaffase speel je eerst geldkaarten uit je hand: alle, enkele of geen. Dat geld komt bij wat je acties hebben opgeleverd. Na je eerste aankoop kun je geen geldkaarten meer spelen, en actiekaarten speel je in deze fase helemaal niet.
rulebook-turn-buy = Daarna mag je kaarten kopen, één per aanschaf die je hebt. De kaart moet in de voorraad liggen en mag niet meer kosten dan het geld dat je nog hebt; de prijs gaat daarvan af. De kaart komt open op je aflegstapel. Kopen hoeft nooit.
rulebook-turn-for-nothing = Kaarten die 0 kosten, kun je zonder geld kopen, maar ook die kosten elk een aanschaf. Vernietigde kaarten kun je niet kopen.
rulebook-turn-new-cards = Een kaart die je koopt of pakt, doet nog niets. Hij komt pas in je hand nadat je aflegstapel is geschud. Zegt een kaart dat je iets in je hand pakt, zoals [{ card-mine }](card-mine), dan kun je dat nog in dezelfde beurt gebruiken.
rulebook-turn-clean-up = Aan het einde van je beurt gaat alles wat je hebt gespeeld en alles wat je nog in je hand hebt op je aflegstapel. Daarna trek je vijf kaarten, of zoveel als je er hebt als dat minder is. Dan wordt gekeken of het spel is afgelopen; zo niet, dan begint je linkerbuur.
rulebook-turn-next-hand = Je hebt je volgende hand dus al vast terwijl de anderen spelen, en hun aanvallen treffen die hand. Acties, aanschaffen en geld die je niet hebt gebruikt, ben je kwijt: je spaart niets op voor de volgende beurt.

## Trekken en schudden

rulebook-drawing = Trekken en schudden
rulebook-drawing-draw = Je trekt kaarten één voor één van je trekstapel. Raakt die op terwijl je nog kaarten nodig hebt, schud dan je aflegstapel, leg die neer als nieuwe trekstapel en trek verder. Is er helemaal niets meer, dan krijg je gewoon minder kaarten.
rulebook-drawing-reveal-too = Hetzelfde geldt als je kaarten van je trekstapel moet tonen, bekijken of afleggen: je schudt zodra er een ontbreekt.
rulebook-drawing-never-early = Schud nooit te vroeg. Een lege trekstapel blijft leeg tot je een kaart nodig hebt die er niet is. Komt er een kaart boven op een lege trekstapel, dan is dat de enige kaart daarvan en wordt er niets geschud.
rulebook-drawing-not-shuffled = Alleen de aflegstapel wordt geschud. Kaarten in je hand, gespeelde kaarten, en kaarten die apart liggen of net zijn getoond, horen daar niet bij en blijven waar ze zijn.
rulebook-drawing-fair = Elke volgorde van een geschudde stapel is even waarschijnlijk. Iedereen krijgt te horen wanneer iemand schudt.

## Wat de woorden op kaarten betekenen

rulebook-words = Wat de woorden op kaarten betekenen
rulebook-words-plus = ‘+2 kaarten’ betekent dat je meteen twee kaarten moet trekken. ‘+1 actie’, ‘+1 aanschaf’ en ‘+2 geld’ komen bij wat je deze beurt mag gebruiken. Je neemt geen geldkaarten voor dat geld, en een extra aanschaf bewaar je tot je aanschaffase.
rulebook-words-discard = Afleggen is een kaart uit je hand op je eigen aflegstapel leggen, tenzij de kaart iets anders zegt.
rulebook-words-trash = Een kaart vernietigen is hem bij de vernietigde kaarten leggen. Hij is niet meer van jou en komt nooit terug in de voorraad. Alleen een [{ card-thief }](card-thief) kan kaarten daarvandaan pakken.
rulebook-words-gain = Een kaart pakken is hem uit de voorraad op je aflegstapel leggen, tenzij er iets anders staat. Dat kost geen geld en geen aanschaf. Je moet pakken als het kan, behalve waar staat dat het mag; is de stapel leeg of is niets goedkoop genoeg, dan pak je niets.
rulebook-words-up-to = ‘Die hoogstens 4 kost’ gaat alleen over de gedrukte prijs; met geld kun je die grens niet verhogen. Elke stapel van de voorraad die goedkoop genoeg is, mag, ook overwinningskaarten, Koper en Vloeken.
rulebook-words-reveal = Een kaart tonen is hem aan iedereen laten zien. Daarna gaat hij terug naar waar hij vandaan kwam, tenzij er iets anders staat.
rulebook-words-set-aside = Een kaart die apart ligt, ligt open naast je trekstapel, en zijn tekst wordt niet uitgevoerd. De kaart waardoor hij apart ligt, zegt waar hij naartoe gaat. Is die kaart klaar, dan ligt er niets meer apart.
rulebook-words-several-players = Doet een kaart iets met meerdere spelers, dan gebeurt dat na elkaar. Wie hem speelde is het eerst, als het die ook treft, en dan gaat het naar links.

## Aanvallen en reacties

rulebook-attacks = Aanvallen en reacties
rulebook-attacks-order = Wordt er een aanvalskaart gespeeld, dan mogen de andere spelers eerst na elkaar een [reactiekaart](type-reaction) uit hun hand tonen. Pas daarna begint de aanval, en wie beschermd is, wordt overgeslagen. Er is dus nog niets getrokken en geen geld verdiend voordat die keuze is gemaakt.
rulebook-attacks-each-play = Elke keer dat een aanvalskaart wordt gespeeld, begint dat opnieuw. Een aanval die door een [{ card-throne-room }](card-throne-room) twee keer wordt gespeeld, moet je twee keer beantwoorden om van beide geen last te hebben.
rulebook-attacks-at-once = Aan deze tafel wordt een reactiekaart meteen voor je getoond waar dat helpt, zodat geen pauze verraadt wat je hebt. Wil je liever zelf beslissen, kies dan ‘{ option-ask }’: dan word je bij elke aanval gevraagd, ook zonder reactiekaart, en na een paar seconden geldt geen antwoord als nee.

## Wat je mag zien

rulebook-seeing = Wat je mag zien
rulebook-seeing-open = Iedereen mag weten hoeveel kaarten er in elke trekstapel, hand, aflegstapel en stapel van de voorraad zijn, wat er is vernietigd, en welke kaart er boven op elke aflegstapel ligt. Je trekstapel of je aflegstapel doorkijken mag niet. Alleen met een [{ card-harbinger }](card-harbinger) bekijk je je eigen aflegstapel.
rulebook-seeing-discards = Van kaarten die je samen uit je hand aflegt, zien de anderen alleen hoeveel het er zijn en welke er uiteindelijk bovenop ligt; jij kiest de volgorde. In de opschoonfase gaan je handkaarten ongezien weg en komen je gespeelde kaarten daarbovenop.
rulebook-seeing-choices = Een keuze waarvan iedereen kan zien dat er maar één antwoord is, gaat vanzelf. Gaat het om kaarten die de anderen niet zien, dan word je toch gevraagd, zodat niemand iets afleidt uit hoe snel het gaat. Kaarten met dezelfde naam zijn gelijk: welke daarvan je kiest, maakt niets uit.

## Einde en puntentelling

rulebook-end = Einde en puntentelling
rulebook-end-when = Het spel is afgelopen aan het einde van een beurt waarna er geen Provincie meer is, of waarna minstens drie stapels van de voorraad leeg zijn. Het mogen elke drie van de 17 zijn: koninkrijkkaarten, Koper, Landgoed of Vloeken.
rulebook-end-finish = Wie aan de beurt is, maakt die beurt af, met alle aanschaffen die er nog zijn. Daarna is niemand meer aan de beurt; wie later aan bod komt, kan dus één beurt minder hebben gehad dan de eerste.
rulebook-end-points = Tel nu de punten van al je kaarten op, waar ze ook zijn: in je trekstapel, je hand, je aflegstapel of in het spel. Elk Landgoed is 1 waard, elk Hertogdom 3 en elke Provincie 6. Elke Vloek kost je er 1, en elke kaart [{ card-gardens }](card-gardens) geeft er 1 voor elke tien kaarten die je hebt. De som kan onder nul uitkomen.
rulebook-end-tie = De meeste punten winnen. Bij een gelijke stand wint daarvan wie minder beurten heeft gehad; is ook dat gelijk, dan delen ze de overwinning. Met twee spelers betekent dat: heeft de eerste speler de laatste beurt, dan wint de tweede bij gelijke stand.
rulebook-end-no-limit = Er is geen grens aan het aantal beurten. Als nooit iemand iets zou kopen, duurde een spel eeuwig; alleen spellen tussen bots worden na een tijd gestopt.

## De twee edities

rulebook-editions = De twee edities
rulebook-editions-what-changed = De tweede editie, uit 2016, haalt zes kaarten eruit: { card-adventurer }, { card-chancellor }, { card-feast }, { card-spy }, { card-thief } en { card-woodcutter }. Er komen er zeven bij: { card-harbinger }, { card-merchant }, { card-vassal }, { card-poacher }, { card-bandit }, { card-sentry } en { card-artisan }. De basiskaarten, de beurt, het einde en de puntentelling zijn hetzelfde.
rulebook-editions-must-or-may = Drie kaarten werden vriendelijker. In de eerste editie moet je bij [{ card-mine }](card-mine), [{ card-moneylender }](card-moneylender) en [{ card-throne-room }](card-throne-room) een passende kaart kiezen als je er een hebt. In de tweede mag je er ook geen kiezen. Andere kaarten kregen een kortere tekst die hetzelfde betekent.
rulebook-editions-mixed = Je mag de edities door elkaar gebruiken; dan zijn er 32 koninkrijkkaarten om uit te kiezen. De editie die je voor het spel kiest, bepaalt hoe die drie kaarten werken.

## Opties van een tafel

rulebook-options = Opties van een tafel
rulebook-options-cards = Vóór het spel kies je de editie en hoe de tien kaarten worden bepaald. Met ‘{ option-cards }’ noem je ze alle tien, met ‘{ option-require }’ en ‘{ option-forbid }’ enkele, en met ‘{ option-mixed }’ kunnen er kaarten uit beide edities komen.
rulebook-options-seats = ‘{ option-start }’ zegt wie de eerste beurt heeft; anders wordt er geloot. ‘{ option-ask }’ kiest elke speler zelf.
rulebook-options-versions = Als we een beslissing over de regels veranderen, houden lopende spellen de regels waarmee ze zijn begonnen. Een spel van een tijd geleden kan je dus andere dingen vragen dan een nieuw spel.

## Lijsten van onderwerpen

rulebook-kind-card = Kaarten
rulebook-kind-type = Soorten kaarten
rulebook-kind-option-kingdom = Aanbevolen sets en andere manieren om aan tien kaarten te komen

## Afbeeldingen

rulebook-figure-places = Midden in een beurt: handkaarten, een trekstapel, een aflegstapel met de bovenste kaart, een gespeelde kaart, de voorraad en de vernietigde kaarten.
rulebook-figure-supply = De 17 stapels met twee spelers: 8 kaarten in elke stapel overwinningskaarten, ook Tuinen, en 10 Vloeken.
rulebook-figure-first-hand = Een eerste beurt: vier Koper is 4 geld, genoeg voor een Zilver. Daarna worden de andere vijf beginkaarten getrokken.
rulebook-figure-whole-turn = De Markt geeft de actie terug die hij kost, dus de Smidse kan nog; voor de tweede Markt is er geen actie meer. Met 7 geld en twee aanschaffen koop je een Dorp voor 3 en een Verbouwing voor 4.
rulebook-figure-festival-market = Acties na elke kaart: 2 na het Festival, 2 na de Markt, 3 na het tweede Festival. De aanschaffen groeien tot 4 en het geld tot 5.
rulebook-figure-two-buys = De Houthakker geeft een tweede aanschaf. 6 geld kun je verdelen: een Kelder voor 2 en een Smidse voor 4.
rulebook-figure-clean-up = De trekstapel heeft nog maar twee kaarten: die worden eerst getrokken. Daarna wordt alles wat is afgelegd geschud, ook het nieuwe Zilver, en komen er nog drie kaarten bij.
rulebook-figure-shuffle = De Smidse heeft drie kaarten nodig en de trekstapel heeft er één. Die wordt getrokken, de aflegstapel wordt geschud, en er volgen er nog twee. De Smidse zelf ligt in het spel en wordt niet meegeschud.
rulebook-figure-chapel = Drie Landgoederen worden voorgoed vernietigd. Het Koper mag blijven: hoogstens vier kaarten, dus minder mag ook.
rulebook-figure-workshop = De Werkplaats brengt een Smidse, die 4 kost, op de aflegstapel. Een Markt van 5 kan niet, hoeveel geld je ook in je hand hebt.
rulebook-figure-militia-moat = De linkerbuur toont een Slotgracht en houdt vijf kaarten. De volgende heeft er geen en legt er twee af. De 2 geld van de Militie komen er hoe dan ook.
rulebook-figure-last-province = Met 8 geld wordt de laatste Provincie gekocht. De beurt wordt afgemaakt, en het spel is afgelopen.
rulebook-figure-third-pile = De Werkplaats maakt de derde stapel leeg. De beurt gaat nog door: er is tijd om een Hertogdom en een Landgoed te kopen voordat de punten worden geteld.
rulebook-figure-scoring = 31 kaarten: 18 punten voor drie Provincies, 6 voor twee Hertogdommen, 3 voor drie Landgoederen, 4 eraf voor de Vloeken, en 3 voor elk van de twee kaarten Tuinen. Dat is samen 29.
rulebook-figure-adventurer = Kaart voor kaart: de eerste twee geldkaarten zijn een Koper en een Zilver. Die komen in de hand, de drie andere worden afgelegd, en het Goud blijft op de trekstapel.
rulebook-figure-artisan = Voor het nieuwe Laboratorium is er geen actie meer; dus gaat het op de trekstapel en komt het in de volgende hand.
rulebook-figure-bandit = Het eerste slachtoffer toont een Zilver en een Goud en kiest het Zilver om te verliezen; het Goud wordt alleen afgelegd. Het tweede toont als geld alleen een Koper, dus daar wordt niets vernietigd.
rulebook-figure-bureaucrat = Het Zilver is nu de enige kaart van een lege trekstapel. De ene speler legt een Landgoed terug en houdt vier kaarten over; de andere toont een hand zonder overwinningskaarten, want een Vloek is er geen.
rulebook-figure-cellar = Twee Landgoederen gaan weg, en daarvoor komen een Goud en een Zilver. De Kelder heeft zijn actie teruggegeven.
rulebook-figure-chancellor = De zwakke trekstapel gaat op de aflegstapel. Zo wordt in de opschoonfase alles samen geschud, en kan het Goud meteen komen.
rulebook-figure-council-room = Vier kaarten voor de een, één voor alle anderen. De Slotgracht doet niets, want dit is geen aanval.
rulebook-figure-feast = Met een Troonzaal wordt het Feest één keer vernietigd, maar levert het twee kaarten op: pakken hangt niet af van het vernietigen.
rulebook-figure-harbinger = Na het trekken van een kaart gaat het Goud van de aflegstapel op de trekstapel.
rulebook-figure-laboratory = Het Laboratorium geeft twee kaarten en zijn actie terug, het Dorp één kaart en twee acties: zes kaarten in de hand en nog twee acties.
rulebook-figure-library = Er zijn vier kaarten in de hand, dus er ontbreken er drie. De Smidse mag apart, want er is geen actie meer voor; daarvoor komen Zilver en Goud. Aan het eind wordt de Smidse afgelegd.
rulebook-figure-merchant = Met twee Koopmannen is het eerste Zilver 4 waard in plaats van 2. Met het tweede Zilver en het Koper is dat 7 geld.
rulebook-figure-mine = Een Koper wordt een Zilver in de hand, dat nog in dezelfde beurt wordt gespeeld: 4 geld.
rulebook-figure-moneylender = Eén Koper wordt vernietigd voor 3 geld. Met de andere twee is dat 5.
rulebook-figure-poacher = De stapel Vloeken is leeg. Daarom moet er na het trekken één kaart worden afgelegd.
rulebook-figure-remodel = Een Goud kost 6, dus de nieuwe kaart mag 8 kosten: een Provincie, zonder ook maar één geld.
rulebook-figure-sentry = Na het trekken ziet de Cipier een Vloek en een Zilver: de Vloek wordt vernietigd, het Zilver gaat weer bovenop.
rulebook-figure-spy = Na het trekken van een Koper gaat de eigen Provincie uit de weg, naar de aflegstapel. Daarna moet ook het Goud van de ander weg.
rulebook-figure-thief = Bij de eerste speler wordt een Koper vernietigd, bij de tweede een Goud; wat verder is getoond, wordt afgelegd. Pas als iedereen is geweest, wordt het Goud gepakt; het Koper blijft vernietigd.
rulebook-figure-throne-room = De Troonzaal kost de ene actie, en het Dorp geeft er twee keer 2: 4 acties en twee kaarten.
rulebook-figure-throne-on-throne = Een Troonzaal op een Troonzaal: de Smidse wordt twee keer gespeeld, daarna de Militie twee keer. Geen kaart wordt vier keer gespeeld.
rulebook-figure-vassal = De bovenste kaart is een Markt. Die wordt van de aflegstapel gespeeld zonder dat het een actie kost, en geeft er zelf een.
rulebook-figure-witch = Er zijn nog maar twee Vloeken: de linkerburen krijgen ze, de laatste krijgt er geen. Een lege stapel Vloeken telt als lege stapel.

## Vragen

rulebook-question-must-play-actions = Moet ik alle actiekaarten in mijn hand spelen?
    .answer = Nee. Een kaart spelen is altijd je eigen keuze. De Nederlandse spelregels klinken alsof je alle acties moet uitvoeren, maar bedoeld zijn de acties die je hebt gespeeld: die maak je af voordat je koopt.
rulebook-question-say-done = Waarom hoef ik niet te zeggen dat ik geen acties meer speel?
    .answer = Omdat de anderen dan zouden weten dat je er nog hebt. Daarom kun je alles wat in de aanschaffase mag meteen doen, en het eerste daarvan beëindigt je actiefase. Geen spelregel zegt hoe je dat aankondigt; dit hebben we zelf beslist.
rulebook-question-treasures-before-buying = Kan ik iets kopen en daarna nog een geldkaart spelen?
    .answer = Nee. Alle geldkaarten speel je vóór de eerste aankoop. Met de kaarten van deze doos maakt dat voor wat je kunt betalen niets uit, dus houden we de eenvoudige volgorde aan.
rulebook-question-extra-buy-for-what = Is de extra aanschaf van een Markt alleen voor een actiekaart?
    .answer = Nee, je koopt er elke kaart mee. Een opmerking in de Nederlandse spelregels heeft het over actiekaarten; de Engelse tekst, die voorgaat, kent die beperking niet.
rulebook-question-gain-or-buy = Is een kaart pakken hetzelfde als kopen?
    .answer = Kopen is maar één manier om een kaart te pakken. Wat je door een kaart pakt, kost geen geld en geen aanschaf. Een samenvatting in de Nederlandse spelregels haalt de twee woorden door elkaar.
rulebook-question-new-card-now = Mag ik de kaart gebruiken die ik net heb gekocht?
    .answer = Niet in deze beurt: hij ligt op je aflegstapel en moet eerst worden geschud en getrokken. Alleen een kaart die meteen in je hand komt, zoals bij { card-mine } of { card-artisan }, mag je direct gebruiken.
rulebook-question-buy-curse = Mag ik een Vloek of een Koper voor niets kopen?
    .answer = Ja, beide kosten 0, en elk kost een aanschaf. Soms is dat nuttig: om een stapel leeg te maken, of voor een kaart meer bij { card-gardens }.
rulebook-question-starting-estates = Gaan onze eerste Landgoederen van de stapel van 8 of 12 af?
    .answer = Nee. In de doos zitten 24 Landgoederen: 12 voor de stapel en 3 voor elk van vier spelers. Bij Koper is het anders: alle 60 liggen er eerst, en elke speler neemt er 7.
rulebook-question-who-begins-next = Wie begint het volgende spel?
    .answer = Volgens de Engelse spelregels begint de linkerbuur van de vorige winnaar. Hier staat elk spel op zichzelf, dus wordt er geloot, of je wijst bij het klaarzetten iemand aan.
rulebook-question-count-discard-pile = Mag ik een aflegstapel tellen?
    .answer = Hier zie je hoeveel kaarten hij heeft. Volgens de spelregels mag je alleen trekstapels tellen, maar alles wat op een aflegstapel komt, kun je zien of meetellen; het aantal is dus geen geheim. Wat onder de bovenste kaart ligt, wordt niet getoond.
rulebook-question-discard-order = In welke volgorde leg ik meerdere kaarten af?
    .answer = Zoals je wilt, één voor één; de anderen tellen ze en zien de laatste, die bovenop ligt. In de opschoonfase valt er niets te kiezen: eerst de hand, ongezien, dan de gespeelde kaarten. De regels zeggen alleen dat je de bovenste kaart van een aflegstapel ziet; de rest hebben we zelf beslist.
rulebook-question-asked-without-choice = Waarom word ik gevraagd terwijl er maar één antwoord is?
    .answer = Omdat de anderen anders iets over je hand te weten zouden komen. Als een { card-library } je bijvoorbeeld alleen bij actiekaarten iets vroeg, wist iedereen welke van je kaarten dat zijn. Daarom word je bij elke kaart gevraagd die anderen niet zien.
rulebook-question-shuffle-early = Mijn trekstapel is leeg. Schud ik nu?
    .answer = Pas als je een kaart nodig hebt. Tot dan blijft de aflegstapel zoals hij is, en kaarten die je intussen pakt, worden later meegeschud.
rulebook-question-coins-raise-limit = Mag ik geld bijleggen om een duurdere kaart te pakken?
    .answer = Nee. ‘Hoogstens 4’ of ‘hoogstens 5’ slaat op de gedrukte prijs, en je geld is alleen voor je aanschaffase.
rulebook-question-when-am-i-asked = Waarom werd mijn Slotgracht getoond zonder dat ik iets hoefde te zeggen?
    .answer = Als de tafel alleen wachtte op wie een reactiekaart heeft, zou die pauze dat verraden. Daarom wordt hij meteen getoond waar dat helpt: niet tegen een { card-militia } als je drie kaarten of minder hebt, en niet tegen een { card-witch } als er geen Vloeken meer zijn. Met ‘{ option-ask }’ beslis je zelf.
rulebook-question-moat-twice = Helpt één Slotgracht tegen twee aanvallen?
    .answer = Ja. Hij blijft in je hand en je toont hem bij elke aanval opnieuw. Tegen een aanval die een { card-throne-room } twee keer speelt, toon je hem twee keer, want elke keer is een aanval op zich.
rulebook-question-moat-council-room = Kan ik een Slotgracht tonen om bij een Raadszaal niets te trekken?
    .answer = Nee. { card-council-room } is geen aanval, dus niemand kan de kaart weigeren.
rulebook-question-moat-attacker = Neemt een Slotgracht de aanvaller iets af?
    .answer = Nee. Hij beschermt alleen wie hem toont. De aanvaller krijgt nog steeds kaarten, geld of het Zilver, en een { card-spy } toont nog steeds de eigen kaart van de aanvaller.
rulebook-question-refuse-moat = Moet ik mijn Slotgracht tonen?
    .answer = Nee. Soms word je graag geraakt, bijvoorbeeld als een { card-thief } je Koper zou vernietigen. Alleen een Slotgracht in je hand helpt; gespeeld, in je trekstapel of in je aflegstapel doet hij niets.
rulebook-question-three-piles = Tellen Koper, Landgoed en Vloeken mee voor de drie lege stapels?
    .answer = Ja, alle 17 stapels van de voorraad tellen mee, ook de Vloeken. Eén plaats in de Nederlandse spelregels heeft het alleen over koninkrijkkaarten; de Engelse regels, en twee andere plaatsen in de Nederlandse, zeggen: elke drie.
rulebook-question-equal-turns = Krijgt iedereen evenveel beurten?
    .answer = Nee, het spel stopt na de beurt waarin het eindigt. In plaats daarvan wint bij een gelijke stand wie minder beurten had; zijn ook die gelijk, dan wordt de overwinning gedeeld.
rulebook-question-curse-victory = Is een Vloek een overwinningskaart? En Tuinen?
    .answer = Een Vloek niet, dus die helpt je niet bij een { card-bureaucrat }. Tuinen wel, en het is geen actiekaart: je kunt hem niet spelen en bij een { card-library } niet apart leggen.
rulebook-question-bureaucrat-empty-deck = Wat als een trekstapel leeg is wanneer er een Bureaucraat wordt gespeeld?
    .answer = Dan wordt het Zilver, of de overwinningskaart, de enige kaart ervan en wordt er niets geschud. Is het Zilver op, dan gaat de aanval toch door. De hand van het slachtoffer wordt niet aangevuld.
rulebook-question-cellar-redraw = Kan ik terugtrekken wat ik net voor een Kelder heb afgelegd?
    .answer = Ja, als je trekstapel opraakt: je legt alles af voordat je trekt, dus die kaarten worden meegeschud. De Kelder die je hebt gespeeld, is niet in je hand en kun je niet afleggen, een tweede wel.
rulebook-question-chapel-trash = Legt een Kapel kaarten af of vernietigt hij ze?
    .answer = Hij vernietigt ze. De opmerking in de Nederlandse spelregels heeft het steeds over afleggen, en dat is een fout; op de kaart zelf staat vernietigen. De Kapel die je hebt gespeeld, kan niet een van de vier zijn.
rulebook-question-feast-must-gain = Moet ik met een Feest een kaart pakken?
    .answer = Ja, als er een is die hoogstens 5 kost, ook als er alleen nog een Vloek is. In de Nederlandse spelregels lijkt het alsof het mag, maar de kaart geeft twee opdrachten, en bij geen van beide staat ‘mag’.
rulebook-question-remodel-to-hand = Waar komt de kaart die een Verbouwing oplevert?
    .answer = Op je aflegstapel. De Nederlandse spelregels zeggen in de hand, tegen de tekst van de kaart in. Een Verbouwing die je twee keer speelt, kan dus niet vernietigen wat hij net heeft opgeleverd. Met een lege hand gebeurt er niets.
rulebook-question-moneylender-must = Moet ik met een Geldschieter een Koper vernietigen?
    .answer = In de eerste editie wel, als je er een hebt; in de tweede mag het. Zonder Koper krijg je geen geld. Op de Nederlandse kaart lijkt het altijd vrijwillig, dus gaan wij uit van de editie.
rulebook-question-mine-must = Ik heb alleen een Goud. Moet een Mijn dat vernietigen?
    .answer = In de eerste editie wel, maar je mag er weer een Goud voor pakken. In de tweede mag je weigeren. Is er geen passende geldkaart meer in de voorraad, dan ben je de vernietigde gewoon kwijt.
rulebook-question-library-full = Wat doet een Bibliotheek als ik al zeven kaarten heb?
    .answer = Niets: je trekt maar tot zeven. De Bibliotheek zelf telt niet meer mee, want die is uit je hand. Alleen actiekaarten die net zijn getrokken, mogen apart, en ze worden niet meegeschud als je trekstapel intussen opraakt.
rulebook-question-second-militia = Wat doet een tweede Militie in dezelfde ronde?
    .answer = Bij een hand van drie kaarten niets. Wie een extra kaart heeft gekregen, bijvoorbeeld door een { card-council-room }, legt weer af tot drie.
rulebook-question-thief-when = Wanneer kies ik wat ik met een Dief pak?
    .answer = Nadat alle anderen hebben getoond en vernietigd, en alleen uit de geldkaarten die deze keer zijn vernietigd. De kaart zegt het niet precies; dat het aan het eind gebeurt, hebben we zelf beslist.
rulebook-question-thief-rest = Wat gebeurt er met de andere kaarten die een Dief laat tonen?
    .answer = Die worden afgelegd. Volgens de Nederlandse kaart gaan ze terug op de trekstapel, en dat is een vertaalfout. Is er een geldkaart bij, dan moet er een worden vernietigd, maar niemand hoeft die te pakken.
rulebook-question-spy-order = Mag een Spion eerst alle kaarten zien en dan beslissen?
    .answer = Nee. Je trekt eerst je kaart, dan wordt je eigen bovenste kaart getoond en beslis je daarover, dan die van de volgende, enzovoort. Wie een lege trekstapel heeft, schudt om te kunnen tonen.
rulebook-question-throne-room-actions = Hoeveel acties heb ik na een Troonzaal?
    .answer = De Troonzaal kost er één; de kaart die je ermee speelt, kost er geen. Van 1 actie houd je dus met twee keer { card-market } 2 over, en met twee keer { card-village } 4. Zonder actiekaart in je hand doet de Troonzaal niets, maar de actie ben je kwijt.
rulebook-question-throne-room-twice = Wat als ik met een Troonzaal nog een Troonzaal kies?
    .answer = Die tweede wordt twee keer gespeeld, en elke keer neemt hij een actiekaart uit je hand en speelt die twee keer. Zo worden twee kaarten elk twee keer gespeeld; geen enkele vier keer.
rulebook-question-throne-room-feast = Werkt een kaart de tweede keer nog als hij al vernietigd is?
    .answer = Ja. Een { card-feast } dat je twee keer speelt, levert twee kaarten op, al kan het maar één keer worden vernietigd. Een { card-mine } die je twee keer speelt, maakt van een Koper een Zilver en daarvan een Goud; een { card-moneylender } heeft voor 6 geld twee Koper nodig.
rulebook-question-witch-runs-out = Wie krijgt de laatste Vloeken?
    .answer = Ze worden in beurtvolgorde uitgedeeld, te beginnen links van de aanvaller; wie na de laatste komt, krijgt er geen. Ook zonder Vloeken trekt de aanvaller twee kaarten.
rulebook-question-adventurer-copper = Mag een Avonturier Koper overslaan?
    .answer = Nee, de eerste twee geldkaarten tellen, welke het ook zijn. Hebben je trekstapel en aflegstapel samen er minder dan twee, dan krijg je wat er is.
rulebook-question-chancellor-look = Mag ik mijn trekstapel bekijken voordat een Raadsheer die aflegt?
    .answer = Nee. Beslis als je de Raadsheer speelt; de trekstapel gaat ongezien weg en wordt nu niet geschud.
rulebook-question-bandit-which = Hoeveel geldkaarten kost een Bandiet mij?
    .answer = Hoogstens één, en nooit Koper; van een Zilver en een Goud kies je zelf. De Nederlandse kaart heeft het over geldkaarten in het meervoud, en dat is een fout. Ook als er geen Goud meer is, gaat de aanval door.
rulebook-question-merchant-silver = Wat is een Zilver waard na twee Koopmannen?
    .answer = Het eerste 4, elk volgend 2. Een Koopman die je met een { card-throne-room } twee keer speelt, telt als twee.
rulebook-question-vassal-chain = Kan een Vazal nog een Vazal spelen?
    .answer = Ja, enzovoort, zonder dat het acties kost. Zo kun je alleen actiekaarten spelen: Tuinen of een geldkaart blijft gewoon op de aflegstapel.
rulebook-question-harbinger-shuffle = Mijn aflegstapel werd geschud toen de Voorbode liet trekken. Wat nu?
    .answer = Je trekt eerst, dus de stapel kan dan weg zijn; in dat geval valt er niets te pakken.
rulebook-question-poacher-few-cards = Wat als ik minder kaarten heb dan een Wilddief me laat afleggen?
    .answer = Dan gaat je hele hand weg. Alle lege stapels tellen, ook Vloeken of Koper, en je trekt voordat je aflegt.
rulebook-question-sentry-order = In welke volgorde leg ik bij een Cipier kaarten terug?
    .answer = In elke volgorde die je wilt; wat je het laatst teruglegt, ligt bovenop. Je mag met elk van de twee kaarten ook iets anders doen.
rulebook-question-older-games = Waarom vraagt een ouder spel andere dingen?
    .answer = Een spel houdt de versie van de regels waarmee het is begonnen. In de eerste versie moest je zeggen dat je geen acties meer speelt, gingen keuzes met één antwoord vanzelf, en werd alleen gevraagd wie een reactiekaart had. Dat verraadde allemaal iets over handkaarten, dus is het veranderd.
