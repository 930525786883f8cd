// claim: MultComm.run
// assume: left.a >= 0 && left.b >= 0
// truth: equivalent
// math:  equivalent
// why:   the arguments changed places in the call
final class MultComm {
    static int times(int a, int b) {
        if (a == 0) {
            return 0;
        }
        return times(a - 1, b) + b;
    }

    static int run(int a, int b) {
        return times(a, b);
    }
}
