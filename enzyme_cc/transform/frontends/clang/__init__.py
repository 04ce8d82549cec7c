"""Model what clang emits for C and C++."""
