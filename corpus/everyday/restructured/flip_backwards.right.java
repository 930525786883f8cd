class Main {
    static void flip(long[] values) {
        for (int i = values.length - 1; i >= 0; i--)
            values[i] = -values[i];
    }
}
