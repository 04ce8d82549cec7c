"""Find which values may carry a derivative, in each context."""
