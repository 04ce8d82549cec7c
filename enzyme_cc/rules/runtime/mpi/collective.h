// The adjoint of each collective, as one or two of MPI's, and tangents of those that are not linear.

// -- sides -----------------------------------------------------------------------------------------

static int has_shadow(const struct side *side, int lane) {
  return side->buffer && side->shadows && side->shadows[lane] != side->buffer;
}

static long first_of(const struct side *side, int rank) {
  if (side->places) return side->places[rank];
  return rank * side->count;
}

static long count_of(const struct side *side, int rank) {
  return side->counts ? side->counts[rank] : side->count;
}

static size_t unit(const struct side *side) {
  return side->shape->numbers * size_of(side->shape->kind);
}

static long total(const struct side *side, int size) {
  if (!side->counts) return side->count * size;
  long sum = 0;
  for (int i = 0; i < size; i++) sum += side->counts[i];
  return sum;
}

// Move the numbers of one part of a buffer.
APART void move_side(const struct side *side, int lane, int part, long count, void *wire,
                      enum move move) {
  if (!has_shadow(side, lane)) return;
  char *at = (char *)side->shadows[lane] + (part < 0 ? 0 : first_of(side, part)) *
                                                side->shape->extent;
  move_numbers(side->shape, at, count, wire, move);
}

APART void move_parts(const struct side *side, int lane, int size, int except, char *wire,
                       enum move move) {
  for (int i = 0; i < size; i++) {
    if (i != except) move_side(side, lane, i, count_of(side, i), wire, move);
    wire += count_of(side, i) * unit(side);
  }
}

// How many numbers each part has, and where they begin: two arrays, one behind the other.
static int *parts_of(const struct side *side, int size, const char *where) {
  int *made = room(2 * size * sizeof *made);
  long at = 0;
  for (int i = 0; i < size; i++) {
    made[i] = as_count(count_of(side, i) * side->shape->numbers, where);
    made[size + i] = as_count(at, where);
    at += made[i];
  }
  return made;
}

// -- neighbours ------------------------------------------------------------------------------------

static int is_among_neighbours(const struct record *record) {
  return record->operation == NEIGHBOR_GATHER || record->operation == NEIGHBOR_TO_ALL;
}

// Of a grid those on both sides in each dimension, MPI_PROC_NULL behind its borders.
static void find_in_grid(struct record *record) {
  int dimensions;
  MPI_Cartdim_get(record->comm, &dimensions);
  record->targets = 2 * dimensions;
  record->target = room(record->targets * sizeof(int));
  for (int i = 0; i < dimensions; i++)
    MPI_Cart_shift(record->comm, i, 1, &record->target[2 * i], &record->target[2 * i + 1]);
}

static void find_in_graph(struct record *record) {
  MPI_Graph_neighbors_count(record->comm, record->rank, &record->targets);
  record->target = room(record->targets * sizeof(int));
  MPI_Graph_neighbors(record->comm, record->rank, record->targets, record->target);
}

APART void find_neighbours(struct record *record) {
  int kind, is_weighted;
  MPI_Topo_test(record->comm, &kind);
  if (kind == MPI_DIST_GRAPH) {
    MPI_Dist_graph_neighbors_count(record->comm, &record->origins, &record->targets, &is_weighted);
    record->origin = room(record->origins * sizeof(int));
    record->target = room(record->targets * sizeof(int));
    int *weights = room((record->origins + record->targets) * sizeof(int));
    MPI_Dist_graph_neighbors(record->comm, record->origins, record->origin, weights, record->targets,
                             record->target, weights + record->origins);
    free(weights);
    return;
  }
  if (kind == MPI_CART) find_in_grid(record);
  if (kind == MPI_GRAPH) find_in_graph(record);
  record->origins = record->targets;
  if (!record->target) record->target = room(0);
  record->origin = record->target;
}

static int has_twice(const int *list, int count) {
  for (int i = 0; i < count; i++)
    for (int j = 0; j < i; j++)
      if (list[i] == list[j] && list[i] != MPI_PROC_NULL) return 1;
  return 0;
}

// Whether a process may be a neighbour twice: in a grid that is so for all or for none.
static int may_be_several(const struct record *record) {
  int kind;
  MPI_Topo_test(record->comm, &kind);
  return kind != MPI_CART || has_twice(record->target, record->targets);
}

// Each tells its neighbours what it got from them; those that it sent something to tell it so.
APART void begin_among_neighbours(struct record *record, int lane, void **wires) {
  const struct side *in = &record->side, *out = &record->other;
  int is_gather = record->operation == NEIGHBOR_GATHER;
  if (record->parts) MPI_Wait(&record->parts->request, MPI_STATUS_IGNORE);
  const int *tags = record->parts ? record->parts->tags : NULL;
  MPI_Comm comm = record->comm;
  MPI_Request *request = &record->requests[lane * (record->targets + record->origins)];
  char *wire = wires[0] = room(total(out, record->origins) * unit(out));
  long sent = is_gather ? in->count * record->targets : total(in, record->targets);
  char *back = wires[1] = room(sent * unit(in));
  for (int i = 0; i < record->targets; i++) {
    long count = is_gather ? in->count : count_of(in, i);
    MPI_Irecv(back, as_count(count * in->shape->numbers, record->where), type_of(in->shape->kind),
              record->target[i], tag_among_neighbours(tags ? i : 0, record->where), comm, request++);
    back += count * unit(in);
  }
  for (int i = 0; i < record->origins; i++) {
    long count = count_of(out, i);
    // Behind the borders of a grid is nobody: what would have come from there stayed as it was.
    if (record->origin[i] != MPI_PROC_NULL) move_side(out, lane, i, count, wire, TAKE_OUT);
    MPI_Isend(wire, as_count(count * out->shape->numbers, record->where), type_of(out->shape->kind),
              record->origin[i],
              tag_among_neighbours(tags ? tags[i] : 0, record->where), comm, request++);
    wire += count * unit(out);
  }
}

static void end_among_neighbours(struct record *record, int lane, char *wire) {
  const struct side *in = &record->side;
  int is_gather = record->operation == NEIGHBOR_GATHER;
  for (int i = 0; i < record->targets; i++) {
    long count = is_gather ? in->count : count_of(in, i);
    if (record->target[i] != MPI_PROC_NULL)
      move_side(in, lane, is_gather ? -1 : i, count, wire, ADD);
    wire += count * unit(in);
  }
}

// -- operations that are not sums ------------------------------------------------------------------

static int is_extreme(MPI_Op op) {
  return op == MPI_MAX || op == MPI_MIN || op == MPI_MAXLOC || op == MPI_MINLOC;
}

static int has_location(MPI_Op op) { return op == MPI_MAXLOC || op == MPI_MINLOC; }

static void check_operation(MPI_Op op, const struct shape *shape, const char *where) {
  if (op != MPI_SUM && op != MPI_PROD && !is_extreme(op))
    stop(where, "the derivative of this reduction is not known: it is none of MPI_SUM, MPI_PROD, "
                "MPI_MAX, MPI_MIN, MPI_MAXLOC and MPI_MINLOC",
         "gather the data, and combine it in a loop");
  if (op == MPI_PROD && shape->is_complex)
    stop(where, "the derivative of products of complex numbers is not known",
         "gather the numbers, and multiply them in a loop");
}

// Whether the first of two numbers, each with its location, loses to the second.
static int loses(MPI_Op op, const long double *x, const long double *y) {
  int is_max = op == MPI_MAX || op == MPI_MAXLOC;
  if (x[0] != y[0]) return is_max ? x[0] < y[0] : x[0] > y[0];
  return has_location(op) && x[1] > y[1];
}

// Numbers with locations in pairs, as all processes put them in; one process after the other.
struct inputs {
  const long double *all;
  long count;
};

static const long double *input(const struct inputs *in, int rank, long i) {
  return in->all + 2 * (rank * in->count + i);
}

static long double partial(MPI_Op op, const struct inputs *in, int from, int to, int by, long i) {
  if (op == MPI_PROD) {
    long double product = 1;
    for (int r = from; r < to; r++)
      if (r != by) product *= input(in, r, i)[0];
    return product;
  }
  int best = from;
  for (int r = from + 1; r < to; r++)
    if (loses(op, input(in, best, i), input(in, r, i))) best = r;
  return best == by;
}

// What this process puts in, before the call: numbers that have derivatives, each with a location.
static long double *inputs_of(const struct side *side, long count, MPI_Op op) {
  const struct shape *shape = side->shape;
  long numbers = count * shape->numbers;
  char *wire = room(numbers * size_of(shape->kind));
  move_numbers(shape, side->buffer, count, wire, COPY_OUT);
  long stride = has_location(op) ? shape->numbers : 1, n = numbers / stride;
  long double *made = room((2 * n + 1) * sizeof *made);
  for (long i = 0; i < n; i++) {
    made[2 * i] = get(wire, shape->kind, i * stride);
    if (has_location(op))
      made[2 * i + 1] =
          stride == 2 ? get(wire, shape->kind, 2 * i + 1)
                      : *(const int *)((char *)side->buffer + i * shape->extent +
                                       (shape->kind == SINGLE   ? sizeof(float)
                                        : shape->kind == DOUBLE ? sizeof(double)
                                                                : sizeof(long double)));
  }
  free(wire);
  return made;
}

// -- the way back ----------------------------------------------------------------------------------

// What goes into a reduction: in place, what comes out is where it was.
static const struct side *put_in(const struct record *record) {
  return record->in_place ? &record->other : &record->side;
}

static long reduced(const struct record *record) {
  if (record->operation != REDUCE_SCATTER) return record->other.count;
  return total(&record->other, record->size);
}

APART void begin_reduction(struct record *record, int lane, char *seeds) {
  // Seeds of all that comes out, to all that put something in.
  struct side *out = &record->other;
  MPI_Datatype type = type_of(out->shape->kind);
  MPI_Request *request = &record->requests[2 * lane];
  long elements = reduced(record);
  int n = as_count(elements * out->shape->numbers, record->where);
  void **wires = &record->wires[6 * lane];
  int is_sum = record->op == MPI_SUM;
  int is_scan = record->operation == SCAN || record->operation == EXCLUSIVE_SCAN;
  size_t bytes = elements * unit(out);
  wires[1] = room(bytes * (is_scan && !is_sum ? record->size : 1));
  switch (record->operation) {
    case REDUCE:
      if (record->rank == record->root) memcpy(wires[1], seeds, bytes);
      MPI_Ibcast(wires[1], n, type, record->root, record->comm, request);
      break;
    case ALL_REDUCE:
      MPI_Iallreduce(seeds, wires[1], n, type, MPI_SUM, record->comm, request);
      break;
    case REDUCE_SCATTER: {
      int *parts = parts_of(out, record->size, record->where);
      MPI_Iallgatherv(seeds, parts[record->rank], type, wires[1], parts, parts + record->size,
                      type, record->comm, request);
      wires[5] = parts;
      break;
    }
    default:
      if (!is_sum)
        MPI_Iallgather(seeds, n, type, wires[1], n, type, record->comm, request);
      else if (record->operation == SCAN)
        MPI_Iscan(seeds, wires[1], n, type, MPI_SUM, record->state->reversed, request);
      else
        MPI_Iexscan(seeds, wires[1], n, type, MPI_SUM, record->state->reversed, request);
  }
  if (!is_sum && !lane) {
    long stride = has_location(record->op) ? out->shape->numbers : 1;
    int pairs = as_count(2 * (n / stride), record->where);
    wires[2] = room(pairs * (size_t)record->size * sizeof(long double));
    MPI_Iallgather(record->inputs, pairs, MPI_LONG_DOUBLE, wires[2], pairs, MPI_LONG_DOUBLE,
                   record->comm, request + 1);
  }
}

APART void end_reduction(struct record *record, int lane) {
  const struct side *in = put_in(record);
  const struct shape *shape = record->other.shape;
  char *seeds = record->wires[6 * lane + 1];
  long elements = reduced(record), numbers = elements * shape->numbers;
  if (record->op != MPI_SUM) {
    long stride = has_location(record->op) ? shape->numbers : 1, n = numbers / stride;
    struct inputs all = {record->wires[2], n};
    char *mine = room(numbers * size_of(shape->kind));
    int is_scan = record->operation == SCAN || record->operation == EXCLUSIVE_SCAN;
    int behind = record->operation == EXCLUSIVE_SCAN;
    for (long i = 0; i < n; i++) {
      long double sum = 0;
      if (!is_scan) {
        sum = get(seeds, shape->kind, i * stride) *
              partial(record->op, &all, 0, record->size, record->rank, i);
      } else {
        for (int r = record->rank + behind; r < record->size; r++)
          sum += get(seeds, shape->kind, r * numbers + i * stride) *
                 partial(record->op, &all, 0, r + 1 - behind, record->rank, i);
      }
      put(mine, shape->kind, i * stride, sum);
    }
    move_side(in, lane, -1, elements, mine, ADD);
    free(mine);
    return;
  }
  // The last process of an exclusive scan, the first of the other way round, gets nothing.
  if (record->operation == EXCLUSIVE_SCAN && record->rank == record->size - 1) return;
  move_side(in, lane, -1, elements, seeds, ADD);
}

APART void begin(struct record *record, int lane) {
  struct side *in = &record->side, *out = &record->other;
  struct shape *shape = record->operation == BROADCAST ? in->shape : out->shape;
  const char *where = record->where;
  MPI_Request *request = &record->requests[2 * lane];
  void **wires = &record->wires[6 * lane];
  int size = record->size, rank = record->rank, is_root = rank == record->root;
  int skipped = record->in_place ? rank : -1;
  int *parts = NULL, *others = NULL;
  MPI_Datatype type = type_of((in->shape ? in->shape : shape)->kind);
  switch (record->operation) {
    case BROADCAST: {
      int n = as_count(in->count * in->shape->numbers, where);
      wires[0] = room(in->count * unit(in));
      wires[1] = room(in->count * unit(in));
      move_side(in, lane, -1, in->count, wires[0], TAKE_OUT);
      MPI_Ireduce(wires[0], wires[1], n, type, MPI_SUM, record->root, record->comm, request);
      break;
    }
    case SCATTER: {
      int n = 0;
      if (!(is_root && record->in_place)) {
        n = as_count(out->count * out->shape->numbers, where);
        wires[0] = room(out->count * unit(out));
        move_side(out, lane, -1, out->count, wires[0], TAKE_OUT);
        type = type_of(out->shape->kind);
      }
      if (is_root) {
        parts = parts_of(in, size, where);
        wires[1] = room(total(in, size) * unit(in));
      }
      MPI_Igatherv(is_root && record->in_place ? MPI_IN_PLACE : wires[0], n, type, wires[1], parts,
                   parts ? parts + size : NULL, type, record->root, record->comm, request);
      break;
    }
    case GATHER: {
      int n = 0;
      if (is_root) {
        parts = parts_of(out, size, where);
        wires[0] = room(total(out, size) * unit(out));
        move_parts(out, lane, size, skipped, wires[0], TAKE_OUT);
        type = type_of(out->shape->kind);
      }
      if (!(is_root && record->in_place)) {
        n = as_count(in->count * in->shape->numbers, where);
        wires[1] = room(in->count * unit(in));
      }
      MPI_Iscatterv(wires[0], parts, parts ? parts + size : NULL, type,
                    is_root && record->in_place ? MPI_IN_PLACE : wires[1], n, type, record->root,
                    record->comm, request);
      break;
    }
    case ALL_GATHER:
      parts = parts_of(out, size, where);
      wires[0] = room(total(out, size) * unit(out));
      wires[1] = room(count_of(out, rank) * unit(out));
      move_parts(out, lane, size, -1, wires[0], TAKE_OUT);
      MPI_Ireduce_scatter(wires[0], wires[1], parts, type_of(out->shape->kind), MPI_SUM,
                          record->comm, request);
      break;
    case ALL_TO_ALL: {
      const struct side *from = record->in_place ? out : in;
      parts = parts_of(out, size, where);
      others = parts_of(from, size, where);
      wires[0] = room(total(out, size) * unit(out));
      wires[1] = room(total(from, size) * unit(from));
      move_parts(out, lane, size, -1, wires[0], TAKE_OUT);
      MPI_Ialltoallv(wires[0], parts, parts + size, type_of(out->shape->kind), wires[1], others,
                     others + size, type_of(from->shape->kind), record->comm, request);
      break;
    }
    case NEIGHBOR_GATHER:
    case NEIGHBOR_TO_ALL:
      begin_among_neighbours(record, lane, wires);
      break;
    default: {
      long elements = reduced(record);
      int is_scatter = record->operation == REDUCE_SCATTER;
      long mine = is_scatter ? count_of(out, rank) : out->count;
      wires[0] = room(elements * unit(out));
      int has_none = (record->operation == REDUCE && !is_root) ||
                     (record->operation == EXCLUSIVE_SCAN && !rank);
      if (!has_none) {
        move_side(out, lane, -1, mine, wires[0], TAKE_OUT);
        if (is_scatter && record->in_place && elements > mine) {
          // What lay behind the result is no more what it was.
          char *rest = room((elements - mine) * unit(out));
          if (has_shadow(out, lane))
            move_numbers(out->shape, (char *)out->shadows[lane] + mine * out->shape->extent,
                         elements - mine, rest, TAKE_OUT);
          free(rest);
        }
      }
      begin_reduction(record, lane, wires[0]);
    }
  }
  // What is under way reads these till it has ended.
  wires[3] = parts;
  wires[4] = others;
}

APART void end(struct record *record, int lane) {
  struct side *in = &record->side, *out = &record->other;
  void **wires = &record->wires[6 * lane];
  int is_root = record->rank == record->root;
  switch (record->operation) {
    case BROADCAST:
      if (is_root) move_side(in, lane, -1, in->count, wires[1], ADD);
      break;
    case SCATTER:
      if (is_root)
        move_parts(in, lane, record->size, record->in_place ? record->rank : -1, wires[1], ADD);
      break;
    case GATHER:
      if (!(is_root && record->in_place)) move_side(in, lane, -1, in->count, wires[1], ADD);
      break;
    case ALL_GATHER:
      if (record->in_place)
        move_side(out, lane, record->rank, count_of(out, record->rank), wires[1], ADD);
      else
        move_side(in, lane, -1, in->count, wires[1], ADD);
      break;
    case ALL_TO_ALL:
      move_parts(record->in_place ? out : in, lane, record->size, -1, wires[1], ADD);
      break;
    case NEIGHBOR_GATHER:
    case NEIGHBOR_TO_ALL:
      end_among_neighbours(record, lane, wires[1]);
      break;
    default:
      end_reduction(record, lane);
  }
}
