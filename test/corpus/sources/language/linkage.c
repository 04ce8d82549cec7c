// Linkages, visibilities, sections, aliases, ifuncs, comdats, thread-locals, attributes of all sorts.
// corpus-variant: pic -fPIC
// corpus-variant: static -fno-pic -mcmodel=medium
// corpus-variant: hidden -fvisibility=hidden -fno-semantic-interposition -fPIC -ftls-model=initial-exec
// corpus-variant: common -fcommon -fno-plt -fPIC
int tentative;
int common_array[100];
extern int external;
extern int weak_external __attribute__((weak));
__attribute__((weak)) int weak = 3;
static int internal = 4;
const int constant = 5;
static const char text[] = "text with \\ \" \n \t \x01\x7f\xff and zero \0 inside";
const char unterminated[4] = "abcd";
__attribute__((section(".mine"), used)) static int placed = 1;
__attribute__((section("a b$c,\"quoted\""))) int oddly_placed = 1;
__attribute__((retain, used, section("kept"))) static int kept;
__attribute__((visibility("hidden"))) int hidden = 1;
__attribute__((visibility("protected"))) int protected_one = 1;
__attribute__((aligned(128))) char aligned[16];
__attribute__((selectany)) int any_of_them = 7;
__thread int local_dynamic;
static __thread int local_static = 9;
__attribute__((tls_model("local-exec"))) __thread double local_exec = 1.5;
_Thread_local __attribute__((tls_model("initial-exec"))) extern int initial_exec;
int strange __asm__("a name with spaces, \"quotes\" and \\ and \303\251");
int renamed(int) __asm__("\001_renamed$VERSION");

struct Inner { short s; char c[3]; };
struct Nested {
  int a;
  struct Inner inner[2];
  union { double d; long l; void *p; } u;
  struct Nested *next;
  int (*call)(int);
  char flexible[];
};
int callee(int x) { return x + internal + placed + renamed(x); }
struct Nested first = {1, {{2, "ab"}, {3, {1, 2}}}, {.l = -1}, &first, callee, {}};
struct Nested second = {.u = {.p = &first.inner[1].c[1]}, .next = &second, .call = renamed};
struct Nested zero;
const struct { char c; long double ld; _Bool b; _Complex float z; } mixed = {'x', 1.25L, 1, 2.0f + 3.0fi};
int *interior = &common_array[37];
char *negative = (char *)&common_array[3] - 5;
unsigned long address = (unsigned long)&external + 12;
long difference = &common_array[9] - &common_array[1];
double table[2][3] = {{1, 2, 3}, {-0.0, 0.1, 1e300}};
const int zeros[1000] = {0}, repeated[8] = {7, 7, 7, 7, 7, 7, 7, 7};
const short mostly[100] = {[50] = 1, [99] = -1};
const char *const names[] = {"alpha", "beta", "alpha", 0, text, "\0\0", ""};
const unsigned wide[] = U"\x1F600 wide";

int alias_of(int) __attribute__((alias("callee")));
extern int alias_variable __attribute__((alias("weak"), visibility("hidden")));
static int weak_reference(int) __attribute__((weakref("elsewhere")));
typedef int Function(int);
static Function *choose(void) { return internal ? callee : renamed; }
int chosen(int) __attribute__((ifunc("choose")));

__attribute__((constructor(200))) static void before(void) { internal++; }
__attribute__((destructor)) static void after(void) { internal--; }
__attribute__((noreturn, cold)) void stop(int);
__attribute__((pure)) int is_pure(const int *);
__attribute__((const)) int is_const(int);
__attribute__((malloc, alloc_size(1, 2), alloc_align(3), returns_nonnull)) void *allocate(long, long, long);
__attribute__((returns_twice)) int set_jump(void *);
__attribute__((nonnull(1), noinline, naked)) void bare(int *);
__attribute__((naked)) void bare(int *p) { __asm__("ret"); }
__attribute__((optnone, noinline)) int slow(int x) { return x; }
__attribute__((minsize)) int tiny(int x) { return x * 10; }
__attribute__((always_inline)) static inline int inlined(int x) { return x - 1; }
__attribute__((target("avx2,fma"))) double special(double x) { return x * x + x; }
__attribute__((no_sanitize("address"), no_stack_protector, hot)) int hot(int x) { return inlined(x); }
__attribute__((preserve_most)) void most(void);
__attribute__((preserve_all)) void all(void);
__attribute__((ms_abi)) int ms(int a, double b);
__attribute__((vectorcall)) double vectorcall(double, double);
__attribute__((regcall)) int regcall(int, int);
__attribute__((swiftcall)) int swift(int *__attribute__((swift_context)), int **__attribute__((swift_error_result)));
__attribute__((no_caller_saved_registers)) void keep_registers(void);
__attribute__((fentry_name("x"))) void ignored(void);
__attribute__((annotate("an annotation"))) int annotated(int x) {
  int y __attribute__((annotate("a variable"))) = x;
  return y;
}
inline int inline_only(int x) { return x; }
extern inline int inline_also(int x) { return x + 1; }
int everything(int x, int *p) {
  static int counter;
  if (x < 0) stop(x);
  if (set_jump(p)) most(); else all();
  keep_registers();
  counter += is_pure(p) + is_const(x) + weak_reference(x) + chosen(x) + alias_of(x) + ms(x, 1.0);
  counter += local_dynamic + local_static + (int)local_exec + initial_exec + inline_only(x);
  counter += regcall(x, x) + swift(p, &p) + (int)vectorcall(x, 2.0) + alias_variable + weak_external;
  return counter + *(int *)allocate(4, 8, 16) + strange;
}
