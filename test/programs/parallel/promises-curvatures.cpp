// Promises and packaged tasks: the gradient is differentiated.
#define CURVATURES
#include "promises.cpp"
