"""The base game: its boards, locations and cards."""
