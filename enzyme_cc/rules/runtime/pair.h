/* Numbers of twice the digits: the sum of two REALs, the second below the last digit of the first.
 *
 * Everything here is exact or off by a few units of the last of all digits, in rounding to nearest,
 * as long as nothing comes near the largest number there is. No function of C is called.
 */
#ifndef PAIR_H
#define PAIR_H

#include "kind.h"

struct pair {
  REAL high, low;
};

static struct pair pair_of(REAL x) { return (struct pair){x, 0}; }

/* Of a and b, the larger first. */
static struct pair quick_sum(REAL a, REAL b) {
  REAL sum = a + b;
  return (struct pair){sum, b - (sum - a)};
}

static struct pair exact_sum(REAL a, REAL b) {
  REAL sum = a + b, part = sum - a;
  return (struct pair){sum, (a - (sum - part)) + (b - part)};
}

static REAL upper_half(REAL x) {
  REAL shifted = SPLITTER * x;
  return shifted - (shifted - x);
}

static struct pair exact_product(REAL a, REAL b) {
  REAL product = a * b;
  REAL a1 = upper_half(a), a2 = a - a1, b1 = upper_half(b), b2 = b - b1;
  return (struct pair){product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

static struct pair add(struct pair a, struct pair b) {
  struct pair high = exact_sum(a.high, b.high), low = exact_sum(a.low, b.low);
  high = quick_sum(high.high, high.low + low.high);
  return quick_sum(high.high, high.low + low.low);
}

static struct pair negative(struct pair a) { return (struct pair){-a.high, -a.low}; }

static struct pair subtract(struct pair a, struct pair b) { return add(a, negative(b)); }

static struct pair multiply(struct pair a, struct pair b) {
  struct pair product = exact_product(a.high, b.high);
  return quick_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

static struct pair times(struct pair a, REAL b) { return multiply(a, pair_of(b)); }

static struct pair divide(struct pair a, struct pair b) {
  REAL first = a.high / b.high;
  struct pair rest = subtract(a, times(b, first));
  REAL second = rest.high / b.high;
  rest = subtract(rest, times(b, second));
  struct pair quotient = quick_sum(first, second);
  return add(quotient, pair_of(rest.high / b.high));
}

static struct pair over(struct pair a, REAL b) { return divide(a, pair_of(b)); }

static struct pair power(struct pair base, int exponent) {
  struct pair result = pair_of(1);
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2) result = multiply(result, base);
    if (exponent > 1) base = multiply(base, base);
  }
  return result;
}

/* A sum of pairs that loses nothing of their digits: what is below the first number is a pair. */
struct sum {
  REAL high;
  struct pair low;
};

static struct sum with(struct sum sum, struct pair a) {
  struct pair high = exact_sum(sum.high, a.high);
  struct pair low = exact_sum(high.low, a.low);
  return (struct sum){high.high, add(sum.low, low)};
}

static REAL total_of(struct sum sum) {
  struct pair high = exact_sum(sum.high, sum.low.high);
  return high.high + (high.low + sum.low.low);
}

static REAL total(struct pair a) { return a.high + a.low; }

#endif
