class Sums {
    static long triangle(int n) {
        return n <= 0 ? 0 : (long) n * (n - 1) / 2;
    }
}
