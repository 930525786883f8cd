// claim:  copy_name
// truth:  equivalent
// today:  unknown
// why:    strncpy against a loop that fills the rest; an overlap is undefined on the left
#include <string.h>

void copy_name(char *to, const char *from, size_t n) {
    strncpy(to, from, n);
}
