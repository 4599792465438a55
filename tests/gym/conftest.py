"""What the tests of environments share."""

import os

# Small matrices are multiplied soonest by one thread, above all where tests keep every core busy. NumPy asks once.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
