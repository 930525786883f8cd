static unsigned halve(unsigned x) {
    while (x != 1 && x % 2 == 0 && x != 0)
        x = x / 2;
    return 1;
}
unsigned f(unsigned x, unsigned n) {
    unsigned s = 0;
    for (unsigned i = 0; i < n; i++)
        s += halve(x + i);
    return s;
}
