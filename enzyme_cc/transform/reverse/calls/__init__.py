"""Differentiate calls in reverse mode: by rule, by the user's functions, by our own."""
