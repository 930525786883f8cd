class Sums {
    static int nested(int n) {
        return n * (n + 1);
    }
}
