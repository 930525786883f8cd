// claim: add
// assume: left.i >= 0
// truth: different
// math:  different
// why:   one of the cases written out is wrong
int add(int i, int j) {
    if (i == 0)
        return j;
    return add(i - 1, j + 1);
}
