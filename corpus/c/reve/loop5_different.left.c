// claim: f
// truth: different
// math:  different
// why:   half as often, but the last odd step is lost
int f(int n) {
    int i = 0, j = 0;
    while (i < n) {
        j++;
        i++;
    }
    return j;
}
