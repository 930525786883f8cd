// claim:  same
// truth:  different
// today:  unknown
// why:    identityHashCode tells boxes apart
class Same {
    static boolean same(int n) {
        Integer a = n;
        Integer b = n;
        return System.identityHashCode(a) == System.identityHashCode(b);
    }
}
