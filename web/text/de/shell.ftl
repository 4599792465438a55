# Der Rahmen um jede Seite, und Wörter, die viele Seiten brauchen.

main-ways = Hauptnavigation
home = Zur Startseite
tables = Tische
settings = Einstellungen
language = Sprache
your-turn = Du bist dran
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
loading = Einen Moment …
try-again = Noch einmal versuchen
points = Punkte
guest-name = Gast { $number }
name-title = Dein Name
name-label = Wie andere dich nennen
name-give = Namen wählen
name-change = Deinen Namen ändern
name-own = Du bist { $name }: Namen ändern
name-account = Konto anlegen
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-copy = Link kopieren zu: { $name }
link-copied = Der Link ist kopiert: { $name }

## Spiele und Bots

game-kingdom-builder = Kingdom Builder
    .brief = Jedes Mal eine neue Karte. Es zählt, was die Karten wollen.
    .about = Baue Siedlungen auf einem Spielplan aus Sechseckfeldern und verdiene Gold auf drei Arten, die von Partie zu Partie wechseln.
game-dominion = Dominion
    .brief = Zehn einfache Karten werden ein Deck, das Provinzen gewinnt.
    .about = Beginne mit zehn einfachen Karten und baue ein Deck, das Provinzen gewinnt. Welche Karten es zu kaufen gibt, wechselt von Partie zu Partie.
game-winter-kingdom = Winter Kingdom
    .brief = Dasselbe Land unter Schnee, mit Fähigkeiten zu kaufen.
    .about = Baue Häuser und Festungen auf einem verschneiten Spielplan, kaufe Fähigkeiten mit deinen Münzen und sammle Punkte auf drei Arten, die von Partie zu Partie wechseln.
more-bots = Weitere Gegner
bot-easy = Leichter Bot
    .about = Kennt die Regeln und macht viele Fehler.
bot-medium = Mittlerer Bot
    .about = Spielt solide und lässt dir Chancen.
bot-hard = Schwerer Bot
    .about = Plant jeden Zug gut.
bot-expert = Experten-Bot
    .about = Verschenkt wenig.
bot-master = Meister-Bot
    .about = Denkt am längsten nach: stärker ist hier keiner.
bot-random = Wanderer
    .about = Spielt einfach drauflos, ohne Plan.
bot-greedy = Landvermesser
    .about = Nimmt immer, was gerade am meisten bringt.
bot-flat = Kundschafter
    .about = Probiert ganze Züge aus, indem er von jedem aus weiterspielt.
bot-search = Stratege
    .about = Sucht den besten Zug, einige Züge voraus.
bot-big-money = Big Money
    .about = Kauft nur Geldkarten und Provinzen.
bot-big-money-ultimate = Big Money Ultimate
    .about = Geldkarten und Provinzen, und gegen Ende im richtigen Moment Herzogtümer und Anwesen.
bot-smithy = Schmiede-Bot
    .about = Geld, und eine Schmiede, um mehr Karten zu ziehen.
bot-double-smithy = Doppelte Schmiede
    .about = Geld, und zwei Schmieden, um mehr Karten zu ziehen.
bot-smithy-ultimate = Schmiede Ultimate
    .about = So viele Schmieden, wie sein Geld verträgt, und im richtigen Moment Herzogtümer und Anwesen.
bot-witch = Hexe-Bot
    .about = Holt früh eine Hexe, verteilt Flüche und kauft dann Geld.
bot-double-witch = Doppelte Hexe
    .about = Holt früh zwei Hexen: Flüche kommen oft.
bot-witch-gold = Hexe und Gold
    .about = Holt eine Hexe, dann Gold vor einer zweiten Hexe.
bot-chapel-witch = Kapelle und Hexe
    .about = Entsorgt schwache Karten in einer Kapelle und verteilt mit einer Hexe Flüche.
bot-moat = Burggraben-Bot
    .about = Geld, und Burggräben gegen Angriffe.
bot-laboratory = Laboratorium-Bot
    .about = Geld, und Laboratorien, um mehr Karten zu sehen.
bot-militia = Miliz-Bot
    .about = Geld, und Milizen, die die anderen ablegen lassen.
bot-council-room = Ratsversammlung-Bot
    .about = Zieht viele Karten auf einmal und lässt auch die anderen ziehen.
bot-chancellor = Kanzler-Bot
    .about = Geld, und Kanzler, die neue Karten früher auf seine Hand bringen.
bot-gardens = Gärten-Bot
    .about = Sammelt mit Werkstätten so viele Karten wie möglich, für Gärten.
bot-village-smithy = Dorf und Schmiede
    .about = Baut eine Kartenmaschine: Dörfer geben Aktionen, Schmieden ziehen Karten.
bot-py-smithy = Schmiede bei Vier
    .about = Geld, und noch eine Schmiede, sobald er genau vier Geld hat.

## Farben der Spieler

colour-blue = blau
colour-orange = orange
colour-white = weiß
colour-black = schwarz
colour-yellow = gelb

## Was schiefgehen kann, nach den Codes des Servers

problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
problem-internal = Auf dem Server ist etwas schiefgegangen. Es lag nicht an dir; versuche es noch einmal.
problem-unavailable = Der Server ist gerade mit sich selbst beschäftigt. Versuche es gleich noch einmal.
problem-limit = Zu viel auf einmal. Warte kurz und versuche es noch einmal.
problem-no-days = So viele Urlaubstage hast du nicht mehr.
problem-too-soon = Zwischen zwei Urlauben liegen mindestens drei Tage.
problem-no-session = Du bist hier nicht mehr angemeldet.
problem-unknown-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
problem-not-allowed = An diesem Tisch ist das nicht erlaubt.
problem-not-now = Das geht jetzt nicht.
problem-not-yours = Du bist gerade nicht dran.
problem-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin und entscheide dann.
problem-illegal = Das lässt sich jetzt nicht spielen.
problem-unreadable = Das lässt sich jetzt nicht spielen.
problem-full = Alle Plätze sind besetzt. Du kannst zuschauen.
problem-unknown-report = Diese Meldung gibt es nicht.
problem-unknown-decision = Diese Entscheidung gibt es nicht.
problem-no-seat = Du kannst dich nicht an diesen Tisch setzen.
problem-you-blocked = Du hast jemanden blockiert, der an diesem Tisch sitzt.
problem-busy = Hier sind gerade zu viele auf einmal am Werk. Versuche es noch einmal.
problem-bad-text = Bitte schreibe mindestens einen Buchstaben und keine Steuerzeichen.
problem-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
problem-taken = Ein Konto mit diesem Namen gibt es schon.
problem-bad-mail = An diese Adresse lässt sich keine E-Mail schicken.
problem-bad-webhook = Diese Adresse lässt sich nicht aufrufen.
problem-bad-push = Dieser Browser hat eine Adresse genannt, die sich nicht aufrufen lässt.
problem-bad-zone = Diese Zeitzone ist hier nicht bekannt.
problem-unknown-browser = Diesem Browser wird nicht mehr Bescheid gesagt.
problem-bad-message = Das war nicht zu verstehen. Prüfe deine Eingaben.
problem-bad-seats = So geht es mit den Plätzen nicht. Prüfe, wer wo sitzt.
problem-bad-setup = So lässt sich das Spiel nicht aufbauen.
problem-newer-rules = An diesem Tisch gelten neuere Regeln, als dieser Server kennt. Es geht weiter, sobald der Server eine neuere Version hat; nichts geht verloren.
problem-unknown-name = Diesen Bot gibt es auf diesem Server nicht.
problem-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-unknown-game = Dieses Spiel gibt es auf diesem Server nicht.
problem-unknown-person = Diese Person gibt es hier nicht mehr.
problem-muted = Du bist an diesem Tisch stummgeschaltet.
problem-phrases-only = Auf diesem Server gibt es nur die vorbereiteten Sätze, und Gäste bekommen ihre Namen.
problem-bad-words = Darin kommt ein Wort vor, das auf diesem Server nicht erlaubt ist:
problem-removed = Du wurdest von diesem Tisch gewiesen.
problem-silenced = Du darfst zurzeit nicht chatten.
problem-suspended = Du bist gesperrt.
problem-reported = Du hast diese Person an diesem Tisch schon gemeldet.
problem-too-long = Das ist zu viel auf einmal.
problem-too-slow = Das hat zu lange gebraucht. Versuche es noch einmal.
problem-others-play = Hier spielen andere mit, deshalb kann diese Partie nicht mit: was vor dir verborgen ist, hättest du in der Hand.
problem-daily-stays = Die Partie des Tages ist für alle gleich und kann nur dort gespielt werden, wo sie ist.
problem-rated-stays = Eine gewertete Partie wird dort zu Ende gespielt, wo sie begonnen wurde.
problem-bad-record = Das ist keine Partie, die hierher kann: die Datei ist beschädigt, wurde geändert oder enthält etwas anderes.
problem-newer-record = Diese Partie wurde nach neueren Regeln gespielt, als dieser Server kennt. Sie kann mit, sobald der Server eine neuere Version hat.
problem-unfinished = Diese Partie ist nicht zu Ende, und die Datei sagt nicht, wer wo sitzt. Nimm sie von ihrem eigenen Tisch aus mit.

## Was die Betreiber entschieden haben

warning-title = Eine Verwarnung der Betreiber
warning-read = Ich habe das gelesen
suspended-title = Du bist gesperrt
sanction-suspended-until = Du kannst bis { $until } nicht mitmachen.
sanction-suspended-open = Du kannst bis auf Weiteres nicht mitmachen.
suspended-about = Deine Partien gehen ohne dich weiter, als wärst du abwesend. Wenn du das für einen Irrtum hältst, schreib den Betreibern dieses Servers.
sanction-reason = Der Grund: { $reason }

## Following people

follow = Folgen
unfollow = Nicht mehr folgen
unfollow-whom = { $player } nicht mehr folgen
follow-about = Deine Liste der Tische sagt, wann sie da sind. Sie erfahren davon nichts.
person-followed = Du folgst jetzt { $player }.
person-unfollowed = Du folgst { $player } nicht mehr.
followed = Leute, denen du folgst
followed-here = jetzt da
