// claim: is_set
// truth: equivalent
// why:   a byte that is neither 0 nor 1 is no truth value, and the left one has no meaning there
#include <stdbool.h>
struct flag { bool on; };
int is_set(const struct flag *flag)
{
    return flag->on == 1;
}
