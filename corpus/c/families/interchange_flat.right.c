#include <stdint.h>

void paint(uint32_t *pixels, uint8_t width, uint8_t height, uint32_t colour) {
    int all = width * height;
    for (int i = 0; i < all; i++)
        pixels[i] = colour;
}
