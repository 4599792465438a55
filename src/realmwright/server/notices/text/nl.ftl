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
challenge-subject = { $who } daagt je uit: { $game }
challenge =
    Hallo { $name },

    { $who } daagt je uit voor een spel { $game }.
answer-by = Antwoord uiterlijk { $due }.
challenges-subject =
    { $count ->
        [one] Eén uitdaging
       *[other] { $count } uitdagingen
    }
rematch-subject = { $who } wil nog eens spelen: { $game }
rematch =
    Hallo { $name },

    { $who } wil { $game } nog eens spelen en wacht op je.
rematches-subject =
    { $count ->
        [one] Iemand wil nog eens spelen
       *[other] { $count } keer wil iemand nog eens spelen
    }
report-subject = Een melding wacht op moderatoren: { $game }
report =
    Hallo { $name },

    aan een tafel { $game } is iemand gemeld. Je bent moderator: kijk er alsjeblieft naar.
reports-subject =
    { $count ->
        [one] Eén melding wacht op moderatoren
       *[other] { $count } meldingen wachten op moderatoren
    }
reports =
    Hallo { $name },

    er zijn mensen gemeld. Je bent moderator: kijk er alsjeblieft naar.
open-reports =
    Hier zijn de meldingen:
    { $url }
turns-subject =
    { $count ->
        [one] Jij bent aan de beurt aan één tafel
       *[other] Jij bent aan de beurt aan { $count } tafels
    }
overs-subject =
    { $count ->
        [one] Eén spel is afgelopen
       *[other] { $count } spellen zijn afgelopen
    }
round-subject = Je toernooipartij is begonnen: { $game }
round =
    Hallo { $name },

    je partij in het toernooi { $game } is begonnen. Kom spelen, anders is ze na een tijdje verloren.
rounds-subject =
    { $count ->
        [one] Een toernooipartij van je is begonnen
       *[other] { $count } toernooipartijen van je zijn begonnen
    }
news-subject =
    { $count ->
        [one] Nieuws van één tafel
       *[other] Nieuws van { $count } tafels
    }
news =
    Hallo { $name },

    dit is er nieuw aan je tafels:
more =
    { $count ->
        [one] En nog één.
       *[other] En nog { $count }.
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
reset-subject = Een nieuw wachtwoord voor je account
reset =
    Hallo { $name },

    iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord voor het account { $login } gevraagd.
    Kies er hier een, binnen een uur:
    { $url }

    Was jij het niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.
password-changed-subject = Je wachtwoord is gewijzigd
password-changed =
    Hallo { $name },

    het wachtwoord van je account { $login } is gewijzigd.

    Was jij het niet? Stel dan meteen een nieuw in:
    { $url }
mail-changed-subject = Je account krijgt een ander e-mailadres
mail-changed =
    Hallo { $name },

    iemand, waarschijnlijk jij, wil dit adres niet meer gebruiken voor het account { $login }.

    Was jij het niet? Wijzig dan meteen je wachtwoord, dat houdt het tegen:
    { $url }
