"""Parts of enzyme-opt: passes, pieces of a file, expected messages."""
