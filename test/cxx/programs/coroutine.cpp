// A generator of numbers: a coroutine that yields the terms of a series.
// flags: -std=c++20
#include "../tried.hpp"
#include <coroutine>
#include <exception>
#include <utility>
class Numbers {
public:
  struct promise_type {
    double value = 0;
    Numbers get_return_object() { return Numbers{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(double v) noexcept { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };
  explicit Numbers(std::coroutine_handle<promise_type> h) : handle_(h) {}
  Numbers(Numbers &&o) noexcept : handle_(std::exchange(o.handle_, {})) {}
  ~Numbers() { if (handle_) handle_.destroy(); }
  bool next() { handle_.resume(); return !handle_.done(); }
  double value() const { return handle_.promise().value; }
private:
  std::coroutine_handle<promise_type> handle_;
};
static Numbers terms(double x, int n) {
  double term = 1;
  for (int i = 1; i <= n; i++) {
    co_yield term;
    term *= x / i;
  }
}
static double series(const double *x) {
  double sum = 0;
  Numbers made = terms(x[0], 8);
  while (made.next()) sum += made.value() * x[1];
  return sum;
}
int main() { return tried<series>({0.7, 1.3}); }
