class Loader {
    static int load(int x) {
        if (x == 0) {
            throw new RuntimeException("load", new UnsupportedOperationException("empty"));
        }
        return x;
    }
}
