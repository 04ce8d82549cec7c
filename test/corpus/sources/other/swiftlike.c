// corpus-compilers: clang-22
// corpus-flags: --target=arm64e-apple-ios17 -fptrauth-calls -fptrauth-returns -fptrauth-intrinsics -ffreestanding
// corpus-levels: O0 O2
// Pointer authentication: ptrauth constants and call bundles; swift's error and async conventions.
#include <ptrauth.h>
typedef int Function(int);
int target(int x) { return x + 1; }
Function *signed_pointer = target;
struct Holder { Function *__ptrauth(0, 1, 1234) one; void *__ptrauth(2, 1, 7) two; };
struct Holder holder = {target, &holder};
int call(struct Holder *h, int x) { return h->one(x) + signed_pointer(x); }
void *resign(void *p) { return ptrauth_auth_and_resign(p, ptrauth_key_asia, 1, ptrauth_key_asda, 2); }
__attribute__((swiftasynccall)) void async(char *__attribute__((swift_async_context)) context);
__attribute__((swiftasynccall)) void next(char *__attribute__((swift_async_context)) context) { return async(context + 16); }
