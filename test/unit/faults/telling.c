// Runs a program's derivative while an allocation is refused, and tells what became of it.
#include "allocations.h"

static const double AT = 1.25;

int thrown;

// Tapes are cut from an arena, or each block of them is the heap's.
int enzyme_tape_on_heap;

int rounds_of(int count) {
  static volatile int none;
  return count + none;
}

// Differences of five values: the first derivative, or the second one.
static double differences(double (*run)(double), int order, long refused, int lasting) {
  static const double all[][5] = {{1, -8, 0, 8, -1}, {-1, 16, -30, 16, -1}};
  const double *weights = all[order - 1], step = order == 1 ? 1.0 / 1024 : 1.0 / 128;
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    own = failed = 0;
    refuse(refused, lasting);
    double there = run(AT + (i - 2) * step);
    refuse_no_more();
    if (failed != refused) return NAN;
    sum += weights[i] * there;
  }
  return sum / (12 * (order == 1 ? step : step * step));
}

static void tell(const struct program *derivative, double (*run)(double), long refused, int lasting) {
  own = failed = 0;
  refuse(refused, lasting);
  double found = derivative->run(AT);
  struct count count = refuse_no_more();
  long its = failed;
  if (thrown) {
    printf("thrown made=%ld held=%ld failed=%ld\n", count.made, count.held, its);
    return;
  }
  double wanted = differences(run, derivative->order, its, lasting);
  const char *said = fabs(found - wanted) <= 1e-7 * (1 + fabs(wanted)) ? "right" : "wrong";
  printf("%s made=%ld held=%ld failed=%ld found=%.12g wanted=%.12g\n", said, count.made, count.held,
         its, found, wanted);
}

// Of what is called `name mode`, or of all, their names.
int main(int argc, char **argv) {
  enzyme_tape_on_heap = argc < 5 || strcmp(argv[4], "arena");
  for (const struct program *of = derivatives; of->name; of++) {
    size_t length = strcspn(of->name, " ");
    const struct program *reference = references;
    while (reference->name && (strlen(reference->name) != length ||
                               strncmp(reference->name, of->name, length)))
      reference++;
    if (argc < 4)
      puts(of->name);
    else if (!strcmp(of->name, argv[1]))
      tell(of, reference->run, atol(argv[2]), atoi(argv[3]));
  }
  return 0;
}
