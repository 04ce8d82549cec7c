// Threads of C++: the gradients of the models are differentiated.
#define CURVATURES
#include "threaded.cpp"
