# Die Startseite, die Listen der Tische, was das hier ist, und Adressen, die ins Leere führen.

## Startseite

home-title = Setz dich dazu, bau ein Königreich.
home-lead = Spiele { $games } im Browser, gegen Bots oder mit Freunden. Kostenlos, ohne Konto.
home-waiting = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
home-waiting-all = Alle
home-ways = Wege zum Spiel
home-now = Jetzt spielen
home-now-about = { $game } gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}, sofort
home-friends-brief = Tisch eröffnen und den Link schicken
home-learn-brief = { $game }, Schritt für Schritt
home-games = Spiele
home-play = Spielen
home-players = { $least } bis { $most } Spieler
home-players-exactly = { $most } Spieler
home-more = Mehr
home-join = Mitspielen
home-join-table = Mitspielen: { $table }
home-seats-taken = { $taken } von { $of } Plätzen
home-clock-turn = { $time } pro Zug
home-clock-game = { $time } je Spieler für die Partie
home-clock-none = Keine Uhr
home-you = Du spielst als
home-game = Spiel
home-bots = Gegen Bots spielen
home-opponents = Gegner
home-friends = Mit Freunden spielen
home-friends-about = Eröffne einen Tisch und teile den Link. Niemand braucht ein Konto.
home-seats = Spieler
home-open-table = Tisch eröffnen
home-learn = Lernen
home-learn-about = Kurze Lektionen auf dem echten Spielplan, dann eine erste Partie, die unterwegs erklärt wird.
home-learn-lessons = Zu den Lektionen
home-learn-start = Erste Partie starten
home-starting = Wird aufgebaut …
home-all-options = Alle Optionen
home-tables = Tische und beendete Partien
home-about = Was ist das hier?
home-no-games = Auf diesem Server gibt es noch kein Spiel.

## Listen der Tische

tables-new = Neuer Tisch
tables-mine = Meine Tische
tables-mine-empty = Du hast keine laufende Partie.
tables-mine-start = Partie starten
tables-open = Mitspieler gesucht
tables-open-empty = Gerade sucht niemand Mitspieler.
tables-open-start = Tisch für alle eröffnen
tables-playing = Laufende Partien
tables-playing-empty = Gerade gibt es keine öffentliche Partie zum Zuschauen.
tables-past = Beendete Partien
tables-past-empty = Partien, die du beendest, erscheinen hier; du kannst sie Zug für Zug ansehen.
tables-more = Mehr zeigen
tables-free-seat = freier Platz
tables-won = Sieg für { $names }
tables-left = noch { $time }

## Games from elsewhere

bring = Partie mitbringen
bring-title = Eine Partie von anderswo mitbringen
bring-about = Eine Partie, die du mitgenommen hast, geht hier weiter, wo du warst. Eine beendete kommt mit allen Zügen und kann besprochen werden.
bring-file = Die Datei der Partie
bring-drop = Oder lege die Datei hier ab.
bring-text = Oder füge ein, was darin steht
bring-do = Hierher bringen
bring-checking = Die Regeln prüfen sie …
bring-known = Diese Partie hast du schon einmal mitgebracht. Hier ist sie.
bring-replaced = { $count ->
    [one] Ein Bot ist hier nicht bekannt; ein anderer spielt an seiner Stelle.
   *[other] { $count } Bots sind hier nicht bekannt; andere spielen an ihrer Stelle.
}
bring-counts = Partien von anderswo sind für dich, zum Spielen und Ansehen. Sie zählen für keine Liste, keine Wertung und keinen Tag.

## Über

about-title = Über Realmwright
about-what = Realmwright ist ein offenes Zuhause für Königreich-Spiele. Hier spielst du sie genau nach ihren Regeln: gegen Bots, mit Freunden, an einem Gerät oder über Tage hinweg. Ein Konto brauchst du nicht.
about-unofficial = Inoffiziell
about-unofficial-text = Realmwright wird von Leuten gemacht, die diese Spiele mögen. Es gehört nicht zu den Verlagen und ist nicht von ihnen gebilligt. Die Namen der Spiele gehören ihren Inhabern. Alle Texte und Zeichnungen hier sind unsere eigenen.
about-games = Spiele
about-keys = Tastatur
about-keys-text = Alles geht auch ohne Maus. Auf dem Spielplan:
about-keys-arrows = von Feld zu Feld gehen
about-keys-home = zum Anfang oder Ende der Reihe gehen
about-keys-page = zum oberen oder unteren Rand des Spielplans gehen
about-keys-next = zum nächsten oder vorigen Feld gehen, auf dem du spielen kannst
about-keys-enter = dort spielen
about-keys-or = oder
about-key-arrows = Pfeiltasten
about-key-home = Pos1
about-key-end = Ende
about-key-page-up = Bild auf
about-key-page-down = Bild ab
about-key-enter = Enter
about-key-space = Leertaste
about-access = Für alle
about-access-text = Farbe steht nie allein: Spieler haben Formen, Geländearten haben Muster und auf Wunsch Buchstaben. Es gibt drei Farbpaletten, ein helles und ein dunkles Design und auf Wunsch weniger Bewegung. Ein Screenreader liest jedes Feld des Spielplans vor und was am Tisch geschieht.
about-access-settings = Aussehen ändern
about-programs = Für Programme
about-programs-text = Alles, was diese Seite kann, kann auch dein eigenes Programm.
about-programs-api = Beschreibung der API
about-programs-status = Wie es diesem Server geht
about-licence = Lizenz
about-licence-text = Realmwright ist freie Software unter der MIT-Lizenz.

## Hier ist nichts

unknown-title = Hier ist nichts
unknown-text = Vielleicht hat der Link unterwegs ein Stück verloren. Lass ihn dir noch einmal geben oder mach von hier aus weiter.
