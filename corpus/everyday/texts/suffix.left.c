// claim:  is_c_file
// truth:  equivalent
// why:    the last two letters by strcmp and by hand
#include <string.h>

int is_c_file(const char *s) {
    size_t n = strlen(s);
    return n >= 2 && strcmp(s + n - 2, ".c") == 0;
}
