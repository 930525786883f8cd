// claim:  bits_into
// truth:  different
// why:    memcpy may write the bits of a float where the number is
#include <string.h>

int bits_into(int *number, void *to, float f) {
    *number = 7;
    memcpy(to, &f, sizeof f);
    return *number;
}
