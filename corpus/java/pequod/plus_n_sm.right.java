final class PlusNSm {
    static int plus(int a, int b) {
        if (b == 0) {
            return a;
        }
        return plus(a, b - 1) + 1;
    }

    static int run(int a, int b) {
        return plus(a + 1, b);
    }
}
