# Wertungen und Profile.

ratings = Wertungen
rating-provisional = vorläufig
ratings-about = Wie stark jemand ist, nach den gewerteten Partien, die zu Ende gespielt sind. 1500 hat, wer neu ist; wer 200 Punkte besser ist, gewinnt drei von vier Partien. Hinter ± steht, wie unsicher das ist.
ratings-none = Dieser Server wertet keine Partien.
ratings-empty = Es gibt noch keine gewerteten Partien. Wer einen Tisch eröffnet, entscheidet, ob seine Partie gewertet wird.
ratings-mine = Deine Wertungen
ratings-games = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
ratings-rank = · Platz { $rank }
ratings-best = Die Besten
ratings-pool = Partien
ratings-column = Wertung
ratings-column-games = Partien
ratings-more = Mehr zeigen
ratings-nobody = Noch ist niemandes Wertung sicher genug: Dazu braucht es etwa fünfzehn Partien.
ratings-bots = Die Bots, deren Wertungen sich nie ändern:
pool-live = am Stück
pool-days = über Tage
pool-two = zu zweit
pool-more = zu mehreren
rated-about = Diese Partie wird gewertet: Sie zählt für die Wertung aller, die mitspielen. Wer geht, keine Zeit mehr hat oder einen Bot spielen lässt, verliert.
seat-join-rated = Gewertet mitspielen
problem-rated = Diese Partie wird gewertet. Sag, dass du einverstanden bist, um dich zu setzen.
problem-no-account = Gewertet spielt man mit einem Konto. Leg erst eines an; du behältst alles.
new-rated = Gewertet
new-rated-about = Die Partie zählt für die Wertungen aller, die mitspielen, ohne Tipps und ohne Zurücknehmen. Alle stimmen zu, wenn sie sich setzen.
new-rated-account = Gewertet spielt man mit einem Konto.
new-rated-seats = Nur gegen andere Menschen oder Bots der fünf Stufen, und jeder an einem eigenen Bildschirm.

## Profile

profile = Profil
profile-about = Dein Name, dein Emblem, deine Wertungen und wie du in jedem Spiel abschneidest.
profile-yours = Dein Profil ansehen
profile-see = Profil ansehen
profile-emblem = Emblem
profile-view = Wer es sehen darf
profile-view-nobody = Nur du
profile-view-members = Menschen mit einem Konto hier
profile-view-everybody = Alle
profile-view-about = Von deinen beendeten Partien sehen andere nur die an Tischen, die für alle aufgelistet waren.
profile-seen-nobody = Das kannst nur du sehen.
profile-seen-members = Das können Menschen mit einem Konto hier sehen.
profile-seen-everybody = Das können alle sehen.
profile-none = Es gibt kein Profil dieses Namens, das du sehen darfst. Manche sind für Menschen mit einem Konto.
profile-since = hier seit { $day }
profile-games = Partien
profile-won-of = { $won } von { $games } gewonnen
# A share of games, such as 60% of 5.
profile-share-of = { $share } von { $games }
profile-points = Punkte im Schnitt
profile-by-seat = Gewonnen je Platz
profile-by-players = Gewonnen je Spielerzahl
profile-sources = Woher die Punkte kommen
profile-favourites = Am häufigsten gewählt
profile-history = Beendete Partien
profile-empty = Noch keine beendeten Partien.
emblem-none = Kein Emblem
emblem-castle = Burg
emblem-tower = Turm
emblem-bridge = Brücke
emblem-ship = Schiff
emblem-tree = Baum
emblem-mountain = Berg
emblem-wheat = Getreide
emblem-fish = Fisch
emblem-crown = Krone
emblem-sun = Sonne
emblem-moon = Mond
emblem-star = Stern
