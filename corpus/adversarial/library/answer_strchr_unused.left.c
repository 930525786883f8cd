// claim:  first_byte
// truth:  equivalent
// today:  unknown
// why:    the answer of strchr is not used
#include <string.h>

int first_byte(const char *s) {
    const char *end = strchr(s, ';');
    (void)end;
    return s[0];
}
