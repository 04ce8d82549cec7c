// std::thread: the gradient is differentiated.
#define CURVATURES
#include "std-thread.cpp"
