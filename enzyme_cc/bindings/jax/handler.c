/* What XLA calls for every function and every derivative: one handler, told by a table what to do.

   The table (`recipes.py` writes it) is one array of 64-bit integers:
     key of the entry, key of the call to make first (0: none), count of runs, slots, slots of that
     call, results;
     three for each slot: `how`, `step` and `size`, as `ez_rows` of `glue.py` takes them;
     two for each slot: what it holds (0: a number as it is, 1: an operand, 2: a result), and which;
     three for each result: its bytes, what it begins with (-1: zeros, else an operand), and the
     bytes of that, which are repeated until the result is full.

   Entries are found by key and not by address: compiled programs may outlive this process. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "xla/ffi/api/c_api.h"

typedef int ez_entry(const long *slots, const int64_t *rows, long count);
typedef const char *ez_error(void);
typedef struct ez_known {
  int64_t key;
  ez_entry *run;
  ez_error *error;
  struct ez_known *next;
} ez_known;
enum { BUCKETS = 4096, HEAD = 6, MOST_SLOTS = 256 };
static ez_known *known[BUCKETS];

/* Python calls it, from several threads perhaps; handlers read at any time. */
void ez_jax_know(int64_t key, ez_entry *run, ez_error *error) {
  ez_known **bucket = &known[(uint64_t)key % BUCKETS];
  for (ez_known *one = *bucket; one; one = one->next)
    if (one->key == key) return;
  ez_known *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (ez_known){key, run, error, *bucket};
  while (!__atomic_compare_exchange_n(bucket, &made->next, made, 0, __ATOMIC_RELEASE,
                                      __ATOMIC_RELAXED)) {
  }
}

static const ez_known *found(int64_t key) {
  const ez_known *one = __atomic_load_n(&known[(uint64_t)key % BUCKETS], __ATOMIC_ACQUIRE);
  while (one && one->key != key) one = one->next;
  return one;
}

static XLA_FFI_Error *failed(const XLA_FFI_CallFrame *frame, const char *message) {
  XLA_FFI_Error_Create_Args args;
  memset(&args, 0, sizeof args);
  args.struct_size = sizeof args;
  args.message = message;
  args.errc = XLA_FFI_Error_Code_INTERNAL;
  return frame->api->XLA_FFI_Error_Create(&args);
}

static void *operand(const XLA_FFI_CallFrame *frame, int64_t index) {
  return ((XLA_FFI_Buffer *)frame->args.args[index])->data;
}

static void *result(const XLA_FFI_CallFrame *frame, int64_t index) {
  return ((XLA_FFI_Buffer *)frame->rets.rets[index])->data;
}

static void begin(const XLA_FFI_CallFrame *frame, const int64_t *results, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    const int64_t bytes = results[3 * i], from = results[3 * i + 1], part = results[3 * i + 2];
    char *to = result(frame, i);
    if (bytes == 0) continue;
    if (from < 0) memset(to, 0, (size_t)bytes);
    else
      for (int64_t at = 0; at < bytes; at += part) memcpy(to + at, operand(frame, from), (size_t)part);
  }
}

static XLA_FFI_Error *run(const XLA_FFI_CallFrame *frame, int64_t key, const long *slots,
                          const int64_t *rows, int64_t count) {
  const ez_known *entry = found(key);
  if (!entry)
    return failed(frame, "enzyme: this program was compiled by another process, and its function is"
                         " not loaded in this one: trace it here before it runs");
  if (entry->run(slots, rows, count) == 0) return NULL;
  const char *said = entry->error ? entry->error() : "";
  char message[1200];
  snprintf(message, sizeof message, "enzyme: the function threw: %s",
           said && *said ? said : "an exception of no standard type");
  return failed(frame, message);
}

XLA_FFI_Error *ez_jax(XLA_FFI_CallFrame *frame) {
  if (frame->extension_start && frame->extension_start->type == XLA_FFI_Extension_Metadata) {
    XLA_FFI_Metadata *asked = ((XLA_FFI_Metadata_Extension *)frame->extension_start)->metadata;
    asked->api_version.major_version = XLA_FFI_API_MAJOR;
    asked->api_version.minor_version = XLA_FFI_API_MINOR;
    asked->traits = 0;
    return NULL;
  }
  if (frame->attrs.size != 1 || frame->attrs.types[0] != XLA_FFI_AttrType_ARRAY)
    return failed(frame, "enzyme: a bug: it takes one table");
  const int64_t *table = ((XLA_FFI_Array *)frame->attrs.attrs[0])->data;
  const int64_t key = table[0], first = table[1], count = table[2], slots = table[3];
  const int64_t *rows = table + HEAD, *sources = rows + 3 * slots, *results = sources + 2 * slots;
  if (slots > MOST_SLOTS || table[5] != frame->rets.size)
    return failed(frame, "enzyme: a bug: a table for something else");
  long all[MOST_SLOTS];
  for (int64_t i = 0; i < slots; i++) {
    const int64_t value = sources[2 * i + 1];
    all[i] = sources[2 * i] == 0   ? value
             : sources[2 * i] == 1 ? (long)operand(frame, value)
                                   : (long)result(frame, value);
  }
  XLA_FFI_Error *error;
  begin(frame, results, table[5]);
  if (first) { /* it may throw, and no exception may leave a derivative */
    if ((error = run(frame, first, all, rows, count))) return error;
    begin(frame, results, table[5]);
  }
  return run(frame, key, all, rows, count);
}
