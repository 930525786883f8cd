class Door {
    static class Locked extends RuntimeException {
        int code;
    }

    static int open(int key) {
        if (key < 0) {
            Locked locked = new Locked();
            locked.code = 2;
            throw locked;
        }
        return key;
    }
}
