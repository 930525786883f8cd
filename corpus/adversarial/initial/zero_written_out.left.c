// claim:  small_factorial
// truth:  equivalent
// why:    the same initial values, one of them written out

static int cache[4] = {1, 1, 2, 6};
static int hits;

int small_factorial(int n) {
    hits++;
    return cache[n & 3];
}

int total_hits(void) { return hits; }
