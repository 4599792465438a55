"""Translates typed expressions and statements of one function to C++."""
