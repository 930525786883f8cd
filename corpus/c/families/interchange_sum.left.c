// claim:  image_sum
// truth:  equivalent
// today:  unknown
// why:    rows first or columns first
#include <stdint.h>

uint32_t image_sum(const uint8_t *image, uint8_t width, uint8_t height) {
    uint32_t sum = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            sum += image[y * width + x];
    return sum;
}
