#include <stdbool.h>
struct flag { bool on; };
int is_set(const struct flag *flag)
{
    return *(const unsigned char *)&flag->on != 0;
}
