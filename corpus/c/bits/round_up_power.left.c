// claim: round_up
// truth: equivalent
// why:   the highest bit smeared downwards against a count of leading zeros
unsigned round_up(unsigned x) {
    if (x <= 1)
        return 1;
    x--;
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    x |= x >> 16;
    return x + 1;
}
