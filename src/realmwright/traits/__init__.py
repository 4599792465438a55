"""What profiles tell of finished games; :mod:`realmwright.traits.trait` finds what tells it through entry points."""
