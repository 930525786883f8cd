// claim: add
// truth: equivalent
// math:  equivalent
// why:   the last steps of the recursion are written out
int add(int i, int j) {
    if (i == 0)
        return j;
    return add(i - 1, j + 1);
}
