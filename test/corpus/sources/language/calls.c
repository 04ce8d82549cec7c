// Calling: sret, byval, inreg, varargs, function pointers, tail calls, bundles, big and odd structs.
// corpus-variant: x86
// corpus-variant: i686 --target=i686-linux-gnu -mregparm=3 -ffreestanding
// corpus-variant: aarch64 --target=aarch64-linux-gnu -ffreestanding
// corpus-variant: arm --target=armv7-linux-gnueabihf -ffreestanding
// corpus-variant: riscv32 --target=riscv32-elf -march=rv32gc -ffreestanding
// corpus-variant: mips --target=mips64-linux-gnu -ffreestanding
// corpus-variant: sparc --target=sparc-linux-gnu -ffreestanding
// corpus-variant: s390x --target=s390x-linux-gnu -ffreestanding
// corpus-variant: ppc --target=powerpc64-linux-gnu -ffreestanding
// corpus-variant: wasm --target=wasm32-unknown-unknown -ffreestanding
// corpus-variant: bpf --target=bpf -ffreestanding -DNO_VARARGS
// corpus-variant: hexagon --target=hexagon -ffreestanding
// corpus-variant: x32 --target=x86_64-linux-gnux32 -ffreestanding
// corpus-variant: darwin --target=arm64-apple-macosx14 -ffreestanding
// corpus-variant: ptrauth --target=aarch64-linux-gnu -mbranch-protection=pac-ret+b-key+bti -ffreestanding
#include <stdarg.h>
typedef struct { char c; } Tiny;
typedef struct { float x, y, z; } Three;
typedef struct { double a; long b; } Mixed;
typedef struct { long words[9]; } Big;
typedef struct { short s; char c[5]; } __attribute__((packed, aligned(2))) Odd;
typedef struct {} Empty;
typedef struct { _Alignas(32) char c; } Aligned;
typedef union { float f; int i; char bytes[12]; } Union;
#define EACH(T) \
  T make_##T(int); \
  T pass_##T(T value, int x) { return x ? value : make_##T(x); } \
  void store_##T(T *out, T (*f)(T, int), T v) { *out = f(v, 3); }
EACH(Tiny) EACH(Three) EACH(Mixed) EACH(Big) EACH(Odd) EACH(Empty) EACH(Aligned) EACH(Union)

#ifndef NO_VARARGS
int sum(int n, ...) {
  va_list list, copy;
  va_start(list, n);
  va_copy(copy, list);
  int total = 0;
  while (n-- > 0) total += va_arg(list, int) + (int)va_arg(copy, double);
  Mixed m = va_arg(list, Mixed);
  total += (int)(m.a + m.b) + (int)va_arg(list, long double) + va_arg(list, Tiny).c;
  va_end(copy);
  va_end(list);
  return total;
}
int call_sum(Mixed m, Big b, short s, float f) { return sum(3, s, f, m, 1.0L, b, "text", (char)s); }
int old_style();
int unprototyped(double d) { return old_style(d, 1, "x"); }
int forward(int (*f)(const char *, ...), const char *t) { return f(t, 1, 2.0, t); }
#endif
typedef int (*Binary)(int, int);
typedef Binary (*Chooser)(int);
int add(int a, int b) { return a + b; }
Binary choose(int x) { return x ? add : (Binary)0; }
int chain(Chooser c, int a, int b) { return c(a)(b, a) + (*choose(b))(a, b); }
int recursive(int n, int acc) { return n <= 0 ? acc : recursive(n - 1, acc * n); }
int tail(int n, int acc) {
  if (n > 100) return acc;
  return recursive(n + 1, acc + n);
}
void *stack(int n, int m) {
  char variable[n][m];
  char *dynamic = __builtin_alloca(n);
  dynamic[0] = variable[n - 1][m - 1] = 0;
  __builtin_memset(variable, 1, n);
  __builtin_memcpy(dynamic, variable, n);
  __builtin_memmove(dynamic + 1, dynamic, 16);
  return dynamic[n] ? 0 : (void *)add;
}
int frames(void) { return __builtin_return_address(0) == __builtin_frame_address(0); }
