// What orders rounds that wait for others, told to ThreadSanitizer, which libomp's tool does not do.
#include <dlfcn.h>

void AnnotateHappensBefore(const char *file, int line, const volatile void *sign);
void AnnotateHappensAfter(const char *file, int line, const volatile void *sign);

typedef void waits(void *place, int thread, const long *round);
static char sign;

static void go_on(const char *name, void *place, int thread, const long *round) {
  ((waits *)dlsym(RTLD_NEXT, name))(place, thread, round);
}

void __kmpc_doacross_post(void *place, int thread, const long *round) {
  AnnotateHappensBefore(__FILE__, __LINE__, &sign);
  go_on(__func__, place, thread, round);
}

void __kmpc_doacross_wait(void *place, int thread, const long *round) {
  go_on(__func__, place, thread, round);
  AnnotateHappensAfter(__FILE__, __LINE__, &sign);
}
