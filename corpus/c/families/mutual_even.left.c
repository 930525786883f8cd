// claim:  is_even
// truth:  equivalent
// today:  unknown
// why:    even and odd call each other, against the last bit
static int is_odd(unsigned n);

int is_even(unsigned n) {
    if (n == 0)
        return 1;
    return is_odd(n - 1);
}

static int is_odd(unsigned n) {
    if (n == 0)
        return 0;
    return is_even(n - 1);
}
