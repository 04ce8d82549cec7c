#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
struct count {
  long made, held;  // blocks that were asked for, and that were not given back
};
// From now on refuse the block of a number (0: none), with `lasting` all behind it, too.
void refuse(long number, int lasting);
struct count refuse_no_more(void);
#ifdef __cplusplus
}
#endif
