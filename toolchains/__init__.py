"""The outside world: which compilers and LLVM tools this machine has, and running them."""
