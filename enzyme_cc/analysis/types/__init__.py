"""Find the types of values and of the memory behind pointers, across calls."""
