# A site without a server, while it gets ready.

offline-fetching = Die Spiele werden einmal geholt: { $done } von { $total }
offline-starting = Startet …
offline-progress = Wie weit es ist
offline-insecure = Das braucht eine sichere Verbindung (https) oder localhost: Anderswo behalten Browser nichts.
offline-elsewhere = Realmwright ist in einem anderen Tab offen. Schließ es dort und lade diese Seite neu.
offline-failed = Es kann hier nicht starten.
