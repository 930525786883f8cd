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
unsigned draw(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += next();
    return sum;
}
