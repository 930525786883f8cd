// claim: half
// truth: different
// today: unknown
// why:   the recursion passes zero by for odd numbers and does not come back
unsigned half(unsigned n) {
    return n == 0 ? 0 : 1 + half(n - 2);
}
