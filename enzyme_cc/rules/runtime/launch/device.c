// What derivatives of host code call in place of CUDA's functions; compiled once more for HIP.
//
// A function in the forward sweep of reverse mode ("augmented") does what CUDA's does, and returns a record:
// what it takes to go the other way. A function of forward mode does the same with tangents. Both take the
// arguments as words, behind them what numbers are in each buffer, and the table of kernels; then shadows
// of all buffers, how many directions there are, and the place of the call. docs/gpu.md tells the rest.

#include "common.h"

#include "variables.h"

#include "copies.h"

#include "launches.h"

#include "rooms.h"

#include "gradients.h"

#include "entries.h"

#include "blas.h"

#include "again.h"
