/* What lies in the ground? Fit the speed of waves in each cell of rock to what geophones heard. */
#include "lbfgs.h"
#include "wave.h"

#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double cost(const double *speed, const void *heard) { return misfit(speed, heard); }

/* The derivative of the misfit with respect to the speed in every cell: one call. */
static void gradient(const double *speed, double *by_speed, const void *heard) {
  memset(by_speed, 0, CELLS * sizeof *by_speed);
  __enzyme_autodiff_void((void *)misfit, enzyme_dup, speed, by_speed, enzyme_const, heard);
}

/* The same by central differences: two simulations for each cell. */
static void differences(const double *speed, double *by_speed, const void *heard) {
  double moved[CELLS], h = 1e-5;
  memcpy(moved, speed, sizeof moved);
  for (int i = 0; i < CELLS; i++) {
    moved[i] = speed[i] + h;
    double above = misfit(moved, heard);
    moved[i] = speed[i] - h;
    by_speed[i] = (above - misfit(moved, heard)) / (2 * h);
    moved[i] = speed[i];
  }
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* The shortest of several runs, in milliseconds. */
#define BEST(call)                                        \
  ({                                                      \
    double best = 1e30;                                   \
    for (int run = 0; run < 9; run++) {                   \
      double start = seconds();                           \
      call;                                               \
      best = fmin(best, 1e3 * (seconds() - start));       \
    }                                                     \
    best;                                                 \
  })

int main(void) {
  double truth[CELLS], speed[CELLS], exact[CELLS], by_difference[CELLS], heard[2 * STEPS];
  volatile double before;
  for (int i = 0; i < CELLS; i++) {
    truth[i] = i < 30 ? 2.5 : i < 60 ? 3 : i < 80 ? 2.4 : i < 120 ? 3.3 : 2.8;
    speed[i] = 2.5; /* all that is known at first: how fast it is at the left end */
  }
  simulate(truth, heard);

  double simulation = BEST(before = misfit(speed, heard));
  double reverse = BEST(gradient(speed, exact, heard));
  double start = seconds();
  differences(speed, by_difference, heard);
  double central = 1e3 * (seconds() - start), largest = 0, worst = 0;
  for (int i = 0; i < CELLS; i++) {
    largest = fmax(largest, fabs(exact[i]));
    worst = fmax(worst, fabs(exact[i] - by_difference[i]));
  }
  printf("one simulation                    %8.2f ms\n", simulation);
  printf("gradient, %d speeds, enzyme-cc   %8.2f ms\n", CELLS, reverse);
  printf("the same by finite differences    %8.2f ms, %.0e apart\n", central, worst / largest);

  start = seconds();
  double after = minimise(cost, gradient, heard, speed, CELLS, 1500);
  printf("misfit %.1e, after 1500 steps with that gradient %.1e (%.0f ms)\n", before, after,
         1e3 * (seconds() - start));
  for (int i = 0; i < CELLS; i++) fprintf(stderr, "%.6f %.6f\n", truth[i], speed[i]);
  return worst < 1e-6 * largest ? 0 : 1;
}
