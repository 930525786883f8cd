// claim: PlusRearrange.run
// assume: left.a >= 0 && left.b >= 0 && left.c >= 0 && left.d >= 0
// truth: equivalent
// math:  equivalent
// why:   commutes within a call; counting down to zero exactly
final class PlusRearrange {
    static int plus(int a, int b) {
        if (b == 0) {
            return a;
        }
        return plus(a, b - 1) + 1;
    }

    static int run(int a, int b, int c, int d) {
        return plus(plus(a, b), plus(c, d));
    }
}
