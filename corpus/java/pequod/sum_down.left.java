// claim: SumDown.run
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   the lower bound is a parameter of one of them, and the last one added is one and not zero
final class SumDown {
    static int sum(int n) {
        return n > 0 ? n + sum(n - 1) : 0;
    }

    static int run(int n) {
        return sum(n);
    }
}
