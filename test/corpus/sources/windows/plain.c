// corpus-variant: mingw --target=x86_64-w64-mingw32 -ffreestanding -mthreads
// corpus-variant: mingw32 --target=i686-w64-mingw32 -ffreestanding
// corpus-variant: ec --target=aarch64-pc-windows-msvc -ffreestanding -fms-extensions
// C for Windows: calling conventions, DLL storage, stack probes, varargs by pointer.
#include <stdarg.h>
__declspec(dllimport) int imported(int, ...);
__declspec(dllexport) int data = 1;
int __attribute__((stdcall)) callback(int a, short b, char c) { return a + b + c; }
int __attribute__((fastcall)) quick(int a, int b) { return a * b; }
int large_frame(int n) { char big[10000]; for (int i = 0; i < n; ++i) big[i] = i; return big[n / 2]; }
int sum(int n, ...) { va_list l; va_start(l, n); int s = 0; while (n--) s += va_arg(l, int); va_end(l); return s + imported(n, s, 1.0); }
struct Big { double d[4]; } pass(struct Big b, struct Big *p) { *p = b; return b; }
long double wide(long double x) { return x * 2; }
_Thread_local int tls = 3;
int *address(void) { return &tls; }
