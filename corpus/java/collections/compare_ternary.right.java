class Versions {
    static int order(int a, int b, int c, int d) {
        int first = Integer.compare(a, b);
        return first != 0 ? first : Integer.compare(c, d);
    }
}
