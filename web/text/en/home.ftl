# The front page, the lists of tables, what this is, and addresses that lead nowhere.

## Front page

home-title = Pull up a chair, build a kingdom.
home-lead = Play { $games } in your browser, against bots or with friends. Free, no account.
home-waiting = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
home-waiting-all = All of them
home-ways = Ways to play
home-now = Play now
home-now-about = { $game } against { $count ->
    [one] one bot
   *[other] { $count } bots
}, at once
home-friends-brief = Open a table and send the link
home-learn-brief = { $game }, step by step
home-games = Games
home-play = Play
home-players = { $least } to { $most } players
home-players-exactly = { $most } players
home-more = More
home-join = Join
home-join-table = Join { $table }
home-seats-taken = { $taken } of { $of } seats
home-clock-turn = { $time } a turn
home-clock-game = { $time } each for the game
home-clock-none = No clock
home-you = You play as
home-game = Game
home-bots = Play against bots
home-opponents = Opponents
home-friends = Play with friends
home-friends-about = Open a table and share its link. Nobody needs an account.
home-seats = Players
home-open-table = Open a table
home-learn = Learn
home-learn-about = Short lessons on the real board, then a first game that is explained as you go.
home-learn-lessons = To the lessons
home-learn-start = Start your first game
home-starting = Setting up …
home-all-options = All options
home-tables = Tables and finished games
home-about = What is this?
home-no-games = There is no game on this server yet.

## Lists of tables

tables-new = New table
tables-mine = My tables
tables-mine-empty = You have no game going.
tables-mine-start = Start one
tables-open = Looking for players
tables-open-empty = Nobody is looking for players just now.
tables-open-start = Open a table that everybody can join
tables-playing = Being played
tables-playing-empty = There is no public game to watch just now.
tables-past = Finished games
tables-past-empty = Games you finish show up here, to be looked at move by move.
tables-more = Show more
tables-free-seat = free seat
tables-won = Won by { $names }
tables-left = { $time } left

## Games from elsewhere

bring = Bring a game
bring-title = Bring a game from elsewhere
bring-about = A game that you have taken along goes on here where you left it. A finished one comes with its replay and can be reviewed.
bring-file = The file of the game
bring-drop = Or drop the file here.
bring-text = Or paste what is in it
bring-do = Bring it here
bring-checking = The rules check it …
bring-known = You have brought this game before. Here it is.
bring-replaced = { $count ->
    [one] One bot is not known here; another one plays in its place.
   *[other] { $count } bots are not known here; others play in their places.
}
bring-counts = Games from elsewhere are yours to play and to look at. They count for no list, no rating and no day.

## About

about-title = About Realmwright
about-what = Realmwright is an open home for kingdom games. You play them here by their exact rules: against bots, with friends, at one screen or over days. No account is needed.
about-unofficial = Unofficial
about-unofficial-text = Realmwright is made by people who like these games. It does not belong to their publishers and is not approved by them. The names of the games belong to their owners. All words and drawings here are our own.
about-games = Games
about-keys = Keyboard
about-keys-text = Everything can be done without a mouse. On the board:
about-keys-arrows = go from cell to cell
about-keys-home = go to the beginning or end of the row
about-keys-page = go to the top or bottom of the board
about-keys-next = go to the next or previous place where you can play
about-keys-enter = play there
about-keys-or = or
about-key-arrows = Arrow keys
about-key-home = Home
about-key-end = End
about-key-page-up = Page Up
about-key-page-down = Page Down
about-key-enter = Enter
about-key-space = Space
about-access = For everybody
about-access-text = Colour never stands alone: players have shapes, lands have patterns and can have letters. There are three palettes, a light and a dark theme, and less motion if you like. A screen reader says each place on the board and what happens at the table.
about-access-settings = Change how it looks
about-programs = For programs
about-programs-text = Everything this page does, your own program can do, too.
about-programs-api = Description of the API
about-programs-status = How this server is doing
about-licence = Licence
about-licence-text = Realmwright is free software under the MIT licence.

## Nothing here

unknown-title = There is nothing here
unknown-text = Maybe the link lost a piece on its way. Ask for it again, or go on from here.
