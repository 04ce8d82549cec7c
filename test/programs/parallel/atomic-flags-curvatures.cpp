// Flags that tell threads: the gradient is differentiated.
#define CURVATURES
#include "atomic-flags.cpp"
