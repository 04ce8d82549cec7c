// C++20 coroutines: the coro intrinsics, token values, promise types, symmetric transfer.
// corpus-flags: -std=c++20
#include <coroutine>
#include <cstdlib>
#include <exception>
#include <new>

template <class T> struct Generator {
  struct promise_type {
    T current;
    std::exception_ptr error;
    Generator get_return_object() {
      return Generator{std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T value) noexcept {
      current = value;
      return {};
    }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
  Generator(Generator &&other) noexcept : handle(other.handle) { other.handle = nullptr; }
  ~Generator() {
    if (handle) handle.destroy();
  }
  bool next() {
    handle.resume();
    return !handle.done();
  }
};

Generator<int> range(int from, int to, int step) {
  for (int i = from; i < to; i += step) co_yield i;
}
Generator<double> scaled(int n, double factor) {
  auto inner = range(0, n, 1);
  while (inner.next()) co_yield factor * inner.handle.promise().current;
}

struct Task {
  struct promise_type {
    std::coroutine_handle<> waiting = std::noop_coroutine();
    int result = 0;
    Task get_return_object() {
      return Task{std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    static Task get_return_object_on_allocation_failure() { return Task{nullptr}; }
    void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return std::malloc(size); }
    void operator delete(void *p) { std::free(p); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Final {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
        return h.promise().waiting;
      }
      void await_resume() noexcept {}
    };
    Final final_suspend() noexcept { return {}; }
    void return_value(int v) { result = v; }
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> handle;
  bool await_ready() const { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> waiting) {
    handle.promise().waiting = waiting;
    return handle;
  }
  int await_resume() { return handle.promise().result; }
};
Task leaf(int x) { co_return x * 2; }
Task tree(int x) {
  int left = co_await leaf(x);
  int right = co_await leaf(x + left);
  co_return left + right;
}
double sum(int n) {
  double total = 0;
  auto values = scaled(n, 0.5);
  while (values.next()) total += values.handle.promise().current;
  return total + tree(n).handle.promise().result;
}
