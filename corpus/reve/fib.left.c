// claim: fib
// truth: equivalent
// why:   two variables rotated through a temporary and by arithmetic
int fib(int n) {
    int a = 0, b = 1;
    for (int i = 0; i < n; i++) {
        int t = a + b;
        a = b;
        b = t;
    }
    return a;
}
