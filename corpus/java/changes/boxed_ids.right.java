class Ids {
    static boolean same(Integer a, Integer b) {
        return a != null && a == b;
    }
}
