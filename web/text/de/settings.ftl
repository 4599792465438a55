# Was man über sich und seinen Browser einstellen kann.

## Du

settings-you = Du
settings-you-new = Mit deiner ersten Partie bekommst du einen Gastnamen. Oder wähle hier selbst einen.
settings-name = Name
settings-name-given = Dieser Server gibt Gästen ihre Namen. Mit einem Konto wählst du selbst.
settings-colour = Lieblingsfarbe
settings-colour-about = Du bekommst sie, wenn sie am Tisch sonst niemand hat.

## Aussehen

settings-look = Aussehen
settings-theme = Design
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-palette = Farben des Spielplans
settings-palette-map = Landkarte
settings-palette-vivid = Kräftig
settings-palette-print = Schwarz-Weiß
settings-numbers = Zahlen am Rand von Karten
settings-numbers-wide = Auf breiten Bildschirmen
settings-numbers-always = Immer
settings-numbers-never = Nie
settings-letters = Ein Buchstabe auf jedem Feld
settings-motion = Spielsteine sichtbar bewegen
settings-motion-off = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.

## Spielen

settings-play = Spielen
settings-confirm = Erst zeigen, dann spielen
settings-confirm-touch = Bei Landkarten auf Touchscreens
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-confirm-about = Das erste Tippen zeigt, was geschehen würde, das zweite spielt es.
settings-pace = Was andere tun, wird gezeigt
settings-pace-at-once = Sofort
settings-pace-brisk = Zügig
settings-pace-calm = In Ruhe
settings-pace-steps = Schritt für Schritt
settings-pace-about = Mit der Leertaste oder einem Klick aufs Spielfeld geht es weiter zum eigenen Zug; Schritt für Schritt zum nächsten Schritt.
settings-sound = Klänge
settings-sound-off = Aus
settings-sound-soft = Leise
settings-sound-on = An
settings-forced = Für mich spielen, wenn es nur eine Möglichkeit gibt
settings-treasures = Meine Geldkarten ausspielen, wenn ich kaufe
    .about = Dominion: sobald keine Aktion mehr gespielt werden kann.
settings-ends = Meinen Zug beenden, wenn nichts mehr zu tun ist
    .about = Dominion: nach dem letzten Kauf. Er kann dann nicht mehr rückgängig gemacht werden.
settings-reactions = Reaktionen in Dominion
settings-reactions-show = Vorzeigen
settings-reactions-ask = Mich fragen
settings-reactions-hide = Verborgen halten
settings-reactions-about = Sofort vorgezeigt, wo sie helfen; oder der Tisch fragt dich bei jedem Angriff, ob du eine hast oder nicht, und wartet einige Sekunden; oder er fragt, und du sagst nichts. Ob gefragt wird, gilt für Tische, an die du dich ab jetzt setzt.
settings-ask = Mich fragen, bevor eine Reaktion vorgezeigt wird
    .about = Dominion: Du wirst bei jedem Angriff gefragt, ob du eine Reaktion hast oder nicht, und der Tisch wartet einige Sekunden. Es gilt für Tische, an die du dich ab jetzt setzt. Sonst wird eine Reaktion sofort vorgezeigt, wo sie hilft.
settings-keys = Einzelne Buchstaben sind Tasten am Tisch
    .about = N für das nächste Ziel, E für das Ende des Zuges und so weiter; ? zeigt am Tisch alle.
settings-coach = Beim Spielen alles erklären

## Du bist dran

settings-notices = Wenn du dran bist
settings-notices-about = Partien können tagelang dauern. Wähle, wie du erfährst, dass du dran bist.
settings-notices-browser = In diesem Browser benachrichtigen, solange ein Tab offen ist
settings-notices-denied = Der Browser erlaubt keine Benachrichtigungen. Erlaube sie für diese Seite in den Einstellungen des Browsers.
settings-push = Auf diesem Gerät Bescheid sagen, auch wenn die Seite geschlossen ist
settings-push-about = Dein Browser zeigt es wie eine Nachricht. Es endet, wenn du dich hier abmeldest.
settings-push-impossible = Dieser Browser kann nicht Bescheid sagen, solange die Seite geschlossen ist. Lege sie auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
settings-push-others = Auch dort wird dir Bescheid gesagt
settings-push-remove = Entfernen
settings-push-remove-which = In { $browser } nicht mehr Bescheid sagen
settings-notices-open = Auch Bescheid sagen, während hier ein Tab offen ist
settings-notices-reports = Sag mir Bescheid, wenn es Meldungen zu moderieren gibt
settings-notices-reports-about = Wenn jemand gemeldet wird und hier keine Seite zu sehen ist. Auf denselben Wegen wie deine Züge, und zusammen mit ihnen.
settings-mail = E-Mail
settings-mail-about = Freiwillig. Lass das Feld leer, um keine E-Mails zu bekommen.
settings-mail-confirmed = E-Mails gehen an { $mail }.
settings-mail-unconfirmed = Wir haben eine E-Mail an { $mail } geschickt. Öffne den Link darin, dann erreichen dich unsere E-Mails.
settings-mail-wanted = E-Mails gehen an { $mail }, bis du den Link in dem Brief öffnest, den wir an { $wanted } geschickt haben.
settings-mail-password = Um die Adresse deines Kontos zu ändern, brauchen wir dein Passwort. Die alte Adresse wird benachrichtigt.
settings-mail-off = Dieser Server verschickt keine E-Mails.
settings-often = Wie oft
settings-often-0 = Wenn es geschieht
settings-often-3600 = Höchstens einmal in der Stunde
settings-often-86400 = Höchstens einmal am Tag
settings-quiet = Ruhezeit
settings-quiet-from = Von
settings-quiet-to = Bis
settings-quiet-about = Was dann geschieht, erfährst du danach in einer Nachricht. Zeitzone: { $zone }.
settings-webhook-form = Aufrufen
settings-webhook = Adresse, die aufgerufen wird (Webhook)
settings-webhook-program = Ein Programm
settings-webhook-about-discord = Freiwillig. In Discord: Kanaleinstellungen, Integrationen, Webhooks, Webhook-URL kopieren.
settings-webhook-about-slack = Freiwillig. In Slack: eine eigene App mit eingehenden Webhooks, und die Adresse eines davon.
settings-webhook-about-matrix = Freiwillig. In Matrix: die Adresse eines allgemeinen Webhooks, den Hookshot in deinem Raum angelegt hat.
settings-webhook-about-ntfy = Freiwillig. Die Adresse eines Themas, das niemand errät, etwa meine-zuege-7Qx2 bei ntfy.sh.
settings-webhook-about-plain = Freiwillig, für Programme: Jeder Zug wird sofort an diese Adresse geschickt.
settings-webhook-secret = Geheimnis, das die Aufrufe signiert

## Leute

avoided-muted = Wen du stummgeschaltet hast
avoided-muted-about = Du liest nichts von dem, was sie sagen, an keinem Tisch und auf keinem Gerät.
avoided-muted-none = Du hast niemanden stummgeschaltet.
avoided-muted-undo = Nicht mehr stummschalten
avoided-muted-undo-whom = { $player } nicht mehr stummschalten
avoided-blocked = Leute, die du blockiert hast
avoided-blocked-about = Sie können sich nicht an deine Tische setzen und du dich nicht an ihre, und du liest nicht, was sie sagen. Sie erfahren davon nichts.
avoided-blocked-none = Du hast niemanden blockiert.
avoided-blocked-undo = Freigeben
avoided-blocked-undo-whom = { $player } freigeben

## Konto

settings-account = Konto
settings-account-why = Du kannst ohne Konto spielen. Mit Konto findest du deine Tische in jedem Browser wieder.
settings-account-yours = Du bist als { $login } angemeldet.
settings-account-make = Konto anlegen
settings-account-name = Dein Name, wie andere ihn sehen
settings-account-name-about = Leer: Dein Kontoname wird gezeigt.
settings-account-made = Du hast jetzt ein Konto. Alle deine Tische gehören dazu.
settings-login = Kontoname
settings-login-about = 2 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
settings-password = Passwort
settings-password-about = Mindestens 10 Zeichen.
settings-password-change = Passwort ändern
settings-password-old = Bisheriges Passwort
settings-password-new = Neues Passwort
settings-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
settings-password-wrong = Das ist nicht dein Passwort.
settings-password-forgotten = Passwort vergessen?
settings-log-in = Anmelden
settings-logged-in = Du bist angemeldet.
settings-claim = Die Tische von { $name } mitnehmen
settings-sessions = Wo du angemeldet bist
settings-session-this = dieser Browser
settings-session-unknown = Ein Programm
settings-log-out = Abmelden
settings-log-out-everywhere = Überall abmelden
settings-logged-out = Du bist abgemeldet.
settings-export = Daten herunterladen
settings-forget = Mich löschen
settings-leave-title = Als Gast abmelden?
settings-leave-guest = Als Gast kannst du nicht zurückkommen: Deine Tische hier sind dann für dich verloren. Lege erst ein Konto an, um sie zu behalten.
settings-forget-title = Alles über dich löschen?
settings-forget-about = Dein Name und deine Nachrichten, Adressen und Anmeldungen werden gelöscht. Du gibst alle laufenden Partien auf. Das lässt sich nicht rückgängig machen.
settings-forget-sure = Mich endgültig löschen
settings-forgotten = Alles über dich ist gelöscht.

## Ein vergessenes Passwort

reset-title = Ein neues Passwort
reset-about = Wir schicken einen Link an die E-Mail-Adresse deines Kontos, wenn du dort eine bestätigt hast.
reset-who = Kontoname oder E-Mail
reset-ask = Schickt mir einen Link
reset-asked = Wenn es ein solches Konto gibt, ist ein Brief unterwegs. Der Link darin gilt eine Stunde.
reset-choose = Wähle ein neues Passwort. Du wirst überall abgemeldet.
reset-set = Passwort setzen
reset-done = Dein neues Passwort ist gesetzt. Du bist überall abgemeldet.
reset-used-up = Dieser Link ist verbraucht oder älter als eine Stunde. Bitte um einen neuen.
reset-again = Um einen anderen Link bitten

## Urlaub

holiday = Urlaub
holiday-about = Solange du weg bist, stehen deine Uhren in Spielen über Tage, und niemand meldet dir, dass du am Zug bist. Die anderen sehen, bis wann du weg bist. Ein Urlaub zählt mindestens einen Tag.
holiday-left = Du hast noch { $left } von { $days } Tagen im Jahr.
holiday-from = Von
holiday-back = Zurück am
holiday-begin = Urlaub beginnen
holiday-plan = Urlaub planen
holiday-now = Du bist bis { $day } im Urlaub.
holiday-planned = Du bist von { $from } bis { $day } im Urlaub.
holiday-end = Ich bin zurück
holiday-drop = Doch nicht
holiday-earliest = Dein nächster Urlaub kann am { $day } beginnen.
