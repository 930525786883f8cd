class Show {
    static String show(int a, int b) {
        return String.format("%d-%d", a, b);
    }
}
