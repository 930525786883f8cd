class Boxes {
    static Integer same(Integer n) {
        return n == null ? null : Integer.valueOf(n.intValue());
    }
}
