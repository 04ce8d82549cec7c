/* CUDA's run-time library without a GPU: devices' memory is memory that the host may not touch.

   Outside kernels and copies it is protected, so that the host's code which reads it ends with a
   word. What goes to a stream waits until it must be done, or is drawn. Fresh memory is NaN.  */

#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
  unsigned x, y, z;
} dim3;
enum { PLAIN = 2, MANAGED = 3, PINNED = 1 };
enum { MOST = 4096, DEVICE = 64 << 20, QUEUES = 8 };

typedef struct {
  char *base;
  size_t size;
  int kind;
} block;
static block blocks[MOST];
static char *device, *next;
static uint64_t state = 88172645463325252u;
int fake_problems, fake_live, fake_launches, fake_bytes;

typedef struct {
  const char *name;
  void (*call)(void **);
  int count;
  const int *sizes;
} kernel;
extern kernel emu_kernels[];
extern size_t emu_dynamic_size;
extern int emu_launch(void (*)(void **), void **, const unsigned *, const unsigned *, uint64_t);
static struct {
  const void *handle;
  kernel *which;
  size_t most;
} registered[MOST];

static uint64_t drawn(uint64_t below) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state % below;
}

static void problem(const char *what) {
  fake_problems++;
  fprintf(stderr, "fake CUDA: %s\n", what);
}

static void touched(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)context;
  char *at = info->si_addr;
  const char *what = at >= device && at < device + DEVICE
                         ? "fake CUDA: host code touches the device's memory\n"
                         : "fake CUDA: an access to no memory\n";
  (void)!write(2, what, strlen(what));
  _exit(3);
}

static void set_up(void) {
  if (device)
    return;
  device = next = mmap(0, DEVICE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  static char stack[64 << 10];
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, 0);
  struct sigaction act = {.sa_sigaction = touched, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigaction(SIGSEGV, &act, 0);
  sigaction(SIGBUS, &act, 0);
}

static int depth;
static void open_memory(void) {
  set_up();
  if (depth++ == 0)
    mprotect(device, DEVICE, PROT_READ | PROT_WRITE);
}
static void close_memory(void) {
  if (--depth == 0)
    mprotect(device, DEVICE, PROT_NONE);
}

static block *block_at(const void *p) {
  for (int i = 0; i < MOST; i++)
    if (blocks[i].base && (char *)p >= blocks[i].base && (char *)p < blocks[i].base + blocks[i].size)
      return &blocks[i];
  return 0;
}

/* ---- streams --------------------------------------------------------------------------------- */

enum { LAUNCH, COPY, SET, RECORD, WAIT, CALL };
typedef struct op {
  struct op *next;
  int what, byte, event_round;
  kernel *which;
  dim3 grid, block;
  size_t shared;
  void **args;
  char *to, *from;
  size_t to_pitch, from_pitch, width, height;
  int *event;
  void (*call)(void *);
} op;
typedef struct CUstream_st {
  op *first, *last;
  int is_used;
} stream;
static stream streams[QUEUES];

static void check_range(const char *p, size_t size, const char *what) {
  block *found = block_at(p);
  if (device && p >= device && p < device + DEVICE && (!found || p + size > found->base + found->size))
    problem(what);
}

static void perform(op *it) {
  if (it->what == LAUNCH) {
    open_memory();
    unsigned grid[3] = {it->grid.x, it->grid.y, it->grid.z}, size[3] = {it->block.x, it->block.y, it->block.z};
    emu_dynamic_size = it->shared;
    int found = emu_launch(it->which->call, it->args, grid, size, drawn(1 << 20));
    if (found)
      problem("a kernel is wrong");
    close_memory();
    fake_launches++;
    for (int i = 0; i < it->which->count; i++)
      free(it->args[i]);
    free(it->args);
  } else if (it->what == COPY || it->what == SET) {
    open_memory();
    for (size_t row = 0; row < it->height; row++) {
      char *to = it->to + row * it->to_pitch, *from = it->from + row * it->from_pitch;
      check_range(to, it->width, "a copy or set goes beyond memory of the device");
      if (it->what == COPY) {
        check_range(from, it->width, "a copy reads beyond memory of the device");
        memmove(to, from, it->width);
      } else
        memset(to, it->byte, it->width);
      fake_bytes += it->width;
    }
    close_memory();
  } else if (it->what == CALL) {
    open_memory();
    it->call(it->args);
    close_memory();
  } else if (it->what == RECORD)
    *it->event = it->event_round;
  free(it);
}

static int may_go(op *it) { return it->what != WAIT || *it->event >= it->event_round; }

static int go_on(stream *s) {
  op *it = s->first;
  if (!it || !may_go(it))
    return 0;
  s->first = it->next;
  perform(it);
  return 1;
}

static void drain_all(void) {
  for (int left = 1; left;) {
    left = 0;
    for (int tries = 0; tries < 16; tries++)
      left |= go_on(&streams[drawn(QUEUES)]);
    for (int i = 0; i < QUEUES; i++)
      left |= go_on(&streams[i]);
  }
}

static void drain(stream *s) {
  if (!s) {
    drain_all();
    return;
  }
  while (s->first)
    if (!go_on(s) && !go_on(&streams[drawn(QUEUES)]))
      for (int i = 0; i < QUEUES; i++)
        go_on(&streams[i]);
}

static int put(op it, stream *s) {
  op *made = malloc(sizeof it);
  *made = it, made->next = 0;
  if (!s) {
    drain_all();
    perform(made);
    return 0;
  }
  if (!s->first)
    s->first = s->last = made;
  else
    s->last->next = made, s->last = made;
  while (drawn(3) == 0)
    go_on(&streams[drawn(QUEUES)]);
  return 0;
}

/* A function of a library that works on the device's memory, in a stream. */
int fake_put(void (*call)(void *), void *given, stream *s) {
  return put((op){.what = CALL, .call = call, .args = given}, s);
}

int cudaStreamCreate(stream **to) {
  for (int i = 0; i < QUEUES; i++)
    if (!streams[i].is_used) {
      streams[i].is_used = 1, *to = &streams[i];
      return 0;
    }
  return 2;
}
int cudaStreamDestroy(stream *s) { drain(s), s->is_used = 0; return 0; }
int cudaStreamSynchronize(stream *s) { drain(s); return 0; }
int cudaDeviceSynchronize(void) { drain_all(); return 0; }
typedef struct {
  int done, round;
} event;
int cudaEventCreate(event **to) { *to = calloc(1, sizeof(event)); return 0; }
int cudaEventDestroy(event *e) { drain_all(), free(e); return 0; }
int cudaEventRecord(event *e, stream *s) {
  return put((op){.what = RECORD, .event = &e->done, .event_round = ++e->round}, s);
}
int cudaStreamWaitEvent(stream *s, event *e, unsigned flags) {
  (void)flags;
  return put((op){.what = WAIT, .event = &e->done, .event_round = e->round}, s);
}
int cudaEventSynchronize(event *e) { drain_all(); return e->done < e->round; }
int cudaEventElapsedTime(float *to, event *a, event *b) { (void)a, (void)b; *to = 1; return 0; }

/* ---- memory ---------------------------------------------------------------------------------- */

static int make(void **to, size_t size, int kind) {
  set_up();
  char *made = next;
  if (kind == PLAIN) {
    next += (size + 4095) / 4096 * 4096 + 4096;
    if (next > device + DEVICE)
      return 2;
  } else
    made = aligned_alloc(64, (size + 127) / 64 * 64);
  for (int i = 0; i < MOST; i++)
    if (!blocks[i].base) {
      blocks[i] = (block){made, size, kind};
      break;
    }
  fake_live++;
  open_memory();
  memset(made, 0xff, size);
  close_memory();
  *to = made;
  return 0;
}

static int give_back(void *p, int kind, int other) {
  if (!p)
    return 0;
  drain_all();
  block *found = block_at(p);
  if (!found || found->base != p || (found->kind != kind && found->kind != other)) {
    problem("what is freed was not allocated so");
    return 1;
  }
  open_memory();
  memset(p, 0xff, found->size);
  close_memory();
  if (found->kind != PLAIN)
    free(p);
  found->base = 0;
  fake_live--;
  return 0;
}

int cudaMalloc(void **to, size_t size) { return make(to, size, PLAIN); }
int cudaMallocAsync(void **to, size_t size, stream *s) { (void)s; return make(to, size, PLAIN); }
int cudaMallocManaged(void **to, size_t size, unsigned flags) { (void)flags; return make(to, size, MANAGED); }
int cudaHostAlloc(void **to, size_t size, unsigned flags) { (void)flags; return make(to, size, PINNED); }
int cudaMallocHost(void **to, size_t size) { return make(to, size, PINNED); }
int cudaFree(void *p) { return give_back(p, PLAIN, MANAGED); }
int cudaFreeAsync(void *p, stream *s) { (void)s; return give_back(p, PLAIN, PLAIN); }
int cudaFreeHost(void *p) { return give_back(p, PINNED, PINNED); }

int cuMemGetAddressRange_v2(char **base, size_t *size, void *p) {
  block *found = block_at(p);
  if (!found)
    return 1;
  *base = found->base, *size = found->size;
  return 0;
}
int cudaPointerGetAttributes(int *to, const void *p) {
  block *found = block_at(p);
  to[0] = found ? found->kind : 0, to[1] = 0;
  return 0;
}
int cudaGetDevice(int *to) { *to = 0; return 0; }
int cudaSetDevice(int which) { return which != 0; }
int cudaGetLastError(void) { return 0; }
const char *cudaGetErrorString(int status) { return status ? "an error" : "no error"; }

static void check_kind(const void *to, const void *from, int kind) {
  block *t = block_at(to), *f = block_at(from);
  int is_to = t && t->kind == PLAIN, is_from = f && f->kind == PLAIN;
  if (kind != 4 && ((is_to && !(kind & 1)) || (is_from && !(kind & 2)) || (!t && kind & 1) || (!f && kind & 2)))
    problem("a copy's direction is not where its memory is");
}
int cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width,
                      size_t height, int kind, stream *s) {
  check_kind(to, from, kind);
  return put((op){.what = COPY, .to = to, .from = (char *)from, .to_pitch = to_pitch,
                  .from_pitch = from_pitch, .width = width, .height = height}, s);
}
int cudaMemcpy2D(void *to, size_t tp, const void *from, size_t fp, size_t w, size_t h, int kind) {
  return cudaMemcpy2DAsync(to, tp, from, fp, w, h, kind, 0);
}
int cudaMemcpy(void *to, const void *from, size_t size, int kind) {
  return cudaMemcpy2DAsync(to, 0, from, 0, size, 1, kind, 0);
}
int cudaMemcpyAsync(void *to, const void *from, size_t size, int kind, stream *s) {
  return cudaMemcpy2DAsync(to, 0, from, 0, size, 1, kind, s);
}
static int set(void *to, size_t pitch, int byte, size_t width, size_t height, stream *s) {
  return put((op){.what = SET, .to = to, .to_pitch = pitch, .byte = byte, .width = width,
                  .height = height}, s);
}
/* ---- variables ------------------------------------------------------------------------------- */

extern struct {
  const char *name;
  char *place;
} emu_variables[];
static struct {
  const void *handle;
  char *place;
  size_t size;
} variables[MOST];
static int known_variables;
void __cudaRegisterVar(void **module, const void *handle, char *name, const char *same, int is_extern, size_t size) {
  (void)module, (void)same, (void)is_extern;
  for (int i = 0; emu_variables[i].name; i++)
    if (!strcmp(emu_variables[i].name, name)) {
      variables[known_variables].handle = handle, variables[known_variables].size = size;
      variables[known_variables++].place = emu_variables[i].place;
      for (int k = 0; k < MOST; k++)
        if (!blocks[k].base) {
          blocks[k] = (block){emu_variables[i].place, size, PLAIN};
          return;
        }
    }
  problem(name);
}
static int which_variable(const void *handle) {
  for (int i = 0; i < known_variables; i++)
    if (variables[i].handle == handle)
      return i;
  problem("no such variable");
  return -1;
}
int cudaGetSymbolAddress(void **to, const void *handle) {
  int i = which_variable(handle);
  if (i >= 0)
    *to = variables[i].place;
  return i < 0;
}
int cudaGetSymbolSize(size_t *to, const void *handle) {
  int i = which_variable(handle);
  if (i >= 0)
    *to = variables[i].size;
  return i < 0;
}
static int of_variable(const void *handle, void *other, size_t size, size_t at, int kind, int is_to, stream *s) {
  int i = which_variable(handle);
  if (i < 0 || at + size > variables[i].size) {
    problem("a copy goes beyond a variable");
    return 1;
  }
  char *place = variables[i].place + at;
  return cudaMemcpyAsync(is_to ? place : other, is_to ? other : place, size, kind, s);
}
int cudaMemcpyToSymbolAsync(const void *to, void *from, size_t size, size_t at, int kind, stream *s) {
  return of_variable(to, from, size, at, kind, 1, s);
}
int cudaMemcpyToSymbol(const void *to, void *from, size_t size, size_t at, int kind) {
  return of_variable(to, from, size, at, kind, 1, 0);
}
int cudaMemcpyFromSymbolAsync(void *to, const void *from, size_t size, size_t at, int kind, stream *s) {
  return of_variable(from, to, size, at, kind, 0, s);
}
int cudaMemcpyFromSymbol(void *to, const void *from, size_t size, size_t at, int kind) {
  return of_variable(from, to, size, at, kind, 0, 0);
}

int cudaMemset(void *to, int byte, size_t size) { return set(to, 0, byte, size, 1, 0); }
int cudaMemsetAsync(void *to, int byte, size_t size, stream *s) { return set(to, 0, byte, size, 1, s); }
int cudaMemset2DAsync(void *to, size_t p, int byte, size_t w, size_t h, stream *s) {
  return set(to, p, byte, w, h, s);
}
int cudaMemset2D(void *to, size_t p, int byte, size_t w, size_t h) { return set(to, p, byte, w, h, 0); }

/* ---- launches -------------------------------------------------------------------------------- */

static int counted;
void __cudaRegisterFunction(void **module, const void *handle, char *name, const char *same) {
  (void)module, (void)same;
  for (kernel *each = emu_kernels; each->name; each++)
    if (!strcmp(each->name, name)) {
      registered[counted].handle = handle, registered[counted].most = 48 << 10;
      registered[counted++].which = each;
      return;
    }
  problem(name);
}
/* A variable that the host may touch as well; the programs that are linked apart have none. */
void __cudaRegisterManagedVar(void **module, void **to, char *image, char *name, size_t size, unsigned align) {
  (void)module, (void)to, (void)image, (void)size, (void)align;
  problem(name);
}
/* Where files are compiled apart, a table has all of them; a linker for devices would read it. */
typedef struct {
  uint64_t reserved;
  uint16_t version, kind;
  uint32_t flags;
  void *address;
  char *name;
  uint64_t size, data;
  void *further;
} entry;
extern entry __start_llvm_offload_entries[] __attribute__((weak, visibility("hidden")));
extern entry __stop_llvm_offload_entries[] __attribute__((weak, visibility("hidden")));
__attribute__((constructor)) static void register_entries(void) {
  for (entry *each = __start_llvm_offload_entries; each < __stop_llvm_offload_entries; each++)
    if (each->size)
      __cudaRegisterVar(0, each->address, each->name, each->name, 0, each->size);
    else
      __cudaRegisterFunction(0, each->address, each->name, each->name);
}

void **__cudaRegisterFatBinary(void *image) { (void)image; return 0; }
void __cudaRegisterFatBinaryEnd(void **module) { (void)module; }
void __cudaUnregisterFatBinary(void **module) { (void)module; }

static struct {
  dim3 grid, block;
  size_t shared;
  void *stream;
} pushed;
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, void *s) {
  pushed.grid = grid, pushed.block = block, pushed.shared = shared, pushed.stream = s;
  return 0;
}
int __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void **s) {
  *grid = pushed.grid, *block = pushed.block, *shared = pushed.shared, *s = pushed.stream;
  return 0;
}
/* How much memory a launch may say that a block shares: as much as this device has, when asked. */
int cudaFuncSetAttribute(const void *handle, int which, int value) {
  for (int i = 0; which == 8 && value <= 64 << 10 && i < counted; i++)
    if (registered[i].handle == handle) {
      registered[i].most = value > 48 << 10 ? value : 48 << 10;
      return 0;
    }
  return 1;
}
int cudaLaunchKernel(const void *handle, dim3 grid, dim3 size, void **args, size_t shared, stream *s) {
  for (int i = 0; i < counted; i++)
    if (registered[i].handle == handle) {
      kernel *which = registered[i].which;
      if (shared > registered[i].most) {
        problem("a launch with more shared memory than the kernel may have");
        return 1;
      }
      void **copied = malloc((which->count + 1) * sizeof *copied);
      for (int k = 0; k < which->count; k++)
        copied[k] = memcpy(malloc(which->sizes[k] + 16), args[k], which->sizes[k]);
      return put((op){.what = LAUNCH, .which = which, .grid = grid, .block = size, .shared = shared, .args = copied}, s);
    }
  problem("a launch of no kernel");
  return 98;
}
void fake_seed(uint64_t seed) { state = seed * 2654435761u + 88172645463325252u; }
