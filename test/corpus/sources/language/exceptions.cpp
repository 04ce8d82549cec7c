// invoke, landingpad with catch, filter and cleanup clauses, resume, rethrow, nested handlers.
// corpus-variant: itanium -std=c++17
// corpus-variant: sjlj -std=c++17 -fsjlj-exceptions
// corpus-variant: filters -std=c++11
// corpus-variant: arm -std=c++17 --target=armv7-linux-gnueabihf -nostdinc++ -ffreestanding
// corpus-variant: wasm -std=c++17 --target=wasm32-unknown-unknown -fwasm-exceptions
struct Failure {
  int code;
  explicit Failure(int c) : code(c) {}
  virtual ~Failure();
};
struct Worse : Failure {
  double detail;
  Worse(int c, double d) : Failure(c), detail(d) {}
  ~Worse() override;
};
struct Guard {
  int *count;
  explicit Guard(int *c) : count(c) { ++*count; }
  ~Guard() noexcept(false);
};
double risky(double x, int *count);
int note(const char *text) noexcept;

double nested(double x, int *count) {
  Guard outer(count);
  try {
    Guard inner(count);
    try {
      return risky(x, count);
    } catch (const Worse &worse) {
      note("worse");
      if (worse.detail > x) throw;
      return worse.detail;
    } catch (int number) {
      throw Worse(number, x);
    }
  } catch (const Failure &failure) {
    return failure.code;
  } catch (...) {
    note("anything");
    throw;
  }
}

double loops(double x, int n) {
  int count = 0;
  double total = 0;
  for (int i = 0; i < n; ++i) {
    try {
      Guard guard(&count);
      if (i % 3 == 0) continue;
      if (i % 7 == 0) break;
      total += risky(x + i, &count);
    } catch (Worse *pointer) {
      total -= pointer->detail;
      delete pointer;
    } catch (double value) {
      total += value;
    }
  }
  return total;
}

int never(int *count) noexcept {
  Guard guard(count);
  return static_cast<int>(risky(1.0, count));
}

#if __cplusplus < 201703L
double limited(double x, int *count) throw(Failure, int) {
  Guard guard(count);
  return risky(x, count);
}
double none(double x, int *count) throw() { return risky(x, count); }
#endif

struct Base {
  Guard first;
  Guard second;
  Base(int *a, int *b);
};
Base::Base(int *a, int *b) try : first(a), second(b) {
  risky(0.0, a);
} catch (Failure &) {
  note("constructor");
}

Base *make(int *count) { return new Base(count, count); }
Guard *many(int *count, int n) { return new Guard[3]{Guard(count), Guard(count), Guard(count + n)}; }
