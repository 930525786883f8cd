class Triangle {
    static long last(int n) {
        long value = 0;
        long triangle = 0;
        for (int i = 0; i < n; i++) {
            triangle += i;
            value ^= triangle;
        }
        return value;
    }
}
