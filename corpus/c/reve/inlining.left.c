// claim: f
// truth: equivalent
// math:  equivalent
// why:   one level of the recursion is written out; calls are not matched one by one, so each side is proved to end by itself
int f(int x) {
    if (x > 0) {
        x = f(x - 1);
        x = x + 1;
    }
    if (x < 0)
        x = 0;
    return x;
}
