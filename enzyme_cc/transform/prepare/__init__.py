"""Prepare a module for LLVM's passes, and undo what was done for that time only."""
