class Sums {
    static int squares(int n) {
        return squares(n, 0);
    }

    private static int squares(int n, int sum) {
        return n <= 0 ? sum : squares(n - 1, sum + n * n);
    }
}
