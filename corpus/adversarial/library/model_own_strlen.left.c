// claim:  size_of
// truth:  different
// today:  unknown
// why:    a function of the library's name in the file is the one that is called
#include <string.h>

size_t size_of(const char *s) {
    return strlen(s);
}
