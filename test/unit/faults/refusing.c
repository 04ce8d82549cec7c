// An allocator that refuses: the n-th block that is asked for between two calls, or all from there.
#define _GNU_SOURCE
#include "refusing.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

long own, failed;
static int is_on, is_lasting;
static long refused, made, held;

void refuse(long number, int lasting) {
  made = held = 0;
  refused = number;
  is_lasting = lasting;
  is_on = 1;
}

struct count refuse_no_more(void) {
  is_on = 0;
  return (struct count){made, held};
}

static int is_refused(void) {
  if (!is_on) return 0;
  made++;
  return made == refused || (is_lasting && refused && made > refused);
}

static void *given(void *block) {
  if (is_on && block) held++;
  return block;
}

static void *none(void) {
  errno = ENOMEM;
  return NULL;
}

void *malloc(size_t size) { return is_refused() ? none() : given(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) {
  return is_refused() ? none() : given(__libc_calloc(count, size));
}

void *realloc(void *block, size_t size) {
  if (is_refused()) return none();
  void *moved = __libc_realloc(block, size);
  if (is_on) held += (moved != NULL) - (block != NULL);
  return moved;
}

void *reallocarray(void *block, size_t count, size_t size) {
  size_t all;
  return __builtin_mul_overflow(count, size, &all) ? none() : realloc(block, all);
}

void *memalign(size_t alignment, size_t size) {
  return is_refused() ? none() : given(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (is_refused()) return ENOMEM;
  *place = given(__libc_memalign(alignment, size));
  return 0;
}

void free(void *block) {
  if (is_on && block) held--;
  __libc_free(block);
}
