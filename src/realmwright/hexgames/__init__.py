"""What Kingdom Builder and Winter Kingdom have in common, and each would otherwise have to say again."""
