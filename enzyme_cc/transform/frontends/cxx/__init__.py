"""Model what the standard libraries of C++ keep in memory: libstdc++ and libc++."""
