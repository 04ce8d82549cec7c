"""Pass values as the user's functions and the machine expect them: signatures, casts, packing."""
