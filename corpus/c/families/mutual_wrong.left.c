// claim:  is_even
// truth:  different
// why:    one of the two ends one too early
static int is_odd(unsigned n);

int is_even(unsigned n) {
    if (n == 0)
        return 1;
    return is_odd(n - 1);
}

static int is_odd(unsigned n) {
    if (n <= 1)
        return 0;
    return is_even(n - 1);
}
