// Generators of numbers one behind the other, with memory of their own, left before they end.
// flags: -std=c++20
// not: no exceptions
#include "../tried.hpp"
#include <coroutine>
#include <exception>
#include <utility>
#include <optional>
template <class T> class Generator {
public:
  struct promise_type {
    std::optional<T> value;
    std::exception_ptr error;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) noexcept { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  explicit Generator(std::coroutine_handle<promise_type> h) : handle_(h) {}
  Generator(Generator &&o) noexcept : handle_(std::exchange(o.handle_, {})) {}
  ~Generator() { if (handle_) handle_.destroy(); }
  std::optional<T> next() { handle_.resume(); if (handle_.done()) return std::nullopt; return handle_.promise().value; }
private:
  std::coroutine_handle<promise_type> handle_;
};
struct State { double x, v; int step; };
[[gnu::noinline]] static Generator<State> simulate(double x, double v, double k, int n) {
  std::vector<double> history;
  for (int i = 0; i < n; i++) {
    v -= 0.1 * k * x;
    x += 0.1 * v;
    history.push_back(x);
    co_yield State{x + 0.01 * history[i / 2], v, i};
  }
}
[[gnu::noinline]] static Generator<double> squares(Generator<State> &from) {
  while (auto s = from.next()) co_yield s->x * s->x + s->v;
}
[[gnu::noinline]] static double total(Generator<double> &from, int most) {
  double sum = 0;
  while (auto v = from.next()) { sum += *v; if (--most == 0) break; }
  return sum;
}
static double all(const double *x) {
  auto a = simulate(x[0], x[1], x[2], 10);
  auto b = squares(a);
  return total(b, 7);
}
int main() { return tried<all>({1, 0.5, 2}); }
