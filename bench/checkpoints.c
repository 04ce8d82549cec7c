/* The heat equation, a gradient with respect to its source: the loop as it is, or checkpointed. */
#include <enzyme/checkpoint.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 1000 };
static int steps;

static void step(int64_t i, double *u, const double *source) {
  double before[N];
  memcpy(before, u, sizeof before);
  for (int k = 1; k < N - 1; k++)
    u[k] += 0.2 * (before[k - 1] - 2 * before[k] + before[k + 1]) + 1e-4 * source[k] * cos(u[k]);
}

static EnzymeCkptConfig config;

static double loss(const double *source) {
  double u[N] = {0}, sum = 0;
#if defined LOOP
  for (int64_t i = 0; i < steps; i++) step(i, u, source);
#else
  __enzyme_checkpoint_for(step, 0, steps, enzyme_scheme, &SCHEME, &config, enzyme_checkpoint_region, u,
                          sizeof u, u, source);
#endif
  for (int k = 0; k < N; k++) sum += u[k] * u[k];
  return sum;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Of this program: what getrusage says may be that of the one that has started it. */
static long peak(void) {
  char line[256];
  long found = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %ld", &found) == 1) break;
  if (file) fclose(file);
  return found;
}

/* Steps, snapshots: seconds of the primal and of the gradient, its largest member, peak memory in kB. */
int main(int count, char **given) {
  static double source[N], gradient[N];
  steps = atoi(given[1]);
  config.snapshots = count > 2 ? atoi(given[2]) : 0;
  for (int k = 0; k < N; k++) source[k] = 1 + 0.1 * sin(k);
  double before = seconds(), value = loss(source), primal = seconds() - before;
  before = seconds();
  __enzyme_autodiff_void((void *)loss, enzyme_dup, source, gradient);
  double all = seconds() - before;
  printf("%.9g %.9g %.17g %.17g %ld\n", primal, all, gradient[500], value, peak());
}
