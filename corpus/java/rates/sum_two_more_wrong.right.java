final class SumTwoMoreWrong {
    static int sum(int n) {
        return further(n, 0);
    }

    static int further(int n, int soFar) {
        if (n <= 0) {
            return soFar;
        }
        if (n == 1) {
            return soFar + 1;
        }
        return further(n - 2, soFar + n + n);
    }
}
