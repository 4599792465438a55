# A page without a server: while it gets ready, what it cannot do, and when a new release is there.

offline-fetching = Fetching the games, once: { $done } of { $total }
offline-starting = Starting …
offline-progress = How far it is
offline-insecure = This needs a secure connection (https) or localhost: elsewhere browsers keep nothing for later.
offline-unfetched = Not everything could be fetched. Is there a network?
offline-elsewhere = Realmwright is open in another tab. It goes on here as soon as that one is closed.
offline-failed = It cannot start here.
problem-not-kept = This browser keeps nothing more. Make room on the device, then try again.
offline-friends-brief = Not from here; around this screen, yes
offline-no-friends = This page has no server, so nobody can join from another device. Here you can play against bots, and with others around this screen.
offline-no-account = This page has no server and needs no account. Games, lessons and puzzles are kept in this browser alone.
offline-renewal = New release
offline-renewal-about = A new release is here. Your games stay as they are.
offline-renew = Use it now
offline-later = Later
