"""Decide, before anything is written, what is differentiated and by which body."""
