#include <string.h>

int bits_into(int *number, void *to, float f) {
    *number = 7;
    memcpy(to, &f, sizeof f);
    return 7;
}
