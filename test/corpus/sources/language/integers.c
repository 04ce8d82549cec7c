// Integer arithmetic of every width with its flags, _BitInt, shifts, overflow, bit tricks, switch.
// corpus-flags: -std=gnu2x -Wno-everything
// corpus-variant: plain
// corpus-variant: wrap -fwrapv
// corpus-variant: trap -ftrapv
// corpus-variant: i686 --target=i686-linux-gnu -ffreestanding -DSMALL
#define ALL(T, N) \
  T N##_signed(T a, T b) { return (a + b) * (a - b) / (b | 1) % (a | 2) + (a << 1) - (a >> 2); } \
  T N##_logic(T a, T b) { return ((a & b) | ~a) ^ (b ? a : -b); } \
  int N##_compare(T a, T b) { return (a < b) + (a <= b) * 2 + (a > b) * 4 + (a >= b) * 8 + (a == b); } \
  T N##_constants[] = {(T)0, (T)-1, (T)1, (T)127, (T)-128, (T)0x7fffffffffffffff, (T)1 << (sizeof(T) * 8 - 1)};
#define BOTH(T, N) ALL(T, N) ALL(unsigned T, u##N)
BOTH(char, c8) BOTH(short, s16) BOTH(int, i32) BOTH(long, l64)
#ifndef SMALL
BOTH(__int128, i128)
BOTH(_BitInt(17), b17) BOTH(_BitInt(65), b65) BOTH(_BitInt(128), b128)
unsigned __int128 big = ((unsigned __int128)0xfedcba9876543210 << 64) | 0x0123456789abcdef;
_BitInt(100) bits = -123456789012345678901234567890wb;
unsigned _BitInt(1) one = 1;
typedef struct {
  _BitInt(7) small;
  unsigned _BitInt(33) middle;
  _BitInt(121) large;
} Bits;
_BitInt(121) fields(Bits *b, _BitInt(7) s) {
  b->small += s;
  b->middle <<= 3;
  return b->large * b->small;
}
#endif
_Bool boolean(_Bool a, _Bool b) { return (a && b) || (a ^ b) || !a; }
int overflow(int a, int b, unsigned *u, long long *l) {
  int r;
  int flags = __builtin_add_overflow(a, b, &r) + __builtin_sub_overflow(a, b, &r);
  flags += __builtin_mul_overflow(a, b, &r) + __builtin_uadd_overflow(a, b, u);
  return flags + __builtin_smulll_overflow(a, b, l) + r;
}
unsigned bits_of(unsigned x, unsigned long long y) {
  x = __builtin_bswap32(x) + __builtin_bitreverse32(x) + __builtin_popcount(x) + __builtin_clz(x);
  x += __builtin_ctz(x) + __builtin_ffs(x) + __builtin_parity(x) + __builtin_clzll(y);
  return x + __builtin_rotateleft32(x, 5) + (unsigned)__builtin_rotateright64(y, x) + (x << 3 | x >> 29);
}
int many_cases(int x, unsigned char c, long long w) {
  switch (x) {
  case -2147483647 - 1: return 1;
  case -5 ... -1: x = 7; break;
  case 0: return c;
  case 10: case 20: case 30: x *= c;
  case 40: x += 4; break;
  case 2147483647: __builtin_trap();
  default: x ^= 1;
  }
  switch (c) {
  case 'a' ... 'f': return c - 'a';
  case 200: case 255: return x;
  }
  switch (w) {
  case 0x7fffffffffffffff: return 3;
  case -1: return 4;
  case 1ll << 40: __builtin_unreachable();
  }
  return __builtin_expect(x == 3, 0) ? 1 : __builtin_expect_with_probability(c, 1, 0.9) ? 2 : x;
}
struct Packed {
  unsigned a : 3, b : 5;
  int c : 7;
  long long d : 40;
  unsigned : 0;
  _Bool e : 1;
} __attribute__((packed));
long bit_fields(struct Packed *p, int v) {
  p->a = v;
  p->c += p->b++;
  p->d ^= (long)v << 20;
  p->e = !p->e;
  return p->d + p->c;
}
int pointers(char *p, int *q, long i, void **v) {
  q[i] = (int)(p - (char *)q);
  *v = (void *)((unsigned long)p + i);
  return (p < (char *)q) + (v == 0) + (int)(unsigned long)&q[2 * i + 1] + *(q + 3 - i);
}
int assumed(int *p, int n) {
  __builtin_assume(n > 3);
  p = __builtin_assume_aligned(p, 64);
  __builtin_prefetch(p + 16, 0, 1);
  return p[n] + (int)__builtin_object_size(p, 0) + __builtin_constant_p(n) + __builtin_dynamic_object_size(p, 1);
}
