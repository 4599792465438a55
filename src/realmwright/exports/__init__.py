"""What a game can be taken along as: pictures of its positions, a film of it, and a log in plain text."""
