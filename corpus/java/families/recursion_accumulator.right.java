class Sums {
    static int squares(int n) {
        return add(n, 0);
    }

    private static int add(int n, int sum) {
        return n <= 0 ? sum : add(n - 1, sum + n * n);
    }
}
