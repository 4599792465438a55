"""What the forge says when it refuses something."""


class ForgeError(Exception):
    """Something in the rules that the forge cannot translate, or whose meaning it cannot promise; says where."""
