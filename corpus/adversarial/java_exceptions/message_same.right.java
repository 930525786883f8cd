class Door {
    static int open(int key) {
        if (key >= 0) {
            return 1 + key;
        }
        throw new IllegalArgumentException("negative key");
    }
}
