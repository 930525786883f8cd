// claim: PlusNSm0.run
// assume: left.a >= 0
// truth: equivalent
// math:  equivalent
// why:   the same at zero, with an accumulating sum
final class PlusNSm0 {
    static int plus(int a, int b) {
        if (a <= 0) {
            return b;
        }
        return plus(a - 1, b + 1);
    }

    static int run(int a) {
        return plus(a, 0) + 1;
    }
}
