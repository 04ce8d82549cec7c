/* dynamic_cast of C++, of objects that have shadows. */
#include <stddef.h>
#include <stdint.h>

ptrdiff_t __enzyme_cc_objects_distance(const void *, const void *, const void *, ptrdiff_t);

/* Another part of the object that a part belongs to: as far away in its shadow. */
void *__dynamic_cast(const void *part, const void *from, const void *to, ptrdiff_t hint) {
    ptrdiff_t far = __enzyme_cc_objects_distance(part, from, to, hint);
    return far == PTRDIFF_MIN ? NULL : (char *)part + far;
}
