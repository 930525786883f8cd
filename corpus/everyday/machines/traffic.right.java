class Light {
    private static final int[] NEXT = {1, 2, 0};

    static int after(int state, int steps) {
        if (state < 0 || state > 2 || steps < 0 || steps > 1000) {
            return -1;
        }
        while (steps > 0) {
            state = NEXT[state];
            steps--;
        }
        return state;
    }
}
