"""Derivative rules for instructions and functions: YAML in, records out."""
