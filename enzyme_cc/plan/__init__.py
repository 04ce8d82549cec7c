"""Plans, as values: what to cache for the reverse sweep, and what to recompute."""
