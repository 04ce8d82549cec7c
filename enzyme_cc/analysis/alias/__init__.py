"""Tell whether two pointers may meet, and where they come from."""
