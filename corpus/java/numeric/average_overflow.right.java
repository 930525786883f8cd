class Average {
    static int of(int a, int b) {
        return a + (b - a) / 2;
    }
}
