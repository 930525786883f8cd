// claim:  raise
// truth:  different
// why:    glibc takes negative numbers but for -1 for signed characters, and gives unsigned ones
#include <ctype.h>

int raise(signed char c) {
    return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}
