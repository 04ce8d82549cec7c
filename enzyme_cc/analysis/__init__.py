"""Analyses: facts about functions without running them. Read-only, each one by itself."""
