// claim: f --termination partial
// truth: equivalent
// math:  equivalent
// why:   one level of the recursion is written out; calls are not matched one by one, so that both end is not shown
int f(int x) {
    if (x > 0) {
        x = f(x - 1);
        x = x + 1;
    }
    if (x < 0)
        x = 0;
    return x;
}
