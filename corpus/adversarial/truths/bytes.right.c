#include <stdbool.h>
int is_set(const bool *on)
{
    return *on;
}
