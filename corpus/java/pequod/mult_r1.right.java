final class MultR1 {
    static int times(int a, int b) {
        if (a == 0) {
            return 0;
        }
        return b + times(a - 1, b);
    }

    static int run(int a, int b) {
        return times(a - 1, b) + b;
    }
}
