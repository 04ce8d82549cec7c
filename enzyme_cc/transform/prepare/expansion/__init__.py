"""Expand intrinsics into ordinary instructions, before anything is analysed."""
