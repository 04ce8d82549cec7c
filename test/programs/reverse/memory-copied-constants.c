// A constant with numbers and an address of what is active, copied: numbers take nothing back to it.
#include "reverse.h"

struct settings {
  double scale;
  double *place;
  double rest[8];
};

static double held;
static const struct settings start = {2.0, &held, {1, 2, 3}};

__attribute__((noinline)) static void spread(struct settings *s, double v) {
  for (int i = 0; i < 8; i++) s->rest[i] += v * i;
  s->scale *= v;
}

static double settled(double v) {
  struct settings s;
  memcpy(&s, &start, sizeof s);
  *s.place = v * v;
  spread(&s, v);
  return s.scale * held + s.rest[3];
}

int main(void) {
  CHECK_ADJOINT_SCALAR(settled, 1.5, 6 * 1.5 * 1.5 + 3);
  return checked();
}
