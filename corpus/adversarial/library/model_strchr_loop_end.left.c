// claim:  find
// truth:  equivalent
// why:    strchr against a loop that looks at the end as well
#include <string.h>

const char *find(const char *s, int c) {
    return strchr(s, c);
}
