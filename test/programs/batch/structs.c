// Structs by value: in registers, in pieces, in memory, as arguments and as results.
#include "batch.h"

typedef struct {
  double re, im;
} Pair;
typedef struct {
  Pair of[2];
} Pairs;
ENZYME_BATCH(Pairs, pairs);
typedef struct {
  double at[5];
  int n;
} Big;
typedef struct {
  Big of[2];
} Bigs;
ENZYME_BATCH(Bigs, bigs);
typedef struct {
  float x;
  int n;
} Small;

static Pair product(Pair a, Pair b) {
  return (Pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static double total(Big b, double by) {
  double sum = 0;
  b.at[0] *= by;
  for (int i = 0; i < 5; i++) sum += b.at[i] * (i + 1);
  return sum + b.n;
}

static Big grown(const Big *b, double by) {
  Big r = *b;
  for (int i = 0; i < 5; i++) r.at[i] = r.at[4 - i] * by + 1;
  r.n++;
  return r;
}

static double small(Small s, double x) { return s.x * x + s.n; }

int main(void) {
  Pair a = {1, 2}, b = {0.5, -3}, c = {2, 0.25};
  Pairs pairs = {0};
  REQUEST(pairs = __enzyme_batch_pairs((void *)product, enzyme_width, 2, a, b, enzyme_scalar, c));
  CHECK_SAME("pairs", pairs.of[0].re, product(a, c).re);
  CHECK_SAME("pairs", pairs.of[0].im, product(a, c).im);
  CHECK_SAME("pairs", pairs.of[1].re, product(b, c).re);
  CHECK_SAME("pairs", pairs.of[1].im, product(b, c).im);

  Big big[] = {{{1, 2, 3, 4, 5}, 6}, {{0.5, -1, 8, 2, 7}, 3}};
  Two two = {0};
  REQUEST(two = __enzyme_batch_two((void *)total, enzyme_width, 2, big[0], big[1], 2.0, 3.0));
  CHECK_SAME("by value", two.of[0], total(big[0], 2));
  CHECK_SAME("by value", two.of[1], total(big[1], 3));
  REQUEST(two = __enzyme_batch_two((void *)total, enzyme_width, 2, enzyme_scalar, big[0], 2.0, 3.0));
  CHECK_SAME("one by value", two.of[0], total(big[0], 2));
  CHECK_SAME("one by value", two.of[1], total(big[0], 3));

  Bigs bigs;
  memset(&bigs, 0, sizeof bigs);
  REQUEST(bigs = __enzyme_batch_bigs((void *)grown, enzyme_width, 2, big, big + 1, 0.5, 1.5));
  Big wanted[] = {grown(big, 0.5), grown(big + 1, 1.5)};
  for (int i = 0; i < 2; i++) {
    check_all("in memory", bigs.of[i].at, wanted[i].at, 5);
    CHECK_SAME("in memory", bigs.of[i].n, wanted[i].n);
  }

  Pair buffer[] = {a, b};
  memset(&pairs, 0, sizeof pairs);
  REQUEST(pairs = __enzyme_batch_pairs((void *)product, enzyme_width, 2, enzyme_buffer,
                                       sizeof *buffer, buffer, enzyme_scalar, c));
  CHECK_SAME("pieces in a buffer", pairs.of[1].re, product(b, c).re);
  CHECK_SAME("pieces in a buffer", pairs.of[1].im, product(b, c).im);
  REQUEST(two = __enzyme_batch_two((void *)total, enzyme_width, 2, enzyme_buffer, sizeof *big, big,
                                   2.0, 3.0));
  CHECK_SAME("copies from a buffer", two.of[0], total(big[0], 2));
  CHECK_SAME("copies from a buffer", two.of[1], total(big[1], 3));
  CHECK_SAME("copies from a buffer", big[0].at[0], 1);

  Small s = {1.5f, 3}, t = {0.25f, -2};
  REQUEST(two = __enzyme_batch_two((void *)small, enzyme_width, 2, s, t, enzyme_scalar, 3.0));
  CHECK_SAME("packed", two.of[0], small(s, 3));
  CHECK_SAME("packed", two.of[1], small(t, 3));
  return checked();
}
