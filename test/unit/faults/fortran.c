// The programs of allocations.f90, which are Fortran's; their derivatives.
#include "allocations.h"

double arrays(double), arrays_reverse(double), pointers(double), pointers_reverse(double);

#ifdef REFERENCE
void note(int is_there) { NOTE(is_there); }

const struct program references[] = {{"arrays", arrays, 0}, {"pointers", pointers, 0}, {0}};
const struct program derivatives[] = {
    {"arrays reverse", arrays_reverse, 1}, {"pointers reverse", pointers_reverse, 1}, {0}};
#endif
