// claim:  min_standard_draw
// truth:  different
// why:    the correction for negative values is only made after the last step
int min_standard_draw(int seed, int times) {
    int state = seed ^ 123459876;
    int n = times;
    while (n > 0) {
        int k = state / 127773;
        state = 16807 * (state - k * 127773) - 2836 * k;
        if (state < 0) {
            state += 2147483647;
        }
        n--;
    }
    return state ^ 123459876;
}
