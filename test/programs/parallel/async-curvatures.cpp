// std::async and a promise: the gradient is differentiated.
#define CURVATURES
#include "async.cpp"
