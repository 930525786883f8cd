static int cache[4] = {1, 1, 2, 6};
static int hits = 0;

int small_factorial(int n) {
    hits = hits + 1;
    int at = n & 3;
    return cache[at];
}

int total_hits(void) { return hits; }
