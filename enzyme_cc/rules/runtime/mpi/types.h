// Where numbers are in data of a type, moved to and from arrays of nothing but numbers: wires.

enum kind { SINGLE, DOUBLE, EXTENDED };

struct run {
  MPI_Aint at;
  enum kind kind;
  long count;
};

// The same with all that is no number.
struct part {
  MPI_Aint at;
  MPI_Datatype type;
  int count, is_number;
};

struct shape {
  MPI_Aint extent;
  // Of one element: all runs of numbers, how many numbers there are, the widest kind.
  struct run *runs;
  struct part *parts;
  int run_count, run_room, part_count, part_room;
  long numbers;
  enum kind kind;
  int has_bytes, is_complex, is_pair;
};

static size_t size_of(enum kind kind) {
  return kind == SINGLE ? sizeof(float) : kind == DOUBLE ? sizeof(double) : sizeof(long double);
}

static MPI_Datatype type_of(enum kind kind) {
  return kind == SINGLE ? MPI_FLOAT : kind == DOUBLE ? MPI_DOUBLE : MPI_LONG_DOUBLE;
}

APART void add_run(struct shape *shape, MPI_Aint at, enum kind kind, long count) {
  if (count <= 0) return;
  shape->numbers += count;
  if (kind > shape->kind) shape->kind = kind;
  struct run *last = shape->run_count ? &shape->runs[shape->run_count - 1] : NULL;
  if (last && last->kind == kind && last->at + (MPI_Aint)(last->count * size_of(kind)) == at) {
    last->count += count;
    return;
  }
  if (shape->run_count == shape->run_room) {
    int room_ = shape->run_room ? 2 * shape->run_room : 4;
    struct run *more = room(room_ * sizeof *more);
    if (shape->run_count) memcpy(more, shape->runs, shape->run_count * sizeof *more);
    free(shape->runs);
    shape->runs = more;
    shape->run_room = room_;
  }
  shape->runs[shape->run_count++] = (struct run){at, kind, count};
}

static void add_one_part(struct shape *shape, MPI_Aint at, MPI_Datatype type, int size, int count,
                         int is_number) {
  struct part *last = shape->part_count ? &shape->parts[shape->part_count - 1] : NULL;
  if (last && last->type == type && last->at + (MPI_Aint)last->count * size == at) {
    last->count += count;
    return;
  }
  if (shape->part_count == shape->part_room) {
    int room_ = shape->part_room ? 2 * shape->part_room : 4;
    struct part *more = room(room_ * sizeof *more);
    if (shape->part_count) memcpy(more, shape->parts, shape->part_count * sizeof *more);
    free(shape->parts);
    shape->parts = more;
    shape->part_room = room_;
  }
  shape->parts[shape->part_count++] = (struct part){at, type, count, is_number};
}

struct named {
  MPI_Datatype type;
  enum kind kind;
  int count, special;
};

enum { PLAIN, COMPLEX, PAIR };

static void add_named(struct shape *shape, MPI_Datatype type, MPI_Aint at, const char *where) {
#ifdef OPEN_MPI
  (void)where;
#endif
  const struct named all[] = {
      {MPI_DOUBLE, DOUBLE, 1, PLAIN},
      {MPI_FLOAT, SINGLE, 1, PLAIN},
      {MPI_LONG_DOUBLE, EXTENDED, 1, PLAIN},
      {MPI_DOUBLE_PRECISION, DOUBLE, 1, PLAIN},
      {MPI_REAL, SINGLE, 1, PLAIN},
      {MPI_REAL4, SINGLE, 1, PLAIN},
      {MPI_REAL8, DOUBLE, 1, PLAIN},
      {MPI_C_FLOAT_COMPLEX, SINGLE, 2, COMPLEX},
      {MPI_C_DOUBLE_COMPLEX, DOUBLE, 2, COMPLEX},
      {MPI_C_LONG_DOUBLE_COMPLEX, EXTENDED, 2, COMPLEX},
      {MPI_CXX_FLOAT_COMPLEX, SINGLE, 2, COMPLEX},
      {MPI_CXX_DOUBLE_COMPLEX, DOUBLE, 2, COMPLEX},
      {MPI_CXX_LONG_DOUBLE_COMPLEX, EXTENDED, 2, COMPLEX},
      {MPI_COMPLEX, SINGLE, 2, COMPLEX},
      {MPI_DOUBLE_COMPLEX, DOUBLE, 2, COMPLEX},
      {MPI_COMPLEX8, SINGLE, 2, COMPLEX},
      {MPI_COMPLEX16, DOUBLE, 2, COMPLEX},
      {MPI_FLOAT_INT, SINGLE, 1, PAIR},
      {MPI_DOUBLE_INT, DOUBLE, 1, PAIR},
      {MPI_LONG_DOUBLE_INT, EXTENDED, 1, PAIR},
      {MPI_2REAL, SINGLE, 2, PAIR},
      {MPI_2DOUBLE_PRECISION, DOUBLE, 2, PAIR},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (all[i].type == type) {
      shape->is_complex |= all[i].special == COMPLEX;
      shape->is_pair |= all[i].special == PAIR;
      enum kind kind = all[i].kind;
      add_run(shape, at, kind, all[i].count);
      add_one_part(shape, at, type_of(kind), size_of(kind), all[i].count, 1);
      if (all[i].special == PAIR && all[i].count == 1)
        add_one_part(shape, at + size_of(kind), MPI_INT, sizeof(int), 1, 0);
      return;
    }
  if (type == MPI_BYTE || type == MPI_PACKED) shape->has_bytes = 1;
#ifndef OPEN_MPI
  // Other libraries that have numbers for handles have other numbers.
  if (((unsigned)type >> 26) != 0x13 && ((unsigned)type >> 26) != 0x23)
    stop(where, "this type of data is none of MPICH's", "link MPICH, or one with its binary interface");
#endif
  int size;
  MPI_Type_size(type, &size);
  if (size) add_one_part(shape, at, type, size, 1, 0);
}

static MPI_Aint extent_of(MPI_Datatype type) {
  MPI_Aint low, extent;
  MPI_Type_get_extent(type, &low, &extent);
  return extent;
}

static void add_type(struct shape *, MPI_Datatype, MPI_Aint, const char *);

static void add_block(struct shape *shape, MPI_Datatype type, MPI_Aint at, long count,
                      const char *where) {
  MPI_Aint extent = extent_of(type);
  for (long i = 0; i < count; i++) add_type(shape, type, at + i * extent, where);
}

static void add_part(struct shape *shape, MPI_Datatype type, const long *n, int dims, int order,
                     MPI_Aint at, MPI_Aint extent, const char *where) {
  // A part of an array: n holds sizes, parts and starts; of C the last dimension is the closest.
  if (!dims) {
    add_type(shape, type, at, where);
    return;
  }
  const long *sizes = n, *parts = n + n[-1], *starts = n + 2 * n[-1];
  long d = order == MPI_ORDER_C ? n[-1] - dims : dims - 1;
  MPI_Aint stride = extent;
  if (order == MPI_ORDER_C)
    for (long i = d + 1; i < n[-1]; i++) stride *= sizes[i];
  else
    for (long i = 0; i < d; i++) stride *= sizes[i];
  for (long i = 0; i < parts[d]; i++)
    add_part(shape, type, n, dims - 1, order, at + (starts[d] + i) * stride, extent, where);
}

// How a type was made: the arguments of what made it, numbers first, with its addresses apart.
struct making {
  int combiner;
  long *n;
  MPI_Aint *a;
  MPI_Datatype *t;
  int types;
};

#if MPI_VERSION >= 4
// Not in older libraries of the same binary interface.
__attribute__((weak)) int MPI_Type_get_envelope_c(MPI_Datatype, MPI_Count *, MPI_Count *,
                                                  MPI_Count *, MPI_Count *, int *);
__attribute__((weak)) int MPI_Type_get_contents_c(MPI_Datatype, MPI_Count, MPI_Count, MPI_Count,
                                                  MPI_Count, int *, MPI_Aint *, MPI_Count *,
                                                  MPI_Datatype *);

static int has_large_counts(void) {
  // Read when it runs: older text of IR would compare an address with null in a constant.
  int (*volatile asked)(MPI_Datatype, MPI_Count *, MPI_Count *, MPI_Count *, MPI_Count *, int *) =
      MPI_Type_get_envelope_c;
  return asked != NULL;
}

static int is_named(MPI_Datatype type) {
  MPI_Count integers, addresses, counts, types;
  int few, more, most, combiner;
  if (has_large_counts())
    MPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types, &combiner);
  else
    MPI_Type_get_envelope(type, &few, &more, &most, &combiner);
  return combiner == MPI_COMBINER_NAMED;
}

// The same of a type that was made with large counts: these come first, and addresses are some.
static int made_of_large_counts(MPI_Datatype type, struct making *made) {
  MPI_Count integers, addresses, counts, types;
  if (!has_large_counts()) return 0;
  MPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types, &made->combiner);
  if (!counts) return 0;
  int *few = room((integers + 1) * sizeof *few);
  MPI_Aint *a = room((addresses + 1) * sizeof *a);
  MPI_Count *c = room((counts + 1) * sizeof *c);
  made->t = room((types + 1) * sizeof *made->t);
  made->types = types;
  MPI_Type_get_contents_c(type, integers, addresses, counts, types, few, a, c, made->t);
  free(a);
  int is_subarray = made->combiner == MPI_COMBINER_SUBARRAY;
  long *n = made->n = room((counts + 2) * sizeof *n);
  if (is_subarray) {
    n[0] = few[0];
    n[1 + counts] = few[1];
  }
  for (long i = 0; i < counts; i++) n[i + is_subarray] = c[i];
  int has_one_length =
      made->combiner == MPI_COMBINER_HVECTOR || made->combiner == MPI_COMBINER_HINDEXED_BLOCK;
  long before = has_one_length ? 2 : 1 + c[0];
  long left = before < counts ? counts - before : 0;
  made->a = room((left + 1) * sizeof *made->a);
  for (long i = 0; i < left; i++) made->a[i] = c[before + i];
  free(few);
  free(c);
  return 1;
}
#else
static int is_named(MPI_Datatype type) {
  int integers, addresses, types, combiner;
  MPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
  return combiner == MPI_COMBINER_NAMED;
}

static int made_of_large_counts(MPI_Datatype type, struct making *made) {
  (void)type, (void)made;
  return 0;
}
#endif

static struct making making_of(MPI_Datatype type) {
  struct making made = {0};
  int integers, addresses;
  if (made_of_large_counts(type, &made)) return made;
  MPI_Type_get_envelope(type, &integers, &addresses, &made.types, &made.combiner);
  if (made.combiner == MPI_COMBINER_NAMED) return made;
  int *n = room((integers + 1) * sizeof *n);
  made.n = room((integers + 1) * sizeof *made.n);
  made.a = room((addresses + 1) * sizeof *made.a);
  made.t = room((made.types + 1) * sizeof *made.t);
  MPI_Type_get_contents(type, integers, addresses, made.types, n, made.a, made.t);
  for (int i = 0; i < integers; i++) made.n[i] = n[i];
  free(n);
  return made;
}

static void add_type(struct shape *shape, MPI_Datatype type, MPI_Aint at, const char *where) {
  struct making made = making_of(type);
  if (made.combiner == MPI_COMBINER_NAMED) {
    add_named(shape, type, at, where);
    return;
  }
  int types = made.types;
  long *n = made.n;
  MPI_Aint *a = made.a;
  MPI_Datatype *t = made.t;
  MPI_Aint inner = types ? extent_of(t[0]) : 0;
  switch (made.combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
      add_type(shape, t[0], at, where);
      break;
    case MPI_COMBINER_CONTIGUOUS:
      add_block(shape, t[0], at, n[0], where);
      break;
    case MPI_COMBINER_VECTOR:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[0], at + i * n[2] * inner, n[1], where);
      break;
    case MPI_COMBINER_HVECTOR:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[0], at + i * a[0], n[1], where);
      break;
    case MPI_COMBINER_INDEXED:
      for (long i = 0; i < n[0]; i++)
        add_block(shape, t[0], at + n[1 + n[0] + i] * inner, n[1 + i], where);
      break;
    case MPI_COMBINER_HINDEXED:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[0], at + a[i], n[1 + i], where);
      break;
    case MPI_COMBINER_INDEXED_BLOCK:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[0], at + n[2 + i] * inner, n[1], where);
      break;
    case MPI_COMBINER_HINDEXED_BLOCK:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[0], at + a[i], n[1], where);
      break;
    case MPI_COMBINER_STRUCT:
      for (long i = 0; i < n[0]; i++) add_block(shape, t[i], at + a[i], n[1 + i], where);
      break;
    case MPI_COMBINER_SUBARRAY:
      add_part(shape, t[0], n + 1, n[0], n[1 + 3 * n[0]], at, inner, where);
      break;
    default:
      stop(where, "numbers in data of this derived type are not known",
           "make the type of contiguous, vector, indexed, struct or subarray parts");
  }
  for (int i = 0; i < types; i++)
    if (!is_named(t[i])) MPI_Type_free(&t[i]);
  free(n);
  free(a);
  free(t);
}

APART struct shape *shape_of(MPI_Datatype type, const char *where) {
  struct shape *made = room(sizeof *made);
  if (type == MPI_DATATYPE_NULL) return made;
  made->extent = extent_of(type);
  add_type(made, type, 0, where);
  return made;
}

static void free_shape(struct shape *shape) {
  if (!shape) return;
  free(shape->runs);
  free(shape->parts);
  free(shape);
}

static long double get(const char *at, enum kind kind, long i) {
  if (kind == SINGLE) return ((const float *)at)[i];
  if (kind == DOUBLE) return ((const double *)at)[i];
  return ((const long double *)at)[i];
}

static void put(char *at, enum kind kind, long i, long double value) {
  if (kind == SINGLE)
    ((float *)at)[i] = (float)value;
  else if (kind == DOUBLE)
    ((double *)at)[i] = (double)value;
  else
    ((long double *)at)[i] = value;
}

// Add to what other threads may add to at once; only float and double are shared so.
#define ADD_ATOMICALLY(type)                                                                   \
  APART void add_atomically_to_##type(type *at, type by) {                                     \
    type old, sum;                                                                             \
    __atomic_load(at, &old, __ATOMIC_RELAXED);                                                 \
    do sum = old + by;                                                                         \
    while (!__atomic_compare_exchange(at, &old, &sum, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED)); \
  }
ADD_ATOMICALLY(float)
ADD_ATOMICALLY(double)

static void add(char *at, enum kind kind, long i, long double by) {
  if (!ALL.has_threads)
    put(at, kind, i, get(at, kind, i) + by);
  else if (kind == SINGLE)
    add_atomically_to_float((float *)at + i, (float)by);
  else if (kind == DOUBLE)
    add_atomically_to_double((double *)at + i, (double)by);
  else
    put(at, kind, i, get(at, kind, i) + by);
}

enum move { COPY_OUT, TAKE_OUT, ADD, PUT };

APART void move_run(char *data, enum kind kind, long count, char *wire, enum kind wide,
                     enum move move) {
  size_t bytes = count * size_of(kind);
  if (kind == wide && move != ADD) {
    if (move == PUT)
      memcpy(data, wire, bytes);
    else
      memcpy(wire, data, bytes);
  } else if (kind == wide && kind == DOUBLE && !ALL.has_threads) {
    for (long i = 0; i < count; i++) ((double *)data)[i] += ((double *)wire)[i];
  } else {
    for (long i = 0; i < count; i++) {
      if (move == ADD)
        add(data, kind, i, get(wire, wide, i));
      else if (move == PUT)
        put(data, kind, i, get(wire, wide, i));
      else
        put(wire, wide, i, get(data, kind, i));
    }
  }
  if (move == TAKE_OUT) memset(data, 0, bytes);
}

// Move all numbers of so many elements between memory and a wire; what is taken out is zero then.
APART void move_numbers(const struct shape *shape, void *memory, long count, void *wire,
                         enum move move) {
  char *at = wire, *data = memory;
  if (shape->run_count == 1 && shape->runs[0].at == 0 &&
      (MPI_Aint)(shape->runs[0].count * size_of(shape->kind)) == shape->extent) {
    move_run(data, shape->kind, count * shape->numbers, at, shape->kind, move);
    return;
  }
  for (long i = 0; i < count; i++, data += shape->extent)
    for (int r = 0; r < shape->run_count; r++) {
      const struct run *run = &shape->runs[r];
      move_run(data + run->at, run->kind, run->count, at, shape->kind, move);
      at += run->count * size_of(shape->kind);
    }
}

static int as_count(long numbers, const char *where) {
  if (numbers > INT_MAX)
    stop(where, "more than 2147483647 derivatives in one message", "send them in parts");
  return (int)numbers;
}
