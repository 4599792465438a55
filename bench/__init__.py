"""Benchmarks: ``make bench``. Ratios are measured in the same run, so they mean the same on any machine."""
