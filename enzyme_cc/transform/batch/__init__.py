"""Batches: several instances of one function, side by side where nothing tells the difference."""
