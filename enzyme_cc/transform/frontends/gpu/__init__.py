"""Model code for GPUs and launches of it, as clang emits them for CUDA and HIP."""
