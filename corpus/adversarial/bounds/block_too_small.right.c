#include <stdlib.h>

unsigned copied_bytes(unsigned a) {
    unsigned char *buffer = calloc(3, 1);
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
