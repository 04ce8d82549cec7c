// Shared pointers in threads: the gradient is differentiated.
#define CURVATURES
#include "owners.cpp"
