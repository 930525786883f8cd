final class DoublePlus {
    static int plus(int a, int b) {
        if (b <= 0) {
            return a;
        }
        return 1 + plus(a, b - 1);
    }

    static int run(int n) {
        return plus(n, n);
    }
}
