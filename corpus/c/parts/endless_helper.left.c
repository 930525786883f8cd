// claim:  f
// truth:  different
// why:    a helper ends where the old one did not
static unsigned halve(unsigned x) {
    while (x != 1)
        x = x % 2 == 0 ? x / 2 : x;
    return x;
}
unsigned f(unsigned x, unsigned n) {
    unsigned s = 0;
    for (unsigned i = 0; i < n; i++)
        s += halve(x + i);
    return s;
}
