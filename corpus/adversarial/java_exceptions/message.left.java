// claim:  Door.open
// truth:  different
// why:    the messages differ
class Door {
    static int open(int key) {
        if (key < 0) {
            throw new IllegalArgumentException("negative key");
        }
        return key;
    }
}
