"""The server: tables for friends and communities, over HTTP and WebSocket.

Imports between the groups point one way, from the top of this list to its bottom:

- ``launcher`` and ``supervisor``: start the processes and look after them; ``check``: examines a database
- ``web``: HTTP, WebSockets, static files
- ``people``: guests, accounts, sessions
- ``tables``: tables, their rules of conduct, and tables in use
- ``notices``: mail and webhooks; ``bots``: worker processes for bots (these two do not know each other)
- ``storage``: the database, the log of every table, back-ups
- ``operations``: configuration, logging, metrics, rate limits, caches
- ``installed`` and ``errors``: what every group may use

``migrations`` belongs to ``storage``. Below all of it is :mod:`realmwright.protocol`.
"""

import logging

# Commands that use a database report what is wrong in one line of their own. Only a server logs; see `operations.logs`.
logging.getLogger("realmwright").addHandler(logging.NullHandler())
