/* A grid of threads on one core: each thread of a block is a fibre, and who goes on is drawn.

   Barriers, votes and shuffles wait for all who are to come; where nobody can go on, that is said.
   Memory that a block shares is full of NaN when a block begins. Each access to memory is looked
   at: two of one place race unless both read or both are atomic, or barriers order them: each
   thread knows how far all others had come when it last heard of them. What is wrong is printed
   and counted.  */

#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { RUNS, BLOCK_BARRIER, WARP, DONE };
enum { WARP_SIZE = 32, STACK = 256 << 10, MOST_THREADS = 1024, BARRIERS = 16, SLOTS = 1 << 20 };

typedef struct {
  ucontext_t context;
  int state, id, sums;
  unsigned x, y, z;
  /* The barrier it waits at, and for how many threads; 0: for all. */
  int barrier, wanted;
  /* What a thread waits for, and with what it came there. */
  int kind;
  uint32_t mask, value, offset, clamp, result;
  void *place;
  uint64_t wide;
} fibre;

static fibre fibres[MOST_THREADS];
static ucontext_t scheduler;
static fibre *me;
static char *stacks;
static unsigned grid[3], size[3], place[3];
static int count, block;
/* How far each thread knows others to have come, itself first of all: counted by barriers. */
static int (*known)[MOST_THREADS];
static uint64_t state;
static void (*body)(void **);
static void **given;
int emu_problems, emu_yields = 1, emu_lenient, emu_atomics;

extern char *emu_shared[];
extern uint64_t emu_shared_sizes[];
extern int emu_shared_count;

/* Memory whose size is the launch's. What is behind it is nobody's. */
enum { MOST_DYNAMIC = 64 << 10 };
char emu_dynamic[MOST_DYNAMIC] __attribute__((aligned(64)));
uint64_t emu_dynamic_size;

static uint64_t drawn(uint64_t below) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state % below;
}

static void problem(const char *what, const void *where) {
  if (emu_problems++ < 5)
    fprintf(stderr, "emulator: %s at %p, block %d, thread %d\n", what, where, block, me ? me->id : -1);
}

static void yield_as(int to) {
  me->state = to;
  swapcontext(&me->context, &scheduler);
}

static void may_yield(void) {
  if (emu_yields && drawn(16) == 0)
    yield_as(RUNS);
}

/* ---- races ----------------------------------------------------------------------------------- */

typedef struct {
  int block, id, epoch;
} visit;
typedef struct {
  uintptr_t key;
  visit write, atomic, reads[2];
} record;
static record *records;
static uint32_t used[SLOTS], used_count;

static record *record_of(uintptr_t key) {
  uint64_t at = key * 0x9E3779B97F4A7C15u >> 44;
  while (records[at].key != key && records[at].key)
    at = (at + 1) % SLOTS;
  if (!records[at].key) {
    used[used_count++] = at;
    if (used_count == SLOTS - 1)
      problem("more memory than the race detector knows", (void *)key), abort();
    records[at] = (record){.key = key, .write.block = -1, .atomic.block = -1};
    records[at].reads[0].block = records[at].reads[1].block = -1;
  }
  return &records[at];
}

static int races(visit *other) {
  if (other->block < 0 || (other->block == block && other->id == me->id))
    return 0;
  if (other->block != block)
    return 1;
  return known[me->id][other->id] < other->epoch;
}

enum { READ, WRITE, ATOMIC };

static void look(const void *where, long bytes, int how) {
  if (emu_lenient || !me || ((char *)where >= stacks && (char *)where < stacks + (long)MOST_THREADS * STACK))
    return;
  if ((char *)where >= emu_dynamic && (char *)where < emu_dynamic + MOST_DYNAMIC &&
      (char *)where + bytes > emu_dynamic + emu_dynamic_size)
    problem("an access behind the shared memory that the launch said", where);
  uintptr_t first = (uintptr_t)where, last = (uintptr_t)where + bytes - 1;
  visit now = {block, me->id, known[me->id][me->id]};
  for (uintptr_t key = first; key <= last; key++) {
    record *r = record_of(key);
    int bad = races(&r->write) || (how != ATOMIC && races(&r->atomic)) ||
              (how != READ && (races(&r->reads[0]) || races(&r->reads[1])));
    if (bad)
      problem(how == READ ? "a race of a read" : how == WRITE ? "a race of a write" : "a race of an atomic access", where);
    if (how == READ) {
      if (r->reads[0].block != block || r->reads[0].id != me->id)
        r->reads[1] = r->reads[0];
      r->reads[0] = now;
    } else if (how == WRITE)
      r->write = now;
    else
      r->atomic = now;
  }
}

#define HOOKS(n)                                                                                   \
  void __tsan_read##n(void *p) { look(p, n, READ), may_yield(); }                                  \
  void __tsan_write##n(void *p) { look(p, n, WRITE), may_yield(); }                                \
  void __tsan_unaligned_read##n(void *p) { look(p, n, READ), may_yield(); }                        \
  void __tsan_unaligned_write##n(void *p) { look(p, n, WRITE), may_yield(); }                      \
  void __tsan_read_write##n(void *p) { look(p, n, READ), look(p, n, WRITE), may_yield(); }         \
  void __tsan_unaligned_read_write##n(void *p) { look(p, n, READ), look(p, n, WRITE); }
HOOKS(1) HOOKS(2) HOOKS(4) HOOKS(8) HOOKS(16)
void __tsan_func_entry(void *p) { (void)p; }
void __tsan_func_exit(void) {}
void __tsan_init(void) {}
void *__tsan_memcpy(void *to, const void *from, size_t n) {
  look(from, n, READ), look(to, n, WRITE);
  return memcpy(to, from, n);
}
void *__tsan_memmove(void *to, const void *from, size_t n) {
  look(from, n, READ), look(to, n, WRITE);
  return memmove(to, from, n);
}
void *__tsan_memset(void *to, int byte, size_t n) {
  look(to, n, WRITE);
  return memset(to, byte, n);
}
#define ATOMICS(bits)                                                                              \
  typedef uint##bits##_t u##bits;                                                                  \
  u##bits __tsan_atomic##bits##_load(u##bits *p, int o) { (void)o; look(p, bits / 8, ATOMIC); return *p; } \
  void __tsan_atomic##bits##_store(u##bits *p, u##bits v, int o) { (void)o; look(p, bits / 8, ATOMIC); *p = v; } \
  u##bits __tsan_atomic##bits##_exchange(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p = v; return b; } \
  u##bits __tsan_atomic##bits##_fetch_add(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p += v; return b; } \
  u##bits __tsan_atomic##bits##_fetch_sub(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p -= v; return b; } \
  u##bits __tsan_atomic##bits##_fetch_or(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p |= v; return b; } \
  u##bits __tsan_atomic##bits##_fetch_xor(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p ^= v; return b; } \
  u##bits __tsan_atomic##bits##_fetch_and(u##bits *p, u##bits v, int o) { (void)o; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; *p &= v; return b; } \
  u##bits __tsan_atomic##bits##_compare_exchange_val(u##bits *p, u##bits c, u##bits v, int o, int f) { (void)o, (void)f; may_yield(); look(p, bits / 8, ATOMIC); u##bits b = *p; if (b == c) *p = v; return b; }
ATOMICS(16)
ATOMICS(32)
ATOMICS(64)

/* Count an addition to memory that blocks do not share. */
static void count_addition(const void *p) {
  emu_atomics++;
  for (int i = 0; i < emu_shared_count; i++)
    emu_atomics -= (const char *)p >= emu_shared[i] && (const char *)p < emu_shared[i] + emu_shared_sizes[i];
}
double emu_atomic_double(double *p, double v) { count_addition(p), may_yield(); look(p, 8, ATOMIC); double b = *p; *p += v; return b; }
_Float16 emu_atomic_half(_Float16 *p, _Float16 v) { may_yield(); look(p, 2, ATOMIC); _Float16 b = *p; *p += v; return b; }
__bf16 emu_atomic_bfloat(__bf16 *p, __bf16 v) { may_yield(); look(p, 2, ATOMIC); __bf16 b = *p; *p = (__bf16)((float)b + (float)v); return b; }
__bf16 __truncsfbf2(float v) {
  uint32_t bits;
  memcpy(&bits, &v, 4);
  uint16_t high = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  __bf16 made;
  memcpy(&made, &high, 2);
  return made;
}
float emu_atomic_float(float *p, float v) { count_addition(p), may_yield(); look(p, 4, ATOMIC); float b = *p; *p += v; return b; }

#define EXTREME(name, kind, of)                                                                    \
  kind emu_##name##_##kind(kind *p, kind v) { may_yield(); look(p, sizeof v, ATOMIC); kind b = *p; *p = of(b, v); return b; }
EXTREME(fmax, double, fmax) EXTREME(fmin, double, fmin) EXTREME(fmax, float, fmaxf) EXTREME(fmin, float, fminf)

/* ---- waiting --------------------------------------------------------------------------------- */

static int alive(int id) { return id < count && fibres[id].state != DONE; }

static void wait_block(int barrier, int wanted, int value) {
  if (wanted % WARP_SIZE || wanted > (count + WARP_SIZE - 1) / WARP_SIZE * WARP_SIZE)
    problem("a barrier of so many threads as no warps have", 0);
  me->barrier = barrier, me->wanted = wanted, me->value = value;
  yield_as(BLOCK_BARRIER);
}

/* Let threads know of each other all that each of them knows. */
static void meet(const int *ids, int n) {
  static int all[MOST_THREADS];
  memset(all, 0, sizeof all);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < count; j++)
      all[j] = known[ids[i]][j] > all[j] ? known[ids[i]][j] : all[j];
  for (int i = 0; i < n; i++)
    memcpy(known[ids[i]], all, count * sizeof(int)), known[ids[i]][ids[i]]++;
}

/* Let those go on who wait at a barrier, if all are there who are to come: warps, as devices count. */
static int open_barrier(int barrier) {
  uint32_t ones = 0, all = 1, any = 0;
  int ids[MOST_THREADS], n = 0, there = 0, wanted = 0, sums = 0;
  for (int i = 0; i < count; i++) {
    fibre *f = &fibres[i];
    there += f->state != DONE;
    if (f->state != BLOCK_BARRIER || f->barrier != barrier)
      continue;
    if (n && f->wanted != wanted)
      problem("threads come to one barrier, and wait for different numbers of others", 0);
    ids[n++] = i, wanted = f->wanted, sums += f->sums;
    ones += !!f->value, all &= !!f->value, any |= !!f->value;
  }
  if (!n || n < (wanted && wanted < count ? wanted : there))
    return 0;
  if (sums && sums != count)
    problem("threads come to the sums of a block, and others to another barrier, or nowhere", 0);
  if (wanted && n > wanted)
    problem("more threads come to a barrier than it is for", 0);
  meet(ids, n);
  for (int i = 0; i < n; i++) {
    fibre *f = &fibres[ids[i]];
    f->result = f->kind == 1 ? ones : f->kind == 2 ? all : any;
    f->state = RUNS;
  }
  return 1;
}

enum { SYNC, IDX, UP, DOWN, BFLY, ANY, ALL, BALLOT, SUM, MOST, ORED, MATCH, MATCH_ALL, HERE };

static uint32_t wait_warp(int kind, uint32_t mask, uint32_t value, uint32_t offset, uint32_t clamp) {
  if (!(mask >> me->id % WARP_SIZE & 1))
    problem("a lane that its mask leaves out", 0);
  me->kind = kind, me->mask = mask, me->value = value, me->offset = offset, me->clamp = clamp;
  yield_as(WARP);
  return me->result;
}

static uint32_t told(fibre *f) {
  int lane = f->id % WARP_SIZE, first = f->id - lane, segment = f->clamp >> 8 & 31, last = f->clamp & 31;
  int by = f->offset & 31, most = (lane & segment) | (last & ~segment), from, ok;
  if (f->kind == UP)
    from = lane - by, ok = from >= most;
  else if (f->kind == DOWN)
    from = lane + by, ok = from <= most;
  else if (f->kind == BFLY)
    from = lane ^ by, ok = from <= most;
  else
    from = (lane & segment) | (by & ~segment), ok = from <= most;
  if (!ok)
    from = lane;
  if (!(f->mask >> from & 1) || !alive(first + from)) {
    me = f;
    problem("a lane asks one that takes no part", 0);
    return 0x7ff80bad;
  }
  return fibres[first + from].value;
}

/* Lanes that ask which of them are there, where nobody can go on before: mostly those that are
   furthest behind, who so come together again, and one alone at times. */
static int open_here(int first) {
  uint32_t there = 0;
  void *least = 0;
  for (int lane = 0; lane < WARP_SIZE && first + lane < count; lane++) {
    fibre *f = &fibres[first + lane];
    if (f->state != WARP || f->kind != HERE || (there && f->place > least))
      continue;
    there = f->place == least ? there | 1u << lane : 1u << lane, least = f->place;
  }
  if (there && drawn(16) == 0)
    there &= -there;
  for (int lane = 0; lane < WARP_SIZE; lane++)
    if (there >> lane & 1)
      fibres[first + lane].result = there, fibres[first + lane].state = RUNS;
  return there != 0;
}

/* Return what a lane gets of the numbers of all that take part. */
static uint32_t reduced(fibre *f, int first, uint32_t all) {
  uint32_t found = 0;
  for (int lane = 0; lane < WARP_SIZE; lane++) {
    uint32_t value = fibres[first + lane].value;
    if (!(all >> lane & 1))
      continue;
    if (f->kind == MATCH_ALL)
      found |= fibres[first + lane].wide != f->wide;
    else if (f->kind == SUM)
      found += value;
    else if (f->kind == MOST)
      found = value > found ? value : found;
    else
      found |= f->kind == ORED ? value : (uint32_t)(value == f->value) << lane;
  }
  return f->kind == MATCH_ALL ? !found : found;
}

/* Let those of a warp go on who wait for each other, if all are there. */
static int open_warp(int first) {
  int opened = 0;
  for (int lane = 0; lane < WARP_SIZE; lane++) {
    fibre *f = &fibres[first + lane];
    if (first + lane >= count || f->state != WARP)
      continue;
    int there = 1;
    uint32_t yes = 0, all = 0;
    for (int other = 0; other < WARP_SIZE; other++) {
      if (!(f->mask >> other & 1) || !alive(first + other))
        continue;
      fibre *g = &fibres[first + other];
      there &= g->state == WARP && g->mask == f->mask && g->kind == f->kind && g->kind != HERE;
      all |= 1u << other, yes |= (uint32_t)!!g->value << other;
    }
    if (!there)
      continue;
    for (int other = 0; other < WARP_SIZE; other++)
      if (all >> other & 1) {
        fibre *g = &fibres[first + other];
        g->result = g->kind >= SUM ? reduced(g, first, all) : g->kind == ANY ? !!yes : g->kind == ALL ? yes == all : g->kind == BALLOT ? yes : g->kind == SYNC ? 0 : told(g);
      }
    int ids[WARP_SIZE], n = 0;
    for (int other = 0; other < WARP_SIZE; other++)
      if (all >> other & 1)
        fibres[first + other].state = RUNS, ids[n++] = first + other, opened = 1;
    if (f->kind == SYNC)
      meet(ids, n);
  }
  return opened;
}

/* ---- asynchronous copies --------------------------------------------------------------------- */

enum { COPIES = 32 };
typedef struct {
  char *to;
  const char *from;
  uint32_t size, read, group;
} copy;
static struct {
  copy waiting[COPIES];
  uint32_t count, group;
} copies[MOST_THREADS];

static void finish_copies(uint32_t groups) {
  int id = me->id, kept = 0;
  for (uint32_t i = 0; i < copies[id].count; i++) {
    copy it = copies[id].waiting[i];
    if (it.group + groups >= copies[id].group && groups)
      copies[id].waiting[kept++] = it;
    else {
      look(it.from, it.read, READ), look(it.to, it.size, WRITE);
      memcpy(it.to, it.from, it.read), memset(it.to + it.read, 0, it.size - it.read);
    }
  }
  copies[id].count = kept;
}

/* What is copied is there when it is waited for, or any time before. An address has 32 bits. */
void emu_cp_async(uint32_t to, const char *from, uint32_t size, uint32_t read) {
  uintptr_t above = (uintptr_t)emu_shared[0] >> 32 << 32;
  copy it = {(char *)(above | to), from, size, read, copies[me->id].group};
  if ((uintptr_t)it.to % size || (uintptr_t)from % size)
    problem("an asynchronous copy is not aligned", from);
  if (copies[me->id].count == COPIES)
    problem("too many asynchronous copies", from), finish_copies(0);
  copies[me->id].waiting[copies[me->id].count++] = it;
  if (drawn(2))
    finish_copies(0);
}
void emu_cp_commit(void) { copies[me->id].group++, may_yield(); }
void emu_cp_wait(uint32_t groups) { finish_copies(groups), may_yield(); }

/* ---- what kernels call ----------------------------------------------------------------------- */

#define DIRECTIONS(name, x_, y_, z_)                                                               \
  unsigned emu_read_ptx_sreg_##name##_x(void) { return x_; }                                       \
  unsigned emu_read_ptx_sreg_##name##_y(void) { return y_; }                                       \
  unsigned emu_read_ptx_sreg_##name##_z(void) { return z_; }
DIRECTIONS(tid, me->x, me->y, me->z)
DIRECTIONS(ntid, size[0], size[1], size[2])
DIRECTIONS(ctaid, place[0], place[1], place[2])
DIRECTIONS(nctaid, grid[0], grid[1], grid[2])
uint64_t __ockl_get_local_size(unsigned way) { return size[way]; }
uint64_t __ockl_get_num_groups(unsigned way) { return grid[way]; }
unsigned emu_read_ptx_sreg_dynamic_smem_size(void) { return emu_dynamic_size; }
unsigned emu_read_ptx_sreg_laneid(void) { return me->id % WARP_SIZE; }
unsigned emu_read_ptx_sreg_warpsize(void) { return WARP_SIZE; }
void emu_barrier_cta_sync_aligned_all(int id) { wait_block(id, 0, 0); }
void emu_barrier_cta_sync_all(int id) { wait_block(id, 0, 0); }
void emu_barrier_cta_sync_count(int id, int n) { wait_block(id, n, 0); }
void emu_barrier_cta_sync_aligned_count(int id, int n) { wait_block(id, n, 0); }
/* The barrier of sums over a block: no other has it, and all threads are to come there. */
void emu_barrier_sync(int id) { me->sums = 1; wait_block(id, 0, 0); me->sums = 0; }
int emu_barrier_cta_red_popc_aligned_all(int id, int p) { me->kind = 1; wait_block(id, 0, p & 1); return me->result; }
_Bool emu_barrier_cta_red_and_aligned_all(int id, int p) { me->kind = 2; wait_block(id, 0, p & 1); return me->result; }
_Bool emu_barrier_cta_red_or_aligned_all(int id, int p) { me->kind = 3; wait_block(id, 0, p & 1); return me->result; }
void emu_bar_warp_sync(uint32_t mask) { wait_warp(SYNC, mask, 0, 0, 0); }
uint32_t emu_shfl_sync_idx_i32(uint32_t m, uint32_t v, uint32_t o, uint32_t c) { return wait_warp(IDX, m, v, o, c); }
uint32_t emu_shfl_sync_up_i32(uint32_t m, uint32_t v, uint32_t o, uint32_t c) { return wait_warp(UP, m, v, o, c); }
uint32_t emu_shfl_sync_down_i32(uint32_t m, uint32_t v, uint32_t o, uint32_t c) { return wait_warp(DOWN, m, v, o, c); }
uint32_t emu_shfl_sync_bfly_i32(uint32_t m, uint32_t v, uint32_t o, uint32_t c) { return wait_warp(BFLY, m, v, o, c); }
#define FLOATS(name, kind)                                                                         \
  float emu_shfl_sync_##name##_f32(uint32_t m, float v, uint32_t o, uint32_t c) {                  \
    uint32_t bits;                                                                                 \
    memcpy(&bits, &v, 4);                                                                          \
    bits = wait_warp(kind, m, bits, o, c);                                                         \
    memcpy(&v, &bits, 4);                                                                          \
    return v;                                                                                      \
  }
FLOATS(idx, IDX) FLOATS(up, UP) FLOATS(down, DOWN) FLOATS(bfly, BFLY)
uint32_t emu_redux_sync_add(uint32_t v, uint32_t m) { return wait_warp(SUM, m, v, 0, 0); }
uint32_t emu_redux_sync_umax(uint32_t v, uint32_t m) { return wait_warp(MOST, m, v, 0, 0); }
uint32_t emu_redux_sync_or(uint32_t v, uint32_t m) { return wait_warp(ORED, m, v, 0, 0); }
uint32_t emu_match_any_sync_i32(uint32_t m, uint32_t v) { return wait_warp(MATCH, m, v, 0, 0); }
uint32_t emu_match_all(uint32_t m, uint64_t v) {
  me->wide = v;
  return wait_warp(MATCH_ALL, m, 0, 0, 0) ? m : 0;
}
uint32_t emu_activemask(void) {
  me->place = __builtin_return_address(0);
  return wait_warp(HERE, 1u << me->id % WARP_SIZE, 0, 0, 0);
}
_Bool emu_vote_any_sync(uint32_t m, int p) { return wait_warp(ANY, m, p & 1, 0, 0); }
_Bool emu_vote_all_sync(uint32_t m, int p) { return wait_warp(ALL, m, p & 1, 0, 0); }
uint32_t emu_vote_ballot_sync(uint32_t m, int p) { return wait_warp(BALLOT, m, p & 1, 0, 0); }
double rsqrt(double x) { return 1 / __builtin_sqrt(x); }
float rsqrtf(float x) { return 1 / __builtin_sqrtf(x); }
#define KIND(name, kind, of, ...)                                                                 \
  kind emu_##name(__VA_ARGS__) { return of; }
KIND(rsqrt_approx_d, double, 1 / sqrt(x), double x)
KIND(rsqrt_approx_f, float, 1 / sqrtf(x), float x)
KIND(sqrt_approx_f, float, sqrtf(x), float x)
KIND(sin_approx_f, float, sinf(x), float x)
KIND(cos_approx_f, float, cosf(x), float x)
KIND(ex2_approx_f32, float, exp2f(x), float x)
KIND(lg2_approx_f, float, log2f(x), float x)
KIND(div_approx_f, float, x / y, float x, float y)
KIND(rcp_approx_ftz_d, double, 1 / x, double x)
KIND(add_rz_d, double, x + y, double x, double y)
KIND(mul_rm_d, double, x * y, double x, double y)
KIND(fma_rp_d, double, fma(x, y, z), double x, double y, double z)
KIND(fma_rn_d, double, fma(x, y, z), double x, double y, double z)

/* Numbers may be denormal, and the device is of no kind that has instructions of its own. */
int __nvvm_reflect(const char *what) { (void)what; return 0; }
KIND(rsqrt_double, double, 1 / sqrt(x), double x)

/* What kernels print is counted; in what order arguments are in memory is the device's matter. */
int emu_prints;
int emu_vprintf(const char *format, const void *given) { (void)format, (void)given; emu_prints++; return 0; }
void emu___assertfail(const char *what, const char *file, unsigned line, const char *function, size_t size) {
  (void)file, (void)line, (void)function, (void)size;
  problem(what, 0), yield_as(DONE);
}
void emu_exit(void) { problem("a thread that ends in the kernel", 0), yield_as(DONE); }

double powi(double x, int n) { return pow(x, n); }
double erfcx(double x) { return exp(x * x) * erfc(x); }
double normcdf(double x) { return erfc(-x * M_SQRT1_2) / 2; }
double normcdfinv(double p) {
  double x = 0;
  for (int k = 0; k < 60; k++)
    x -= (normcdf(x) - p) / (exp(-x * x / 2) * 0.3989422804014327);
  return x;
}
double rcbrt(double x) { return 1 / cbrt(x); }
double rhypot(double x, double y) { return 1 / hypot(x, y); }
double norm3d(double x, double y, double z) { return sqrt(x * x + y * y + z * z); }
double rnorm3d(double x, double y, double z) { return 1 / norm3d(x, y, z); }
double norm4d(double x, double y, double z, double w) { return hypot(norm3d(x, y, z), w); }

double norm(int n, const double *x) {
  long double sum = 0;
  for (int i = 0; i < n; i++)
    sum += (long double)x[i] * x[i];
  return sqrtl(sum);
}
double rnorm(int n, const double *x) { return 1 / norm(n, x); }

/* ---- running --------------------------------------------------------------------------------- */

static void start(void) {
  body(given);
  yield_as(DONE);
}

static int step(void) {
  int ready[MOST_THREADS], n = 0, done = 0, waiting = 0;
  for (int i = 0; i < count; i++) {
    n += fibres[i].state == RUNS ? (ready[n] = i, 1) : 0;
    done += fibres[i].state == DONE;
    waiting += fibres[i].state == BLOCK_BARRIER;
  }
  if (done == count)
    return 0;
  if (n) {
    me = &fibres[ready[drawn(n)]];
    swapcontext(&scheduler, &me->context);
    me = 0;
    return 1;
  }
  int opened = 0;
  for (int barrier = 0; barrier < BARRIERS && waiting; barrier++)
    opened |= open_barrier(barrier);
  for (int first = 0; first < count; first += WARP_SIZE)
    opened |= open_warp(first);
  for (int first = 0; first < count && !opened; first += WARP_SIZE)
    opened |= open_here(first);
  if (!opened)
    problem("nobody can go on: threads wait for others that do not come", 0);
  return opened;
}

static void run_block(void) {
  for (int i = 0; i < emu_shared_count; i++)
    memset(emu_shared[i], 0xff, emu_shared_sizes[i]);
  memset(emu_dynamic, 0xff, MOST_DYNAMIC);
  for (int i = 0; i < count; i++) {
    fibre *f = &fibres[i];
    getcontext(&f->context);
    f->context.uc_stack.ss_sp = stacks + (long)i * STACK;
    f->context.uc_stack.ss_size = STACK;
    f->context.uc_link = 0;
    makecontext(&f->context, start, 0);
    f->state = RUNS, f->id = i, f->sums = 0;
    memset(known[i], 0, count * sizeof(int)), known[i][i] = 1;
    f->x = i % size[0], f->y = i / size[0] % size[1], f->z = i / size[0] / size[1];
  }
  while (step())
    ;
}

static void forget(const char *memory, uint64_t size) {
  for (uint64_t b = 0; b < size; b++) {
    record *r = record_of((uintptr_t)(memory + b));
    r->write.block = r->atomic.block = r->reads[0].block = r->reads[1].block = -1;
  }
}

/* Run a kernel; how many problems there were. */
int emu_launch(void (*kernel)(void **), void **arguments, const unsigned *blocks,
               const unsigned *threads, uint64_t seed) {
  memcpy(grid, blocks, sizeof grid), memcpy(size, threads, sizeof size);
  count = size[0] * size[1] * size[2];
  int all = grid[0] * grid[1] * grid[2], *order = malloc(all * sizeof *order);
  body = kernel, given = arguments, state = seed * 2654435761u + 88172645463325252u;
  emu_problems = 0;
  if (!stacks)
    stacks = malloc((long)MOST_THREADS * STACK), records = calloc(SLOTS, sizeof *records), known = malloc(MOST_THREADS * sizeof *known);
  for (; used_count; used_count--)
    records[used[used_count - 1]].key = 0;
  for (int i = 0; i < all; i++) {
    int other = drawn(i + 1);
    order[i] = order[other], order[other] = i;
  }
  for (int i = 0; i < all; i++) {
    block = order[i];
    place[0] = block % grid[0], place[1] = block / grid[0] % grid[1], place[2] = block / grid[0] / grid[1];
    /* What threads of other blocks share is in other memory there. */
    for (int s = 0; s < emu_shared_count; s++)
      forget(emu_shared[s], emu_shared_sizes[s]);
    forget(emu_dynamic, emu_dynamic_size);
    run_block();
  }
  free(order);
  return emu_problems;
}
