unsigned away(unsigned x, unsigned limit) {
    unsigned n = 0;
    while (n != limit) n += 2;
    return n + x;
}
