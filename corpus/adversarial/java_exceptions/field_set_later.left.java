// claim:  Door.open
// truth:  different
// why:    a field of the exception is set after it was made
class Door {
    static class Locked extends RuntimeException {
        int code;
    }

    static int open(int key) {
        if (key < 0) {
            Locked locked = new Locked();
            locked.code = 1;
            throw locked;
        }
        return key;
    }
}
