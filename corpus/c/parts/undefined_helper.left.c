// claim:  f
// truth:  different
// why:    a helper of the new version divides by zero where the old one does not, and the old one is called there
static int share(int total, int n) {
    if (n == 0)
        return 0;
    int s = 0;
    while (total >= n && n > 0) {
        total -= n;
        s++;
    }
    return s;
}
int f(int a, int b, int n) {
    if (a < 0 || b < 0)
        return -1;
    return share(a, n) ^ share(b, n);
}
