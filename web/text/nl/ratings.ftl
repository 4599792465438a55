# Ratings en profielen.

ratings = Ratings
rating-provisional = voorlopig
ratings-about = Hoe sterk iemand is, volgens de uitgespeelde spellen om de rating. 1500 is iemand die nieuw is; wie 200 punten beter is, wint drie van de vier spellen. Achter ± staat hoe onzeker het is.
ratings-none = Deze server geeft geen ratings.
ratings-empty = Er zijn nog geen spellen om de rating. Wie een tafel opent, kiest of haar spel ervoor telt.
ratings-mine = Jouw ratings
ratings-games = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
}
ratings-rank = · plaats { $rank }
ratings-best = De besten
ratings-pool = Spellen
ratings-column = Rating
ratings-column-games = Spellen
ratings-more = Meer laten zien
ratings-nobody = Van niemand is de rating al zeker genoeg: daar zijn zo’n vijftien spellen voor nodig.
ratings-bots = De bots, met ratings die nooit veranderen:
pool-live = live
pool-days = over dagen
pool-two = twee spelers
pool-more = meer spelers
rated-about = Dit spel telt voor de rating van iedereen die meespeelt. Wie weggaat, geen tijd meer heeft of een bot laat spelen, verliest.
seat-join-rated = Meespelen om de rating
problem-rated = Dit spel telt voor de rating. Zeg dat je het daarmee eens bent om te gaan zitten.
problem-no-account = Om de rating speel je met een account. Maak er eerst een; je houdt alles.
new-rated = Om de rating
new-rated-about = Het telt voor de ratings van iedereen die meespeelt, zonder hints en zonder terugnemen. Iedereen zegt ja als die gaat zitten.
new-rated-account = Om de rating speel je met een account.
new-rated-seats = Alleen tegen andere mensen of bots van de vijf niveaus, met een eigen scherm voor iedereen.

## Profielen

profile = Profiel
profile-about = Je naam, embleem en ratings, en hoe het je in elk spel vergaat.
profile-yours = Bekijk je profiel
profile-see = Bekijk het profiel
profile-emblem = Embleem
profile-view = Wie het mag zien
profile-view-nobody = Alleen jij
profile-view-members = Mensen met een account hier
profile-view-everybody = Iedereen
profile-view-about = Van je uitgespeelde spellen zien anderen alleen die aan tafels die voor iedereen zichtbaar waren.
profile-seen-nobody = Alleen jij kunt dit zien.
profile-seen-members = Mensen met een account hier kunnen dit zien.
profile-seen-everybody = Iedereen kan dit zien.
profile-none = Er is geen profiel met die naam dat je mag zien. Sommige zijn voor mensen met een account.
profile-since = hier sinds { $day }
profile-games = Spellen
profile-won-of = { $won } van { $games } gewonnen
# A share of games, such as 60% of 5.
profile-share-of = { $share } van { $games }
profile-points = Punten gemiddeld
profile-by-seat = Gewonnen per plaats
profile-by-players = Gewonnen per aantal spelers
profile-sources = Waar de punten vandaan komen
profile-favourites = Het vaakst gekozen
profile-history = Uitgespeelde spellen
profile-empty = Nog geen uitgespeelde spellen.
emblem-none = Geen embleem
emblem-castle = Kasteel
emblem-tower = Toren
emblem-bridge = Brug
emblem-ship = Schip
emblem-tree = Boom
emblem-mountain = Berg
emblem-wheat = Graan
emblem-fish = Vis
emblem-crown = Kroon
emblem-sun = Zon
emblem-moon = Maan
emblem-star = Ster
