final class SumByTwosWrong {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        if (n == 1) {
            return 0;
        }
        return n + (n - 1) + sum(n - 2);
    }
}
