// Preloaded: lets the n-th call fail that writes to a file, makes one or names one.
//
// FAULT_NUMBER is which (0: none), FAULT_ERROR what errno says (-1: the program is killed before
// the call), FAULT_PROGRAM in which programs,
// FAULT_LASTING whether all calls behind it fail, too, and FAULT_LOG a file that gets the name of
// each such call.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int is_on, is_lasting, error;
static long number, count;

__attribute__((constructor)) static void begin(void) {
  const char *program = getenv("FAULT_PROGRAM"), *said = getenv("FAULT_NUMBER");
  if (!program || !said) return;
  is_on = !strncmp(program_invocation_short_name, program, strlen(program));
  number = atol(said);
  error = getenv("FAULT_ERROR") ? atoi(getenv("FAULT_ERROR")) : ENOSPC;
  is_lasting = getenv("FAULT_LASTING") != NULL;
}

static void note(const char *name) {
  const char *path = getenv("FAULT_LOG");
  long file = path ? syscall(SYS_open, path, O_WRONLY | O_APPEND | O_CREAT, 0600) : -1;
  if (file < 0) return;
  syscall(SYS_write, file, name, strlen(name));
  syscall(SYS_write, file, "\n", 1L);
  syscall(SYS_close, file);
}

static int fails(const char *name) {
  if (!is_on) return 0;
  int before = errno;
  note(name);
  errno = before;
  count++;
  if (!number || (is_lasting ? count < number : count != number)) return 0;
  if (error < 0) raise(SIGKILL);
  errno = error;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WRITES(flags) ((flags) & (O_WRONLY | O_RDWR | O_CREAT))
#define MODE(flags, mode)                   \
  mode_t mode = 0;                          \
  if ((flags) & (O_CREAT | O_TMPFILE)) {    \
    va_list list;                           \
    va_start(list, flags);                  \
    mode = va_arg(list, mode_t);            \
    va_end(list);                           \
  }

#define OPEN(name)                                      \
  int name(const char *path, int flags, ...) {          \
    MODE(flags, mode)                                   \
    if (WRITES(flags) && strncmp(path, "/dev/", 5) && fails(#name)) return -1; \
    return REAL(name)(path, flags, mode);               \
  }
#define OPENAT(name)                                    \
  int name(int folder, const char *path, int flags, ...) { \
    MODE(flags, mode)                                   \
    if (WRITES(flags) && fails(#name)) return -1;            \
    return REAL(name)(folder, path, flags, mode);       \
  }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

static int is_file(int file) {
  struct stat status;
  return file > 2 && !fstat(file, &status) && S_ISREG(status.st_mode);
}

#define ON_FILE(type, name, parameters, file, ...) \
  type name parameters { return is_file(file) && fails(#name) ? -1 : REAL(name)(__VA_ARGS__); }
ON_FILE(ssize_t, write, (int file, const void *data, size_t size), file, file, data, size)
ON_FILE(ssize_t, pwrite, (int file, const void *data, size_t size, off_t at), file, file, data, size, at)
ON_FILE(ssize_t, pwrite64, (int file, const void *data, size_t size, off64_t at), file, file, data, size, at)
ON_FILE(int, ftruncate, (int file, off_t size), file, file, size)
ON_FILE(int, ftruncate64, (int file, off64_t size), file, file, size)
ON_FILE(int, fsync, (int file), file, file)
ON_FILE(int, fchmod, (int file, mode_t mode), file, file, mode)

#define ON_PATH(name, parameters, ...) \
  int name parameters { return fails(#name) ? -1 : REAL(name)(__VA_ARGS__); }
ON_PATH(rename, (const char *from, const char *to), from, to)
ON_PATH(renameat, (int here, const char *from, int there, const char *to), here, from, there, to)
ON_PATH(mkdir, (const char *path, mode_t mode), path, mode)
ON_PATH(mkdirat, (int folder, const char *path, mode_t mode), folder, path, mode)
ON_PATH(link, (const char *from, const char *to), from, to)
ON_PATH(symlink, (const char *from, const char *to), from, to)
ON_PATH(chmod, (const char *path, mode_t mode), path, mode)
