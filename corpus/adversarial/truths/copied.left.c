// claim: put
// truth: equivalent
// why:   a member alone is copied as 0 or 1, the whole structure byte by byte
#include <stdbool.h>
struct flag { bool on; };
void put(const struct flag *from, struct flag *to)
{
    to->on = from->on;
}
