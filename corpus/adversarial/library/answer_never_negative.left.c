// claim:  huge
// truth:  equivalent
// today:  unknown
// why:    strlen is never larger than what can be addressed
#include <string.h>

int huge(const char *s) {
    return strlen(s) > ((size_t)-1 >> 1);
}
