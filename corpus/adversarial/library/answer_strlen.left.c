// claim:  length
// truth:  equivalent
// why:    strlen against a loop
#include <string.h>

size_t length(const char *s) {
    return strlen(s);
}
