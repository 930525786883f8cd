final class BeqNatSym {
    static boolean same(int a, int b) {
        if (a == 0 || b == 0) {
            return a == b;
        }
        return same(a - 1, b - 1);
    }

    static boolean run(int a, int b) {
        return same(b, a);
    }
}
