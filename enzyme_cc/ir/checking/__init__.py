"""Check types and attributes of each instruction as LLVM's verifier does."""
