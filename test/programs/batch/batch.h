/* What the programs of this folder share: each instance must give the bits that a call gives. */
#ifndef BATCH_H
#define BATCH_H

#include "check.h"
#include <stdlib.h>

typedef struct {
  double of[2];
} Two;
typedef struct {
  double of[4];
} Four;
typedef struct {
  double of[8];
} Eight;
ENZYME_BATCH(double, one);
ENZYME_BATCH(Two, two);
ENZYME_BATCH(Four, four);
ENZYME_BATCH(Eight, eight);
ENZYME_BATCH(void, void);

#define APART __attribute__((noinline)) static

#define CHECK_SAME(what, got, wanted) check_got(what, got, wanted, 0)

ONCE void check_all(const char *what, const double *got, const double *wanted, int n) {
  for (int i = 0; i < n; i++) CHECK_SAME(what, got[i], wanted[i]);
}

#endif
