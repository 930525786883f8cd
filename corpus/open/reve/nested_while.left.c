// claim: f
// truth: equivalent
// why:   an inner loop whose counter starts elsewhere
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
