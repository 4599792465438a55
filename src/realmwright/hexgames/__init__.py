"""What Kingdom Builder and Winter Kingdom share: majorities, terrain cards, and drawings of maps."""
