/* Transposes of what the lanes of a warp tell each other on NVPTX: each lane gets the sum of the
   adjoints of those that were told its number. A mask says which lanes take part, and what a lane
   is not in is not to be asked. As PTX has it: a lane that asks for one beyond its part of the warp
   is told its own number.  */

typedef unsigned lanes;

#define WARP 32
#define PART(width) (~(lanes)((width)-1) & (WARP - 1))

/* Which lane a lane is told the number of. */

static inline int source_idx(int lane, int offset, int width) {
  return (lane & PART(width)) | (offset & (WARP - 1) & ~PART(width));
}

static inline int source_up(int lane, int offset, int width) {
  int from = lane - (offset & (WARP - 1));
  return from >= (int)(lane & PART(width)) ? from : lane;
}

static inline int source_down(int lane, int offset, int width) {
  int from = lane + (offset & (WARP - 1));
  return from <= (int)((lane & PART(width)) | (width - 1)) ? from : lane;
}

static inline int source_xor(int lane, int offset, int width) {
  int from = lane ^ (offset & (WARP - 1));
  return from <= (int)((lane & PART(width)) | (width - 1)) ? from : lane;
}

static inline int told(lanes mask, int value, int from) {
  return __nvvm_shfl_sync_idx_i32(mask, value, from, WARP - 1);
}

static inline float told_f32(lanes mask, float value, int from) {
  return __builtin_bit_cast(float, told(mask, __builtin_bit_cast(int, value), from));
}

static inline double told_f64(lanes mask, double value, int from) {
  long long bits = __builtin_bit_cast(long long, value);
  lanes low = told(mask, (int)bits, from);
  long long high = told(mask, (int)(bits >> WARP), from);
  return __builtin_bit_cast(double, high << WARP | (long long)low);
}

/* The bits of an integer are told as numbers are. */
#define BITS(name)                                                                                 \
  int __enzyme_cc_warp_##name##_again_i32(lanes mask, int value, int offset, int width) {          \
    int lane = __nvvm_read_ptx_sreg_laneid();                                                      \
    return told(mask, value, source_##name(lane, offset, width));                                  \
  }
BITS(idx)
BITS(up)
BITS(down)
BITS(xor)

#define SHUFFLE(name, kind, type)                                                                  \
  kind __enzyme_cc_warp_##name##_again_##type(lanes mask, kind value, int offset, int width) {     \
    int lane = __nvvm_read_ptx_sreg_laneid();                                                      \
    return told_##type(mask, value, source_##name(lane, offset, width));                           \
  }                                                                                                \
                                                                                                   \
  kind __enzyme_cc_warp_##name##_##type(lanes mask, kind given, int offset, int width) {           \
    int lane = __nvvm_read_ptx_sreg_laneid();                                                      \
    int from = source_##name(lane, offset, width);                                                 \
    kind sum = 0;                                                                                  \
    for (int each = 0; each < WARP; each++) {                                                      \
      if (!(mask >> each & 1))                                                                     \
        continue;                                                                                  \
      int its = told(mask, from, each);                                                            \
      kind own = told_##type(mask, given, each);                                                   \
      sum += its == lane ? own : 0;                                                                \
    }                                                                                              \
    return sum;                                                                                    \
  }

SHUFFLE(idx, float, f32)
SHUFFLE(up, float, f32)
SHUFFLE(down, float, f32)
SHUFFLE(xor, float, f32)
SHUFFLE(idx, double, f64)
SHUFFLE(up, double, f64)
SHUFFLE(down, double, f64)
SHUFFLE(xor, double, f64)

/* What the lanes of a warp that is whole add up to: each of them is told.  */
#define OF_WARP(kind, type)                                                                        \
  static inline kind of_warp_##type(kind value) {                                                  \
    int lane = __nvvm_read_ptx_sreg_laneid();                                                      \
    for (int far = WARP / 2; far; far >>= 1)                                                       \
      value += told_##type(~(lanes)0, value, lane ^ far);                                          \
    return value;                                                                                  \
  }

OF_WARP(float, f32)
OF_WARP(double, f64)

/* Add what all threads of a block say to a number, as few additions to memory as there are warps:
   the lanes of a warp that is whole add up among themselves, and one of them adds the sum.  */

static inline int is_whole(void) {
  lanes wide = __nvvm_read_ptx_sreg_ntid_x(), high = __nvvm_read_ptx_sreg_ntid_y();
  lanes all = wide * high * __nvvm_read_ptx_sreg_ntid_z();
  lanes row = __nvvm_read_ptx_sreg_tid_y() + high * __nvvm_read_ptx_sreg_tid_z();
  lanes first = (__nvvm_read_ptx_sreg_tid_x() + wide * row) & ~(WARP - 1);
  return first + WARP <= all;
}

#define NUMBER(kind, type, letter)                                                                 \
  void __enzyme_cc_warp_number_##type(kind *to, kind value) {                                      \
    if (is_whole()) {                                                                              \
      value = of_warp_##type(value);                                                               \
      if (__nvvm_read_ptx_sreg_laneid())                                                           \
        return;                                                                                    \
    }                                                                                              \
    __nvvm_atom_add_gen_##letter(to, value);                                                       \
  }

NUMBER(float, f32, f)
NUMBER(double, f64, d)

/* Add to a number to which the lanes of a warp are likely to add all together: where they do, and
   all are there, one of them adds what all have to add.  */

static inline lanes all_here(void) {
  lanes found;
  __asm__ volatile("activemask.b32 %0;" : "=r"(found));
  return found;
}

#define ADD(kind, type, letter)                                                                    \
  void __enzyme_cc_warp_add_##type(kind *to, kind value) {                                         \
    if (all_here() == ~(lanes)0) {                                                                 \
      int is_same;                                                                                 \
      __nvvm_match_all_sync_i64p(~(lanes)0, (long long)to, &is_same);                              \
      if (is_same) {                                                                               \
        value = of_warp_##type(value);                                                             \
        if (__nvvm_read_ptx_sreg_laneid())                                                         \
          return;                                                                                  \
      }                                                                                            \
    }                                                                                              \
    __nvvm_atom_add_gen_##letter(to, value);                                                       \
  }

ADD(float, f32, f)
ADD(double, f64, d)

/* Sums of what all threads of a block have to add to some numbers: each warp puts its sums where the
   block shares memory; when all have done so, one thread for each number takes them and adds what
   they come to. Then all wait once more, for the memory is used again. What is 0 in all threads may
   be behind no address at all.  */

#define SLOTS 8

static __attribute__((address_space(3), loader_uninitialized)) double room[WARP][SLOTS];

static inline lanes own_number(void) {
  lanes wide = __nvvm_read_ptx_sreg_ntid_x(), high = __nvvm_read_ptx_sreg_ntid_y();
  lanes row = __nvvm_read_ptx_sreg_tid_y() + high * __nvvm_read_ptx_sreg_tid_z();
  return __nvvm_read_ptx_sreg_tid_x() + wide * row;
}

static inline lanes of_block(void) {
  lanes wide = __nvvm_read_ptx_sreg_ntid_x(), high = __nvvm_read_ptx_sreg_ntid_y();
  return wide * high * __nvvm_read_ptx_sreg_ntid_z();
}

void __enzyme_cc_block_wait(void) { __nvvm_barrier_sync(0); }

#define PLACE(kind, warp, slot) ((__attribute__((address_space(3))) kind *)&room[warp][slot])

/* In a warp that is whole, half of the lanes go on with one half of the numbers, and get of the other
   lanes what these have of it; so on, until each lane has one number. In others each lane adds.  */

#define PAIR(x, y, far) (x = pair(lane & far ? y : x, lane & far ? x : y, lane ^ far))
#define ADDED(slot, value) add((kind *)PLACE(kind, own / WARP, slot), value)

#define PUT(numbers, given, paired, added)                                                         \
  void NAMED(put##numbers) given {                                                                 \
    lanes own = own_number(), lane = own & (WARP - 1), count = of_block() - (own - lane);          \
    if (count >= WARP) {                                                                           \
      paired;                                                                                      \
      for (lanes far = WARP / 2 / numbers; far; far >>= 1)                                         \
        a = pair(a, a, lane ^ far);                                                                \
      if (!(lane & (WARP / numbers - 1)))                                                          \
        *PLACE(kind, own / WARP, lane / (WARP / numbers)) = a;                                     \
      return;                                                                                      \
    }                                                                                              \
    if (!lane)                                                                                     \
      for (int each = 0; each < numbers; each++)                                                   \
        *PLACE(kind, own / WARP, each) = 0;                                                        \
    __nvvm_bar_warp_sync(~(lanes)0 >> (WARP - count));                                             \
    added;                                                                                         \
  }

#define kind float
#define NAMED(word) __enzyme_cc_block_##word##_f32
#define add(to, value) __nvvm_atom_add_gen_f(to, value)
#define pair(kept, given, from) ((kept) + told_f32(~(lanes)0, given, from))
#include "block.h"
#undef kind
#undef NAMED
#undef add
#undef pair

#define kind double
#define NAMED(word) __enzyme_cc_block_##word##_f64
#define add(to, value) __nvvm_atom_add_gen_d(to, value)
#define pair(kept, given, from) ((kept) + told_f64(~(lanes)0, given, from))
#include "block.h"
