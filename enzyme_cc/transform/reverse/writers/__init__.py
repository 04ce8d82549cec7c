"""Hold the state of each sweep while it is written: its values, its tape, its adjoints."""
