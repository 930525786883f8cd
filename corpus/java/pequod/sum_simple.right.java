final class SumSimple {
    static int sum(int n) {
        if (n < 1) {
            return 0;
        }
        return n + sum(n - 1);
    }
}
