// claim: compare
// truth: different
// why:   the difference of two integers overflows, so it does not order them
int compare(const int *a, const int *b) {
    if (*a < *b)
        return -1;
    return *a > *b;
}
