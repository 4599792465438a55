"""Nets that learn to judge positions from games: ``realmwright learn``. It needs the extra ``learn`` (JAX)."""

try:
    import jax  # noqa: F401
    import optax  # noqa: F401
except ImportError as missing:
    raise ImportError(f"learning needs {missing.name}: pip install 'realmwright[learn]'") from missing
