// claim:  count --ints math
// truth:  equivalent
// why:    a length is not negative
unsigned long count(unsigned long n) {
    unsigned long c = 0;
    for (unsigned long i = 0; i < n; i++)
        c++;
    return c;
}
