// claim:  copied_bytes
// truth:  different
// why:    the block of the right side is too small
#include <stdlib.h>

unsigned copied_bytes(unsigned a) {
    unsigned char *buffer = calloc(4, 1);
    if (!buffer)
        return a;
    for (int i = 0; i < 4; i++)
        buffer[i] = a >> 8 * i;
    unsigned result = 0;
    for (int i = 0; i < 4; i++)
        result = result << 8 | buffer[i];
    free(buffer);
    return result;
}
