"""Files of one command: temporary ones, what killed commands left, a full disk."""
