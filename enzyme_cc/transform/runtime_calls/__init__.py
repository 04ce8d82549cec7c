"""Make and call helper functions, and bring in those of the run-time library."""
