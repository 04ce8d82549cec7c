// A state machine: a switch in an endless loop, with returns and a nested switch.
#include "check.h"

enum state { START, HEAT, COOL, HOLD, END };

static double run(double temperature, double power, double limit) {
  enum state state = START;
  double energy = 0;
  for (int tick = 0;; tick++) {
    switch (state) {
      case START: state = temperature < limit ? HEAT : COOL; break;
      case HEAT:
        temperature += power * (1 + 0.01 * temperature);
        energy += power * power;
        if (temperature > limit) state = HOLD;
        break;
      case COOL:
        temperature *= 0.9;
        if (temperature < limit) state = HOLD;
        break;
      case HOLD:
        switch (tick % 3) {
          case 0: energy += 0.5 * temperature; break;
          case 1: temperature -= 0.25 * limit; break;
          default: state = temperature < 0.8 * limit ? HEAT : HOLD;
        }
        break;
      case END: return energy + temperature;
    }
    if (tick == 20) state = END;
    if (tick > 30) return -1;
  }
}

static void all(const double *x, double *y) {
  y[0] = run(x[0], x[1], x[2]);
  y[1] = run(3 * x[0], x[1], x[2]);
}

int main(void) {
  CHECK_MAP_WITHIN(0x1p-7, all, ((double[]){12.3, 2.7, 25.1}), 3, 2, NULL);
  return checked();
}
