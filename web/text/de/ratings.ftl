# Wertungen.

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
