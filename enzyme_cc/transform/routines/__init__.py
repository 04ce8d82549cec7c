"""Derivatives of routines of linear algebra: matrix expressions as calls of the user's own library."""
