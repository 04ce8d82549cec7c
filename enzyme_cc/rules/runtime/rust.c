/* Functions of Rust's own library that start threads and wait for them, written once more.
 *
 * Their names are mangled with what tells compilers apart, and their objects have no promised
 * order: enzyme_cc/transform/frontends/rustc/threads.py says of which releases these are.
 */
#include <stddef.h>
#include <stdint.h>

int pthread_create(unsigned long *handle, const void *attributes, void *(*run)(void *), void *given);
int pthread_join(unsigned long handle, void **result);
int sched_yield(void);
void *calloc(size_t count, size_t size);
void free(void *block);
void __rust_dealloc(void *block, size_t size, size_t alignment);

__attribute__((noreturn)) void __enzyme_cc_parallel_panicked(void);
void __enzyme_cc_parallel_scope(void *scope);
void __enzyme_cc_parallel_in_scope(unsigned long handle);
void __enzyme_cc_parallel_waited(unsigned long handle);
unsigned long __enzyme_cc_parallel_next_in_scope(void *scope);

/* -- handles: what others ask a thread for, and who owns that ----------------------------------- */

struct handle {
    long owners, watchers;
    uint64_t number;
    void *more[8];
};

void *rust_handle(uint64_t number, void *name) {
    struct handle *made = calloc(1, sizeof *made);
    (void)name;
    if (!made) __builtin_trap();
    made->owners = made->watchers = 1;
    made->number = number;
    return made;
}

void *rust_own_handle(void) {
    return rust_handle(1, 0);
}

uint64_t rust_number(void) {
    return 1;
}

void rust_free_handle(void **handle) {
    free(*handle);
}

/* -- what runs as threads begin: hooks, which stable Rust has no way to add ---------------------- */

void rust_find_hooks(uint64_t hooks[4], void *handle) {
    (void)handle;
    hooks[0] = hooks[1] = hooks[2] = hooks[3] = 0;
}

/* To look at them says that they are integers. */
void rust_run_hooks(const uint64_t hooks[4]) {
    if (hooks[0] | hooks[1] | hooks[2] | hooks[3]) __builtin_trap();
}

void rust_free_hooks(void *hooks) {
    (void)hooks;
}

/* -- threads ----------------------------------------------------------------------------------- */

/* What a box is asked for. */
struct table {
    void (*drop)(void *self);
    size_t size, alignment;
    void (*call)(void *self);
};

/* What a thread is given: its handle, and a function with what that has taken along. */
struct beginning {
    void *handle;
    void *data;
    const struct table *table;
};

/* A thread, or an error of the system. */
struct started {
    int64_t failed;
    void *handle;
};

static void *run(void *given) {
    struct beginning *beginning = given;
    void *data = beginning->data;
    const struct table *table = beginning->table;
    table->call(data);
    if (table->size) __rust_dealloc(data, table->size, table->alignment);
    __rust_dealloc(beginning, sizeof *beginning, sizeof(void *));
    return 0;
}

/* What is run goes where attributes would: if LLVM knows it, the thread calls it directly. */
struct started rust_start(size_t stack, struct beginning *beginning) {
    unsigned long handle;
    (void)stack;
    if (pthread_create(&handle, (const void *)beginning->table->call, run, beginning)) __builtin_trap();
    __enzyme_cc_parallel_in_scope(handle);
    return (struct started){0, (void *)handle};
}

void rust_join(unsigned long handle) {
    __enzyme_cc_parallel_waited(handle);
    if (pthread_join(handle, 0)) __builtin_trap();
}

/* A handle that goes: a scope waits for its thread. */
void rust_let_go(unsigned long *handle) {
    (void)handle;
}

/* A panic that would go no further: what was stored before has no derivative. */
struct payload {
    void *data;
    const void *table;
};

struct payload rust_caught(void *thrown) {
    (void)thrown;
    __enzyme_cc_parallel_panicked();
}

/* -- scopes ------------------------------------------------------------------------------------ */

/* What is between its last byte and its end is no number: to write it says so. */
struct scope {
    void *handle;
    uint64_t running;
    uint8_t panicked, unused;
    uint16_t unused_too;
    uint32_t unused_either;
};

void rust_one_more(struct scope *scope) {
    __atomic_store_n(&scope->running, 1, __ATOMIC_RELAXED);
    __enzyme_cc_parallel_scope(scope);
}

void rust_one_less(struct scope *scope, _Bool panicked) {
    (void)scope;
    if (panicked) __enzyme_cc_parallel_panicked();
}

/* The end of a scope: it is called while some of its threads may run. */
void rust_wait(struct scope *scope) {
    for (unsigned long handle; (handle = __enzyme_cc_parallel_next_in_scope(scope));)
        if (pthread_join(handle, 0)) __builtin_trap();
    __atomic_store_n(&scope->running, 0, __ATOMIC_RELAXED);
    scope->unused = scope->unused_too = scope->unused_either = 0;
}

/* -- locks ------------------------------------------------------------------------------------- */

enum { FREE, LOCKED, CONTENDED };

void rust_lock_contended(uint32_t *lock) {
    while (__atomic_exchange_n(lock, CONTENDED, __ATOMIC_ACQUIRE) != FREE) sched_yield();
}

void rust_wake(uint32_t *lock) {
    (void)lock;
}
