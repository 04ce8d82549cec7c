// Blocks of C++: where there is no memory `new` throws, in a derivative as in what it is of.
#include <list>
#include <map>
#include <memory>
#include <new>
#include <vector>

#include "allocations.h"

static int next(int left) { return left - 1 - (left % 5 == 4); }

static double sum_of(const double *block, int n, double x) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += block[i] * x * (i + 1);
  return sum;
}

static double by_new(double x) {
  std::unique_ptr<double[]> block(new double[8]);
  for (int i = 0; i < rounds_of(8); i++) block[i] = x * x + i;
  return sum_of(block.get(), 8, x);
}

static double by_nothrow_new(double x) {
  double *block = new (std::nothrow) double[8];
  NOTE(block);
  if (!block) return 3 * x;
  for (int i = 0; i < rounds_of(8); i++) block[i] = x * x + i;
  double sum = sum_of(block, 8, x);
  delete[] block;
  return sum;
}

struct alignas(64) wide {
  double numbers[8];
};

static double by_aligned_new(double x) {
  std::unique_ptr<wide[]> block(new wide[2]);
  for (int i = 0; i < rounds_of(8); i++) block[0].numbers[i] = x * x + i, block[1].numbers[i] = x * i;
  return sum_of(block[0].numbers, 8, x) * block[1].numbers[3];
}

static double growing_vector(double x) {
  std::vector<double> numbers;
  double y = x;
  for (int left = rounds_of(12); left; left = next(left)) {
    numbers.push_back(y * x);
    y = y * 0.75 + 1;
  }
  return sum_of(numbers.data(), (int)numbers.size(), x);
}

static double rows(double x) {
  std::vector<std::vector<double>> table(3, std::vector<double>(2, x));
  for (int i = 0; i < 3; i++) table[i].push_back(x * x * i);
  double sum = 0;
  for (const auto &row : table) sum += sum_of(row.data(), 3, x);
  return sum;
}

static double listed(double x) {
  std::list<double> numbers;
  for (int left = rounds_of(6); left; left = next(left)) numbers.push_back(x * x + left);
  double sum = 0;
  for (double each : numbers) sum += each * x;
  return sum;
}

static double mapped(double x) {
  std::map<int, double> numbers;
  for (int left = rounds_of(6); left; left = next(left)) numbers[left % 3] += x * x + left;
  double sum = 0;
  for (const auto &each : numbers) sum += each.second * x;
  return sum;
}

static double shared(double x) {
  auto number = std::make_shared<double>(x * x);
  std::vector<std::shared_ptr<double>> all(2, number);
  *all[0] += x;
  return *all[1] * x;
}

// Counts the blocks of a vector.
template <typename T> struct counting : std::allocator<T> {
  template <typename U> struct rebind { using other = counting<U>; };
  T *allocate(size_t n) {
    own++;
    return std::allocator<T>::allocate(n);
  }
};

// Goes on without, where there is no memory.
static double caught(double x) {
  double sum = 0;
  try {
    std::vector<double, counting<double>> numbers(2, x);
    sum = 5 * x;
    for (int i = 0; i < 3; i++) numbers.push_back(x * x + i);
    sum += sum_of(numbers.data(), (int)numbers.size(), x);
  } catch (const std::bad_alloc &) {
    if (!failed) failed = own;
    sum += 2 * x;
  }
  return sum;
}

#define CASES(ROW)                                                                            \
  ROW(by_new) ROW(by_nothrow_new) ROW(by_aligned_new) ROW(growing_vector) ROW(rows) ROW(listed) \
  ROW(mapped) ROW(shared) ROW(caught)

#ifdef REFERENCE
#define ROW(name) {#name, name, 0},
extern "C" const struct program references[] = {CASES(ROW){0, 0, 0}};
#else

#define GUARDED(name, mode, derivative)    \
  static double name##_##mode(double x) {  \
    try {                                  \
      return derivative;                   \
    } catch (const std::bad_alloc &) {     \
      thrown = 1;                          \
      return 0;                            \
    }                                      \
  }
#define MODES(name)                                                                      \
  GUARDED(name, reverse, __enzyme_autodiff((void *)name, x))                             \
  GUARDED(name, forward, __enzyme_fwddiff((void *)name, enzyme_dup, x, 1.0))             
CASES(MODES)

#define ROW(name) {#name " reverse", name##_reverse, 1}, {#name " forward", name##_forward, 1},
extern "C" const struct program derivatives[] = {CASES(ROW){0, 0, 0}};
#endif
