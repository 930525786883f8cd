// claim: f
// truth: equivalent
// math:  equivalent
// why:   one subtraction of two in front of the inner loop, or one before and one after it
int f(int x, int g) {
    int i = 0;
    while (i < x) {
        i++;
        g = g - 2;
        while (x < i) {
            x = x + 2;
            g = g + 1;
        }
    }
    return g;
}
