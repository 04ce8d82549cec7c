"""Reverse mode: a forward sweep that keeps what is needed, and the reverse sweep behind it."""
