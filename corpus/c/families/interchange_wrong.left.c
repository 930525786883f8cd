// claim:  first_dark
// truth:  different
// why:    the first dark pixel by rows is not the first one by columns
int first_dark(const unsigned char *image, unsigned char width, unsigned char height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            if (image[y * width + x] < 16)
                return y * width + x;
    return -1;
}
