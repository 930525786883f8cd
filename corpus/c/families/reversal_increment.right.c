void raise(unsigned char *pixels, int n, unsigned char by) {
    for (int i = n; i-- > 0;)
        pixels[i] += by;
}
