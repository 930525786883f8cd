// claim:  Door.open
// truth:  different
// why:    the exceptions carry different codes
class Door {
    static class Locked extends RuntimeException {
        final int code;

        Locked(int code) {
            this.code = code;
        }
    }

    static int open(int key) {
        if (key < 0) {
            throw new Locked(1);
        }
        return key;
    }
}
