"""Words that users know: names as their sources have them, and lines of their own code."""
