/* Parallel regions: who forks them ahead and back, and in which order locks were held.
 *
 * Ahead, each thread keeps what its reverse needs in a cell of its own. Back, as many threads are asked for
 * as there were, and each reverses what it ran; where fewer come, they share the cells, unless threads
 * wait for each other in there. Who leaves a lock is told the how manieth that was: the reverse
 * enters it in the opposite order.
 */
#include <stddef.h>
#include <stdint.h>

struct ident { int32_t reserved, flags, other, more; const char *source; };

void __kmpc_barrier(struct ident *place, int32_t thread);
void __kmpc_critical(struct ident *place, int32_t thread, void *lock);
void __kmpc_end_critical(struct ident *place, int32_t thread, void *lock);
void __kmpc_end_ordered(struct ident *place, int32_t thread);
void __kmpc_ordered(struct ident *place, int32_t thread);
void __kmpc_end_serialized_parallel(struct ident *place, int32_t thread);
void __kmpc_fork_call(struct ident *place, int32_t count, void *run, ...);
int32_t __kmpc_global_thread_num(struct ident *place);
void __kmpc_push_num_threads(struct ident *place, int32_t thread, int32_t count);
void __kmpc_serialized_parallel(struct ident *place, int32_t thread);
int omp_get_num_threads(void);
int omp_get_thread_num(void);
void omp_set_lock(void *lock);
void omp_unset_lock(void *lock);
int pthread_mutex_lock(void *lock);
int pthread_mutex_unlock(void *lock);
int sched_yield(void);
int dprintf(int file, const char *format, ...);
__attribute__((noreturn)) void abort(void);
void *calloc(size_t count, size_t size);
void free(void *block);

/* A lock: how often it was held, and of these how often that is still to be reversed. */
struct held {
    struct held *next;
    void *lock;
    int64_t count, left;
};

/* One run of a region, from ahead to back. */
struct team {
    struct team *outer;
    char *cells;
    struct held *held;
    int64_t threads, size;
};

struct job {
    void (*body)(void *frame, void *cell);
    void *frame;
    struct team *team;
};

static struct ident here = {0, 2, 0, 22, ";unknown;unknown;0;0;;"};
static __thread struct team *current;
static char ordered;

static int32_t number(void) {
    return __kmpc_global_thread_num(&here);
}

static __attribute__((noreturn)) void failed(const char *what) {
    dprintf(2, "enzyme-cc: %s\n", what);
    abort();
}

static void *zeros(size_t count, size_t size) {
    void *made = calloc(count, size);
    if (!made) failed("out of memory for a parallel region");
    return made;
}

/* -- the program's own region ------------------------------------------------------------------ */

static void run(int32_t *thread, int32_t *bound, const struct job *job) {
    (void)thread, (void)bound;
    job->body(job->frame, 0);
}

void __enzyme_cc_parallel_run(void (*body)(void *, void *), void *frame) {
    struct job job = {body, frame, 0};
    __kmpc_fork_call(&here, 1, (void *)run, &job);
}

/* -- ahead ------------------------------------------------------------------------------------- */

/* Return the cells of a team: whoever comes first makes them. */
static char *cells_of(struct team *team) {
    char *found = __atomic_load_n(&team->cells, __ATOMIC_ACQUIRE);
    int threads = omp_get_num_threads();
    if (found) return found;
    char *made = zeros(threads, team->size);
    if (__atomic_compare_exchange_n(&team->cells, &found, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        team->threads = threads;
        return made;
    }
    free(made);
    return found;
}

static void ahead(int32_t *thread, int32_t *bound, const struct job *job) {
    struct team *before = current;
    char *cells = cells_of(job->team);
    (void)thread, (void)bound;
    current = job->team;
    job->body(job->frame, cells + omp_get_thread_num() * job->team->size);
    current = before;
}

void *__enzyme_cc_parallel_ahead(void (*body)(void *, void *), void *frame, int64_t size) {
    struct team *team = zeros(1, sizeof *team);
    struct job job = {body, frame, team};
    team->outer = current;
    team->size = (size + 63) / 64 * 64;
    __kmpc_fork_call(&here, 1, (void *)ahead, &job);
    return team;
}

int64_t __enzyme_cc_parallel_threads(const struct team *team) {
    return team->threads;
}

void *__enzyme_cc_parallel_cell(const struct team *team, int64_t thread) {
    return team->cells + thread * team->size;
}

/* -- back -------------------------------------------------------------------------------------- */

static void back(int32_t *thread, int32_t *bound, const struct job *job) {
    struct team *team = job->team, *before = current;
    int64_t threads = omp_get_num_threads();
    (void)thread, (void)bound;
    current = team;
    for (int64_t each = omp_get_thread_num(); each < team->threads; each += threads)
        job->body(job->frame, team->cells + each * team->size);
    current = before;
}

static void back_together(int32_t *thread, int32_t *bound, const struct job *job) {
    if (omp_get_num_threads() < job->team->threads)
        failed("fewer threads came to reverse a parallel region than ran it, and its threads wait for each "
               "other: allow as many (OMP_THREAD_LIMIT, OMP_DYNAMIC)");
    back(thread, bound, job);
}

/* Reverse a region; `waits` where its threads wait for each other. */
void __enzyme_cc_parallel_back(void (*body)(void *, void *), void *frame, struct team *team, int32_t waits) {
    struct job job = {body, frame, team};
    for (struct held *each = team->held; each; each = each->next) each->left = each->count;
    team->outer = current;
    __kmpc_push_num_threads(&here, number(), team->threads);
    __kmpc_fork_call(&here, 1, (void *)(waits ? back_together : back), &job);
}

void __enzyme_cc_parallel_end(struct team *team) {
    for (struct held *each = team->held, *next; each; each = next) {
        next = each->next;
        free(each);
    }
    free(team->cells);
    free(team);
}

/* -- waiting for each other -------------------------------------------------------------------- */

void __enzyme_cc_parallel_barrier(void) {
    __kmpc_barrier(&here, number());
}

void __enzyme_cc_parallel_alone(void) {
    __kmpc_serialized_parallel(&here, number());
}

void __enzyme_cc_parallel_together(void) {
    __kmpc_end_serialized_parallel(&here, number());
}

/* Return what is known of a lock in the outermost region; the lock may be made known. */
static struct held *held_of(void *lock) {
    struct team *team = current;
    struct held *found, *made = 0;
    if (!team) return 0;
    while (team->outer) team = team->outer;
    for (;;) {
        struct held *first = __atomic_load_n(&team->held, __ATOMIC_ACQUIRE);
        for (found = first; found && found->lock != lock;) found = found->next;
        if (found) break;
        if (!made) {
            made = zeros(1, sizeof *made);
            made->lock = lock;
        }
        made->next = first;
        if (__atomic_compare_exchange_n(&team->held, &first, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return made;
    }
    free(made);
    return found;
}

static int64_t counted(void *lock) {
    struct held *held = held_of(lock);
    return held ? ++held->count : 0;
}

void __enzyme_cc_parallel_enter(void *lock) {
    __kmpc_critical(&here, number(), lock);
}

int64_t __enzyme_cc_parallel_leave(void *lock) {
    int64_t found = counted(lock);
    __kmpc_end_critical(&here, number(), lock);
    return found;
}

void __enzyme_cc_parallel_lock(void *lock) {
    omp_set_lock(lock);
}

int64_t __enzyme_cc_parallel_unlock(void *lock) {
    int64_t found = counted(lock);
    omp_unset_lock(lock);
    return found;
}

void __enzyme_cc_parallel_lock_mutex(void *lock) {
    if (pthread_mutex_lock(lock)) failed("a mutex cannot be locked");
}

int64_t __enzyme_cc_parallel_unlock_mutex(void *lock) {
    int64_t found = counted(lock);
    pthread_mutex_unlock(lock);
    return found;
}

/* What is ordered is, as to its reverse, a lock that a region has. */
void __enzyme_cc_parallel_begin_ordered(void) {
    __kmpc_ordered(&here, number());
}

int64_t __enzyme_cc_parallel_end_ordered(void) {
    int64_t found = counted(&ordered);
    __kmpc_end_ordered(&here, number());
    return found;
}

/* Wait until all who held a lock later have been reversed. */
void __enzyme_cc_parallel_reenter(void *lock, int64_t turn) {
    struct held *held = turn ? held_of(lock) : 0;
    if (!held) return;
    while (__atomic_load_n(&held->left, __ATOMIC_ACQUIRE) != turn) sched_yield();
}

void __enzyme_cc_parallel_releave(void *lock) {
    struct held *held = held_of(lock);
    if (held) __atomic_store_n(&held->left, held->left - 1, __ATOMIC_RELEASE);
}

void __enzyme_cc_parallel_begin_ordered_back(int64_t turn) {
    __enzyme_cc_parallel_reenter(&ordered, turn);
}

void __enzyme_cc_parallel_end_ordered_back(void) {
    __enzyme_cc_parallel_releave(&ordered);
}
