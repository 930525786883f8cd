class Show {
    static int show(int x) {
        System.err.println(x);
        return x;
    }
}
