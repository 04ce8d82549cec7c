"""Know where numbers and pointers are in memory: byte layouts and runs of floats."""
