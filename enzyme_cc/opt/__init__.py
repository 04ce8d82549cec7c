"""What enzyme-opt is made of: passes, pieces of a file, expected messages."""
