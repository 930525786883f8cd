int first_dark(const unsigned char *image, unsigned char width, unsigned char height) {
    for (int x = 0; x < width; x++)
        for (int y = 0; y < height; y++)
            if (image[y * width + x] < 16)
                return y * width + x;
    return -1;
}
