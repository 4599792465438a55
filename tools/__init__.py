"""Programs for developers: skeletons of new things, and files that are written from the code."""
