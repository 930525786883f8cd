final class SumSumAcc0 {
    static int sum(int n, int soFar) {
        if (n <= 0) {
            return soFar;
        }
        return sum(n - 1, soFar + n);
    }

    static int run(int n) {
        return sum(n, 0);
    }
}
