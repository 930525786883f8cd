final class SumSumAcc {
    static int run(int start, int n) {
        if (n == 0) {
            return start;
        }
        return run(start + n, n - 1);
    }
}
