// musttail, operands of cleanup attributes, statement expressions, fallthrough, likely.
// corpus-flags: -std=c++20
struct State { int pc; double acc; const unsigned char *code; };
double stop(State *s, double x, const void *) { return s->acc + x; }
using Table = double (*)(State *, double, const void *);
double add(State *s, double x, const void *t) {
  s->acc += x;
  [[clang::musttail]] return static_cast<const Table *>(t)[s->code[s->pc++]](s, x, t);
}
double mul(State *s, double x, const void *t) {
  s->acc *= x;
  if (s->acc > 1e9) [[unlikely]] { [[clang::musttail]] return stop(s, x, t); }
  [[clang::musttail]] return static_cast<const Table *>(t)[s->code[s->pc++]](s, x * 0.5, t);
}
struct Base {
  virtual int run(int x, ...);
  virtual double value() const = 0;
  virtual ~Base();
};
struct Other { virtual void other(); long o; };
struct Derived : Other, virtual Base {
  int run(int x, ...) override;
  double value() const override { return o; }
  void other() override;
};
int Derived::run(int x, ...) { return x; }
void Derived::other() {}
int (Base::*member)(int, ...) = &Base::run;
double (Base::*constant)() const = &Base::value;
long Other::*field = &Other::o;
int through(Base *b, int x) { return (b->*member)(x, 1.0) + (int)(b->*constant)(); }
Derived *cast(Base *b) { return dynamic_cast<Derived *>(b); }
Derived *create() { return new Derived; }
auto lambda = [](auto... values) { return (values + ... + 0); };
int packs(int a, long b) { return lambda(a, b, 'c') + [=, &a] { return a++ + b; }(); }
constinit thread_local int per_thread = 5;
struct Dynamic { Dynamic(); ~Dynamic(); int v; };
thread_local Dynamic dynamic_thread;
static Dynamic dynamic_global;
inline Dynamic inline_global;
template <class T> struct Holder { static Dynamic member; };
template <class T> Dynamic Holder<T>::member;
int touch() { static Dynamic local; return local.v + dynamic_thread.v + Holder<int>::member.v + per_thread + inline_global.v; }
