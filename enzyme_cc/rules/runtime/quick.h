/* digamma and the first polygammas of positive numbers, where one number has digits enough.
 *
 * What cancels is summed in pairs; what is small beside the result is not. 50 times as fast as
 * pairs alone.
 */
#ifndef QUICK_H
#define QUICK_H

#include "constants.h"
#include "pair.h"

REAL NAME(log)(REAL);

/* From here on the asymptotic series is exact with the numbers below: B(2k) / 2k, k = 1, 2 ... */
#define QUICK_FROM 10
#define MIDDLE R(10.5)
enum { QUICK_TERMS = 15, QUICK_ORDERS = 3 };
static const REAL ASYMPTOTIC[QUICK_TERMS] = {ASYMPTOTIC_NUMBERS};
static const struct pair LOG_MIDDLE = LOG_MIDDLE_PAIR;

/* log(x) - digamma(x) */
static REAL below_logarithm(REAL x) {
  REAL square = 1 / (x * x), sum = 0;
  for (int k = QUICK_TERMS - 1; k >= 0; k--) sum = square * (sum + ASYMPTOTIC[k]);
  return sum + R(0.5) / x;
}

/* a / b, the second number nearly. */
static struct pair quick_quotient(struct pair a, struct pair b) {
  REAL first = a.high / b.high;
  struct pair back = exact_product(first, b.high);
  REAL rest = ((a.high - back.high) - back.low) + (a.low - first * b.low);
  return (struct pair){first, rest / b.high};
}

/* log(x) from QUICK_FROM to one more, less the logarithm of the middle. */
static struct pair log_beside_middle(struct pair x) {
  struct pair above = exact_sum(x.high, MIDDLE);
  above.low += x.low;
  struct pair s = quick_quotient((struct pair){x.high - MIDDLE, x.low}, above);
  REAL square = s.high * s.high, sum = 0;
  for (int k = 15; k > 1; k -= 2) sum = square * (sum + R(1.0) / k);
  return (struct pair){2 * s.high, 2 * (s.low + s.high * sum)};
}

/* Of x > 0, not beside the zero. */
static REAL quick_digamma(REAL x) {
  if (x >= QUICK_FROM) return NAME(log)(x) - below_logarithm(x);
  struct pair sum = LOG_MIDDLE, at = pair_of(x), part;
  for (int k = 1; at.high < QUICK_FROM; at = exact_sum(x, k++)) {
    struct pair term = quick_quotient(pair_of(-1), at);
    part = exact_sum(sum.high, term.high);
    sum = (struct pair){part.high, sum.low + (part.low + term.low)};
  }
  struct pair rest = log_beside_middle(at);
  part = exact_sum(sum.high, rest.high);
  REAL low = sum.low + (part.low + rest.low) + R(0.5) * at.low / (at.high * at.high);
  return part.high + (low - below_logarithm(at.high));
}

/* 1 / x^(n + 1) */
static REAL inverse_power(int n, struct pair x) {
  REAL power = x.high;
  for (int k = 0; k < n; k++) power *= x.high;
  return (1 - (n + 1) * x.low / x.high) / power;
}

/* The derivative of order n <= QUICK_ORDERS, but for its sign, of x > 0 not close to either end. */
static REAL quick_polygamma(int n, REAL x) {
  int count = 0, factorial = n == 3 ? 2 : 1;
  for (; x + count < QUICK_FROM + n; count++) continue;
  struct pair at = exact_sum(x, count);
  REAL square = 1 / (at.high * at.high), sum = 0;
  for (int k = QUICK_TERMS; k > 0; k--) {
    REAL term = ASYMPTOTIC[k - 1] * 2 * k;
    for (int i = 1; i < n; i++) term *= 2 * k + i;
    sum = square * (sum + term);
  }
  sum += R(0.5) * n * factorial / at.high;
  sum = (sum + factorial) * inverse_power(n - 1, at);
  for (int k = count - 1; k >= 0; k--) sum += n * factorial * inverse_power(n, exact_sum(x, k));
  return sum;
}

#endif
