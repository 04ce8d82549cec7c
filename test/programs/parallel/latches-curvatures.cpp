// Latches: the gradient is differentiated.
#define CURVATURES
#include "latches.cpp"
