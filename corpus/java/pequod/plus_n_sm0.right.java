final class PlusNSm0 {
    static int plus(int a, int b) {
        if (a <= 0) {
            return b;
        }
        return plus(a - 1, b + 1);
    }

    static int run(int a) {
        return plus(a, 1);
    }
}
