int min_standard_draw(int seed, int times) {
    int state = seed ^ 123459876;
    int n = times;
    while (n > 0) {
        int k = state / 127773;
        state = 16807 * (state - k * 127773) - 2836 * k;
        n--;
    }
    if (state < 0) {
        state += 2147483647;
    }
    return state ^ 123459876;
}
