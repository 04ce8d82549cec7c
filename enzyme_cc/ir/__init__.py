"""LLVM IR as text: opened lazily, read to objects, changed, and printed back faithfully."""
