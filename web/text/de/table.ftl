# Ein Tisch: vor, während und nach der Partie.

somebody = Jemand
log = Was bisher geschah
menu = Mehr
prompt = Was jetzt zu tun ist
tabs = Rund ums Spiel
tab-play = Spiel
tab-players = Spieler
tab-goals = Wertung
tab-log = Verlauf
tab-chat = Chat
tabs-talk = Verlauf und Chat
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-reset = Alles zeigen
legend = Was die Buchstaben bedeuten
goal-explained = Was bei { $name } zählt
zoom-overview = Übersicht: alles zeigen
beyond = { $side ->
    [left] { $count } beleuchtet links: zeigen
    [right] { $count } beleuchtet rechts: zeigen
    [up] { $count } beleuchtet oben: zeigen
   *[down] { $count } beleuchtet unten: zeigen
}

table-closed = Dieser Tisch ist geschlossen
table-unseen = Dieser Tisch kann nicht gezeigt werden
log-round = Runde { $round }
log-you = Du
log-other = { $player }: { $deed }
round = Seit deinem letzten Zug
round-again = { $player }: { $told }. Noch einmal zeigen

## Vor der Partie

waiting-players = Es fehlen noch Mitspieler.
waiting-begin = Alle sind da. Du kannst beginnen.
waiting-host = Alle sind da. Der Host startet das Spiel.
share-title = Freunde einladen
share-about = Wer diesen Link hat, kann sich auf einen freien Platz setzen; ein Konto ist nicht nötig.
share-address = Der Link
share-copy = Link kopieren
share-copied = Kopiert.
share-send = Senden …
share-code = QR-Code zeigen
share-code-hide = QR-Code verbergen
share-code-of = QR-Code des Links { $address }
invitation = { $host } lädt dich zu { $game } ein
invitation-plain = Du bist zu { $game } eingeladen
invitation-about = Was gespielt wird
invitation-clock = Zeit
invitation-usual = Der übliche Aufbau
invitation-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
invitation-join = Mitspielen
invitation-guest = Du spielst als Gast, ohne Konto: Dieser Browser merkt sich deinen Platz, also komm zum Weiterspielen hierher zurück.
invitation-full = Alle Plätze sind besetzt, und bei dieser Partie kann niemand zuschauen.
seats = Plätze
seat-open = Freier Platz
seat-you = du
seat-self = Du
seat-host = Host
seat-guest = am Gerät des Hosts
seat-now = am Zug
seat-join = Hinsetzen
seat-bot = Bot: { $bot }
seat-free = Platz freigeben
seat-kick = Vom Tisch weisen
seat-muted = stummgeschaltet
seat-away = bis { $day } im Urlaub
seat-resigned = aufgegeben
seat-asks = wird nach Reaktionen gefragt
seat-stand-in = { $bot } spielt
seat-replace = Bot übernehmen lassen
seat-replace-in = In { $time } kann ein Bot übernehmen
presence-here = da
presence-away = abwesend
presence-away-for = { $time } abwesend
presence-gone = nicht da
presence-gone-for = { $time } weg
presence-bot = Bot
begin = Spiel starten
leave = Tisch verlassen

## Während der Partie

waiting-for = { $player } ist am Zug
waiting-bot = { $player } überlegt …
waiting-reaction = Warten auf eine Reaktion …
undo = Rückgängig
hint = Tipp
hint-coming = Ein guter Zug wird gesucht …
advice = Vorschlag: { $action }
advice-why = Vorschlag: { $action } ({ $reasons })
answers = Deine Antwort
confirm = Bestätigen
confirm-again = Zum Bestätigen noch einmal
watching = Du schaust zu.
hand-over = Jetzt ist { $player } dran
hand-over-about = Gib das Gerät weiter. Nichts wird gezeigt, bis du bereit bist.
hand-over-ready = Ich bin { $player }
stand-in-plays = { $bot } spielt für dich.
stand-in-return = Selbst weiterspielen
takeback-ask = Um Zugrücknahme bitten
takeback-about = Bots stimmen sofort zu; Menschen werden gefragt.
takeback-asked = { $player } möchte einen Zug zurücknehmen.
takeback-others = { $player } hat gebeten, einen Zug zurücknehmen zu dürfen.
takeback-waiting = Du hast gebeten, einen Zug zurücknehmen zu dürfen.
takeback-withdraw = Doch nicht
takeback-yes = Zustimmen
takeback-no = Ablehnen
menu-letters = Buchstaben auf den Feldern
menu-coach = Beim Spielen erklären
menu-earlier-rules = Dieser Tisch wurde eröffnet, bevor die Regeln berichtigt wurden. Er wird nach Version { $rules } der Regeln zu Ende gespielt; neue Tische nehmen Version { $newest }.
take-along = Diese Partie mitnehmen
take-along-about = Eine Datei, mit der du diese Partie auf einem anderen Server weiterspielen kannst. Sie verrät nicht, was kommt: was du nicht gesehen hast, wird neu gezogen.
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Sind noch andere dabei, spielt ein Bot für dich weiter.
resign-yes = Ja, aufgeben
resign-for = { $player } gibt auf
resign-no = Nein, weiterspielen
bots-end = Diese Partie beenden
bots-end-sure = Diese Partie der Bots beenden?
bots-end-yes = Ja, beenden
bots-end-no = Nein, weiter zusehen
coach = Deine Spielhilfe
coach-next = Alles klar
coach-off = Ausschalten

time-game = Zeit für die Partie
time-turn = Zeit für diesen Zug
time-lapse = Zeit für eine Antwort
lapse-open = Wer nicht rechtzeitig etwas vorzeigt, zeigt nichts vor.
lapse-silent = Du zeigst nichts vor. Es geht weiter, wenn die Zeit um ist.
time-days = { $days ->
    [one] 1 Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}

## Der Verlauf

chat-label = Etwas sagen
chat-send = Sagen
chat-empty = Noch hat niemand etwas gesagt.
chat-new = jemand hat etwas gesagt
chat-phrases = Kurz etwas sagen
chat-phrases-only = Hier gibt es nur die vorbereiteten Sätze.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-nice-move = Schöner Zug!
phrase-one-moment = Einen Moment, bitte.
phrase-have-to-go = Tut mir leid, ich muss los.
phrase-good-game = Gut gespielt!
phrase-rematch = Noch eine Partie?
news-opened = Der Tisch ist eröffnet.
news-brought = Diese Partie wurde anderswo begonnen und hierher gebracht.
news-joined = { $player } setzt sich dazu.
    .you = Du setzt dich dazu.
news-wished = { $player } hat geändert, ob nach Reaktionen gefragt wird.
    .you = Du hast geändert, ob nach Reaktionen gefragt wird.
news-left = { $player } geht.
    .you = Du gehst.
news-begun = Das Spiel beginnt.
news-closed = Der Tisch ist geschlossen.
news-undone = { $player } nimmt etwas zurück.
    .you = Du nimmst etwas zurück.
news-takeback-asked = { $player } möchte einen Zug zurücknehmen.
    .you = Du möchtest einen Zug zurücknehmen.
news-takeback-answered-yes = { $player } stimmt zu.
    .you = Du stimmst zu.
news-takeback-answered-no = { $player } lehnt ab.
    .you = Du lehnst ab.
news-resigned = { $why ->
    [time] { $player } hat keine Zeit mehr.
    [gone] { $player } ist endgültig gegangen.
   *[wish] { $player } gibt auf.
}
    .you = { $why ->
        [time] Du hast keine Zeit mehr.
        [gone] Du bist endgültig gegangen.
       *[wish] Du gibst auf.
    }
news-replaced = { $bot } spielt für { $player }.
    .you = { $bot } spielt für dich.
news-returned = { $player } ist zurück.
    .you = Du bist zurück.
news-rematched = Es gibt einen neuen Tisch zum Weiterspielen.
news-resumed = Der Server war weg; so lange standen die Uhren still.
news-away = { $player } ist bis { $day } im Urlaub; die Uhr steht.
    .you = Du bist bis { $day } im Urlaub; deine Uhr steht.
news-back = { $player } ist aus dem Urlaub zurück.
    .you = Du bist aus dem Urlaub zurück.
news-fault = { $bot } konnte sich nicht entscheiden; ein Zug wurde ausgelost.
news-muted = { $player } ist an diesem Tisch jetzt stummgeschaltet.
    .you = Du bist an diesem Tisch jetzt stummgeschaltet.
news-unmuted = { $player } darf wieder chatten.
    .you = Du darfst wieder chatten.
news-removed = { $player } wurde vom Tisch gewiesen.
    .you = Du wurdest vom Tisch gewiesen.
sanction-silenced-until = Du darfst bis { $until } nicht chatten.
sanction-silenced-open = Du darfst bis auf Weiteres nicht chatten.

## Andere Leute

person-menu = Über { $player } …
person-yours = Das bist du.
person-mute = Für mich stummschalten
person-unmute = Für mich nicht mehr stummschalten
person-mute-about = Du liest an keinem Tisch mehr, was diese Person sagt. Sie erfährt davon nichts. In deinen Einstellungen steht, wen du stummgeschaltet hast.
person-muted = Von { $player } liest du nichts mehr.
person-unmuted = Du liest wieder, was { $player } sagt.
person-block = Blockieren
person-unblock = Freigeben
person-block-about = Ihr spielt nicht mehr miteinander: Weder du noch diese Person könnt euch an einen Tisch der anderen setzen, und du liest nicht mehr, was sie sagt. Sie erfährt davon nichts. Eine Partie, die begonnen hat, geht weiter.
person-blocked = Du hast { $player } blockiert.
person-unblocked = Du hast { $player } freigegeben.
person-host = Als Gastgeber
person-mute-here = Hier für alle stummschalten
person-unmute-here = Wieder chatten lassen
person-muted-here = { $player } kann an diesem Tisch nicht mehr chatten.
person-unmuted-here = { $player } kann an diesem Tisch wieder chatten.
person-kick-sure = { $player } vom Tisch weisen? Eine Rückkehr an diesen Tisch ist dann nicht möglich.
person-kick-yes = Ja, vom Tisch weisen
person-kick-no = Nein
person-stays = Wer mitspielt, kann nicht aus der Partie gewiesen werden.
report-title = Den Betreibern melden
report-about = Die Betreiber sehen, was an diesem Tisch zuletzt gesagt wurde.
report-kind = Worum geht es?
report-kind-abuse = Beleidigungen oder Drohungen
report-kind-cheating = Betrug im Spiel
report-kind-spam = Werbung oder Spam
report-kind-name = Ein anstößiger Name
report-kind-other = Etwas anderes
report-text = In deinen Worten (freiwillig)
report-send = Melden
report-sent = Du hast diese Person gemeldet. Die Betreiber sehen es sich an.

## Was andere getan haben

pace-behind = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}
pace-skip = Überspringen
pace-next = Nächster Schritt

## Tasten

keys = Tasten
keys-next = Zum nächsten oder vorigen, das gewählt werden kann
keys-choose = Wählen
keys-end = Den Zug beenden
keys-undo = Rückgängig machen
keys-hint = Um einen Tipp bitten
keys-skip = Weiter zu dem, was geschehen ist
keys-arrows = Über das Spielfeld und die Karten
keys-zoom = Näher, aus größerer Entfernung, das Ganze
keys-sheet = Diese Tasten
