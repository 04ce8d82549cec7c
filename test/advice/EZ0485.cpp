// A thread is never waited for, and another one returns what it has found.
// options: -g
// way: wait for it by pthread_join => -DWAY=1
// way: let the thread store it behind the pointer that it is given, and join it with null => -DWAY=1
#include "advice.h"
#include <pthread.h>
struct given {
  double x, found;
};
static void *run(void *argument) {
  given *own = static_cast<given *>(argument);
  own->found = own->x * own->x;
  return &own->found;
}
static double f(double x) {
  pthread_t one, other;
  given first = {x, 0}, second = {2 * x, 0};
  pthread_create(&one, nullptr, run, &first);
  pthread_create(&other, nullptr, run, &second);
#if WAY == 1
  pthread_join(one, nullptr);
  pthread_join(other, nullptr);
  return first.found + second.found;
#else
  void *found;
  pthread_detach(one);
  pthread_join(other, &found);
  return *static_cast<double *>(found);
#endif
}
int main() {
  same(__enzyme_autodiff_double((void *)f, 3.0), 30);
  return done();
}
