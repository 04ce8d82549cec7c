"""Routines of linear algebra as rules: operands, and derivatives as expressions."""
