final class DoubleInjective {
    static int twice(int n) {
        if (n == 0) {
            return 0;
        }
        return twice(n - 1) + 2;
    }
}
