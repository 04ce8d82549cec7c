// Threads that wait for each other: the gradient is differentiated.
#define CURVATURES
#include "signs.c"
