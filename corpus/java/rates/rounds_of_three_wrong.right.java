final class RoundsOfThreeWrong {
    static int total(int n, int x) {
        int total = 0;
        while (n >= 3) {
            total += 3 * x;
            n -= 3;
        }
        if (n >= 1) {
            total += x;
        }
        if (n > 2) {
            total += x;
        }
        return total;
    }
}
