// claim: sign --secret key
// truth: different
// assume: left.key > 0
// why:   only the left run has a positive key
int sign(int key, int x) {
    return key > 0 ? x : -x;
}
