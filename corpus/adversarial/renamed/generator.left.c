// claim:  roll
// truth:  equivalent
// why:    the private state of a generator and its function have other names

static unsigned seed = 1;

static unsigned advance(void) {
    seed = seed * 1103515245u + 12345u;
    return seed >> 16;
}

int roll(void) {
    return (int)(advance() % 6u) + 1;
}
