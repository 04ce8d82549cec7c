// load, store, cmpxchg, atomicrmw and fence in every order and scope; volatile; wide atomics.
// corpus-variant: x86 -mcx16
// corpus-variant: aarch64 --target=aarch64-linux-gnu -ffreestanding -march=armv8.5-a+lse
// corpus-variant: riscv --target=riscv64-linux-gnu -ffreestanding -march=rv64gc
typedef int i32;
typedef _Atomic(long) along;
typedef struct {
  long a, b;
} Pair;

#define ORDERS(X) X(__ATOMIC_RELAXED, rlx) X(__ATOMIC_ACQUIRE, acq) X(__ATOMIC_SEQ_CST, seq)
#define LOADS(order, name) \
  i32 load_##name(i32 *p) { return __atomic_load_n(p, order); } \
  double load_double_##name(double *p) { \
    double r; \
    __atomic_load(p, &r, order); \
    return r; \
  }
ORDERS(LOADS)
#define STORES(order, name) \
  void store_##name(short *p, short v) { __atomic_store_n(p, v, order); } \
  void *store_pointer_##name(void **p, void *v) { \
    __atomic_store_n(p, v, order); \
    return v; \
  }
STORES(__ATOMIC_RELAXED, rlx) STORES(__ATOMIC_RELEASE, rel) STORES(__ATOMIC_SEQ_CST, seq)
#define UPDATES(order, name) \
  long update_##name(long *p, unsigned long *u, signed char *c) { \
    long r = __atomic_fetch_add(p, 1, order) ^ __atomic_fetch_sub(p, 2, order); \
    r += __atomic_fetch_and(p, 3, order) | __atomic_fetch_or(p, 4, order); \
    r += __atomic_fetch_xor(p, 5, order) + __atomic_fetch_nand(p, 6, order); \
    r += __atomic_exchange_n(p, 7, order) + __atomic_exchange_n(c, 8, order); \
    r += __atomic_fetch_max(p, 9, order) + __atomic_fetch_min(p, 10, order); \
    return r + __atomic_fetch_max(u, 11, order) + __atomic_fetch_min(u, 12, order); \
  }
UPDATES(__ATOMIC_RELAXED, rlx) UPDATES(__ATOMIC_ACQUIRE, acq) UPDATES(__ATOMIC_RELEASE, rel)
UPDATES(__ATOMIC_ACQ_REL, acq_rel) UPDATES(__ATOMIC_SEQ_CST, seq) UPDATES(__ATOMIC_CONSUME, con)
#define SWAPS(good, bad, name) \
  int swap_##name(long *p, long *expected, long wanted, int weak) { \
    if (weak) return __atomic_compare_exchange_n(p, expected, wanted, 1, good, bad); \
    return __atomic_compare_exchange_n(p, expected, wanted, 0, good, bad); \
  }
SWAPS(__ATOMIC_RELAXED, __ATOMIC_RELAXED, rlx_rlx)
SWAPS(__ATOMIC_ACQUIRE, __ATOMIC_RELAXED, acq_rlx)
SWAPS(__ATOMIC_RELEASE, __ATOMIC_ACQUIRE, rel_acq)
SWAPS(__ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, acq_rel)
SWAPS(__ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, seq_seq)

void fences(void) {
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  __atomic_thread_fence(__ATOMIC_RELEASE);
  __atomic_thread_fence(__ATOMIC_ACQ_REL);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
float add_float(_Atomic(float) *p, float v) { return *p += v; }
double add_double(double *p, double v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
long mixed(along *p, volatile along *v) { return (*p)++ + --*v; }
int dynamic(int *p, int order) { return __atomic_load_n(p, order); }
Pair wide(Pair *p, Pair v) {
  Pair r;
  __atomic_exchange(p, &v, &r, __ATOMIC_SEQ_CST);
  return r;
}
__int128 widest(_Atomic(__int128) *p) { return __c11_atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); }
int volatiles(volatile int *p, volatile double *q) {
  *p = *p + 1;
  *q *= 2.0;
  return *p;
}
