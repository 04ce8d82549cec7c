"""Intrinsics written as ordinary instructions, before anything is analysed."""
