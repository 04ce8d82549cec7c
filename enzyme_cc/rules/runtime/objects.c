/* What is asked of objects of C++ when the program runs. */
#include <stddef.h>
#include <stdint.h>

void *__dynamic_cast(const void *, const void *, const void *, ptrdiff_t);
ptrdiff_t __enzyme_cc_objects_distance(const void *, const void *, const void *, ptrdiff_t);

/* How far from a part of an object another is; PTRDIFF_MIN where there is none. */
ptrdiff_t __enzyme_cc_objects_distance(const void *part, const void *from, const void *to,
                                       ptrdiff_t hint) {
    const char *found = __dynamic_cast(part, from, to, hint);
    return found ? found - (const char *)part : PTRDIFF_MIN;
}
