# The e-mails of the server. What a player is called and what a game is called come from outside.

turn-subject = Your turn in { $game }
turn =
    Hello { $name },

    it is your turn in { $game }.
due = Please play by { $due }.
over-subject = { $game } is over
over =
    Hello { $name },

    the game of { $game } is over.
winners =
    { $count ->
        [0] Nobody won.
        [one] { $winners } won.
       *[other] { $winners } share the victory.
    }
challenge-subject = { $who } challenges you to { $game }
challenge =
    Hello { $name },

    { $who } challenges you to a game of { $game }.
answer-by = Please answer by { $due }.
challenges-subject =
    { $count ->
        [one] One challenge
       *[other] { $count } challenges
    }
rematch-subject = { $who } wants to play { $game } again
rematch =
    Hello { $name },

    { $who } wants to play { $game } again, and waits for you.
rematches-subject =
    { $count ->
        [one] Somebody wants to play again
       *[other] { $count } times somebody wants to play again
    }
report-subject = A report waits for moderators: { $game }
report =
    Hello { $name },

    somebody was reported at a table of { $game }. You are a moderator: please have a look.
reports-subject =
    { $count ->
        [one] One report waits for moderators
       *[other] { $count } reports wait for moderators
    }
reports =
    Hello { $name },

    people were reported. You are a moderator: please have a look.
open-reports =
    Here are the reports:
    { $url }
turns-subject =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
overs-subject =
    { $count ->
        [one] One game is over
       *[other] { $count } games are over
    }
round-subject = Your tournament game has begun: { $game }
round =
    Hello { $name },

    your game in the tournament { $game } has begun. Come and play, or it is lost after a while.
rounds-subject =
    { $count ->
        [one] A tournament game of yours has begun
       *[other] { $count } tournament games of yours have begun
    }
news-subject =
    { $count ->
        [one] News from one table
       *[other] News from { $count } tables
    }
news =
    Hello { $name },

    this is new at your tables:
more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
open-table =
    Here is the table:
    { $url }
stop =
    You no longer want these e-mails? Stop them here:
    { $url }
confirm-subject = Please confirm your e-mail address
confirm =
    Hello { $name },

    somebody, probably you, asked us to send news of your games to this address.
    Please confirm that here:
    { $url }

    If it was not you, do nothing: without a confirmation we will not write again.
reset-subject = A new password for your account
reset =
    Hello { $name },

    somebody, probably you, has asked for a new password for the account { $login }.
    Choose one here, within an hour:
    { $url }

    If it was not you, do nothing: your password stays as it is.
password-changed-subject = Your password was changed
password-changed =
    Hello { $name },

    the password of your account { $login } was changed.

    If it was not you, set a new one at once:
    { $url }
mail-changed-subject = Your account is to have another e-mail address
mail-changed =
    Hello { $name },

    somebody, probably you, no longer wants to use this address for the account { $login }.

    If it was not you, change your password at once, which stops it:
    { $url }
