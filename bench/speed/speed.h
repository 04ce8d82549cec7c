/* The main program of each program here: it checks two gradients, then times them beside the primal.
 *
 * A program defines the functions below. PLAIN: without derivatives, for a compiler that has none. */
#include "../measure.h"

static int inputs;  /* how many numbers the objective is differentiated by */
static int results; /* how many numbers a derivative is: as many, unless prepare() says otherwise */

static void prepare(void);                         /* sets inputs, and what is constant */
static void start(double *x);                      /* fills the inputs */
static double primal(const double *x);             /* the objective */
static void ours(const double *x, double *dx);     /* adds its derivative */
static void by_hand(const double *x, double *dx);  /* so does this one */

/* What the derivative is that of, if not primal, and its slopes, if it is not these. */
#ifndef CHECKED
#define CHECKED primal
#endif
#ifdef SLOPES
static void SLOPES(const double *derivative, double *slopes);
#else
#define SLOPES(derivative, slopes) memcpy(slopes, derivative, inputs * sizeof(double))
#endif
static double CHECKED(const double *x);

#ifdef PLAIN
#define GRADIENT(...) by_hand(x, dx)
#define TANGENT(...) by_hand(x, dx)
#else
extern int enzyme_const, enzyme_dup, enzyme_out;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff_double(void *, ...);
#define GRADIENT(...) __enzyme_autodiff(__VA_ARGS__)
#define TANGENT(...) __enzyme_fwddiff(__VA_ARGS__)
#endif

/* A number the compiler does not know: sizes are not built into what is measured. */
static int unknown(int number) {
  __asm__ volatile("" : "+r"(number));
  return number;
}

static double checked_value(const void *x) { return CHECKED(x); }

static volatile double sink;
static void run_primal(const double *x, double *dx) { (void)dx, sink = primal(x); }

typedef void run(const double *x, double *dx);
static run *const kinds[3] = {run_primal, ours, by_hand};
static const char *const names[3] = {"primal", "ours", "hand"};

/* Print how often one takes memory, the bytes it holds at its worst moment, and those it keeps: bytes
 * are counted while each block of a tape is the heap's. */
static void memory_of(int kind, const double *x, double *dx) {
  long before = live;
  most = live;
  enzyme_tape_on_heap = 1;
  kinds[kind](x, dx);
  enzyme_tape_on_heap = 0;
  long bytes = most - before, kept = live - before, calls = allocations;
  memset(dx, 0, results * sizeof *dx);
  kinds[kind](x, dx);
  printf("memory %s %ld %ld %ld\n", names[kind], allocations - calls, bytes, kept);
}

/* The compiler is not to know which function is called, nor that one call is like the next. */
static double seconds_of(int kind, const double *x, double *dx, int calls) {
  run *volatile called = kinds[kind];
  double begin = now();
  for (int call = 0; call < calls; call++) called(x, dx);
  return (now() - begin) / calls;
}

/* Print the seconds of the three, in turn, each over as many calls as take some milliseconds. */
static void time_rounds(const double *x, double *dx, int rounds) {
  double once = seconds_of(0, x, dx, 1);
  int calls = once > 2e-3 ? 1 : 2e-3 / fmax(once, 1e-8);
  for (int round = 0; round < rounds; round++) {
    printf("round");
    for (int kind = 0; kind < 3; kind++) printf(" %.10f", seconds_of(kind, x, dx, calls));
    printf("\n");
  }
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 15;
  prepare();
  if (!results) results = inputs;
  double *x = doubles(inputs), *first = doubles(inputs), *slopes = doubles(inputs);
  double *dx = doubles(results), *reference = doubles(results);
  start(x);
  memcpy(first, x, inputs * sizeof *x);
  memory_of(0, x, dx);
  memory_of(2, x, reference);
  memory_of(1, x, dx);
  if (memcmp(x, first, inputs * sizeof *x)) return printf("the inputs have changed\n"), 1;
  SLOPES(reference, slopes);
  printf("off %g %g\n", off_other(dx, reference, results),
         off_differences(x, first, slopes, inputs, checked_value, x));
  uncounted = 1;
  time_rounds(x, dx, rounds);
  uncounted = 0;
  free(x), free(first), free(slopes), free(dx), free(reference);
  return 0;
}
