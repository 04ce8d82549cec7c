// A state machine driven by a string and by its own numbers.
#include "reverse.h"

enum state { START, RISING, FALLING, SETTLED, DONE };

static double run(const char *tape, double x, double *energy) {
  enum state state = START;
  double speed = x;
  while (state != DONE) {
    char c = *tape ? *tape++ : '$';
    switch (state) {
      case START:
        state = c == 'u' ? RISING : c == 'd' ? FALLING : START;
        if (c == '$') state = DONE;
        *energy += speed * 0.5;
        break;
      case RISING:
        speed *= 1.25;
        *energy += speed * x;
        if (*energy > 4) state = FALLING;
        if (c == 'd') state = FALLING;
        else if (c == '$') state = SETTLED;
        break;
      case FALLING:
        speed = speed / 2 - x * 0.125;
        *energy -= speed * speed;
        state = c == 'u' ? RISING : c == '$' ? SETTLED : FALLING;
        break;
      case SETTLED: *energy *= *energy; /* fall through */
      default: state = DONE;
    }
  }
  return speed;
}

static void all(const double *x, double *y) {
  static const char *const tapes[] = {"", "uuuuuu", "-u-d-u", "dduuudd", "d"};
  double energy = x[2];
  for (int i = 0; i < 5; i++) y[i] = run(tapes[i], x[i % 2], &energy) * energy;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, all, ((double[]){1.1, 0.6, 0.25}), 3, 5, NULL);
  return checked();
}
