"""What decisions were lost by, game by game; :mod:`realmwright.review.tags` finds these through entry points."""
