// Intrinsics with metadata operands, lifetimes, setjmp, complex, restrict scopes, debug of all kinds.
// corpus-flags: -std=gnu17 -Wno-everything
// corpus-variant: plain
// corpus-variant: types -fstrict-aliasing -fstrict-enums -fstrict-vtable-pointers
// corpus-variant: cover -fprofile-instr-generate -fcoverage-mapping
#include <complex.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef enum { RED, GREEN = 5, BLUE = -1 } Color;
typedef struct Node Node;
struct Node { Node *left, *right; union { double d; struct { int a : 3, b : 29; }; }; Color color; const char *restrict name; volatile int flag; };
static jmp_buf buffer;
double walk(const Node *node, int depth) {
  if (!node || depth > 10) return 0;
  double here = node->d;
  for (int i = 0; i < depth; ++i) {
    double scratch[8];
    memset(scratch, 0, sizeof scratch);
    scratch[i & 7] = walk(node->left, depth + 1);
    { int shadow = i * 2; here += scratch[i & 7] * shadow; }
  }
  return here + walk(node->right, depth + 1) + node->a;
}
void copy(double *restrict a, const double *restrict b, int n) {
  for (int i = 0; i < n; ++i) a[i] = b[i] * 2;
}
static inline void add(double *restrict a, double *restrict b) { *a += *b; }
void inlined(double *x, double *y) { add(x, y); add(y, x + 1); }
double complex roots(double complex z) { return csqrt(z) * conj(z) + I * cabs(z); }
int jumps(int x) {
  volatile int kept = x;
  if (setjmp(buffer) == 0) { kept++; longjmp(buffer, 1); }
  void *jump[5];
  if (!__builtin_setjmp(jump)) kept += 2;
  return kept;
}
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int uses(int n, char **words) {
  int *data = calloc(n, sizeof *data);
  if (!data) return fprintf(stderr, "%s: %d\n", words[0], n), exit(1), 0;
  qsort(data, n, sizeof *data, compare);
  char cleanup_text[32] ;
  snprintf(cleanup_text, sizeof cleanup_text, "%*d %Lf", n, data[0], 1.0L);
  int found = strlen(words[1]) + strcmp(words[0], cleanup_text) + memcmp(data, words, 8);
  free(data);
  return found + ({ int t = n; t * t; }) + (int)sizeof(int[n]) + __builtin_types_compatible_p(int, long);
}
Color next(Color c) { return c == RED ? GREEN : c == GREEN ? BLUE : RED; }
int logic(int a, int b, int c) { return (a && (b || c)) || (!a && b != c); }
unsigned long long ticks(void) { return __builtin_readcyclecounter() + __builtin_ia32_rdtsc(); }
