"""Find the lanes of vectors that have an adjoint, and values that batched instances share."""
