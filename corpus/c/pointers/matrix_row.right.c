int row(const int *m, int width, int r) {
    const int *p = m + (long)r * width;
    int s = 0;
    for (int c = 0; c < width; c++)
        s += p[c];
    return s;
}
