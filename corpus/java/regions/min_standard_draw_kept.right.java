class MinStandard {
    static int draw(int seed, int times) {
        int state = seed ^ 123459876;
        for (int i = 0; i < times; i++) {
            state = next(state);
        }
        return state ^ 123459876;
    }

    static int next(int state) {
        int k = state / 127773;
        int value = 16807 * (state - k * 127773) - 2836 * k;
        if (value >= 0) {
            return value;
        }
        return value + 2147483647;
    }
}
