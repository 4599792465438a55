# De e-mails van de server. Hoe een speler heet en hoe een spel heet, komt van buiten.

turn-subject = Jij bent aan de beurt in { $game }
turn =
    Hallo { $name },

    jij bent aan de beurt in { $game }.
due = Speel uiterlijk { $due }.
over-subject = { $game } is afgelopen
over =
    Hallo { $name },

    het spel { $game } is afgelopen.
winners =
    { $count ->
        [0] Niemand heeft gewonnen.
        [one] { $winners } heeft gewonnen.
       *[other] { $winners } delen de overwinning.
    }
open-table =
    Hier is de tafel:
    { $url }
stop =
    Wil je deze e-mails niet meer? Stop ze hier:
    { $url }
confirm-subject = Bevestig je e-mailadres
confirm =
    Hallo { $name },

    iemand, waarschijnlijk jij, heeft ons gevraagd om nieuws over je spellen naar dit adres te sturen.
    Bevestig dat hier:
    { $url }

    Was jij het niet? Dan hoef je niets te doen: zonder bevestiging schrijven we niet nog eens.
