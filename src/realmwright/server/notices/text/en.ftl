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
