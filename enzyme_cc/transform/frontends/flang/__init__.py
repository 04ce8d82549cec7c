"""Model what flang emits, and what its run-time library does."""
