"""What writes each derived file; :mod:`tools.regenerate` lists them all."""
