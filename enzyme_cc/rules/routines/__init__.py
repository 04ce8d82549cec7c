"""Routines of linear algebra as rules: what each argument is, and derivatives as matrix expressions."""
