final class Mult0plus {
    static int plus(int a, int b) {
        if (b == 0) {
            return a;
        }
        return plus(a, b - 1) + 1;
    }

    static int times(int a, int b) {
        if (a == 0) {
            return 0;
        }
        return b + times(a - 1, b);
    }

    static int run(int a, int b) {
        return times(a, b);
    }
}
