// claim:  product
// truth:  equivalent
// today:  unknown
// why:    the first times what the others give, against a loop
unsigned product(const unsigned *a, unsigned n) {
    if (n == 0)
        return 1;
    return a[0] * product(a + 1, n - 1);
}
