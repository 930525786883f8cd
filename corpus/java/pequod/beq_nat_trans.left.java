// claim: BeqNatTrans.run
// assume: left.a >= 0 && left.b >= 0 && left.c >= 0
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   transitive: where the first two hold the third adds nothing
final class BeqNatTrans {
    static boolean same(int a, int b) {
        if (a == 0 || b == 0) {
            return a == b;
        }
        return same(a - 1, b - 1);
    }

    static boolean run(int a, int b, int c) {
        return same(a, b) && same(b, c);
    }
}
