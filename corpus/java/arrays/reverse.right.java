class Reverse {
    static void inPlace(int[] values) {
        int n = values.length;
        for (int i = 0; i < n / 2; i++) {
            int saved = values[i];
            values[i] = values[n - 1 - i];
            values[n - 1 - i] = saved;
        }
    }
}
