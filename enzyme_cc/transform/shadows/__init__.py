"""Find or make the shadows of constants, globals, function tables and contexts."""
