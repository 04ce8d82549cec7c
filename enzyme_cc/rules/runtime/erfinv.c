/* The inverses of erf and erfc, by Halley's steps from a guess that is off by 0.2 percent.
 *
 * A step asks the function of C that is exact there: erf where the result is below 1, else erfc.
 */
#include "kind.h"

REAL NAME(erf)(REAL);
REAL NAME(erfc)(REAL);
REAL NAME(exp)(REAL);
REAL NAME(log)(REAL);
REAL NAME(sqrt)(REAL);

#define HALF_ROOT_OF_PI R(0.88622692545275801364908374167057259)
#define PI R(3.14159265358979323846264338327950288)
/* erf(1), and erfc(1), nearly. */
#define ERF_OF_1 R(0.84375)
#define ERFC_OF_1 R(0.15625)

/* For erf(y) = x, where `rest` is (1 - x) (1 + x): Winitzki's. */
static REAL guess(REAL rest) {
  REAL a = R(0.147), w = NAME(log)(rest), t = 2 / (PI * a) + w / 2;
  return NAME(sqrt)(NAME(sqrt)(t * t - w / a) - t);
}

/* erf(y) = x + rest, 0 <= x and y about 1 or less. */
static REAL by_erf(REAL x, REAL rest) {
  REAL y = x < R(0.0009765625) ? x * HALF_ROOT_OF_PI : guess((1 - x) * (1 + x));
  for (int i = 0; i < STEPS; i++) {
    REAL step = ((NAME(erf)(y) - x) - rest) * HALF_ROOT_OF_PI * NAME(exp)(y * y);
    y -= step / (1 + y * step);
  }
  return y;
}

/* erfc(y) = z, for small z > 0: by the logarithm, which is nearly a parabola. */
static REAL by_erfc(REAL z) {
  REAL y = guess(z * (2 - z));
  for (int i = 0; i < STEPS + 2; i++) {
    REAL found = NAME(erfc)(y), ratio = found / z;
    REAL apart = ratio - 1;
    if (apart > R(0.001) || apart < R(-0.001)) apart = NAME(log)(ratio) * ratio;
    y += apart * z * HALF_ROOT_OF_PI * NAME(exp)(y * y);
  }
  return y;
}

REAL NAME(__enzyme_cc_erfinv)(REAL x) {
  REAL size = x < 0 ? -x : x;
  if (!(size <= 1)) return NO_NUMBER;
  if (size == 1) return x * INFINITE;
  REAL y = size < ERF_OF_1 ? by_erf(size, 0) : by_erfc(1 - size);
  return x < 0 ? -y : y;
}

REAL NAME(__enzyme_cc_erfcinv)(REAL z) {
  if (!(0 <= z && z <= 2)) return NO_NUMBER;
  if (z == 0) return INFINITE;
  if (z >= R(0.5)) return NAME(__enzyme_cc_erfinv)(1 - z);
  if (z < ERFC_OF_1) return by_erfc(z);
  REAL x = 1 - z;
  return by_erf(x, (1 - x) - z);
}
