// Numbers of every kind: at several widths, given one by one, shared and from buffers.
#include "batch.h"

static double mixed(double x, float y, int k, long n) {
  return x * y + (double)(k * n) / 7 - fabs(x - y) + (k % 3) * sqrt(x * x + 1);
}

static double horner(double x, const double *c, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * x + c[i];
  return sum;
}

static double chosen(double x, double y) { return (x < y ? x : y) + fmax(x, 0.5) * (x > 1 ? 2 : 3); }

static double bits(double x) {
  unsigned long u;
  memcpy(&u, &x, sizeof u);
  u ^= u >> 12;
  return (double)(u % 1000003);
}

static float single(float x, float y) { return x / y + x * y; }
typedef struct {
  float of[2];
} Floats;
ENZYME_BATCH(Floats, floats);
static int whole(int x, short y, unsigned char z, _Bool b) { return x * y - z + b; }
typedef struct {
  int of[2];
} Ints;
ENZYME_BATCH(Ints, ints);

static void widths(void) {
  double c[] = {0.5, -1.25, 3, 0.125}, x[8], wanted[8];
  for (int i = 0; i < 8; i++) x[i] = 0.3 * i - 1, wanted[i] = horner(x[i], c, 4);
  double one = 0;
  REQUEST(one = __enzyme_batch_one((void *)horner, enzyme_width, 1, x[2], c, 4));
  CHECK_SAME("width 1", one, wanted[2]);
  Two two = {0};
  REQUEST(two = __enzyme_batch_two((void *)horner, enzyme_width, 2, x[0], x[1], enzyme_scalar, c,
                                   enzyme_scalar, 4));
  check_all("width 2", two.of, wanted, 2);
  Eight eight = {0};
  REQUEST(eight = __enzyme_batch_eight((void *)horner, enzyme_width, 8, enzyme_vector, x[0], x[1],
                                       x[2], x[3], x[4], x[5], x[6], x[7], enzyme_scalar, c,
                                       enzyme_scalar, 4));
  check_all("width 8", eight.of, wanted, 8);
  memset(&eight, 0, sizeof eight);
  REQUEST(eight = __enzyme_batch_eight((void *)horner, enzyme_width, 8, enzyme_buffer, sizeof *x, x,
                                       enzyme_scalar, c, enzyme_scalar, 4));
  check_all("numbers in a buffer", eight.of, wanted, 8);
}

static void kinds(void) {
  Four four = {0};
  REQUEST(four = __enzyme_batch_four((void *)mixed, enzyme_width, 4, 0.5, 1.5, -2.0, 0.1, 1.0f, 2.0f,
                                     3.0f, 0.3f, enzyme_scalar, 5, 1L, 2L, 3L, 4L));
  double wanted[] = {mixed(0.5, 1, 5, 1), mixed(1.5, 2, 5, 2), mixed(-2, 3, 5, 3),
                     mixed(0.1, 0.3f, 5, 4)};
  check_all("mixed", four.of, wanted, 4);
  Floats floats = {0};
  REQUEST(floats = __enzyme_batch_floats((void *)single, enzyme_width, 2, 1.5f, 2.5f, enzyme_scalar,
                                         3.0f));
  CHECK_SAME("floats", floats.of[0], single(1.5f, 3));
  CHECK_SAME("floats", floats.of[1], single(2.5f, 3));
  Ints ints = {0};
  REQUEST(ints = __enzyme_batch_ints((void *)whole, enzyme_width, 2, 7, 8, 2, 3, 200, 100, 1, 0));
  CHECK_SAME("integers", ints.of[0], whole(7, 2, 200, 1));
  CHECK_SAME("integers", ints.of[1], whole(8, 3, 100, 0));
}

static void choices(void) {
  Four four = {0};
  REQUEST(four = __enzyme_batch_four((void *)chosen, enzyme_width, 4, 0.5, 1.5, -2.0, 0.1,
                                     enzyme_scalar, 1.25));
  double wanted[] = {chosen(0.5, 1.25), chosen(1.5, 1.25), chosen(-2, 1.25), chosen(0.1, 1.25)};
  check_all("choices", four.of, wanted, 4);
  Two two = {0};
  REQUEST(two = __enzyme_batch_two((void *)bits, enzyme_width, 2, 0.3, -7.25));
  CHECK_SAME("bits", two.of[0], bits(0.3));
  CHECK_SAME("bits", two.of[1], bits(-7.25));
  // All share everything: there is one result.
  REQUEST(two = __enzyme_batch_two((void *)bits, enzyme_width, 2, enzyme_scalar, 0.3));
  CHECK_SAME("all shared", two.of[0], bits(0.3));
  CHECK_SAME("all shared", two.of[1], bits(0.3));
}

int main(void) {
  widths();
  kinds();
  choices();
  return checked();
}
