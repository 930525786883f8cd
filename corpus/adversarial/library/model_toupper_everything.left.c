// claim:  raise
// truth:  different
// why:    the mask changes more than letters
#include <ctype.h>

int raise(unsigned char c) {
    return toupper(c);
}
