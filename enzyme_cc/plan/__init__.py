"""What will be done, as values: what is kept for the reverse sweep, and what is recomputed."""
