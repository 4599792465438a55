# Een pagina zonder server: terwijl ze start, wat ze niet kan, en wanneer er een nieuwe versie is.

offline-fetching = De spellen worden eenmalig opgehaald: { $done } van { $total }
offline-starting = Starten …
offline-progress = Hoe ver het is
offline-insecure = Dit vraagt een beveiligde verbinding (https) of localhost: elders bewaren browsers niets.
offline-unfetched = Niet alles kon worden opgehaald. Is er een netwerk?
offline-elsewhere = Realmwright is geopend in een ander tabblad. Het gaat hier verder zodra dat gesloten is.
offline-failed = Het kan hier niet starten.
problem-not-kept = Deze browser bewaart niets meer. Maak ruimte op het apparaat en probeer het opnieuw.
offline-friends-brief = Niet vanaf hier; wel rond dit scherm
offline-no-friends = Deze pagina heeft geen server, dus niemand kan vanaf een ander apparaat meedoen. Hier speel je tegen bots, en met anderen rond dit scherm.
offline-no-account = Deze pagina heeft geen server en vraagt geen account. Spellen, lessen en puzzels worden alleen in deze browser bewaard.
offline-renewal = Nieuwe versie
offline-renewal-about = Er is een nieuwe versie. Je spellen blijven zoals ze zijn.
offline-renew = Nu gebruiken
offline-later = Later
