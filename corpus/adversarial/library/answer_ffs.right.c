int lowest(int x) {
    unsigned u = (unsigned)x;
    if (u == 0)
        return 0;
    int n = 1;
    while (!(u & 1u)) {
        u >>= 1;
        n++;
    }
    return n;
}
