// clang includes this header, which comes with a part of CUDA that need not be installed.
