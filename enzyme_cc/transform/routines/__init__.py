"""Derivatives of routines of linear algebra: expressions as calls of the user's library."""
