"""Build, fold and copy instructions."""
