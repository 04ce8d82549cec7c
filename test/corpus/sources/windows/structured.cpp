// Windows: funclets (catchswitch, catchpad, cleanuppad, catchret, cleanupret), SEH, imports, comdats.
// corpus-flags: -std=c++17 -fms-extensions -fms-compatibility -fexceptions -fcxx-exceptions
// corpus-variant: x64 --target=x86_64-pc-windows-msvc
// corpus-variant: x64codeview --target=x86_64-pc-windows-msvc -gcodeview -fno-discard-value-names
// corpus-variant: x86 --target=i686-pc-windows-msvc
// corpus-variant: arm64 --target=aarch64-pc-windows-msvc
// corpus-variant: guard --target=x86_64-pc-windows-msvc -Xclang -cfguard
extern "C" int may_throw(int);
extern "C" void note(const char *);
struct Guard {
  int value;
  Guard(int v);
  ~Guard();
};
struct Failure { virtual ~Failure(); int code; };
__declspec(dllimport) int imported(int);
__declspec(dllimport) extern int imported_data;
__declspec(dllexport) int exported(int x) { return imported(x) + imported_data; }
__declspec(selectany) int any = 3;
__declspec(noinline) int nested(int x) {
  Guard outer(x);
  try {
    Guard inner(x + 1);
    try {
      return may_throw(x);
    } catch (const Failure &f) {
      Guard in_handler(f.code);
      if (may_throw(f.code)) throw;
      note("failure");
    } catch (int *p) {
      return *p;
    }
    may_throw(2);
  } catch (double d) {
    throw Failure();
  } catch (...) {
    Guard last(3);
    may_throw(4);
  }
  return outer.value;
}
int loop(int n) {
  int total = 0;
  for (int i = 0; i < n; ++i) {
    try {
      Guard g(i);
      if (i == 5) continue;
      total += may_throw(i);
    } catch (int v) {
      total -= v;
      if (v > 7) break;
    }
  }
  return total;
}
int __cdecl filter(int code) { return code == 3; }
int seh(int x) {
  int state = 0;
  __try {
    __try {
      state = may_throw(x);
    } __finally {
      state += 1;
      note(_abnormal_termination() ? "abnormal" : "normal");
    }
  } __except (filter(_exception_code())) {
    state = _exception_code();
  }
  return state;
}
int never(int x) noexcept { return may_throw(x); }
#ifdef _M_IX86
int __stdcall standard(int a, double b) { return a; }
int __fastcall fast(int a, int b) { return a + b; }
struct Odd { Guard g; char c; };
int inalloca(Odd o, int x) { return o.g.value + x; }
int call_inalloca(int x) { Guard g(x); return inalloca({{x}, 'c'}, may_throw(x)); }
#endif
thread_local Guard per_thread(4);
int get() { static Guard once(may_throw(1)); return once.value + per_thread.value; }
struct Member { int method(int x, ...) { return x; } virtual int v(int); };
int (Member::*pointer)(int) = &Member::v;
