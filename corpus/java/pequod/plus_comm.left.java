// claim: PlusComm.run
// assume: left.a >= 0 && left.b >= 0
// truth: equivalent
// math:  equivalent
// why:   counts down the second number, in a call whose arguments changed places
final class PlusComm {
    static int plus(int a, int b) {
        if (b == 0) {
            return a;
        }
        return plus(a, b - 1) + 1;
    }

    static int run(int a, int b) {
        return plus(a, b);
    }
}
