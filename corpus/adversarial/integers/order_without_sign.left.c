// claim: below
// truth: different
// why:   indices that are never negative compare alike with and without a sign; these may be negative
int below(int a, int b, int limit) {
    if (a >= limit || b >= limit)
        return 2;
    return a < b;
}
