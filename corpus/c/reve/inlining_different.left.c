// claim: f
// truth: different
// math:  different
// why:   the level written out forgets the test for one
int f(int x) {
    if (x > 0) {
        x = f(x - 1);
        x = x + 1;
    }
    if (x < 0)
        x = 0;
    return x;
}
