class Seed {
    static final int START = start();

    private static int start() {
        return 3 * 3 * 3 * 3 * 3;
    }

    static int next(int x) {
        return x + START;
    }
}
