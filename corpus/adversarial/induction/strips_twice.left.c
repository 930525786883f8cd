// claim:  brighten
// truth:  different
// why:    what a cell becomes depends on what it was, and the first cell of each strip is also the last of the one before
#include <stddef.h>
void brighten(unsigned char *pixels, size_t n, unsigned char by) {
    for (size_t i = 0; i < n; i++)
        pixels[i] = pixels[i] + by > 255 ? 255 : pixels[i] + by;
}
