// claim: f
// assume: left.n < 1073741824 && left.n > -1073741824
// truth: equivalent
// math:  equivalent
// why:   one loop goes round twice as often as the other; without the bound n + n overflows at 2^30
int f(int n) {
    int i = 0, j = 0;
    while (i < n + n) {
        j++;
        i++;
    }
    return j;
}
