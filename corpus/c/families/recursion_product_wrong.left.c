// claim:  product
// truth:  different
// why:    the loop stops where the product is one, and what comes after that is left out
unsigned product(const unsigned *a, unsigned n) {
    if (n == 0)
        return 1;
    return a[0] * product(a + 1, n - 1);
}
