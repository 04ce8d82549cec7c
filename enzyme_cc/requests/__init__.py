"""Requests: the calls that ask for a derivative, found by the name of what they call."""
