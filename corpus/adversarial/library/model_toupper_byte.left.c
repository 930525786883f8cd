// claim:  raise
// truth:  equivalent
// why:    toupper of a byte in the C locale
#include <ctype.h>

int raise(unsigned char c) {
    return toupper(c);
}
