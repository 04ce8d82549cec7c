/* Resources of memory that are in no header of libstdc++ and libc++, written once more: std::pmr.
 *
 * Objects are as libstdc++ 11 and libc++ 16 have them, and later ones: a program's own functions go
 * on to use them.
 */
#include <stddef.h>
#include <stdint.h>

void *_Znwm(size_t size);
void *_ZnwmSt11align_val_t(size_t size, size_t alignment);
void _ZdlPv(void *memory);
void _ZdlPvSt11align_val_t(void *memory, size_t alignment);

/* What begins the table of a resource are two destructors. */
struct resource {
    const struct methods *methods;
};

struct methods {
    void (*ends)(void *self), (*deletes)(void *self);
    void *(*allocate)(void *self, size_t size, size_t alignment);
    void (*deallocate)(void *self, void *memory, size_t size, size_t alignment);
    _Bool (*is_equal)(const void *self, const void *other);
};

void _ZNSt3pmr15memory_resourceD2Ev(void *self) { (void)self; }

/* -- what the operators new and delete give ----------------------------------------------------- */

enum { OF_EACH = 16 };

#define VARIABLE __attribute__((used))

static void *newly(void *self, size_t size, size_t alignment) {
    (void)self;
    return alignment > OF_EACH ? _ZnwmSt11align_val_t(size, alignment) : _Znwm(size);
}

static void deleted(void *self, void *memory, size_t size, size_t alignment) {
    (void)self, (void)size;
    if (alignment > OF_EACH) _ZdlPvSt11align_val_t(memory, alignment);
    else _ZdlPv(memory);
}

static _Bool is_same(const void *self, const void *other) { return self == other; }

static void nothing(void *self) { (void)self; }

static const struct methods of_operators = {nothing, nothing, newly, deleted, is_same};
/* Variables: of a constant alone, the memory that it gives would be without a shadow. */
static struct resource operators VARIABLE = {&of_operators};

/* What has nothing: no operator has that much either, and throws what is to be thrown. */
static void *never(void *self, size_t size, size_t alignment) {
    (void)self, (void)size, (void)alignment;
    return _Znwm(SIZE_MAX);
}

/* What a resource does that takes nothing back. */
static void ignored(void *self, void *memory, size_t size, size_t alignment) {
    (void)self, (void)memory, (void)size, (void)alignment;
}

static const struct methods of_nothing = {nothing, nothing, never, ignored, is_same};
static struct resource empty VARIABLE = {&of_nothing};

struct resource *_ZNSt3pmr20null_memory_resourceEv(void) { return &empty; }

struct resource *_ZNSt3pmr19new_delete_resourceEv(void) { return &operators; }

/* That of new and delete, whichever a program has set. */
struct resource *_ZNSt3pmr20get_default_resourceEv(void) { return &operators; }

/* What each library has alike, by the names that it has for them: what ends a resource, which gives
 * back what `RELEASE` knows of, and what is in its table beside that.
 */
#define METHODS(CLASS, IS_EQUAL, RELEASE) \
    void _ZN##CLASS##D1Ev(void *self) { RELEASE(self); } \
    void _ZN##CLASS##D0Ev(void *self) { \
        RELEASE(self); \
        _ZdlPv(self); \
    } \
    void _ZN##CLASS##13do_deallocateEPvmm( \
        void *self, void *memory, size_t size, size_t alignment) { \
        (void)self, (void)memory, (void)size, (void)alignment; \
    } \
    _Bool IS_EQUAL(const void *self, const void *other) { return self == other; }

/* -- std::pmr::monotonic_buffer_resource --------------------------------------------------------- */

struct chunk {
    size_t size; /* and the power of two that it is aligned to, in the lowest bits */
    struct chunk *next;
};

struct buffers {
    const struct methods *methods;
    char *current;
    size_t available, next_size;
    struct resource *upstream;
    char *first;
    size_t first_size;
    struct chunk *chunks;
};

enum { LOWEST = 63 };

void _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(
    struct buffers *self, size_t bytes, size_t alignment) {
    size_t wanted = bytes > self->next_size ? bytes : self->next_size;
    size_t aligned = (alignment + OF_EACH - 1) & -(size_t)OF_EACH;
    size_t size = (wanted + sizeof(struct chunk) + LOWEST) & ~(size_t)LOWEST;
    char *made = self->upstream->methods->allocate(self->upstream, size, aligned);
    struct chunk *chunk = (struct chunk *)(made + size - sizeof *chunk);
    chunk->size = size | (size_t)__builtin_ctzl(aligned);
    chunk->next = self->chunks;
    self->chunks = chunk;
    self->current = made;
    self->available = size - sizeof *chunk;
    self->next_size += self->next_size / 2;
}

void _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(struct buffers *self) {
    struct chunk *chunk = self->chunks;
    self->chunks = NULL;
    while (chunk) {
        struct chunk *next = chunk->next;
        size_t size = chunk->size & ~(size_t)LOWEST, aligned = (size_t)1 << (chunk->size & LOWEST);
        char *made = (char *)(chunk + 1) - size;
        self->upstream->methods->deallocate(self->upstream, made, size, aligned);
        chunk = next;
    }
}

/* -- and its table, where a program names it and has not what is in it -------------------------- */

void *_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm(
    struct buffers *self, size_t bytes, size_t alignment) {
    size_t wanted = bytes ? bytes : 1;
    size_t gap = -(uintptr_t)self->current & (alignment - 1);
    if (!self->current || self->available < gap || self->available - gap < wanted) {
        _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(self, wanted, alignment);
        gap = 0;
    }
    char *made = self->current + gap;
    self->current = made + wanted;
    self->available -= gap + wanted;
    return made;
}

void _ZNSt3pmr25monotonic_buffer_resourceD2Ev(struct buffers *self) {
    _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(self);
}

METHODS(
    St3pmr25monotonic_buffer_resource,
    _ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE,
    _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv)

/* -- libc++: the same, from the end of a buffer to its beginning --------------------------------- */

struct chunk_of_libcxx {
    struct chunk_of_libcxx *next;
    char *first, *current;
    size_t alignment;
};

struct buffers_of_libcxx {
    const struct methods *methods;
    char *first, *current;
    union {
        char *end;
        size_t size; /* where there is no first */
    } of;
    struct chunk_of_libcxx *chunks;
    struct resource *upstream;
};

void _ZNSt3__13pmr15memory_resourceD2Ev(void *self) { (void)self; }

struct resource *_ZNSt3__13pmr20null_memory_resourceEv(void) { return &empty; }

struct resource *_ZNSt3__13pmr19new_delete_resourceEv(void) { return &operators; }

struct resource *_ZNSt3__13pmr20get_default_resourceEv(void) { return &operators; }

/* Where it fits, what begins at a multiple of the alignment, just before the current place. */
static char *before(char *first, char *current, size_t size, size_t alignment) {
    size_t left = (size_t)(current - first), gap = (uintptr_t)(current - size) & (alignment - 1);
    return current && left >= size && left - size >= gap ? current - size - gap : NULL;
}

static size_t with_footer(size_t size) {
    return ((size + 7) & ~(size_t)7) + sizeof(struct chunk_of_libcxx);
}

static size_t last_size(const struct buffers_of_libcxx *self) {
    const struct chunk_of_libcxx *last = self->chunks;
    if (last) return (size_t)((const char *)(last + 1) - last->first);
    return with_footer(self->first ? (size_t)(self->of.end - self->first) : self->of.size);
}

void *_ZNSt3__13pmr25monotonic_buffer_resource11do_allocateEmm(
    struct buffers_of_libcxx *self, size_t size, size_t alignment) {
    char *found = before(self->first, self->current, size, alignment);
    if (found) return self->current = found;
    struct chunk_of_libcxx *last = self->chunks;
    found = last ? before(last->first, last->current, size, alignment) : NULL;
    if (found) return last->current = found;
    size_t aligned = alignment < 8 ? 8 : alignment, wanted = with_footer(size);
    size_t before_it = last_size(self), twice = 2 * (before_it - sizeof *last);
    if (wanted <= before_it) wanted = with_footer(twice);
    char *made = self->upstream->methods->allocate(self->upstream, wanted, aligned);
    struct chunk_of_libcxx *chunk = (struct chunk_of_libcxx *)(made + wanted - sizeof *chunk);
    chunk->next = last;
    chunk->first = made;
    chunk->alignment = aligned;
    self->chunks = chunk;
    return chunk->current = before(made, (char *)chunk, size, aligned);
}

static void release_of_libcxx(struct buffers_of_libcxx *self) {
    struct chunk_of_libcxx *chunk = self->chunks;
    while (chunk) {
        struct chunk_of_libcxx *next = chunk->next;
        size_t size = (size_t)((char *)(chunk + 1) - chunk->first), aligned = chunk->alignment;
        self->upstream->methods->deallocate(self->upstream, chunk->first, size, aligned);
        chunk = next;
    }
}

METHODS(
    St3__13pmr25monotonic_buffer_resource,
    _ZNKSt3__13pmr25monotonic_buffer_resource11do_is_equalERKNS0_15memory_resourceE,
    release_of_libcxx)
