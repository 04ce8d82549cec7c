"""Find which values of the primal an adjoint uses."""
