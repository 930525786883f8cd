void report(unsigned depth);
unsigned depth(unsigned n) {
    if (n < 2)
        return n;
    unsigned below = depth(n >> 1);
    if (below > 63)
        report(below);
    return (below + 1) % 64;
}
