#include <stddef.h>
void brighten(unsigned char *pixels, size_t n, unsigned char by) {
    size_t start = 0;
    while (start < n) {
        size_t end = n - start > 8 ? start + 9 : n;
        for (size_t i = start; i < end && i < n; i++)
            pixels[i] = pixels[i] + by > 255 ? 255 : pixels[i] + by;
        start += 8;
    }
}
