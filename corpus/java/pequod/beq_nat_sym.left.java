// claim: BeqNatSym.run
// assume: left.a >= 0 && left.b >= 0
// truth: equivalent
// math:  equivalent
// why:   symmetric: the arguments changed places in the call
final class BeqNatSym {
    static boolean same(int a, int b) {
        if (a == 0 || b == 0) {
            return a == b;
        }
        return same(a - 1, b - 1);
    }

    static boolean run(int a, int b) {
        return same(a, b);
    }
}
