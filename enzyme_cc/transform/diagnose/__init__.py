"""Warn of or refuse requests whose derivative would be wrong, zero or lost."""
