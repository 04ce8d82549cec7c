"""Verify modules as LLVM's verifier does, and what our own objects promise."""
