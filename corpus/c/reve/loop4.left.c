// claim: f
// truth: equivalent
// math:  equivalent
// why:   the same numbers added up from the first to the last and from the last to the first
int f(int n) {
    int i = 0, s = 0;
    while (i < n) {
        s = s + i;
        i++;
    }
    return s;
}
