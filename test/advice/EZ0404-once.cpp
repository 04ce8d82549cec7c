// A function that is to run once and whose numbers are differentiated.
// way: with a flag under a mutex => -DWAY=1
// says: define it in the same unit|or pass it as an argument
// says: compile with -g to be told the line
#include "advice.h"
#include <mutex>
#if WAY
struct Once {
  std::mutex mutex;
  bool is_done = false;
  template <class F> void call(F f) {
    std::lock_guard<std::mutex> lock(mutex);
    if (!is_done) f();
    is_done = true;
  }
};
#else
struct Once {
  std::once_flag flag;
  template <class F> void call(F f) { std::call_once(flag, f); }
};
#endif
static double f(double x) {
  Once once;
  double y = 0;
  for (int i = 0; i < 3; i++) once.call([&] { y += x * x; });
  return 2 * y;
}
int main(void) {
  same(__enzyme_autodiff_double((void *)f, 3.0), 12);
  return done();
}
