"""Comparing derivatives with differences when the program runs: `--enzyme-check`."""
