// claim:  same
// truth:  different
// why:    references of a type variable compared by identity
class Boxes {
    private static <T> boolean is(T a, T b) { return a == b; }
    static boolean same(int n) {
        return is(n, n);
    }
}
