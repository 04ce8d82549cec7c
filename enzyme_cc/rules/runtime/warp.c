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

/* Sums of what all threads of a block say, as few additions to memory as there are warps: the lanes
   of a warp that is whole add up among themselves, and one of them has the sum.  */

static inline int is_whole(void) {
  lanes wide = __nvvm_read_ptx_sreg_ntid_x(), high = __nvvm_read_ptx_sreg_ntid_y();
  lanes all = wide * high * __nvvm_read_ptx_sreg_ntid_z();
  lanes row = __nvvm_read_ptx_sreg_tid_y() + high * __nvvm_read_ptx_sreg_tid_z();
  lanes first = (__nvvm_read_ptx_sreg_tid_x() + wide * row) & ~(WARP - 1);
  return first + WARP <= all;
}

int __enzyme_cc_warp_adds(void) {
  return !is_whole() || __nvvm_read_ptx_sreg_laneid() == 0;
}

#define TOTAL(kind, type)                                                                          \
  kind __enzyme_cc_warp_total_##type(kind value) {                                                 \
    if (!is_whole())                                                                               \
      return value;                                                                                \
    int lane = __nvvm_read_ptx_sreg_laneid();                                                      \
    for (int far = WARP / 2; far; far >>= 1)                                                       \
      value += told_##type(~(lanes)0, value, lane ^ far);                                          \
    return value;                                                                                  \
  }

TOTAL(float, f32)
TOTAL(double, f64)

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
        int lane = __nvvm_read_ptx_sreg_laneid();                                                  \
        for (int far = WARP / 2; far; far >>= 1)                                                   \
          value += told_##type(~(lanes)0, value, lane ^ far);                                      \
        if (lane)                                                                                  \
          return;                                                                                  \
      }                                                                                            \
    }                                                                                              \
    __nvvm_atom_add_gen_##letter(to, value);                                                       \
  }

ADD(float, f32, f)
ADD(double, f64, d)
