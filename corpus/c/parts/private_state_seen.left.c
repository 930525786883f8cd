// claim:  draw
// truth:  different
// why:    a caller looks whether the private variable was changed by the helper; it was not if nothing was drawn
static unsigned seed;
static unsigned next(void) {
    seed = seed * 1103515245u + 12345u;
    return seed >> 16;
}

void start(unsigned s) {
    seed = s;
}
unsigned draw(unsigned n) {
    unsigned before = seed;
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += next();
    return sum ^ (seed == before);
}
