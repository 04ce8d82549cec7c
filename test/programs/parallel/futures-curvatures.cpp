// Futures: the gradient is differentiated.
#define CURVATURES
#include "futures.cpp"
