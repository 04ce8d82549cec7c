// A thread waits for a lock, where threads are to be reversed one after the other.
// options: -g --enzyme-deterministic
// way: let each thread store its results in memory of its own, and put them together after the join, without a lock => -DWAY=1
// way: compile without --enzyme-deterministic => --enzyme-deterministic=off
// says: and one more place
#include "advice.h"
#include <pthread.h>
struct given {
  double x, found;
};
static double sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *run(void *argument) {
  given *own = static_cast<given *>(argument);
#if WAY == 1
  own->found = own->x * own->x;
#else
  pthread_mutex_lock(&lock);
  sum += own->x * own->x;
  pthread_mutex_unlock(&lock);
#endif
  return nullptr;
}
static double f(double x) {
  pthread_t one, other;
  given first = {x, 0}, second = {2 * x, 0};
  sum = 0;
  pthread_create(&one, nullptr, run, &first);
  pthread_create(&other, nullptr, run, &second);
  pthread_join(one, nullptr);
  pthread_join(other, nullptr);
  return sum + first.found + second.found;
}
int main() {
  same(__enzyme_autodiff_double((void *)f, 3.0), 30);
  return done();
}
