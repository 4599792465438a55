# Die E-Mails des Servers. Wie jemand heißt und wie ein Spiel heißt, kommt von außen.

turn-subject = Du bist am Zug bei { $game }
turn =
    Hallo { $name },

    du bist am Zug bei { $game }.
due = Bitte spiele bis { $due }.
over-subject = { $game } ist zu Ende
over =
    Hallo { $name },

    das Spiel { $game } ist zu Ende.
winners =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { $winners } hat gewonnen.
       *[other] { $winners } teilen sich den Sieg.
    }
challenge-subject = { $who } fordert dich heraus: { $game }
challenge =
    Hallo { $name },

    { $who } fordert dich zu einer Partie { $game } heraus.
answer-by = Bitte antworte bis { $due }.
challenges-subject =
    { $count ->
        [one] Eine Herausforderung
       *[other] { $count } Herausforderungen
    }
rematch-subject = { $who } möchte noch einmal spielen: { $game }
rematch =
    Hallo { $name },

    { $who } möchte { $game } noch einmal spielen und wartet auf dich.
rematches-subject =
    { $count ->
        [one] Jemand möchte noch einmal spielen
       *[other] { $count } Mal möchte jemand noch einmal spielen
    }
report-subject = Eine Meldung wartet auf Moderatoren: { $game }
report =
    Hallo { $name },

    an einem Tisch { $game } wurde jemand gemeldet. Du moderierst hier: Bitte sieh es dir an.
reports-subject =
    { $count ->
        [one] Eine Meldung wartet auf Moderatoren
       *[other] { $count } Meldungen warten auf Moderatoren
    }
reports =
    Hallo { $name },

    es wurden Leute gemeldet. Du moderierst hier: Bitte sieh es dir an.
open-reports =
    Hier sind die Meldungen:
    { $url }
turns-subject =
    { $count ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
overs-subject =
    { $count ->
        [one] Ein Spiel ist zu Ende
       *[other] { $count } Spiele sind zu Ende
    }
round-subject = Deine Turnierpartie hat begonnen: { $game }
round =
    Hallo { $name },

    deine Partie im Turnier { $game } hat begonnen. Komm und spiele, sonst ist sie nach einer Weile verloren.
rounds-subject =
    { $count ->
        [one] Eine Turnierpartie von dir hat begonnen
       *[other] { $count } Turnierpartien von dir haben begonnen
    }
news-subject =
    { $count ->
        [one] Neues von einem Tisch
       *[other] Neues von { $count } Tischen
    }
news =
    Hallo { $name },

    das ist neu an deinen Tischen:
more =
    { $count ->
        [one] Und noch eins.
       *[other] Und { $count } weitere.
    }
open-table =
    Hier ist der Tisch:
    { $url }
stop =
    Du möchtest diese E-Mails nicht mehr? Hier hören sie auf:
    { $url }
confirm-subject = Bitte bestätige deine E-Mail-Adresse
confirm =
    Hallo { $name },

    jemand, wahrscheinlich du, hat uns gebeten, Neues von deinen Spielen an diese Adresse zu schicken.
    Bitte bestätige das hier:
    { $url }

    Wenn du das nicht warst, tu nichts: Ohne Bestätigung schreiben wir nicht noch einmal.
reset-subject = Ein neues Passwort für dein Konto
reset =
    Hallo { $name },

    jemand, wahrscheinlich du, hat um ein neues Passwort für das Konto { $login } gebeten.
    Wähle es hier, innerhalb einer Stunde:
    { $url }

    Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
password-changed-subject = Dein Passwort wurde geändert
password-changed =
    Hallo { $name },

    das Passwort deines Kontos { $login } wurde geändert.

    Wenn du das nicht warst, setze sofort ein neues:
    { $url }
mail-changed-subject = Dein Konto bekommt eine andere E-Mail-Adresse
mail-changed =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte diese Adresse nicht mehr für das Konto { $login } verwenden.

    Wenn du das nicht warst, ändere sofort dein Passwort, das hält es auf:
    { $url }
