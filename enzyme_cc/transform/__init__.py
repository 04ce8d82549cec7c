"""Derivatives as code: what requests ask for is decided by the analyses, and written here."""
