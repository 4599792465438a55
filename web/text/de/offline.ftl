# Eine Seite ohne Server: während sie startet, was sie nicht kann, und wenn eine neue Version da ist.

offline-fetching = Die Spiele werden einmal geholt: { $done } von { $total }
offline-starting = Startet …
offline-progress = Wie weit es ist
offline-insecure = Das braucht eine sichere Verbindung (https) oder localhost: Anderswo behalten Browser nichts.
offline-unfetched = Nicht alles konnte geholt werden. Gibt es ein Netz?
offline-elsewhere = Realmwright ist in einem anderen Tab offen. Hier geht es weiter, sobald der geschlossen ist.
offline-failed = Es kann hier nicht starten.
problem-not-kept = Dieser Browser behält nichts mehr. Schaffe Platz auf dem Gerät und versuche es noch einmal.
offline-friends-brief = Von hier aus nicht; an diesem Bildschirm schon
offline-no-friends = Diese Seite hat keinen Server, darum kann niemand von einem anderen Gerät aus mitspielen. Hier spielst du gegen Bots, und mit anderen an diesem Bildschirm.
offline-no-account = Diese Seite hat keinen Server und braucht kein Konto. Spiele, Lektionen und Rätsel bleiben allein in diesem Browser.
offline-renewal = Neue Version
offline-renewal-about = Eine neue Version ist da. Deine Spiele bleiben, wie sie sind.
offline-renew = Jetzt benutzen
offline-later = Später
