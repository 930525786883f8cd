class Shared {
    static String text(int n, int m) {
        Object[] cells = {n, "x"};
        change(cells, m);
        return n + " x";
    }

    static void change(Object[] cells, int m) {
        cells[0] = m;
    }
}
