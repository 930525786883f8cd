// claim: handed_over
// truth: different
// why: the second sum is of what the first loop has cleared
unsigned handed_over(unsigned *a, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += a[i];
    for (unsigned i = 0; i < n; i++)
        a[i] = 0;
    return sum;
}
