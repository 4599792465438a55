"""How people and programs read and write Dominion: notation, views, dumps."""
