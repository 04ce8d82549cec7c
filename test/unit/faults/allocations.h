// Programs of which each allocation may fail, and what is said of the derivative then.
//
// A program is a function that notes each of its own allocations. Its derivative is compared with
// differences of the function itself, of which the same allocation is refused (telling.c).
#include "refusing.h"
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_noret, enzyme_tape;
#ifdef __cplusplus
}
#endif

// The number of the last of a program's own allocations, and of the first that failed.
#ifdef __cplusplus
extern "C" {
#endif
extern long own, failed;
extern int thrown;  // whether a derivative ended by an exception
#ifdef __cplusplus
}
#endif

#define NOTE(is_there)                        \
  do {                                        \
    own++;                                    \
    if (!(is_there) && !failed) failed = own; \
  } while (0)

struct program {
  const char *name;
  double (*run)(double);
  int order;  // of which derivative, where it is one
};
// Each program as it is, made by the plain compiler, and its derivatives; the last has no name.
#ifdef __cplusplus
extern "C" {
#endif
extern const struct program references[], derivatives[];
// A number that no compiler knows.
int rounds_of(int);
#ifdef __cplusplus
}
#endif
