# A site without a server, while it gets ready.

offline-fetching = De spellen worden eenmalig opgehaald: { $done } van { $total }
offline-starting = Starten …
offline-progress = Hoe ver het is
offline-insecure = Dit vraagt een beveiligde verbinding (https) of localhost: elders bewaren browsers niets.
offline-elsewhere = Realmwright is geopend in een ander tabblad. Sluit het daar en laad deze pagina opnieuw.
offline-failed = Het kan hier niet starten.
