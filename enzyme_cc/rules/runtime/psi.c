/* digamma, the derivative of log(gamma(x)), and polygamma: its derivative of order n.
 *
 * From 0 on: shifted by psi(x) = psi(x + 1) - 1 / x to where the asymptotic series is good.
 * Below: by reflection, psi(1 - x) - psi(x) = pi cot(pi x). All in pairs: near its zeros, which lie
 * one between any two poles, psi is the small difference of large numbers. The one positive zero
 * needs a series around it, and the first ones below 0 their exact place.
 */
#include "constants.h"
#include "pair.h"
#include "quick.h"

/* Above it, as many terms of the asymptotic series as there are in constants.h suffice. */
#define FAR ((REAL)ASYMPTOTIC_FROM)
/* Above it, they are nothing to it. */
#define VAST (ALL_WHOLE * ALL_WHOLE)
/* The quick ways have not the terms for fp128. */
#define IS_QUICK (DIGITS < 100)
#define LENGTH(table) ((int)(sizeof(table) / sizeof *(table)))

static const struct pair PI = PI_PAIR, LN2 = LN2_PAIR;

/* B(2k) / (2k)! for k = 1, 2 ... */
static const struct pair BERNOULLI[] = {BERNOULLI_PAIRS};

/* psi(root + d) = d (SLOPE + d (BEYOND[0] + d (BEYOND[1] + ... */
static const struct pair SLOPE = SLOPE_PAIR;
static const REAL BEYOND[] = {BEYOND_NUMBERS};

/* A number between two REALs, as the sum of three. */
struct place {
  REAL first, second, third;
};

static const struct place ROOT = ROOT_PLACE;
/* The zeros between -n - 1 and -n, for n = 0, 1 ... as far as they need it. */
static const struct place BELOW[] = {ZEROS_BELOW};

/* log((1 + s) / (1 - s)) */
static struct pair log_of_quotient(struct pair s) {
  struct pair square = multiply(s, s), result = pair_of(0);
  for (int k = LOG_TERMS; k >= 0; k--)
    result = add(multiply(result, square), over(pair_of(1), 2 * k + 1));
  return times(multiply(result, s), 2);
}

/* Add the logarithm of x >= 1. */
static struct sum with_logarithm(struct sum sum, struct pair x) {
  int exponent = 0;
  for (int k = HALVINGS; k >= 0; k--) {
    REAL factor = 2;
    for (int i = 0; i < k; i++) factor *= factor;
    if (x.high < factor) continue;
    x = (struct pair){x.high / factor, x.low / factor};
    exponent += 1 << k;
  }
  if (x.high > R(1.4142135)) x = (struct pair){x.high / 2, x.low / 2}, exponent++;
  struct pair one = pair_of(1), s = divide(subtract(x, one), add(x, one));
  return with(with(sum, log_of_quotient(s)), times(LN2, exponent));
}

/* The asymptotic series from its third term on, for the derivative of order n, without n! and sign,
 * times x^(n + 1): the sum of B(2k) / (2k)! (n + 1) (n + 2) ... (n + 2k - 1) / x^(2k - 1). */
static struct pair further_terms(int n, struct pair x) {
  if (x.high > VAST) return pair_of(0);
  struct pair square = divide(pair_of(1), multiply(x, x)), result = pair_of(0);
  for (int k = LENGTH(BERNOULLI); k >= 1; k--) {
    result = add(BERNOULLI[k - 1], multiply(result, square));
    if (k > 1) result = times(times(result, n + 2 * k - 1), n + 2 * k - 2);
  }
  result = times(result, n + 1);
  return divide(result, x);
}

static struct sum digamma_of_positive(struct pair x) {
  struct sum sum = {0, {0, 0}};
  for (; x.high < FAR; x = add(x, pair_of(1))) sum = with(sum, divide(pair_of(-1), x));
  if (x.high < VAST)
    sum = with(sum, divide(negative(add(pair_of(R(0.5)), further_terms(0, x))), x));
  return with_logarithm(sum, x);
}

/* n! / x^(n + 1) */
static struct pair leading(int n, struct pair x) {
  struct pair result = divide(pair_of(1), x);
  for (int k = 1; k <= n; k++) result = multiply(result, divide(pair_of(k), x));
  return result;
}

/* The same where it is too large for pairs: from afar, and else it is infinite. */
static REAL large_leading(int n, REAL x) {
  REAL factor = n < 30 ? 1 << 30 : 2, result = total(leading(n, pair_of(x * factor)));
  if (result - result != 0) return x < 0 && n % 2 == 0 ? -INFINITE : INFINITE;
  for (int k = 0; k <= n; k++) result *= factor;
  return result;
}

/* The sum of 1 / (x + k)^(n + 1) over all k >= 0, times n!; x > 0. */
static struct pair sum_of_powers(int n, struct pair x) {
  struct pair sum = pair_of(0), at = x;
  for (; at.high < FAR + n; at = add(at, pair_of(1))) {
    struct pair term = power(divide(x, at), n + 1);
    sum = add(sum, term);
    if (term.high < STEP * STEP * sum.high) return multiply(sum, leading(n, x));
  }
  struct pair rest = add(over(at, n), add(pair_of(R(0.5)), further_terms(n, at)));
  sum = add(sum, multiply(rest, power(divide(x, at), n + 1)));
  return multiply(sum, leading(n, x));
}

/* sin(y) for a start of y, cos(y) for one of 1; |y| <= pi/4. */
static struct pair sine(struct pair start, struct pair y, int first) {
  struct pair square = negative(multiply(y, y)), term = start, sum = start;
  for (int k = first + 1; k < SINE_TERMS; k += 2) {
    term = over(multiply(term, square), (REAL)k * (k + 1));
    sum = add(sum, term);
  }
  return sum;
}

/* cot(pi r) for -1/2 <= r <= 1/2, r not 0. */
static struct pair cotangent(REAL r) {
  REAL size = r < 0 ? -r : r, near = size > R(0.25) ? R(0.5) - size : size;
  struct pair y = times(PI, near);
  struct pair a = sine(y, y, 1), b = sine(pair_of(1), y, 0);
  struct pair result = size > R(0.25) ? divide(a, b) : divide(b, a);
  return r < 0 ? negative(result) : result;
}

/* The derivative of order n of pi cot(pi x), a polynomial in c = cot(pi x) times pi^(n + 1):
 * each further derivative of p(c) is -(1 + c^2) p'(c). */
static struct pair by_polynomial(int n, REAL r) {
  struct pair p[MOST_BY_POLYNOMIAL + 3] = {{0, 0}}, next[MOST_BY_POLYNOMIAL + 3];
  p[1] = pair_of(1);
  for (int order = 1; order <= n; order++) {
    for (int i = 0; i <= order + 1; i++) {
      struct pair here = times(p[i + 1], i + 1);
      if (i >= 2) here = add(here, times(p[i - 1], i - 1));
      next[i] = negative(here);
    }
    for (int i = 0; i <= order + 1; i++) p[i] = next[i];
  }
  struct pair c = cotangent(r), square = multiply(c, c), result = pair_of(0);
  for (int i = n + 1; i >= 0; i -= 2) result = add(multiply(result, square), p[i]);
  if (n % 2 == 0) result = multiply(result, c);
  return multiply(result, power(PI, n + 1));
}

/* The same by its poles, those on both sides of r together: they cancel at 1/2 and even orders.
 * Poles far away do not count at high orders. */
static struct pair by_poles(int n, REAL r) {
  struct pair size = pair_of(r < 0 ? -r : r), sum = pair_of(0);
  for (int k = 0; k < POLES; k++) {
    struct pair below = power(divide(size, exact_sum(k, size.high)), n + 1);
    struct pair above = power(divide(size, exact_sum(-1 - k, size.high)), n + 1);
    sum = add(sum, add(below, above));
  }
  struct pair result = multiply(sum, leading(n, size));
  return r < 0 || n % 2 ? negative(result) : result;
}

static struct pair reflected(int n, REAL r) {
  return n <= MOST_BY_POLYNOMIAL ? by_polynomial(n, r) : by_poles(n, r);
}

/* x < 0 less the nearest whole number. */
static REAL beside_pole(REAL x) {
  REAL size = -x;
  return (size + ALL_WHOLE) - ALL_WHOLE - size;
}

/* x - place, for x nearby. */
static struct pair distance(REAL x, struct place place) {
  return add(exact_sum(x, -place.first), (struct pair){-place.second, -place.third});
}

static REAL around_root(REAL x) {
  struct pair d = distance(x, ROOT);
  REAL sum = 0;
  for (int k = LENGTH(BEYOND) - 1; k >= 0; k--) sum = d.high * (sum + BEYOND[k]);
  return total(multiply(d, add(SLOPE, pair_of(sum))));
}

REAL NAME(__enzyme_cc_polygamma)(int n, REAL x);

static REAL below_zero(REAL x, REAL r) {
  REAL found = total_of(with(digamma_of_positive(exact_sum(1, -x)), negative(reflected(0, r))));
  if (x <= -LENGTH(BELOW) || found > 16 * STEP || found < -16 * STEP) return found;
  REAL d = total(distance(x, BELOW[(int)-x]));
  return d * (NAME(__enzyme_cc_polygamma)(1, x) - d / 2 * NAME(__enzyme_cc_polygamma)(2, x));
}

REAL NAME(__enzyme_cc_digamma)(REAL x) {
  if (x != x || x == INFINITE) return x;
  if (-STEP / 16 < x && x < STEP / 16) return -1 / x;
  if (R(1.3125) < x && x < R(1.609375)) return around_root(x);
  if (x > 0) return IS_QUICK ? quick_digamma(x) : total_of(digamma_of_positive(pair_of(x)));
  if (x <= -ALL_WHOLE) return NO_NUMBER;
  REAL r = beside_pole(x);
  if (r == 0) return NO_NUMBER;
  return below_zero(x, r);
}

/* (n - 1)! / x^n. Many factors need pairs, which the largest numbers are out of reach of. */
static REAL of_vast(int n, REAL x) {
  REAL result = 1 / x;
  for (int k = 1; k < n && result != 0; k++) result *= k / x;
  return n < 5 || result == 0 ? result : total(leading(n - 1, pair_of(x)));
}

static REAL at_pole(int n, REAL x) {
  if (n % 2) return INFINITE;
  return x == 0 ? -1 / x : NO_NUMBER;
}

REAL NAME(__enzyme_cc_polygamma)(int n, REAL x) {
  if (n == 0) return NAME(__enzyme_cc_digamma)(x);
  if (n < 0 || x != x || x == -INFINITE) return NO_NUMBER;
  REAL sign = n % 2 ? 1 : -1;
  if (x == INFINITE) return sign / x;
  if (x == 0 || x <= -ALL_WHOLE) return at_pole(n, x);
  if (x >= VAST) return sign * of_vast(n, x);
  if (IS_QUICK && n <= QUICK_ORDERS && STEP < x && x < ALL_WHOLE)
    return sign * quick_polygamma(n, x);
  REAL r = x < 0 ? beside_pole(x) : x;
  if (r == 0) return at_pole(n, x);
  struct pair sum = sum_of_powers(n, x > 0 ? pair_of(x) : exact_sum(1, -x));
  REAL found = total(x > 0 ? times(sum, sign) : negative(add(sum, reflected(n, r))));
  /* Out of reach of pairs are only the largest numbers: beside a pole. */
  return found - found == 0 ? found : sign * large_leading(n, r);
}

REAL NAME(__enzyme_cc_trigamma)(REAL x) { return NAME(__enzyme_cc_polygamma)(1, x); }
