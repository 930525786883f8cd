// claim: midpoint
// truth: different
// why:   the sum overflows; the famous bug in binary search
int midpoint(int low, int high) {
    return (low + high) / 2;
}
