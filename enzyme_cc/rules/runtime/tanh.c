/* The slope of tanh, of which the value is known, too.
 *
 * From the value, as long as its rounding is not much of what it lacks of 1; else by an exponential.
 */
#include "kind.h"

#define SLOPE(REAL, exp, name)                        \
  REAL exp(REAL);                                     \
  REAL name(REAL x, REAL value) {                     \
    if (-(REAL)0.75 < value && value < (REAL)0.75)    \
      return (1 - value) * (1 + value);               \
    REAL decay = exp(x < 0 ? 2 * x : -2 * x);         \
    return 4 * decay / ((1 + decay) * (1 + decay));   \
  }

SLOPE(REAL, NAME(exp), NAME(__enzyme_cc_tanh_slope))
#if KIND == 64
SLOPE(float, expf, __enzyme_cc_tanh_slopef)
#endif
