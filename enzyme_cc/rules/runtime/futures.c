/* Functions of libstdc++ that programs have bodies of, and in which threads wait for each other.
 *
 * Copies of these stand for them in what is differentiated: orders are given and taken as signs.
 */

int pthread_join(unsigned long handle, void **result);

/* -- std::async, std::promise ------------------------------------------------------------------ */

/* What a future waits for; `is_set` and `is_joined` are flags of `std::call_once`. */
struct future {
    void *table, *result;
    unsigned status;
    unsigned char is_retrieved;
    int is_set;
};

struct async {
    struct future future;
    unsigned long thread;
    int is_joined;
};

enum { READY = 1, DONE };

void _ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(
    struct future *future, void *setter, _Bool *is_set);
void _ZNSt23__atomic_futex_unsignedILj2147483648EE19_M_store_notify_allEjSt12memory_order(
    unsigned *status, unsigned value, int order);

static _Bool is_first(int *flag) {
    return __atomic_exchange_n(flag, DONE, __ATOMIC_RELAXED) != DONE;
}

/* Who comes second waits for the status, as all others do. */
void _ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(
    struct future *future, void *setter, _Bool may_be_set) {
    _Bool is_set = 0;
    if (is_first(&future->is_set)) {
        _ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(
            future, setter, &is_set);
        _ZNSt23__atomic_futex_unsignedILj2147483648EE19_M_store_notify_allEjSt12memory_order(&future->status, READY, __ATOMIC_RELEASE);
    } else if (!may_be_set) {
        __builtin_trap();
    }
}

/* Nobody calls it where the program names nothing that makes a result ready at a thread's end. */
void _ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(
    struct future *future, void *setter, void *self) {
    (void)future, (void)setter, (void)self;
    __builtin_trap();
}

void _ZNSt13__future_base21_Async_state_commonV27_M_joinEv(struct async *async) {
    if (!is_first(&async->is_joined)) return;
    if (!async->thread || pthread_join(async->thread, 0)) __builtin_trap();
    async->thread = 0;
}

/* A promise that goes without having been kept: what waits for it would get an exception. */
void _ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(
    struct future *future, void **result) {
    (void)future;
    if (*result) __builtin_trap();
}

void _ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(struct future *future) {
    if (future->is_retrieved) __builtin_trap();
    future->is_retrieved = 1;
}

struct result {
    void *table, *thrown;
};

void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **thrown);

void _ZNSt13__future_base12_Result_baseC2Ev(struct result *result) {
    result->thrown = 0;
}

void _ZNSt13__future_base12_Result_baseD2Ev(struct result *result) {
    if (result->thrown) _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->thrown);
}

/* -- std::shared_ptr among threads ------------------------------------------------------------- */

long __enzyme_cc_parallel_give(void *sign);
int __enzyme_cc_parallel_count(int *counter, int by);
long __enzyme_cc_parallel_take(void *sign);

/* What has owners, and who looks at it without being one; its table has two destructors first. */
struct owned {
    void (**table)(struct owned *self);
    int owners, watchers;
};

enum { DISPOSE = 2, DESTROY };

/* Who goes last sees what all others have done before they went. */
static _Bool is_last(int *counter) {
    __enzyme_cc_parallel_give(counter);
    _Bool is_last = __enzyme_cc_parallel_count(counter, -1) == 1;
    if (is_last) __enzyme_cc_parallel_take(counter);
    return is_last;
}

void _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(struct owned *owned) {
    __enzyme_cc_parallel_count(&owned->owners, 1);
}

long _ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(struct owned *owned) {
    return __enzyme_cc_parallel_count(&owned->owners, 0);
}

void _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv(struct owned *owned) {
    __enzyme_cc_parallel_count(&owned->watchers, 1);
}

void _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv(struct owned *owned) {
    if (is_last(&owned->watchers)) owned->table[DESTROY](owned);
}

void _ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(struct owned *owned) {
    if (!is_last(&owned->owners)) return;
    owned->table[DISPOSE](owned);
    if (is_last(&owned->watchers)) owned->table[DESTROY](owned);
}

/* -- std::atomic of a number -------------------------------------------------------------------- */

/* Sums by exchanges that are tried again: in hardware's terms they are sums, with the strictest order. */
#define SUMS(type, letter)                                                                         \
    type _ZNSt13__atomic_impl15__fetch_add_fltI##letter##EET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order( \
        type *at, type by, int order) {                                                            \
        (void)order;                                                                               \
        return __atomic_fetch_add(at, by, __ATOMIC_SEQ_CST);                                       \
    }                                                                                              \
    type _ZNSt13__atomic_impl15__fetch_sub_fltI##letter##EET_PS1_NSt15remove_volatileIS1_E4typeESt12memory_order( \
        type *at, type by, int order) {                                                            \
        (void)order;                                                                               \
        return __atomic_fetch_sub(at, by, __ATOMIC_SEQ_CST);                                       \
    }                                                                                              \
    type _ZNSt13__atomic_impl15__add_fetch_fltI##letter##EET_PS1_NSt15remove_volatileIS1_E4typeE(  \
        type *at, type by) {                                                                       \
        return __atomic_fetch_add(at, by, __ATOMIC_SEQ_CST) + by;                                  \
    }                                                                                              \
    type _ZNSt13__atomic_impl15__sub_fetch_fltI##letter##EET_PS1_NSt15remove_volatileIS1_E4typeE(  \
        type *at, type by) {                                                                       \
        return __atomic_fetch_sub(at, by, __ATOMIC_SEQ_CST) - by;                                  \
    }

/* Of any order: the function takes that as a number, and has a case for each. */
#define ACCESSES(type, letter)                                                                     \
    type _ZNSt13__atomic_impl4loadI##letter##EENSt15remove_volatileIT_E4typeEPKS2_St12memory_order( \
        const type *at, int order) {                                                               \
        type found;                                                                                \
        (void)order;                                                                               \
        __atomic_load(at, &found, __ATOMIC_SEQ_CST);                                               \
        return found;                                                                              \
    }                                                                                              \
    void _ZNSt13__atomic_impl5storeI##letter##EEvPT_NSt15remove_volatileIS1_E4typeESt12memory_order( \
        type *at, type what, int order) {                                                          \
        (void)order;                                                                               \
        __atomic_store(at, &what, __ATOMIC_SEQ_CST);                                               \
    }

SUMS(double, d)
SUMS(float, f)
ACCESSES(double, d)
ACCESSES(float, f)
