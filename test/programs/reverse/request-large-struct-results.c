// Functions that return structs through memory: their shadow, the seeds, follows the function.
#include "reverse.h"

struct matrix {
  double at[2][2], trace;
  int turns;
};

static struct matrix rotation(double angle, double scale) {
  struct matrix m = {{{cos(angle), -sin(angle)}, {sin(angle), cos(angle)}}, 0, (int)(angle / 6.28)};
  for (int i = 0; i < 4; i++) m.at[i / 2][i % 2] *= scale;
  m.trace = m.at[0][0] * m.at[1][1];
  return m;
}

struct pair {
  double angle, scale;
};
ENZYME_AUTODIFF(struct pair, pair);

static double seeded(const struct matrix *m, const struct matrix *seed) {
  double sum = m->trace * seed->trace;
  for (int i = 0; i < 4; i++) sum += m->at[i / 2][i % 2] * seed->at[i / 2][i % 2];
  return sum;
}

int main(void) {
  const struct matrix seed = {{{0.5, 1}, {-2, 0.25}}, 3, 0};
  struct matrix shadow = seed, m;
  struct pair got = {0, 0};
  double angle = 7.25, scale = 1.5;
  REQUEST(got = __enzyme_autodiff_pair((void *)rotation, &shadow, enzyme_out, angle, enzyme_out,
                                       scale));
  CHECK_GOT("angle", got.angle, DIFFERENCE(t, angle, (m = rotation(t, scale), seeded(&m, &seed))),
            BY_DIFFERENCES);
  CHECK_GOT("scale", got.scale, DIFFERENCE(t, scale, (m = rotation(angle, t), seeded(&m, &seed))),
            BY_DIFFERENCES);
  CHECK_NEAR("references", -2 * scale * scale * cos(angle) * sin(angle),
             DIFFERENCE(t, angle, rotation(t, scale).trace), BY_DIFFERENCES);
  return checked();
}
