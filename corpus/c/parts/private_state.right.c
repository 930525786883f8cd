static unsigned seed;
static unsigned next(void) {
    unsigned s = seed;
    s *= 1103515245u;
    s += 12345u;
    return (seed = s) / 65536u;
}

void start(unsigned s) {
    seed = s;
}
void shuffle(int *a, unsigned n) {
    for (unsigned i = n; i > 1; i--) {
        unsigned j = next() % i;
        int t = a[i - 1];
        a[i - 1] = a[j];
        a[j] = t;
    }
}
