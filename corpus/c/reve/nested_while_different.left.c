// claim: f
// truth: different
// math:  different
// why:   the second subtraction is inside the inner loop
int f(int x, int g) {
    int i = 0;
    while (i < x) {
        i++;
        g = g - 2;
        while (x > i) {
            x = x - 2;
            g = g + 1;
        }
    }
    return g;
}
