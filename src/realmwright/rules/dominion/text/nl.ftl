# Dominion in het Nederlands. Dezelfde berichten staan in dezelfde volgorde in de andere talen.
# Een waarde uit het spel heet "<argument>-<waarde>": card-smithy is wat { $card } zegt voor "smithy".
# Van een kaart zegt .rule in het kort wat hij doet naast wat hij geeft, .text zegt dat helemaal; .face is de naam met
# plaatsen om af te breken.
# Waar een kaart is veranderd, legt .about de eerste editie uit en .about-second de tweede.

## Basiskaarten

card-copper = Koper
    .about = Goed voor 1 geld in je aanschaffase.
card-silver = Zilver
    .about = Goed voor 2 geld in je aanschaffase.
card-gold = Goud
    .about = Goed voor 3 geld in je aanschaffase.
card-estate = Landgoed
    .about = 1 overwinningspunt aan het einde van het spel.
    .face = Land{ "\u00AD" }goed
card-duchy = Hertogdom
    .about = 3 overwinningspunten aan het einde van het spel.
    .face = Hertog{ "\u00AD" }dom
card-province = Provincie
    .about = 6 overwinningspunten aan het einde van het spel. Is de laatste Provincie weg, dan is het spel na die beurt afgelopen.
    .face = Pro{ "\u00AD" }vincie
card-curse = Vloek
    .about = Kost je 1 overwinningspunt aan het einde van het spel. Telt niet als overwinningskaart.

## Koninkrijkkaarten

card-adventurer = Avonturier
    .about = Toon je trekstapel kaart voor kaart tot er twee geldkaarten bij zijn; Koper telt ook. Die twee neem je in je hand, al het andere leg je af.
    .rule = Onthul kaarten tot je twee geldkaarten pakt.
    .face = Avon{ "\u00AD" }turier
card-artisan = Ambachtsman
    .about = Kies uit de voorraad een kaart die hoogstens 5 kost: je pakt die meteen in je hand. Daarna leg je een handkaart, misschien wel de nieuwe, op je trekstapel.
    .rule = Pak een kaart tot 5 in je hand, leg er een op je trekstapel.
    .face = Ambachts{ "\u00AD" }man
card-bandit = Bandiet
    .about = Je pakt een Goud. Alle anderen tonen de bovenste twee kaarten van hun trekstapel: daarvan vernietigen ze één geldkaart, maar nooit Koper, en de rest leggen ze af.
    .rule = Pak een Goud. Anderen verliezen Zilver of Goud.
card-bureaucrat = Bureaucraat
    .about = Je pakt een Zilver, dat boven op je trekstapel komt. Alle anderen tonen een overwinningskaart uit hun hand, als ze er een hebben, en leggen die boven op hun eigen trekstapel; wie er geen heeft, toont de hele hand.
    .rule = Zilver op je trekstapel. Anderen leggen een overwinning terug.
    .face = Bureau{ "\u00AD" }craat
card-cellar = Kelder
    .about = Je krijgt 1 actie. { card-cellar.text }
    .text = Leg zoveel kaarten af als je wilt en trek er daarna evenveel. Raakt je trekstapel intussen op, dan worden ook de zojuist afgelegde kaarten geschud.
    .rule = Leg kaarten af, trek er evenveel.
card-chancellor = Raadsheer
    .about = Je krijgt 2 geld. { card-chancellor.text }
    .text = Als je wilt, leg je meteen je hele trekstapel ongezien op je aflegstapel. Schudden doe je pas als je een kaart nodig hebt.
    .rule = Je mag je hele trekstapel afleggen.
    .face = Raads{ "\u00AD" }heer
card-chapel = Kapel
    .about = Kies tot vier kaarten uit je hand: die worden vernietigd. Geen enkele mag ook.
    .rule = Vernietig tot vier handkaarten.
card-council-room = Raadszaal
    .about = Trek 4 kaarten; je krijgt 1 aanschaf. { card-council-room.text }
    .text = Alle anderen trekken 1 kaart. Dat is geen aanval, dus een reactiekaart helpt er niet tegen.
    .rule = Alle anderen trekken een kaart.
    .face = Raads{ "\u00AD" }zaal
card-feast = Feest
    .about = Het Feest zelf wordt vernietigd en je pakt een kaart die hoogstens 5 kost. Extra geld verhoogt die grens niet.
    .rule = Vernietig deze, pak een kaart tot 5.
    .face = Feest
card-festival = Festival
    .about = Je krijgt 2 acties, 1 aanschaf en 2 geld.
    .face = Festival
card-gardens = Tuinen
    .about = Aan het einde van het spel 1 overwinningspunt voor elke tien kaarten die je hebt, waar ze ook liggen. Naar beneden afgerond: met 39 kaarten levert elke kaart Tuinen 3 punten op.
    .rule = 1 punt per tien kaarten van jou.
card-harbinger = Voorbode
    .about = Trek 1 kaart; je krijgt 1 actie. { card-harbinger.text }
    .text = Bekijk dan je aflegstapel: één kaart daaruit mag boven op je trekstapel.
    .rule = Leg een afgelegde kaart op je trekstapel.
    .face = Voor{ "\u00AD" }bode
card-laboratory = Laboratorium
    .about = Trek 2 kaarten; je krijgt 1 actie.
    .face = Labora{ "\u00AD" }torium
card-library = Bibliotheek
    .about = Trek één voor één kaarten tot je er zeven in je hand hebt. Een actiekaart mag je telkens apart leggen, en dan trek je door; wat apart ligt, leg je aan het eind af.
    .rule = Trek tot je zeven kaarten hebt.
    .face = Biblio{ "\u00AD" }theek
card-market = Markt
    .about = Trek 1 kaart; je krijgt 1 actie, 1 aanschaf en 1 geld.
card-merchant = Koopman
    .about = Trek 1 kaart; je krijgt 1 actie. { card-merchant.text }
    .text = Het eerste Zilver dat je deze beurt speelt, is 1 geld meer waard voor elke Koopman die je ervoor hebt gespeeld.
    .rule = Je eerste Zilver geeft 1 extra.
    .face = Koopman
card-militia = Militie
    .about = Je krijgt 2 geld. { card-militia.text }
    .text = Alle anderen leggen kaarten naar keuze af tot ze er nog hoogstens drie in hun hand hebben.
    .rule = Anderen leggen af tot drie kaarten.
card-mine = Mijn
    .about = Een geldkaart uit je hand, als je er een hebt, wordt vernietigd. Daarvoor pak je er een die hoogstens 3 meer kost, meteen in je hand: Zilver voor een Koper, Goud voor een Zilver.
    .about-second = Als je wilt, wordt een geldkaart uit je hand vernietigd. Daarvoor pak je er een die hoogstens 3 meer kost, meteen in je hand: Zilver voor een Koper, Goud voor een Zilver.
    .rule = Vernietig geld voor geld tot 3 duurder.
card-moat = Slotgracht
    .about = Trek 2 kaarten. { card-moat.text }
    .text = Heb je deze kaart in je hand als een ander een aanvalskaart speelt, dan mag je hem tonen: die aanval doet jou niets. Hij blijft in je hand en helpt ook tegen de volgende.
    .rule = Toon hem: een aanval doet jou niets.
    .face = Slot{ "\u00AD" }gracht
card-moneylender = Geldschieter
    .about = Een Koper uit je hand, als je er een hebt, wordt vernietigd en levert je 3 geld op.
    .about-second = Als je wilt, wordt een Koper uit je hand vernietigd en levert je 3 geld op.
    .rule = Vernietig een Koper voor 3 geld.
    .face = Geld{ "\u00AD" }schieter
card-poacher = Wilddief
    .about = Trek 1 kaart; je krijgt 1 actie en 1 geld. { card-poacher.text }
    .text = Leg dan voor elke lege stapel in de voorraad een kaart af.
    .rule = Leg per lege stapel een kaart af.
    .face = Wild{ "\u00AD" }dief
card-remodel = Verbouwing
    .about = Een kaart naar keuze uit je hand wordt vernietigd. Daarvoor pak je er een die hoogstens 2 meer kost; goedkoper of nog eens dezelfde mag ook.
    .rule = Ruil een kaart voor een tot 2 duurder.
    .face = Ver{ "\u00AD" }bouwing
card-sentry = Cipier
    .about = Trek 1 kaart; je krijgt 1 actie. { card-sentry.text }
    .text = Daarna zie jij alleen de bovenste twee kaarten van je trekstapel. Elk ervan vernietig je, leg je af of leg je terug, in een volgorde naar keuze.
    .rule = Bekijk twee kaarten: weg, afleggen of terug.
    .face = Cipier
card-smithy = Smidse
    .about = Trek 3 kaarten.
card-spy = Spion
    .about = Trek 1 kaart; je krijgt 1 actie. { card-spy.text }
    .text = Daarna toont iedereen, jij eerst, de bovenste kaart van de trekstapel. Van elke kaart beslis jij of die wordt afgelegd of teruggaat.
    .rule = Bekijk elke bovenste kaart: afleggen of niet.
card-thief = Dief
    .about = Alle anderen tonen de bovenste twee kaarten van hun trekstapel. Van elk tweetal wordt één geldkaart vernietigd, als die erbij is, en jij kiest welke; de rest wordt afgelegd. Van alle zo vernietigde geldkaarten pak je er zoveel als je wilt.
    .rule = Vernietig geld van anderen, of pak het.
card-throne-room = Troonzaal
    .about = Kies een actiekaart uit je hand, als je er een hebt. Die wordt twee keer gespeeld, na elkaar, en kost geen actie. Kies je nog een Troonzaal, dan speel je twee andere actiekaarten elk twee keer.
    .about-second = Je mag een actiekaart uit je hand kiezen. Die wordt twee keer gespeeld, na elkaar, en kost geen actie. Kies je nog een Troonzaal, dan speel je twee andere actiekaarten elk twee keer.
    .rule = Speel een actiekaart twee keer.
    .face = Troon{ "\u00AD" }zaal
card-vassal = Vazal
    .about = Je krijgt 2 geld. { card-vassal.text }
    .text = Leg de bovenste kaart van je trekstapel af. Is het een actiekaart, dan mag je die meteen spelen, en dat kost geen actie.
    .rule = Leg je bovenste kaart af, speel een actie.
card-village = Dorp
    .about = Trek 1 kaart; je krijgt 2 acties.
card-witch = Heks
    .about = Trek 2 kaarten. { card-witch.text }
    .text = Alle anderen pakken een Vloek, in beurtvolgorde en zolang er nog zijn.
    .rule = Alle anderen pakken een Vloek.
card-woodcutter = Houthakker
    .about = Je krijgt 1 aanschaf en 2 geld.
    .face = Hout{ "\u00AD" }hakker
card-workshop = Werkplaats
    .about = Kies uit de voorraad een kaart die hoogstens 4 kost: die pak je. Extra geld verhoogt die grens niet.
    .rule = Pak een kaart die hoogstens 4 kost.
    .face = Werk{ "\u00AD" }plaats

## Soorten kaarten

type-action = Actie
    .about = Je speelt zo’n kaart in je actiefase en gebruikt daarmee een actie.
type-attack = Aanval
    .about = Hier hebben de andere spelers last van. Wie een reactiekaart in de hand heeft, mag die eerst tonen.
type-reaction = Reactie
    .about = Die mag je uit je hand tonen als een andere speler een aanvalskaart speelt.
type-treasure = Geld
    .about = Je speelt zo’n kaart in je aanschaffase en krijgt er geld voor.
type-victory = Overwinning
    .about = Levert aan het einde van het spel punten op en doet tot die tijd niets.
    .face = Punten
type-curse = Vloek
    .about = Kost je aan het einde van het spel een punt.

## Wat er gevraagd wordt

prompt-draft = { $left ->
    [one] Kies de laatste koninkrijkkaart
   *[other] Kies een koninkrijkkaart: nog { $left }
}
    .more = Iedereen kiest om de beurt tot er tien zijn. Daarmee wordt gespeeld.
prompt-action = Speel een actiekaart: nog { $actions }
    .more = De eerste geldkaart die je speelt of kaart die je koopt, sluit je actiefase af.
prompt-treasures = Speel geldkaarten of koop: { $coins } geld, { $buys ->
    [one] 1 aanschaf
   *[other] { $buys } × aanschaf
}
    .more = Na je eerste aankoop kun je geen geldkaarten meer spelen.
prompt-buy = Koop een kaart: { $coins } geld, { $buys ->
    [one] 1 aanschaf
   *[other] { $buys } × aanschaf
}
    .more = Kies een van de oplichtende stapels, of beëindig je beurt.
prompt-end = Beëindig je beurt
    .more = Je kunt niets meer kopen. Wat je hebt gekocht, kun je nog terugnemen.
prompt-react = { $card }: toon je een reactiekaart?
    .more = Dan doet deze aanval jou niets. Wat je niet toont, komen de anderen niet te weten.
prompt-discard = { $left ->
    [one] { $card }: leg 1 kaart af
   *[other] { $card }: leg { $left } kaarten af
}
    .more = Kies uit je hand.
prompt-may-discard-any = { $card }: leg af wat je wilt
    .more = Daarna trek je er evenveel.
prompt-trash = { $card }: kies een kaart om te vernietigen
    .more = Vernietigde kaarten liggen apart en zijn niet meer van jou.
prompt-may-trash = { $left ->
    [one] { $card }: je mag 1 kaart vernietigen
   *[other] { $card }: je mag tot { $left } kaarten vernietigen
}
    .more = Vernietigde kaarten liggen apart en zijn niet meer van jou.
prompt-topdeck = { $card }: leg een kaart boven op je trekstapel
    .more = Dat is de eerste kaart die je weer trekt.
prompt-play = { $card }: speel een actiekaart twee keer
    .more = Dat kost geen actie.
prompt-may-play = { $card }: je mag een actiekaart twee keer spelen
    .more = Dat kost geen actie.
prompt-gain = { $card }: pak een kaart die hoogstens { $limit } kost
    .more = Je betaalt niets. De kaart gaat naar je aflegstapel.
prompt-gain-to-hand = { $card }: pak een kaart die hoogstens { $limit } kost in je hand
    .more = Je betaalt niets en kunt de kaart deze beurt al gebruiken.
prompt-discard-deck = { $card }: je trekstapel op je aflegstapel leggen?
    .more = Dan wordt alles geschud als je weer trekt, en komen nieuwe kaarten eerder.
prompt-library = Je hebt { $card } getrokken: houden of apart leggen?
    .more = Voor een kaart die je apart legt, trek je een andere.
prompt-library-keep = Je hebt { $card } getrokken; die blijft in je hand
    .more = Alleen actiekaarten kun je apart leggen. De anderen komen niet te weten wat je houdt.
prompt-spy = { $card } op de trekstapel van { $player }: afleggen of terugleggen?
    .you = { $card } op je trekstapel: afleggen of terugleggen?
    .more = Een kaart die teruggaat, wordt als eerste weer getrokken.
prompt-lose-treasure = { $card }: welke geldkaart van { $player } wordt vernietigd?
    .you = { $card }: welke van je geldkaarten wordt vernietigd?
    .more = Wat er verder is getoond, wordt afgelegd.
prompt-loot = { $card }: welke vernietigde geldkaarten pak je?
    .more = Ze gaan naar je aflegstapel. Wat je niet pakt, blijft vernietigd.
prompt-harbinger = { $card }: een kaart van je aflegstapel op je trekstapel?
    .more = Dat is de eerste kaart die je weer trekt.
prompt-sentry = { $card }: vernietigen, afleggen of terugleggen? { $cards }
    .more = Wat je als laatste teruglegt, ligt bovenop.
prompt-vassal = Je hebt { $card } afgelegd: meteen spelen?
    .more = Dat kost geen actie.
prompt-over = { $winners-count ->
    [one] Einde van het spel: { $winners } wint
   *[other] Einde van het spel, gedeelde overwinning: { $winners }
}
    .you = { $winners-count ->
        [one] Einde van het spel: je wint
       *[other] Einde van het spel: je deelt de overwinning met { $others }
    }

action-play = Speel { $card }
action-buy = Koop { $card }
action-gain = Pak { $card }
action-discard = Leg { $card } af
action-trash = Vernietig { $card }
action-topdeck = Leg { $card } op de trekstapel
action-reveal = Toon { $card }
action-set-aside = Leg { $card } apart
action-keep = Houd { $card }
action-pick = Kies { $card }
action-done = Verder
action-play-all-treasures = Speel alle geldkaarten
action-end-turn = Einde beurt
action-discard-deck = Leg de trekstapel af

## Wat er gebeurde

event-picked = { $player } kiest { $card } voor het koninkrijk.
    .you = Je kiest { $card } voor het koninkrijk.
event-turn-begun = { $player } begint aan beurt { $turn }.
    .you = Je begint aan beurt { $turn }.
event-played = { $player } speelt { $card }.
    .you = Je speelt { $card }.
event-treasures-played = { $player } speelt { $cards } en heeft { $coins } geld.
    .you = Je speelt { $cards } en hebt { $coins } geld.
event-no-more-actions = { $player } gaat kopen.
    .you = Je gaat kopen.
event-bought = { $player } koopt { $card }.
    .you = Je koopt { $card }.
event-gained = { $player } pakt { $card }.
    .you = Je pakt { $card }.
event-gained-to-hand = { $player } pakt { $card }, meteen in de hand.
    .you = Je pakt { $card }, meteen in je hand.
event-gained-to-deck = { $player } pakt { $card }, boven op de trekstapel.
    .you = Je pakt { $card }, boven op je trekstapel.
event-gained-from-trash = { $player } pakt { $card } van de vernietigde kaarten.
    .you = Je pakt { $card } van de vernietigde kaarten.
event-discarded = { $player } legt { $card } af.
    .you = Je legt { $card } af.
event-discarded-unseen = { $player } legt een kaart af.
    .you = Je legt een kaart af.
event-discarded-last = { $player } legt als laatste { $card } af; die ligt nu bovenop.
    .you = Je legt als laatste { $card } af; die ligt nu bovenop.
event-trashed = { $player } vernietigt { $card }.
    .you = Je vernietigt { $card }.
event-topdecked = { $player } legt { $card } op de trekstapel.
    .you = Je legt { $card } op je trekstapel.
event-topdecked-unseen = { $player } legt een kaart op de trekstapel.
    .you = Je legt een kaart op je trekstapel.
event-reacted = { $player } toont { $card } en heeft nergens last van.
    .you = Je toont { $card } en hebt nergens last van.
event-no-reaction = { $player } toont niets tegen { $card }.
    .you = Je toont niets tegen { $card }.
event-set-aside = { $player } legt { $card } apart.
    .you = Je legt { $card } apart.
event-kept = { $player } houdt een net getrokken actiekaart.
    .you = Je houdt een net getrokken actiekaart.
event-chose-no-more = { $player } is klaar met { $card }.
    .you = Je bent klaar met { $card }.
event-drew = { $count ->
    [one] { $player } trekt 1 kaart.
   *[other] { $player } trekt { $count } kaarten.
}
    .you = { $count ->
        [one] Je trekt 1 kaart.
       *[other] Je trekt { $count } kaarten.
    }
event-drew-cards = Getrokken door { $player }: { $cards }.
    .you = Je hebt getrokken: { $cards }.
event-shuffled = { $count ->
    [one] 1 afgelegde kaart is de nieuwe trekstapel van { $player }.
   *[other] { $player } schudt { $count } kaarten tot een nieuwe trekstapel.
}
    .you = { $count ->
        [one] 1 afgelegde kaart is je nieuwe trekstapel.
       *[other] Je schudt { $count } kaarten tot een nieuwe trekstapel.
    }
event-revealed = { $cards-count ->
    [0] { $player } heeft geen kaart om te tonen.
   *[other] { $player } toont { $cards }.
}
    .you = { $cards-count ->
        [0] Je hebt geen kaart om te tonen.
       *[other] Je toont { $cards }.
    }
event-revealed-hand = { $cards-count ->
    [0] { $player } toont een lege hand.
   *[other] { $player } toont alle handkaarten: { $cards }.
}
    .you = { $cards-count ->
        [0] Je toont een lege hand.
       *[other] Je toont al je handkaarten: { $cards }.
    }
event-looked = Gezien door { $player }: { $cards }.
    .you = Je bekijkt { $cards }.
event-deck-discarded = { $count ->
    [one] { $player } legt de trekstapel af: 1 kaart.
   *[other] { $player } legt de trekstapel af: { $count } kaarten.
}
    .you = { $count ->
        [one] Je legt je trekstapel af: 1 kaart.
       *[other] Je legt je trekstapel af: { $count } kaarten.
    }
event-pile-empty = { $piles ->
    [one] De stapel { $card } is leeg. Er is nu 1 lege stapel.
   *[other] De stapel { $card } is leeg. Er zijn nu { $piles } lege stapels.
}
event-game-over = { $winners-count ->
    [one] Het spel is afgelopen: { $winners } wint.
   *[other] Het spel is afgelopen, met een gedeelde overwinning: { $winners }.
}
    .you = { $winners-count ->
        [one] Het spel is afgelopen: je wint.
       *[other] Het spel is afgelopen: je deelt de overwinning met { $others }.
    }

## The log, turn by turn: without the name of whose turn it is, with all that is alike in one line

log-picked = Gekozen: { $items }
log-played = Gespeeld: { $items }
log-treasures-played = { $coins ->
    [one] Gespeeld: { $items } (1 munt)
   *[other] Gespeeld: { $items } ({ $coins } munten)
}
log-bought = Gekocht: { $items }
log-gained = Gepakt: { $items }
log-gained-to-hand = In de hand genomen: { $items }
log-gained-to-deck = Gepakt, boven op de trekstapel: { $items }
log-gained-from-trash = Gepakt van de vernietigde kaarten: { $items }
log-discarded = Afgelegd: { $items }
log-discarded-unseen = { $sum ->
    [one] 1 kaart afgelegd
   *[other] { $sum } kaarten afgelegd
}
log-discarded-last = Als laatste afgelegd, bovenop: { $items }
log-trashed = Vernietigd: { $items }
log-topdecked = Op de trekstapel gelegd: { $items }
log-topdecked-unseen = { $sum ->
    [one] 1 kaart op de trekstapel gelegd
   *[other] { $sum } kaarten op de trekstapel gelegd
}
log-reacted = Getoond: { $items }, geen gevolgen
log-set-aside = Opzijgelegd: { $items }
log-drew = { $sum ->
    [one] 1 kaart getrokken
   *[other] { $sum } kaarten getrokken
}
log-drew-cards = Getrokken: { $items }
log-shuffled = { $sum ->
    [one] 1 kaart is de nieuwe trekstapel
   *[other] { $sum } kaarten geschud tot een nieuwe trekstapel
}
log-deck-discarded = { $sum ->
    [one] De trekstapel afgelegd, 1 kaart
   *[other] De trekstapel afgelegd, { $sum } kaarten
}

## Woorden rond het plaatje in een terminal; zonder taal staan de woorden van de id er

picture-supply = voorraad
picture-can-be-chosen-now = kan nu worden gekozen
picture-left-to-pick-from = nog te kiezen uit
picture-kingdom = koninkrijk
picture-to-pick = te kiezen
picture-hand = hand
picture-known-in-hand = bekend in de hand
picture-deck = trekstapel
picture-discard-pile = aflegstapel
picture-set-aside = apart gelegd
picture-points = punten
picture-turn = beurt
picture-action-phase = actiefase
picture-buy-phase = aanschaffase
picture-actions = acties
picture-buys = aanschaf
picture-coins = geld
picture-first-silver = eerste Zilver
picture-in-play = gespeeld
picture-trash = vernietigd
picture-your-hand = jouw hand
picture-nothing = niets
picture-the-game-is-over = het spel is voorbij

## Opties

option-edition = Editie
    .about = Bepaalt uit welke kaarten wordt geloot of gekozen, en hoe { card-mine }, { card-moneylender } en { card-throne-room } werken.
option-edition-first = Eerste editie
    .about = 25 koninkrijkkaarten uit 2008. Bij { card-mine }, { card-moneylender } en { card-throne-room } moet je een kaart kiezen als dat kan.
option-edition-second = Tweede editie
    .about = 26 koninkrijkkaarten uit 2016. Bij { card-mine }, { card-moneylender } en { card-throne-room } hoef je geen kaart te kiezen.
option-kingdom = Koninkrijk
    .about = Waar de tien koninkrijkkaarten van dit spel vandaan komen.
option-kingdom-random = Willekeurig
    .about = Tien kaarten worden geloot.
option-kingdom-draft = Draft
    .about = De spelers kiezen om de beurt één kaart tot er tien zijn.
option-kingdom-first-game = Eerste spel
    .about = Om het spel te leren kennen: { card-cellar }, { card-market }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-woodcutter }, { card-workshop }.
    .about-second = Om het spel te leren kennen: { card-cellar }, { card-market }, { card-merchant }, { card-militia }, { card-mine }, { card-moat }, { card-remodel }, { card-smithy }, { card-village }, { card-workshop }.
option-kingdom-big-money = Veel geld
    .about = Geldkaarten zijn de baas: { card-adventurer }, { card-bureaucrat }, { card-chancellor }, { card-chapel }, { card-feast }, { card-laboratory }, { card-market }, { card-mine }, { card-moneylender }, { card-throne-room }.
option-kingdom-interaction = Interactie
    .about = Jullie zitten elkaar dwars: { card-bureaucrat }, { card-chancellor }, { card-council-room }, { card-festival }, { card-library }, { card-militia }, { card-moat }, { card-spy }, { card-thief }, { card-village }.
option-kingdom-size-distortion = Vertekend beeld
    .about = Trekstapels worden heel dun of heel dik: { card-cellar }, { card-chapel }, { card-feast }, { card-gardens }, { card-laboratory }, { card-thief }, { card-village }, { card-witch }, { card-woodcutter }, { card-workshop }.
    .about-second = Trekstapels worden heel dun of heel dik: { card-artisan }, { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-festival }, { card-gardens }, { card-sentry }, { card-throne-room }, { card-witch }, { card-workshop }.
option-kingdom-village-square = Dorpsplein
    .about = Lange beurten met veel acties: { card-bureaucrat }, { card-cellar }, { card-festival }, { card-library }, { card-market }, { card-remodel }, { card-smithy }, { card-throne-room }, { card-village }, { card-woodcutter }.
option-kingdom-deck-top = Bovenop
    .about = Het gaat om wat bovenop ligt: { card-artisan }, { card-bureaucrat }, { card-council-room }, { card-festival }, { card-harbinger }, { card-laboratory }, { card-moneylender }, { card-sentry }, { card-vassal }, { card-village }.
option-kingdom-sleight-of-hand = Vingervlug
    .about = Handen groeien en krimpen: { card-cellar }, { card-council-room }, { card-festival }, { card-gardens }, { card-harbinger }, { card-library }, { card-militia }, { card-poacher }, { card-smithy }, { card-throne-room }.
option-kingdom-improvements = Verbeteringen
    .about = Maak betere kaarten van wat je hebt: { card-artisan }, { card-cellar }, { card-market }, { card-merchant }, { card-mine }, { card-moat }, { card-moneylender }, { card-poacher }, { card-remodel }, { card-witch }.
option-kingdom-silver-and-gold = Zilver & goud
    .about = Alles draait om geldkaarten: { card-bandit }, { card-bureaucrat }, { card-chapel }, { card-harbinger }, { card-laboratory }, { card-merchant }, { card-mine }, { card-moneylender }, { card-throne-room }, { card-vassal }.
option-cards = Koninkrijkkaarten
    .about = Kies ze alle tien zelf, uit beide edities.
option-require = Met deze kaarten
    .about = Ze doen in elk geval mee. Alleen wat nog ontbreekt, wordt geloot of gekozen.
option-forbid = Zonder deze kaarten
    .about = Ze worden niet geloot en niet gekozen.
option-mixed = Edities door elkaar
    .about = Er wordt uit de kaarten van beide edities geloot of gekozen.
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-ask = Vraag het mij voordat een reactiekaart wordt getoond
    .about = Bij elke aanval wordt het je gevraagd, of je een reactiekaart hebt of niet, en de tafel wacht telkens een paar seconden. Anders wordt een reactiekaart meteen getoond waar die helpt.

## Wat een actie zou opleveren, in een paar woorden

foresee-pile-empty = { $piles ->
    [one] laatste van de stapel: 1 lege stapel
   *[other] laatste van de stapel: { $piles } lege stapels
}

## Een eerste spel, onderweg uitgelegd

learn-welcome = Welkom! Je hebt tien zwakke kaarten. Koop betere, die je steeds opnieuw trekt, en daarmee uiteindelijk overwinningskaarten: wie de meeste overwinningspunten heeft, wint.
learn-draft = Eerst kiezen jullie samen met welke tien koninkrijkkaarten dit spel wordt gespeeld.
learn-action = Je hebt een actiekaart. Elke beurt mag je er een spelen, voordat je koopt. Met kaarten die je acties geven, speel je er meer.
learn-treasures = Speel je geldkaarten: daarmee krijg je geld om te kopen. Alles wat je speelt, komt later terug; je bent dus niets kwijt.
learn-buy = Koop nu een kaart van een oplichtende stapel. Die gaat eerst naar je aflegstapel; je trekt hem als die stapel is geschud. Eerst Zilver en goede actiekaarten, later Provincies.
learn-end = Je kunt niets meer kopen. Met ‘{ action-end-turn }’ leg je alles af wat je hebt gespeeld of nog in je hand hebt, en trek je vijf nieuwe kaarten.
learn-react = Iemand speelt een aanvalskaart. Heb je een reactiekaart, toon die dan, en de aanval gaat aan je voorbij; de kaart blijft in je hand.
learn-discard = Je moet iets afleggen. Aan overwinningskaarten heb je tijdens het spel niets, dus die kunnen als eerste weg.
learn-may-discard-any = Leg af waar je nu niets aan hebt, zoals Landgoederen. Je trekt er nieuwe kaarten voor.
learn-trash = Een vernietigde kaart komt bijna nooit meer terug. Dat kan gunstig zijn: met minder zwakke kaarten trek je de sterke vaker.
learn-gain = Een kaart pakken kost je geen geld en geen aanschaf. De kaart mag alleen niet te duur zijn.
learn-gain-to-hand = Deze kaart komt meteen in je hand. Een nieuwe geldkaart kun je dus deze beurt nog spelen.
learn-event-shuffled = Je trekstapel was op. Daarom is je aflegstapel geschud, en dat is nu je trekstapel. Zo komt in je hand wat je hebt gekocht.
learn-any-pile-empty = Een stapel van de voorraad is leeg. Het spel eindigt met de beurt waarin de laatste Provincie of de derde stapel opraakt.
learn-over = Dat was het. Al je kaarten tellen mee, waar ze ook liggen. Bij een gelijke stand wint wie minder beurten heeft gehad.

## Woorden van de pagina

page-supply = Voorraad
page-basic = Basiskaarten
page-kingdom = Koninkrijkkaarten
page-card = { $card }, kost { $cost }
page-pile = { $card }, kost { $cost }, nog { $count }
page-pile-empty = { $card }, kost { $cost }, op
page-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
page-usable = { $what }, { $action }
page-can-play = kan worden gespeeld
page-can-buy = kan worden gekocht
page-can-gain = kan worden gepakt
page-can-discard = kan worden afgelegd
page-can-trash = kan worden vernietigd
page-can-topdeck = kan op de trekstapel
page-can-reveal = kan worden getoond
page-can-keep = kan worden gehouden
page-can-set-aside = kan opzij worden gelegd
page-can-pick = kan worden gekozen
page-picked = Koninkrijk: { $count } van { $of } kaarten
page-draft = Om uit te kiezen
page-aside = Naast de trekstapel van { $player }
    .you = Naast je trekstapel
page-offer = Kaarten waarover je beslist
page-done-action = Ga kopen
page-done-react = Niets tonen
page-done-may-discard-any = Niets meer afleggen
page-done-may-trash = Niets meer vernietigen
page-done-may-play = Geen spelen
page-done-discard-deck = Trekstapel laten liggen
page-done-loot = Niets meer pakken
page-done-harbinger = Geen pakken
page-done-vassal = Niet spelen
page-key-cost = Naar de volgende kaart die voor zoveel munten te koop is
page-do-play = Spelen
page-do-gain = Pakken
page-do-discard = Afleggen
page-do-trash = Vernietigen
page-do-topdeck = Op de trekstapel
page-do-set-aside = Apart leggen
page-do-keep = Houden
page-in-play = Gespeeld door { $player }
    .you = Door jou gespeeld
page-table = Gespeelde kaarten
page-trash = Vernietigd: { $count }
page-trash-name = Vernietigd
page-trash-empty = Er ligt niets bij de vernietigde kaarten.
page-actions = { $count ->
    [one] 1 actie
   *[other] { $count } acties
}
page-buys = { $count ->
    [one] 1 aanschaf
   *[other] { $count } × aanschaf
}
page-coins = { $count } geld
page-left-actions = { $count ->
    [one] Actie
   *[other] Acties
}
page-left-buys = { $count ->
   *[other] Aanschaf
}
page-left-coins = { $count ->
   *[other] Geld
}
page-play-treasures = { $count ->
    [one] Speel 1 geldkaart
   *[other] Speel { $count } geldkaarten
}
page-brings = { $what }: { page-coins }
page-plus-cards = { $count ->
    [one] +1 kaart
   *[other] +{ $count } kaarten
}
page-plus-actions = { $count ->
    [one] +1 actie
   *[other] +{ $count } acties
}
page-plus-buys = +{ $count } aanschaf
page-plus-coins = +{ $count } geld
page-hand = { $count ->
    [one] Jouw hand: 1 kaart
   *[other] Jouw hand: { $count } kaarten
}
page-hand-empty = Je hebt geen handkaarten.
page-in-hand = Hand: { $count }
page-deck = Trekstapel: { $count }
page-discard = Aflegstapel: { $count }
page-on-top = Bovenop: { $card }
page-known = Bekend in de hand:
page-all-cards = Alle kaarten van { $player }: { $count }
    .you = Al je kaarten: { $count }
page-ends = Waarmee het spel eindigt
page-ends-provinces = { $count ->
    [one] Nog 1 Provincie
   *[other] Nog { $count } Provincies
}
page-ends-piles = Lege stapels: { $count } (einde bij { $of })
page-points = Overwinningspunten
page-worth = Punten per kaart
page-worth-varies = 1 per 10 kaarten
page-way-drawn = Nu getrokken
    .about = Houd wat je bevalt en trek de rest opnieuw.
page-way-random = { option-kingdom-random }
    .about = Aan het begin van het spel worden tien kaarten geloot.
page-way-choose = Eigen keuze
    .about = Kies tot tien kaarten. Wat ontbreekt, wordt geloot.
page-way-draft = { option-kingdom-draft }
    .about = { option-kingdom-draft.about }
page-sets = Aanbevolen sets
page-chosen = { $count } van { $of } gekozen.
page-ten = De tien kaarten van dit spel
page-back = Eén terug
page-draw-rest = { $count ->
    [0] Trek de andere
    [10] Trek alle tien opnieuw
    [one] Trek de andere
   *[other] Trek de andere { $count }
}
page-no-other = Er past geen andere kaart.
page-too-few = { $count ->
    [one] Deze filters laten 1 kaart over en er zijn er { $of } nodig. De tien blijven zoals ze zijn.
   *[other] Deze filters laten { $count } kaarten over en er zijn er { $of } nodig. De tien blijven zoals ze zijn.
}
page-no-such-ten = Geen tien van deze kaarten hebben alles wat je wilt. De tien blijven zoals ze zijn.
page-filters = Kaarten die mogen komen
page-costs = Kosten
page-cost = Kaarten van { $cost }
page-cost-count = { $count ->
    [one] 1 kaart van { $cost }
   *[other] { $count } kaarten van { $cost }
}
page-kinds = Soorten
page-want-actions = Minstens één manier voor meer acties
page-want-reaction = Een reactie als er een aanval is
page-wishes = Wensen per kaart
    .about = Druk op een kaart om die in het koninkrijk te hebben, en nog eens om die weg te laten.
page-wishes-made = { page-wishes }: { $count }
page-wish = { $card }: { $say }
page-wish-may = mag in het koninkrijk
page-wish-must = moet in het koninkrijk
page-wish-not = niet in het koninkrijk
page-search = Zoek op naam, tekst of prijs
# Woorden die voor een prijs kunnen staan.
page-search-price = kost kosten prijs
page-search-nothing = Zo’n kaart is er hier niet.

## Waardoor beslissingen kansen kosten

tag-greening-late = overwinningskaarten te laat
tag-greening-early = overwinningskaarten te vroeg
tag-bought-nothing = niets gekocht
tag-bought-needlessly = gekocht wat je niet nodig had
tag-treasure-missed = te weinig geld gekocht
tag-action-card-missed = geld gekocht in plaats van een actie
tag-other-action-card = een andere actiekaart was beter
tag-attack-missed = een aanval gemist
tag-treasures-unplayed = geldkaarten niet gespeeld
tag-action-unplayed = een actie niet gespeeld
tag-action-order = acties in de verkeerde volgorde
tag-trashing-missed = niets vernietigd
tag-trashed-needlessly = vernietigd wat je nodig had
tag-trashed-wrong = de verkeerde kaart vernietigd
tag-discarded-wrong = de verkeerde kaart afgelegd

## Waarover een profiel vertelt

trait-kingdom = Gewonnen per koninkrijkskaart
trait-opening = Gewonnen per opening
