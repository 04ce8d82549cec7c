/* How far numbers are from what they should be: of NaN `fmax` knows nothing, and would forget it.  */
#ifndef TEST_OFF_BY_H
#define TEST_OFF_BY_H

#include <math.h>

/* How far one is from another. NaN and infinity are near nothing. */
static inline double away_from(double found, double wanted) {
  double by = fabs(found - wanted);
  return by < INFINITY ? by : INFINITY;
}

/* The same by the size of that other, if it is more than 1. */
static inline double off_by(double found, double wanted) {
  return isfinite(wanted) ? away_from(found, wanted) / (1 + fabs(wanted)) : INFINITY;
}

#endif
