// What derivatives call in place of MPI's functions; compiled once for each MPI, with its own mpi.h.
//
// A function in the forward sweep of reverse mode ("augmented") does what MPI's does, and returns a
// record: what it takes to send adjoints the other way. A function of forward mode sends tangents
// beside the numbers. Both take MPI's arguments as words, shadows of all buffers, direction by
// direction, how many directions there are, and the place of the call. docs/mpi.md tells the rest.

#include "common.h"

#include "types.h"

#include "numbering.h"

#include "point.h"

#include "wait.h"

#include "persistent.h"

#include "shared.h"

#include "collective.h"

#include "entries.h"

#include "fortran.h"

#include "large.h"
