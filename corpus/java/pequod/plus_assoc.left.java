// claim: PlusAssoc.run
// assume: left.a >= 0 && left.b >= 0 && left.c >= 0
// truth: equivalent
// math:  equivalent
// why:   calls in calls; counting down to zero exactly is the same modulo any power of two
final class PlusAssoc {
    static int plus(int a, int b) {
        if (b == 0) {
            return a;
        }
        return plus(a, b - 1) + 1;
    }

    static int run(int a, int b, int c) {
        return plus(plus(a, b), c);
    }
}
