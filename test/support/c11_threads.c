// Threads of C11 by those of POSIX, which ThreadSanitizer knows: in glibc they are the same inside.
#include <pthread.h>
#include <stdlib.h>
#include <threads.h>

_Static_assert(sizeof(mtx_t) == sizeof(pthread_mutex_t) && sizeof(thrd_t) == sizeof(pthread_t), "");
_Static_assert(sizeof(cnd_t) == sizeof(pthread_cond_t), "");

struct start {
  thrd_start_t function;
  void *given;
};

static void *begin(void *memory) {
  struct start start = *(struct start *)memory;
  free(memory);
  return (void *)(long)start.function(start.given);
}

static int told(int failure) { return failure ? thrd_error : thrd_success; }

int thrd_create(thrd_t *thread, thrd_start_t function, void *given) {
  struct start *start = malloc(sizeof *start);
  *start = (struct start){function, given};
  return told(pthread_create((pthread_t *)thread, NULL, begin, start));
}

int thrd_join(thrd_t thread, int *result) {
  void *found;
  int failure = pthread_join(thread, &found);
  if (result) *result = (int)(long)found;
  return told(failure);
}

int mtx_init(mtx_t *lock, int kind) {
  return kind == mtx_plain ? told(pthread_mutex_init((pthread_mutex_t *)lock, NULL)) : thrd_error;
}
int mtx_lock(mtx_t *lock) { return told(pthread_mutex_lock((pthread_mutex_t *)lock)); }
int mtx_unlock(mtx_t *lock) { return told(pthread_mutex_unlock((pthread_mutex_t *)lock)); }
void mtx_destroy(mtx_t *lock) { pthread_mutex_destroy((pthread_mutex_t *)lock); }
int cnd_init(cnd_t *sign) { return told(pthread_cond_init((pthread_cond_t *)sign, NULL)); }
int cnd_signal(cnd_t *sign) { return told(pthread_cond_signal((pthread_cond_t *)sign)); }
int cnd_broadcast(cnd_t *sign) { return told(pthread_cond_broadcast((pthread_cond_t *)sign)); }
int cnd_wait(cnd_t *sign, mtx_t *lock) {
  return told(pthread_cond_wait((pthread_cond_t *)sign, (pthread_mutex_t *)lock));
}
void cnd_destroy(cnd_t *sign) { pthread_cond_destroy((pthread_cond_t *)sign); }
