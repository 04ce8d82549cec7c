"""Write tangents from a tape: the primal's way once more, without the primal."""
