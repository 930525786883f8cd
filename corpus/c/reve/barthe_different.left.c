// claim: f
// truth: different
// math:  different
// why:   the running term starts one step too late; seen from the second round on
int f(int n, int c) {
    int i = 0, j = 0, x = 0;
    while (i < n) {
        j = 5 * i + c;
        x = x + j;
        i++;
    }
    return x;
}
