class Door {
    static int open(int key) {
        if (key < 0) {
            throw new IllegalArgumentException("key is negative");
        }
        return key;
    }
}
