// Fences: the gradient is differentiated.
#define CURVATURES
#include "fences.cpp"
