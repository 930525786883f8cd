// claim: Mult0plus.run
// assume: left.a >= 0 && left.b >= 0
// truth: equivalent
// math:  equivalent
// why:   the sum counts up from zero to a before the product begins
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
        return times(plus(0, a), b);
    }
}
