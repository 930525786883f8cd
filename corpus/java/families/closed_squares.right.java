class Sums {
    static int squares(int n) {
        if (n < 1) {
            return 0;
        }
        return n * (n + 1) * (2 * n + 1) / 6;
    }
}
