// Numbers that are changed atomically: the gradient is differentiated.
#define CURVATURES
#include "atomic-numbers.cpp"
