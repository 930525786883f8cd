// claim:  same
// truth:  different
// why:    boxes compared by identity
class Same {
    static boolean same(Integer a, Integer b) {
        return a != null && a.equals(b);
    }
}
