# Ratings and profiles.

ratings = Ratings
rating-provisional = provisional
ratings-about = How strong people are, by the rated games that they have finished. 1500 is somebody new; whoever is 200 points better wins three games of four. Behind ± is how uncertain it is.
ratings-none = This server rates no games.
ratings-empty = There are no rated games yet. Whoever opens a table chooses whether its game is rated.
ratings-mine = Your ratings
ratings-games = { $count ->
    [one] One game
   *[other] { $count } games
}
ratings-rank = · rank { $rank }
ratings-best = The best
ratings-pool = Games
ratings-column = Rating
ratings-column-games = Games
ratings-more = Show more
ratings-nobody = Nobody is rated surely enough yet: it takes some fifteen games.
ratings-bots = The bots, whose ratings never change:
pool-live = live
pool-days = over days
pool-two = two players
pool-more = more players
rated-about = This game is rated: it counts for the rating of everybody who plays. Whoever leaves, runs out of time or lets a bot play loses.
seat-join-rated = Join the rated game
problem-rated = This game is rated. Say that you agree to sit down.
problem-no-account = Rated games are between people with accounts. Make one first; you keep everything.
new-rated = Rated
new-rated-about = It counts for the ratings of all who play, without hints and takebacks. Everybody agrees when they sit down.
new-rated-account = Games are rated between people with accounts.
new-rated-seats = Only against other people, or bots of the five levels, with a screen for everybody.

## Profiles

profile = Profile
profile-about = Your name, emblem, ratings, and how you do in each game.
profile-yours = See your profile
profile-see = See the profile
profile-emblem = Emblem
profile-view = Who may see it
profile-view-nobody = Only you
profile-view-members = People with an account here
profile-view-everybody = Everybody
profile-view-about = Of your finished games others see only those at tables that were listed for everybody.
profile-seen-nobody = Only you can see this.
profile-seen-members = People with an account here can see this.
profile-seen-everybody = Everybody can see this.
profile-none = There is no profile of that name that you may see. Some are for people with an account.
profile-since = here since { $day }
profile-games = Games
profile-won-of = { $won } of { $games } won
# A share of games, such as 60% of 5.
profile-share-of = { $share } of { $games }
profile-points = Points on average
profile-by-seat = Won by seat
profile-by-players = Won by players
profile-sources = Where points come from
profile-favourites = Chosen most often
profile-history = Finished games
profile-empty = No finished games yet.
emblem-none = No emblem
emblem-castle = Castle
emblem-tower = Tower
emblem-bridge = Bridge
emblem-ship = Ship
emblem-tree = Tree
emblem-mountain = Mountain
emblem-wheat = Wheat
emblem-fish = Fish
emblem-crown = Crown
emblem-sun = Sun
emblem-moon = Moon
emblem-star = Star
