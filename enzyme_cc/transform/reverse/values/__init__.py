"""Describe values in reverse mode: lane kinds, signatures, layouts of moved memory."""
