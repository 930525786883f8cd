#include <stdbool.h>
struct flag { bool on; };
void put(const struct flag *from, struct flag *to)
{
    *to = *from;
}
