// claim:  shuffle
// truth:  equivalent
// why:    a helper that keeps its state in a private variable
static unsigned seed;
static unsigned next(void) {
    seed = seed * 1103515245u + 12345u;
    return seed >> 16;
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
