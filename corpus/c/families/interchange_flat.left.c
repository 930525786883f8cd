// claim:  paint
// truth:  equivalent
// today:  unknown
// why:    two nested loops against one over all places
#include <stdint.h>

void paint(uint32_t *pixels, uint8_t width, uint8_t height, uint32_t colour) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            pixels[y * width + x] = colour;
}
