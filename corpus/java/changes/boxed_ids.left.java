// claim:  Ids.same
// truth:  different
// why:    == on boxes tells apart equal numbers above 127
class Ids {
    static boolean same(Integer a, Integer b) {
        return a != null && a.equals(b);
    }
}
