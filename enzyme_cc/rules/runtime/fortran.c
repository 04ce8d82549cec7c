/* Functions of flang's run-time library, written once more, so that there is IR of them.
 *
 * A program keeps calling those of flang; what is differentiated has these in their place, made
 * part of their callers (transform/frontends/library_bodies.py). They know arrays by their descriptors only: no
 * shape is checked that flang's would refuse before anything is computed wrongly, but by sizes.
 * Elements are copied as bytes: what they are, the code around them says.
 */
#include <stddef.h>
#include <stdint.h>

struct dimension {
    int64_t lower, extent, step; /* in bytes */
};

/* As ISO_Fortran_binding.h has it. */
struct array {
    char *base;
    int64_t size; /* of an element */
    int32_t version;
    uint8_t rank;
    int8_t type, attribute;
    uint8_t extra;
    struct dimension dim[15];
};

/* Finalisers of a variable: none, those of one in an array, those of one by itself; where that of
 * the array has been called, those of its components. */
enum { NOT_ENDED, ENDED_IN_ARRAY, ENDED_ALONE, ENDED_AS_ARRAY };
enum { CHARACTER = 40, STRUCT = 42, OTHER = -1, NEITHER = 0, POINTER = 1, ALLOCATABLE = 2, HAS_TABLE = 1 };
/* Each is made part of its callers where ranks are known. */
#define INSIDE static __attribute__((noinline))
/* The first four dimensions one by one: where the rank is known, no loop is left. */
#define EACH(i, rank, step)                                                                        \
    do {                                                                                           \
        int rank_ = (rank);                                                                        \
        if (rank_ > 0) { enum { i = 0 }; step; }                                                   \
        if (rank_ > 1) { enum { i = 1 }; step; }                                                   \
        if (rank_ > 2) { enum { i = 2 }; step; }                                                   \
        if (rank_ > 3) { enum { i = 3 }; step; }                                                   \
        for (int i = 4; i < rank_; ++i) { step; }                                                  \
    } while (0)

extern void *malloc(size_t);
extern void *realloc(void *, size_t);
extern void free(void *);
extern double sqrt(double);
extern float sqrtf(float);
extern double erfc(double), exp(double), fmod(double, double), frexp(double, int *);
extern double ldexp(double, int), nextafter(double, double);
extern float erfcf(float), expf(float), fmodf(float, float), frexpf(float, int *);
extern float ldexpf(float, int), nextafterf(float, float);
/* Ends the program. */
extern void _FortranAReportFatalUserError(const char *, const char *, int);

/* What an element of this type is at first: written for each program (transform/frontends/flang/derived_types.py).
 * NULL is for nothing. */
extern const char *enzyme_cc_initial(const void *type);
/* Puts what a variable of this type holds somewhere else; makes it a copy with memory of its own;
 * gives back what memory it has, and before that calls the finalisers, if any are wanted. */
extern void enzyme_cc_move(const void *type, char *to, const char *from);
extern void enzyme_cc_clone(const void *type, char *to, const char *from);
extern void enzyme_cc_destroy(const void *type, char *at, int how);
/* The same where only the running program knows the type: that which is declared, if it is one, or
 * one that extends it. A type may say itself how it is assigned. */
extern void enzyme_cc_clone_open(const void *type, const void *declared, char *to,
                                 const char *from);
extern void enzyme_cc_destroy_open(const void *type, const void *declared, char *at, int how);
/* Calls the finaliser of arrays of this rank, if the type has one; how each element ends then. */
extern int enzyme_cc_finish(const void *type, struct array *a, int rank);
/* Whether no derived type of the program has components that are memory of their own. */
extern _Bool enzyme_cc_flat_types(void);
/* Whether a derived type is one of this program's. */
extern _Bool enzyme_cc_is_here(const void *type);
/* Whether this is a constant by now. */
extern _Bool enzyme_cc_is_known(int8_t code);

/* -- elements by number --------------------------------------------------------------------- */

INSIDE int64_t count_in(const struct array *a, int rank) {
    int64_t n = 1;
    EACH(i, rank, n *= a->dim[i].extent);
    return n;
}

INSIDE int64_t count(const struct array *a) { return count_in(a, a->rank); }

/* How far the element is from the base that so many others come before, in array element order. */
INSIDE int64_t place_in(const struct array *a, int rank, int64_t number) {
    int64_t at = 0;
    if (rank == 1) return number * a->dim[0].step;
    EACH(i, rank, at += number % a->dim[i].extent * a->dim[i].step;
         number /= a->dim[i].extent);
    return at;
}

INSIDE int64_t place(const struct array *a, int64_t number) {
    return place_in(a, a->rank, number);
}

/* The same where steps are known to be over whole elements: so what is in them stays apart. */
INSIDE int64_t place_of(const struct array *a, int rank, int64_t number, int64_t size) {
    int64_t at = 0;
    if (rank == 1) return number * (a->dim[0].step / size) * size;
    EACH(i, rank, at += number % a->dim[i].extent * (a->dim[i].step / size);
         number /= a->dim[i].extent);
    return at * size;
}

INSIDE void copy(char *to, const char *from, int64_t size) { __builtin_memcpy(to, from, size); }

INSIDE int is_true(const struct array *mask, int64_t number) {
    const char *at = mask->base + place(mask, mask->rank ? number : 0);
    switch (mask->size) {
    case 1: return *(const int8_t *)at != 0;
    case 2: return *(const int16_t *)at != 0;
    case 4: return *(const int32_t *)at != 0;
    default: return *(const int64_t *)at != 0;
    }
}

INSIDE void check(int is_right, const char *what, const char *file, int line) {
    if (!is_right) {
        _FortranAReportFatalUserError(what, file, line);
        __builtin_unreachable();
    }
}

/* -- results -------------------------------------------------------------------------------- */

INSIDE void set_of(struct array *a, int dim, int64_t extent, int64_t size) {
    a->dim[dim].lower = 1;
    a->dim[dim].extent = extent;
    a->dim[dim].step = dim ? a->dim[dim - 1].step * a->dim[dim - 1].extent : size;
}

INSIDE void set(struct array *a, int dim, int64_t extent) { set_of(a, dim, extent, a->size); }

INSIDE void bound_of(struct array *a, int dim, int64_t lower, int64_t upper, int64_t size) {
    set_of(a, dim, upper < lower ? 0 : upper - lower + 1, size);
    a->dim[dim].lower = upper < lower ? 1 : lower;
}

INSIDE void bound(struct array *a, int dim, int64_t lower, int64_t upper) {
    bound_of(a, dim, lower, upper, a->size);
}

/* Memory for the elements, once the extents are there. */
INSIDE void make(struct array *a) {
    int64_t bytes = count(a) * a->size;
    a->base = malloc(bytes > 0 ? bytes : 1);
}

/* -- assignment ----------------------------------------------------------------------------- */

/* The type of elements that are of a derived type: behind the dimensions. */
INSIDE const void *derived_in(const struct array *a, int rank) {
    const void *const *at = (const void *const *)&a->dim[0];
    return at[3 * rank];
}

INSIDE const void *derived(const struct array *a) { return derived_in(a, a->rank); }

INSIDE const void *derived_if_any(const struct array *a) {
    return a->extra & HAS_TABLE ? derived(a) : NULL;
}

INSIDE void set_derived(struct array *a, int rank, const void *type) {
    ((const void **)&a->dim[0])[3 * rank] = type;
}

/* The bytes of a variable of a type, as the table says. */
INSIDE int64_t bytes_of(const void *type) { return *(const int64_t *)((const char *)type + 88); }

/* Whether elements may be more than bytes. Where nobody says what they are, nobody may ask. */
INSIDE int is_more(const struct array *a, const char *file, int line) {
    if (enzyme_cc_flat_types()) return 0;
    if (enzyme_cc_is_known(a->type)) return a->type == STRUCT;
    check(a->type != STRUCT, "a derived type that is not known is copied in what is differentiated",
          file, line);
    return 0;
}

/* Of what is checked so, LLVM does not know afterwards that `step / size * size` is `step`. */
INSIDE uint64_t magnitude(int64_t step) { return step < 0 ? -(uint64_t)step : (uint64_t)step; }

/* Steps of variables with components of their own are over whole elements, but of parts of others. */
INSIDE void check_steps(const struct array *a, int rank, int64_t size, const char *file, int line) {
    EACH(i, rank, check(magnitude(a->dim[i].step) % size == 0,
                        "a component of an array is assigned in what is differentiated", file, line));
}

/* Give back what components of elements have, if it is known what they are. */
INSIDE void destroy_so(struct array *a, const void *type, int rank, int64_t size, int how) {
    check_steps(a, rank, size, NULL, 0);
    for (int64_t i = 0, n = count_in(a, rank); i < n; ++i)
        enzyme_cc_destroy(type, a->base + place_of(a, rank, i, size), how);
}

INSIDE void destroy(struct array *a, const void *type, int rank, int64_t size) {
    destroy_so(a, type, rank, size, rank ? enzyme_cc_finish(type, a, rank) : ENDED_ALONE);
}

/* What is polymorphic, of the type that it is of when it runs: of none if it is a number. */
INSIDE void destroy_open(struct array *a, const void *declared, int rank, int how) {
    const void *type = derived_in(a, rank);
    int64_t size = a->size;
    if (how) how = rank ? enzyme_cc_finish(type, a, rank) : ENDED_ALONE;
    check_steps(a, rank, size, NULL, 0);
    for (int64_t i = 0, n = count_in(a, rank); i < n; ++i)
        enzyme_cc_destroy_open(type, declared, a->base + place_of(a, rank, i, size), how);
}

INSIDE void destroy_as(struct array *a, const void *declared, int rank) {
    if (!enzyme_cc_flat_types() && derived_in(a, rank) != NULL)
        destroy_open(a, declared, rank, ENDED_ALONE);
}

INSIDE int may_own(const struct array *a) {
    return !enzyme_cc_flat_types() && enzyme_cc_is_known(a->type) && a->type == STRUCT;
}

INSIDE void destroy_if_known(struct array *a) {
    if (may_own(a)) destroy(a, derived(a), a->rank, a->size);
}

/* Whether an allocatable variable is given other memory, as what is assigned has another shape. */
INSIDE int is_other(const struct array *to, const struct array *from) {
    int is_other = to->base == NULL;
    if (to->attribute != ALLOCATABLE) return 0;
    EACH(i, from->rank, is_other |= to->dim[i].extent != from->dim[i].extent);
    return is_other;
}

/* What was there is for the caller to give back: it may be part of what is assigned. */
INSIDE void fit(struct array *to, const struct array *from, int64_t size) {
    EACH(i, from->rank,
         bound_of(to, i, from->dim[i].lower, from->dim[i].lower + from->dim[i].extent - 1, size));
    to->base = malloc(count_in(to, from->rank) * size + 1);
}

/* Whether both are the same elements: a thread that others begin with (copyin) copies to itself.
 * That stores nothing, for its derivative would be taken and put back while others add to it. */
INSIDE int is_itself(const struct array *to, const struct array *from, int rank) {
    int is_same = to->base == from->base;
    EACH(i, rank, is_same &= to->dim[i].step == from->dim[i].step);
    return is_same;
}

/* Through other memory: the two may overlap. */
INSIDE void assign(struct array *to, const struct array *from, const char *file, int line) {
    int64_t n, size = to->size;
    int rank = from->rank ? from->rank : to->rank;
    char *old = NULL;
    if (is_other(to, from)) {
        old = to->base;
        fit(to, from, size);
    }
    n = count_in(to, rank);
    check(!from->rank || n == count_in(from, rank), "Assign: mismatching shapes", file, line);
    if (!from->rank) {
        for (int64_t i = 0; i < n; ++i) copy(to->base + place_in(to, rank, i), from->base, size);
        return;
    }
    if (is_itself(to, from, rank)) return;
    char *kept = malloc(n * size > 0 ? n * size : 1);
    for (int64_t i = 0; i < n; ++i)
        copy(kept + i * size, from->base + place_in(from, rank, i), size);
    for (int64_t i = 0; i < n; ++i)
        copy(to->base + place_in(to, rank, i), kept + i * size, size);
    free(kept);
    if (old != NULL) free(old);
}

/* What is in one variable, in new memory without gaps. */
INSIDE char *copy_of(const struct array *from, int64_t size) {
    int64_t n = count(from);
    char *made = malloc(n * size + 1);
    for (int64_t i = 0; i < n; ++i)
        copy(made + i * size, from->base + place(from, i), size);
    return made;
}

/* Whether these are texts: either may say so. */
INSIDE int are_texts(const struct array *from) {
    return enzyme_cc_is_known(from->type) && from->type == CHARACTER;
}

/* Behind the end of a text are blanks. */
INSIDE void copy_text(char *to, int64_t size, const char *from, int64_t length) {
    int64_t common = length < size ? length : size;
    copy(to, from, common);
    for (int64_t i = common; i < size; ++i) to[i] = ' ';
}

/* The same of texts, which become so long. */
INSIDE void assign_texts(struct array *to, const struct array *from, int64_t size, const char *file,
                         int line) {
    int64_t n, length = from->size, step = from->rank ? length : 0;
    int rank = from->rank ? from->rank : to->rank;
    char *kept = copy_of(from, length);
    if (is_other(to, from) || to->size != size) {
        if (to->base != NULL) free(to->base);
        fit(to, from->rank ? from : to, size);
        to->size = size;
    }
    n = count_in(to, rank);
    check(!from->rank || n == count(from), "Assign: mismatching shapes", file, line);
    for (int64_t i = 0; i < n; ++i)
        copy_text(to->base + place_in(to, rank, i), size, kept + i * step, length);
    free(kept);
}

/* Components may be memory of their own: copies of it are there before anything is given back. */
INSIDE void assign_derived(struct array *to, const struct array *from, const char *file, int line) {
    const void *type = derived(from);
    int64_t size = from->size;
    int from_rank = from->rank, rank = from_rank ? from_rank : to->rank, is_new;
    int64_t n = count_in(from_rank ? from : to, rank);
    char *kept = malloc(n * size > 0 ? n * size : 1);
    check_steps(from, from_rank, size, file, line);
    for (int64_t i = 0; i < n; ++i)
        enzyme_cc_clone(type, kept + i * size, from->base + place_of(from, from_rank, i, size));
    is_new = is_other(to, from);
    if (is_new) {
        if (to->base != NULL) {
            destroy(to, type, rank, size);
            free(to->base);
        }
        fit(to, from, size);
    }
    check(n == count_in(to, rank), "Assign: mismatching shapes", file, line);
    if (!is_new) destroy(to, type, rank, size);
    for (int64_t i = 0; i < n; ++i)
        enzyme_cc_move(type, to->base + place_of(to, rank, i, size), kept + i * size);
    free(kept);
}

void _FortranAAssign(struct array *to, const struct array *from, const char *file, int line) {
    if (are_texts(from))
        assign_texts(to, from, to->attribute == ALLOCATABLE ? from->size : to->size, file, line);
    else if (is_more(from, file, line))
        assign_derived(to, from, file, line);
    else
        assign(to, from, file, line);
}

/* Of texts whose length their declaration says. */
void _FortranAAssignExplicitLengthCharacter(struct array *to, const struct array *from,
                                            const char *file, int line) {
    assign_texts(to, from, to->size, file, line);
}

/* Types that extend those of this program elsewhere may have components that are memory. */
INSIDE void check_here(const void *type) {
    if (type != NULL && enzyme_cc_flat_types())
        check(enzyme_cc_is_here(type),
              "a type of another file is copied or given back in what is differentiated", NULL, 0);
}

/* A polymorphic variable is allocated as what another one is when it runs. Only descriptions with
 * room for a table are of such: all others are of the type that they are declared to be. */
INSIDE void take_type(struct array *a, const struct array *mold, int rank) {
    if (!(a->extra & HAS_TABLE)) return;
    a->size = mold->size;
    a->type = mold->type;
    set_derived(a, rank, derived_if_any(mold));
    check_here(derived_in(a, rank));
}

/* What is in one variable, in new memory without gaps. */
INSIDE char *fresh(const struct array *from, const void *type, int is_more) {
    int64_t size = from->size, n = count(from);
    int rank = from->rank;
    char *made = malloc(n * size + 1);
    check_steps(from, rank, is_more ? size : 1, NULL, 0);
    for (int64_t i = 0; i < n; ++i) {
        if (is_more)
            enzyme_cc_clone_open(type, NULL, made + i * size,
                                 from->base + place_of(from, rank, i, size));
        else
            copy(made + i * size, from->base + place_in(from, rank, i), size);
    }
    return made;
}

/* A variable that is allocatable and polymorphic becomes of the type of what it is given. */
void _FortranAAssignPolymorphic(struct array *to, const struct array *from, const char *file,
                                int line) {
    int is_owning = is_more(from, file, line), rank = to->rank;
    const void *type = derived_if_any(from);
    check_here(type);
    if (to->attribute != ALLOCATABLE || (to->base != NULL && type && derived_in(to, rank) == type)) {
        _FortranAAssign(to, from, file, line);
        return;
    }
    check(rank == from->rank, "Assign: mismatching ranks", file, line);
    char *made = fresh(from, type, is_owning);
    if (to->base != NULL) {
        destroy_as(to, NULL, rank);
        free(to->base);
    }
    take_type(to, from, rank);
    EACH(i, rank, bound(to, i, from->dim[i].lower, from->dim[i].lower + from->dim[i].extent - 1));
    to->base = made;
}

/* A description of nothing of this type. */
INSIDE void describe(struct array *a, const void *type, int rank, int8_t attribute) {
    a->base = NULL;
    a->size = bytes_of(type);
    a->version = 20240719;
    a->rank = rank;
    a->type = STRUCT;
    a->attribute = attribute;
    a->extra = HAS_TABLE;
    EACH(i, rank, set(a, i, 0));
    set_derived(a, rank, type);
}

/* -- components ----------------------------------------------------------------------------- */

/* What code for a type calls for components that may be of any type that extends another. */
void enzyme_cc_open_copied(struct array *to, int rank, const void *declared,
                           const struct array *from) {
    const void *type = derived_in(from, rank);
    int64_t size = from->size, n;
    if (from->base == NULL) return;
    n = count_in(from, rank);
    to->base = malloc(n * size + 1);
    for (int64_t i = 0; i < n; ++i)
        enzyme_cc_clone_open(type, declared, to->base + i * size, from->base + i * size);
}

/* Afterwards it is of the type that it is declared to be: nobody asks before it is allocated. */
void enzyme_cc_open_freed(struct array *a, int rank, const void *declared, int how) {
    if (a->base == NULL) return;
    destroy_open(a, declared, rank, how);
    free(a->base);
    a->base = NULL;
}

/* The finaliser for arrays of a component that is one: by its description, or where it is. */
int enzyme_cc_finished(struct array *a, int rank, const void *type, int how) {
    return how && a->base != NULL ? enzyme_cc_finish(type, a, rank) : how;
}

int enzyme_cc_finished_in(char *at, int64_t n, const void *type, int how) {
    struct array a;
    if (!how) return how;
    describe(&a, type, 1, NEITHER);
    a.base = at;
    set(&a, 0, n);
    return enzyme_cc_finish(type, &a, 1);
}

void enzyme_cc_foreign(void) {
    check(0, "a type of another file is copied or given back in what is differentiated", NULL, 0);
}

/* What code for a type calls for components that are memory of their own. */
int64_t enzyme_cc_components(const struct array *a, int rank, const void *type) {
    if (a->base == NULL) return 0;
    check(derived_in(a, rank) == type, "a polymorphic component of another type", NULL, 0);
    return count_in(a, rank);
}

/* Memory like that which a description is of; the number of elements. */
int64_t enzyme_cc_fresh(struct array *a, int rank, const void *type) {
    int64_t n = enzyme_cc_components(a, rank, type);
    if (a->base != NULL) a->base = malloc(n * a->size + 1);
    return n;
}

int64_t enzyme_cc_copied(struct array *to, int rank, const struct array *from) {
    int64_t n;
    if (from->base == NULL) return 0;
    n = count_in(from, rank);
    to->base = malloc(n * from->size + 1);
    copy(to->base, from->base, n * from->size);
    return n;
}

void enzyme_cc_freed(struct array *a) {
    if (a->base == NULL) return;
    free(a->base);
    a->base = NULL;
}

/* A copy with no gaps of what has some, for a callee that cannot know of them. */
void _FortranACopyInAssign(struct array *temporary, const struct array *variable, const char *file,
                           int line) {
    (void)file, (void)line;
    temporary->size = variable->size;
    temporary->version = 20240719;
    temporary->rank = variable->rank;
    temporary->type = variable->type;
    temporary->attribute = ALLOCATABLE;
    temporary->extra = 0;
    EACH(i, variable->rank, set(temporary, i, variable->dim[i].extent));
    make(temporary);
    for (int64_t i = 0, n = count(variable); i < n; ++i)
        copy(temporary->base + i * variable->size, variable->base + place(variable, i),
             variable->size);
}

void _FortranACopyOutAssign(struct array *variable, struct array *temporary, const char *file,
                            int line) {
    (void)file, (void)line;
    if (variable)
        for (int64_t i = 0, n = count(variable); i < n; ++i)
            copy(variable->base + place(variable, i), temporary->base + i * variable->size,
                 variable->size);
    free(temporary->base);
    temporary->base = NULL;
}

/* What is of any rank is of one, from one, zero, or where it began. */
void _FortranACopyAndUpdateDescriptor(struct array *to, const struct array *from, const void *type,
                                      int8_t attribute, int lower) {
    int rank = from->rank;
    to->base = from->base;
    to->size = type ? bytes_of(type) : from->size;
    to->version = from->version;
    to->rank = rank;
    to->type = from->type;
    to->attribute = attribute;
    to->extra = from->extra;
    EACH(i, rank, to->dim[i] = from->dim[i]; if (lower) to->dim[i].lower = lower == 1);
    if (from->extra & HAS_TABLE) set_derived(to, rank, type ? type : derived_in(from, rank));
}

int64_t _FortranASize(const struct array *a, const char *file, int line) {
    (void)file, (void)line;
    return count(a);
}

int64_t _FortranASizeDim(const struct array *a, int dim, const char *file, int line) {
    check(dim > 0 && dim <= a->rank, "SIZE: bad DIM=", file, line);
    return a->dim[dim - 1].extent;
}

_Bool _FortranAIsAssumedSize(const struct array *a) {
    return a->rank > 0 && a->dim[a->rank - 1].extent == -1;
}

_Bool _FortranAIsContiguous(const struct array *a) {
    int64_t step = a->size;
    EACH(i, a->rank, if (a->dim[i].extent != 1 && a->dim[i].step != step) return 0;
         step *= a->dim[i].extent);
    return 1;
}

/* -- memory --------------------------------------------------------------------------------- */

void _FortranAAllocatableSetBounds(struct array *a, int dim, int64_t lower, int64_t upper) {
    bound(a, dim, lower, upper);
}

void _FortranAPointerSetBounds(struct array *a, int dim, int64_t lower, int64_t upper) {
    bound(a, dim, lower, upper);
}

/* What statements say that went wrong, where somebody asks. */
enum { RIGHT = 0, NOT_THERE = 11, ALREADY_THERE = 12, NO_MEMORY = 19 };

INSIDE void none_left(const struct array *a, const char *file, int line) {
    check(a->base == NULL, "ALLOCATE: already allocated", file, line);
}

/* Whether there is no memory, and the program wants to go on then. */
INSIDE _Bool lacks(const struct array *a, _Bool has_status, const char *file, int line) {
    if (has_status) return a->base == NULL;
    check(a->base != NULL, "ALLOCATE: out of memory", file, line);
    return 0;
}

void _FortranAInitialize(struct array *a, const char *file, int line) {
    const char *from = enzyme_cc_initial(derived(a));
    int64_t size = a->size;
    int rank = a->rank;
    (void)file, (void)line;
    if (from)
        for (int64_t i = 0, n = count_in(a, rank); i < n; ++i)
            copy(a->base + place_of(a, rank, i, size), from, size);
}

void _FortranADestroy(struct array *a) { destroy_if_known(a); }

void _FortranADestroyWithoutFinalization(struct array *a) {
    if (may_own(a)) destroy_so(a, derived(a), a->rank, a->size, NOT_ENDED);
}

/* What is assigned to holds nothing yet. */
void _FortranAAssignTemporary(struct array *to, const struct array *from, const char *file,
                              int line) {
    if (is_more(from, file, line)) {
        if (to->base != NULL) _FortranAInitialize(to, file, line);
        assign_derived(to, from, file, line);
        return;
    }
    if (from->type == STRUCT && to->base != NULL) _FortranAInitialize(to, file, line);
    assign(to, from, file, line);
}

INSIDE void start(struct array *a, const char *file, int line) {
    if (a->type == STRUCT) _FortranAInitialize(a, file, line);
}

int _FortranAAllocatableAllocate(struct array *a, int64_t *object, _Bool has_status,
                                 const struct array *message, const char *file, int line,
                                 const void *device) {
    (void)object, (void)message, (void)device;
    if (has_status && a->base != NULL) return ALREADY_THERE;
    none_left(a, file, line);
    make(a);
    if (lacks(a, has_status, file, line)) return NO_MEMORY;
    start(a, file, line);
    return 0;
}

INSIDE void cloned(struct array *a, const struct array *source, const void *type, int64_t size) {
    int rank = source->rank;
    check_steps(source, rank, size, NULL, 0);
    for (int64_t i = 0, n = count(a); i < n; ++i)
        enzyme_cc_clone(type, a->base + i * size, source->base + place_of(source, rank, i, size));
}

INSIDE void bytes_copied(struct array *a, const struct array *source) {
    for (int64_t i = 0, n = count(a); i < n; ++i)
        copy(a->base + place(a, i), source->base + (source->rank ? place(source, i) : 0), a->size);
}

/* What is allocated is of the type of its source: either may say which that is. */
INSIDE void copied_as_source(struct array *a, const struct array *source, const char *file,
                             int line) {
    if (is_more(source, file, line))
        cloned(a, source, derived(source), source->size);
    else
        bytes_copied(a, source);
}

INSIDE void copied(struct array *a, const struct array *source, const char *file, int line) {
    if (!enzyme_cc_is_known(a->type))
        copied_as_source(a, source, file, line);
    else if (is_more(a, file, line))
        cloned(a, source, derived(a), a->size);
    else
        bytes_copied(a, source);
}

INSIDE void mould(struct array *a, const struct array *mold, int rank) {
    take_type(a, mold, rank);
    EACH(i, rank, bound(a, i, mold->dim[i].lower, mold->dim[i].lower + mold->dim[i].extent - 1));
}

/* `allocate(type :: a)`. */
void _FortranAAllocatableInitDerivedForAllocate(struct array *a, const void *type, int rank,
                                                int corank) {
    (void)corank;
    none_left(a, NULL, 0);
    describe(a, type, rank, ALLOCATABLE);
}

void _FortranAPointerNullifyDerived(struct array *a, const void *type, int rank, int corank) {
    (void)corank;
    describe(a, type, rank, POINTER);
}

void _FortranAAllocatableApplyMold(struct array *a, const struct array *mold, int rank) {
    mould(a, mold, rank);
}

void _FortranAPointerApplyMold(struct array *a, const struct array *mold, int rank) {
    mould(a, mold, rank);
}

int _FortranAAllocatableAllocateSource(struct array *a, const struct array *source,
                                       _Bool has_status, const struct array *message,
                                       const char *file, int line) {
    (void)message;
    if (has_status && a->base != NULL) return ALREADY_THERE;
    none_left(a, file, line);
    make(a);
    if (lacks(a, has_status, file, line)) return NO_MEMORY;
    copied(a, source, file, line);
    return 0;
}

int _FortranAAllocatableDeallocate(struct array *a, _Bool has_status, const struct array *message,
                                   const char *file, int line) {
    (void)message;
    if (has_status && a->base == NULL) return NOT_THERE;
    check(a->base != NULL, "DEALLOCATE: not allocated", file, line);
    destroy_if_known(a);
    free(a->base);
    a->base = NULL;
    return 0;
}

/* What is of a derived type when it runs: afterwards it is of the type that it is declared to be. */
INSIDE int deallocated(struct array *a, const void *type, const char *file, int line) {
    int rank = a->rank;
    check(a->base != NULL, "DEALLOCATE: not allocated", file, line);
    check_here(derived_in(a, rank));
    destroy_as(a, type, rank);
    free(a->base);
    a->base = NULL;
    a->type = type ? STRUCT : OTHER;
    set_derived(a, rank, type);
    return 0;
}

int _FortranAAllocatableDeallocatePolymorphic(struct array *a, const void *type, _Bool has_status,
                                              const struct array *message, const char *file,
                                              int line) {
    (void)message;
    if (has_status && a->base == NULL) return NOT_THERE;
    return deallocated(a, type, file, line);
}

/* What is polymorphic takes the type along, and leaves one of the type that is declared. */
int _FortranAMoveAlloc(struct array *to, struct array *from, const void *declared, _Bool has_status,
                       const struct array *message, const char *file, int line) {
    int rank = from->rank;
    (void)has_status, (void)message, (void)file, (void)line;
    if (to->base != NULL) {
        destroy_if_known(to);
        free(to->base);
    }
    to->base = from->base;
    if (from->type == CHARACTER) to->size = from->size;
    EACH(i, rank,
         bound(to, i, from->dim[i].lower, from->dim[i].lower + from->dim[i].extent - 1));
    from->base = NULL;
    take_type(to, from, rank);
    if (declared != NULL) set_derived(from, rank, declared);
    return 0;
}

/* Behind what is allocated for a pointer there is a word by which flang knows it again. */
INSIDE void make_known(struct array *a) {
    int64_t bytes = (count(a) * a->size + 7) / 8 * 8;
    a->base = malloc(bytes + 8);
    if (a->base != NULL) *(uintptr_t *)(a->base + bytes) = ~(uintptr_t)a->base;
}

int _FortranAPointerAllocate(struct array *a, _Bool has_status, const struct array *message,
                             const char *file, int line, const void *device) {
    (void)message, (void)device;
    make_known(a);
    if (lacks(a, has_status, file, line)) return NO_MEMORY;
    start(a, file, line);
    return 0;
}

int _FortranAPointerAllocateSource(struct array *a, const struct array *source, _Bool has_status,
                                   const struct array *message, const char *file, int line) {
    (void)message;
    make_known(a);
    if (lacks(a, has_status, file, line)) return NO_MEMORY;
    copied(a, source, file, line);
    return 0;
}

int _FortranAPointerDeallocate(struct array *a, _Bool has_status, const struct array *message,
                               const char *file, int line) {
    (void)message;
    if (has_status && a->base == NULL) return NOT_THERE;
    check(a->base != NULL, "DEALLOCATE: not associated", file, line);
    destroy_if_known(a);
    free(a->base);
    a->base = NULL;
    return 0;
}

int _FortranAPointerDeallocatePolymorphic(struct array *a, const void *type, _Bool has_status,
                                          const struct array *message, const char *file,
                                          int line) {
    (void)message;
    if (has_status && a->base == NULL) return NOT_THERE;
    return deallocated(a, type, file, line);
}

_Bool _FortranAPointerIsAssociatedWith(const struct array *pointer, const struct array *target) {
    int is_same;
    if (pointer->base == NULL || target == NULL || pointer->base != target->base) return 0;
    is_same = pointer->rank == target->rank && count(pointer) > 0;
    EACH(i, pointer->rank, is_same &= pointer->dim[i].extent == target->dim[i].extent;
         is_same &= pointer->dim[i].extent == 1 || pointer->dim[i].step == target->dim[i].step);
    return is_same;
}

/* -- constructors --------------------------------------------------------------------------- */

/* What flang hands around while an array is made of values; it has ten words for it. */
struct growing {
    struct array *array;
    int64_t count, room;
};

void _FortranAInitArrayConstructorVector(struct growing *vector, struct array *to, _Bool lengths,
                                         const char *file, int line) {
    (void)lengths, (void)file, (void)line;
    vector->array = to;
    vector->count = 0;
    vector->room = to->base ? to->dim[0].extent : 0;
    if (!to->base) set(to, 0, 0);
}

INSIDE void push(struct growing *vector, const char *from) {
    struct array *to = vector->array;
    if (vector->count == vector->room) {
        vector->room = vector->room ? 2 * vector->room : 8;
        to->base = realloc(to->base, vector->room * to->size);
    }
    if (is_more(to, NULL, 0))
        enzyme_cc_clone(derived(to), to->base + vector->count * to->size, from);
    else
        copy(to->base + vector->count * to->size, from, to->size);
    vector->count += 1;
    if (to->dim[0].extent < vector->count) to->dim[0].extent = vector->count;
}

void _FortranAPushArrayConstructorValue(struct growing *vector, const struct array *from) {
    int64_t n = count(from);
    for (int64_t i = 0; i < n; ++i) push(vector, from->base + (from->rank ? place(from, i) : 0));
}

void _FortranAPushArrayConstructorSimpleScalar(struct growing *vector, const char *from) {
    push(vector, from);
}

/* -- characters ----------------------------------------------------------------------------- */

/* Texts of one: the number of characters without those blank at the end. */
INSIDE int64_t trimmed(const char *text, int64_t size) {
    while (size > 0 && text[size - 1] == ' ') --size;
    return size;
}

INSIDE void make_text(struct array *result, const struct array *text, int64_t size) {
    result->size = size;
    result->version = 20240719;
    result->rank = 0;
    result->type = text->type;
    result->attribute = ALLOCATABLE;
    result->extra = 0;
    result->base = malloc(size > 0 ? size : 1);
}

/* A text of characters of one byte. */
INSIDE void check_text(const struct array *text, const char *file, int line) {
    check(text->rank == 0 && text->type == CHARACTER,
          "an array of texts, or of wide characters, is trimmed in what is differentiated", file, line);
}

void _FortranATrim(struct array *result, const struct array *text, const char *file, int line) {
    int64_t size = trimmed(text->base, text->size);
    check_text(text, file, line);
    make_text(result, text, size);
    for (int64_t i = 0; i < size; ++i) result->base[i] = text->base[i];
}

void _FortranAAdjustl(struct array *result, const struct array *text, const char *file, int line) {
    int64_t size = text->size, first = 0;
    check_text(text, file, line);
    make_text(result, text, size);
    while (first < size && text->base[first] == ' ') ++first;
    for (int64_t i = 0; i < size; ++i)
        result->base[i] = i < size - first ? text->base[first + i] : ' ';
}

int64_t _FortranALenTrim1(const char *text, int64_t size) { return trimmed(text, size); }

/* -- other shapes --------------------------------------------------------------------------- */

void _FortranASpread(struct array *result, const struct array *source, int dim, int64_t copies,
                     const char *file, int line) {
    int64_t inner = 1, n;
    (void)file, (void)line;
    if (copies < 0) copies = 0;
    result->size = source->size;
    result->rank = source->rank + 1;
    EACH(i, source->rank + 1, int64_t extent = i == dim - 1 ? copies
                                               : i < dim    ? source->dim[i].extent
                                                            : source->dim[i > 0 ? i - 1 : 0].extent;
         set(result, i, extent); if (i < dim - 1) inner *= extent);
    make(result);
    n = count(result);
    for (int64_t i = 0; i < n; ++i) {
        int64_t from = i % inner + i / (inner * copies) * inner;
        copy(result->base + i * source->size, source->base + place(source, from), source->size);
    }
}

INSIDE int64_t integer(const struct array *a, int64_t number) {
    const char *at = a->base + place(a, number);
    switch (a->size) {
    case 1: return *(const int8_t *)at;
    case 2: return *(const int16_t *)at;
    case 4: return *(const int32_t *)at;
    default: return *(const int64_t *)at;
    }
}

void _FortranAReshape(struct array *result, const struct array *source, const struct array *shape,
                      const struct array *pad, const struct array *order, const char *file,
                      int line) {
    int64_t given = count(source), padded = pad ? count(pad) : 0, n;
    int rank = (int)shape->dim[0].extent;
    result->size = source->size;
    result->rank = rank;
    EACH(i, rank, int64_t extent = integer(shape, i); set(result, i, extent > 0 ? extent : 0));
    make(result);
    n = count(result);
    check(n <= given || padded > 0, "RESHAPE: not enough elements", file, line);
    for (int64_t i = 0; i < n; ++i) {
        int64_t to = 0, rest = i;
        EACH(k, rank, int d = order ? (int)integer(order, k) - 1 : k;
             to += rest % result->dim[d].extent * result->dim[d].step;
             rest /= result->dim[d].extent);
        if (i < given)
            copy(result->base + to, source->base + place(source, i), source->size);
        else
            copy(result->base + to, pad->base + place(pad, (i - given) % padded), source->size);
    }
}

void _FortranAPack(struct array *result, const struct array *source, const struct array *mask,
                   const struct array *vector, const char *file, int line) {
    int64_t n = count(source), kept = 0, at = 0;
    (void)file, (void)line;
    for (int64_t i = 0; i < n; ++i) kept += is_true(mask, i);
    result->size = source->size;
    result->rank = 1;
    set(result, 0, vector ? vector->dim[0].extent : kept);
    make(result);
    for (int64_t i = 0; i < n; ++i)
        if (is_true(mask, i))
            copy(result->base + at++ * source->size, source->base + place(source, i), source->size);
    if (vector)
        for (int64_t i = kept; i < vector->dim[0].extent; ++i)
            copy(result->base + i * source->size, vector->base + place(vector, i), source->size);
}

void _FortranAUnpack(struct array *result, const struct array *vector, const struct array *mask,
                     const struct array *field, const char *file, int line) {
    int64_t n = count(mask), at = 0;
    (void)file, (void)line;
    result->size = vector->size;
    result->rank = mask->rank;
    EACH(i, mask->rank, set(result, i, mask->dim[i].extent));
    make(result);
    for (int64_t i = 0; i < n; ++i) {
        char *to = result->base + i * vector->size;
        if (is_true(mask, i))
            copy(to, vector->base + place(vector, at++), vector->size);
        else
            copy(to, field->base + (field->rank ? place(field, i) : 0), vector->size);
    }
}

void _FortranATranspose(struct array *result, const struct array *matrix, const char *file,
                        int line) {
    (void)file, (void)line;
    result->size = matrix->size;
    result->rank = 2;
    set(result, 0, matrix->dim[1].extent);
    set(result, 1, matrix->dim[0].extent);
    make(result);
    for (int64_t j = 0; j < matrix->dim[0].extent; ++j)
        for (int64_t i = 0; i < matrix->dim[1].extent; ++i)
            copy(result->base + i * result->dim[0].step + j * result->dim[1].step,
                 matrix->base + j * matrix->dim[0].step + i * matrix->dim[1].step, matrix->size);
}

/* -- numbers -------------------------------------------------------------------------------- */

INSIDE int is_in(const struct array *mask, int64_t number) { return !mask || is_true(mask, number); }

#define AT(type, a, i) (*(const type *)((a)->base + place(a, i)))
#define UNUSED (void)file, (void)line, (void)dim

#define OF(type, kind, root)                                                                       \
    type _FortranANorm2_##kind(const struct array *x, const char *file, int line, int dim) {       \
        type sum = 0;                                                                              \
        UNUSED;                                                                                    \
        for (int64_t i = 0, n = count(x); i < n; ++i) sum += AT(type, x, i) * AT(type, x, i);      \
        return root(sum);                                                                          \
    }                                                                                              \
    type _FortranASumReal##kind(const struct array *x, const char *file, int line, int dim,        \
                                const struct array *mask) {                                        \
        type sum = 0;                                                                              \
        UNUSED;                                                                                    \
        for (int64_t i = 0, n = count(x); i < n; ++i)                                              \
            if (is_in(mask, i)) sum += AT(type, x, i);                                             \
        return sum;                                                                                \
    }                                                                                              \
    type _FortranAProductReal##kind(const struct array *x, const char *file, int line, int dim,    \
                                    const struct array *mask) {                                    \
        type product = 1;                                                                          \
        UNUSED;                                                                                    \
        for (int64_t i = 0, n = count(x); i < n; ++i)                                              \
            if (is_in(mask, i)) product *= AT(type, x, i);                                         \
        return product;                                                                            \
    }                                                                                              \
    type _FortranADotProductReal##kind(const struct array *x, const struct array *y,               \
                                       const char *file, int line) {                               \
        type sum = 0;                                                                              \
        (void)file, (void)line;                                                                    \
        for (int64_t i = 0; i < x->dim[0].extent; ++i) sum += AT(type, x, i) * AT(type, y, i);     \
        return sum;                                                                                \
    }                                                                                              \
    type _FortranAMaxvalReal##kind(const struct array *x, const char *file, int line, int dim,     \
                                   const struct array *mask) {                                     \
        type most = -LARGEST_##kind;                                                               \
        UNUSED;                                                                                    \
        for (int64_t i = 0, n = count(x); i < n; ++i)                                              \
            if (is_in(mask, i) && AT(type, x, i) > most) most = AT(type, x, i);                    \
        return most;                                                                               \
    }                                                                                              \
    type _FortranAMinvalReal##kind(const struct array *x, const char *file, int line, int dim,     \
                                   const struct array *mask) {                                     \
        type least = LARGEST_##kind;                                                               \
        UNUSED;                                                                                    \
        for (int64_t i = 0, n = count(x); i < n; ++i)                                              \
            if (is_in(mask, i) && AT(type, x, i) < least) least = AT(type, x, i);                  \
        return least;                                                                              \
    }                                                                                              \
    void _FortranAMatmulReal##kind##Real##kind(struct array *result, const struct array *a,        \
                                               const struct array *b, const char *file,            \
                                               int line) {                                         \
        int64_t rows = a->rank == 2 ? a->dim[0].extent : 1;                                        \
        int64_t columns = b->rank == 2 ? b->dim[1].extent : 1;                                     \
        int64_t inner = b->dim[0].extent, along = a->dim[a->rank == 2].step;                       \
        int64_t down = a->rank == 2 ? a->dim[0].step : 0, across = b->rank == 2 ? b->dim[1].step : 0; \
        check(inner == a->dim[a->rank == 2].extent,  "MATMUL: mismatching shapes", file, line);      \
        result->size = sizeof(type);                                                               \
        result->rank = a->rank + b->rank - 2;                                                      \
        set(result, 0, a->rank == 2 ? rows : columns);                                             \
        if (result->rank == 2) set(result, 1, columns);                                            \
        make(result);                                                                              \
        for (int64_t j = 0; j < columns; ++j)                                                      \
            for (int64_t i = 0; i < rows; ++i) {                                                   \
                type sum = 0;                                                                      \
                for (int64_t k = 0; k < inner; ++k)                                                \
                    sum += *(const type *)(a->base + i * down + k * along) *                       \
                           *(const type *)(b->base + j * across + k * b->dim[0].step);             \
                ((type *)result->base)[j * rows + i] = sum;                                        \
            }                                                                                      \
    }

#define LARGEST_4 __FLT_MAX__
#define LARGEST_8 __DBL_MAX__
OF(float, 4, sqrtf)
OF(double, 8, sqrt)

/* -- parts of numbers ----------------------------------------------------------------------- */

INSIDE int power(int64_t p) { return p > 10000 ? 10000 : p < -10000 ? -10000 : (int)p; }

#define PARTS(type, kind, f, digits)                                                               \
    type _FortranAModReal##kind(type a, type p, const char *file, int line) {                      \
        (void)file, (void)line;                                                                    \
        return fmod##f(a, p);                                                                      \
    }                                                                                              \
    type _FortranAModuloReal##kind(type a, type p, const char *file, int line) {                   \
        type rest = fmod##f(a, p);                                                                 \
        (void)file, (void)line;                                                                    \
        return rest != 0 && (rest < 0) != (p < 0) ? rest + p : rest;                               \
    }                                                                                              \
    type _FortranAScale##kind(type x, int64_t p) { return ldexp##f(x, power(p)); }                 \
    type _FortranAFraction##kind(type x) {                                                         \
        int exponent;                                                                              \
        return frexp##f(x, &exponent);                                                             \
    }                                                                                              \
    type _FortranASetExponent##kind(type x, int64_t p) {                                           \
        int exponent;                                                                              \
        return ldexp##f(frexp##f(x, &exponent), power(p));                                         \
    }                                                                                              \
    int32_t _FortranAExponent##kind##_4(type x) {                                                  \
        int exponent;                                                                              \
        frexp##f(x, &exponent);                                                                    \
        return x == 0 ? 0 : exponent;                                                              \
    }                                                                                              \
    int64_t _FortranAExponent##kind##_8(type x) { return _FortranAExponent##kind##_4(x); }         \
    type _FortranARRSpacing##kind(type x) {                                                        \
        int exponent;                                                                              \
        type part = ldexp##f(frexp##f(x, &exponent), digits);                                      \
        return part < 0 ? -part : part;                                                            \
    }                                                                                              \
    type _FortranANearest##kind(type x, _Bool up) {                                                \
        return nextafter##f(x, up ? (type)__builtin_inf() : -(type)__builtin_inf());               \
    }                                                                                              \
    type _FortranAErfcScaled##kind(type x) {                                                       \
        type square = x * x, term = 1, sum = 1;                                                    \
        if (x < FAR_##kind) return exp##f(square) * erfc##f(x);                                    \
        for (int i = 1; i < 10; ++i) {                                                             \
            term *= -(2 * i - 1) / (2 * square);                                                   \
            sum += term;                                                                           \
        }                                                                                          \
        return sum * (type)0.56418958354775628694807945156077 / x;                                 \
    }

#define FAR_4 8
#define FAR_8 20
PARTS(float, 4, f, 24)
PARTS(double, 8, , 53)

/* Ulps do not grow but at powers of two. */
double _FortranASpacing8(double x) {
    int exponent;
    if (x == 0) return __DBL_MIN__;
    frexp(x, &exponent);
    return ldexp(1, exponent - 53);
}

float _FortranASpacing4(float x) {
    int exponent;
    if (x == 0) return __FLT_MIN__;
    frexpf(x, &exponent);
    return ldexpf(1, exponent - 24);
}

/* -- along a dimension ---------------------------------------------------------------------- */

/* The dimension left out, and elements along it. */
#define ALONG(name, kind, type, start, step, end)                                                  \
    INSIDE void name(struct array *result, const struct array *x, int dim) {                       \
        int64_t inner = 1, n;                                                                      \
        result->size = sizeof(type);                                                               \
        result->rank = x->rank - 1;                                                                \
        EACH(i, x->rank, if (i < dim - 1) inner *= x->dim[i].extent;                               \
             if (i != dim - 1) set(result, i < dim ? i : i - 1, x->dim[i].extent));                \
        make(result);                                                                              \
        n = count(result);                                                                         \
        for (int64_t i = 0; i < n; ++i) {                                                          \
            int64_t m = x->dim[dim - 1].extent, first = i % inner + i / inner * inner * m;         \
            type so_far = start;                                                                   \
            for (int64_t k = 0; k < m; ++k) {                                                      \
                type next = AT(type, x, first + k * inner);                                        \
                step;                                                                              \
            }                                                                                      \
            ((type *)result->base)[i] = end;                                                       \
        }                                                                                          \
    }

ALONG(norms8, 8, double, 0, so_far += next * next, sqrt(so_far))
ALONG(norms4, 4, float, 0, so_far += next * next, sqrtf(so_far))

void _FortranANorm2Dim(struct array *result, const struct array *x, int dim, const char *file,
                       int line) {
    (void)file, (void)line;
    if (x->size == 4)
        norms4(result, x, dim);
    else
        norms8(result, x, dim);
}
