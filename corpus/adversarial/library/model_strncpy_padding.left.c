// claim:  copy_name
// truth:  different
// why:    strncpy fills the rest with zeros, the loop stops at the end of the text
#include <string.h>

void copy_name(char *to, const char *from, size_t n) {
    strncpy(to, from, n);
}
