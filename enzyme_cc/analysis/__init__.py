"""What can be known about a function without running it: read-only, each analysis by itself."""
