// claim:  starts_with
// truth:  equivalent
// today:  unknown
// why:    a prefix by strncmp and by a loop
#include <string.h>

int starts_with(const char *s, const char *prefix) {
    return strncmp(s, prefix, strlen(prefix)) == 0;
}
