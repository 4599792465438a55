# A site without a server, while it gets ready.

offline-fetching = Fetching the games, once: { $done } of { $total }
offline-starting = Starting …
offline-progress = How far it is
offline-insecure = This needs a secure connection (https) or localhost: elsewhere browsers keep nothing for later.
offline-elsewhere = Realmwright is open in another tab. Close it there, and load this page again.
offline-failed = It cannot start here.
