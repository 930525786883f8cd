// claim: sign --secret key
// truth: equivalent
// assume: left.key > 0 && right.key > 0
// why:   all keys are positive
int sign(int key, int x) {
    return key > 0 ? x : -x;
}
