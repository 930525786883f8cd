class Door {
    private static IllegalStateException failure() {
        return new IllegalStateException();
    }

    static int open(int key, int[] codes) {
        if (!(key >= 0)) {
            throw failure();
        }
        int code = codes[key];
        return code;
    }
}
