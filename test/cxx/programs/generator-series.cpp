// Coroutines: a generator with a promise of its own, one that consumes another, exceptions kept in between.
// flags: -std=c++20
// not: no exceptions
#include "../tried.hpp"
#include <coroutine>
#include <exception>
#include <utility>

template <class T> class Generator {
public:
  struct promise_type {
    T value;
    std::exception_ptr failed;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = std::move(v); return {}; }
    void return_void() {}
    void unhandled_exception() { failed = std::current_exception(); }
  };
  explicit Generator(std::coroutine_handle<promise_type> h) : handle_(h) {}
  Generator(Generator &&other) noexcept : handle_(std::exchange(other.handle_, {})) {}
  Generator &operator=(Generator &&) = delete;
  ~Generator() { if (handle_) handle_.destroy(); }
  bool next() {
    handle_.resume();
    if (handle_.promise().failed) std::rethrow_exception(handle_.promise().failed);
    return !handle_.done();
  }
  T &value() { return handle_.promise().value; }

private:
  std::coroutine_handle<promise_type> handle_;
};
struct Term { int n; double value; };
static Generator<Term> powers(double x) {
  double p = 1;
  for (int n = 0;; ++n) { co_yield {n, p}; p *= x; }
}
static Generator<double> exponential(double x) {
  auto terms = powers(x);
  double factorial = 1, sum = 0;
  while (terms.next()) {
    if (terms.value().n) factorial *= terms.value().n;
    sum += terms.value().value / factorial;
    co_yield sum;
    if (terms.value().n == 12) co_return;
  }
}
static double value(const double *x) {
  double last = 0, sum = 0;
  for (auto partial = exponential(x[0] * x[1]); partial.next();) last = partial.value(), sum += last * x[1];
  return last + 0.1 * sum;
}
int main() { return tried<value>({0.7, 1.2}); }
