// claim:  Door.open
// truth:  equivalent
// why:    the same message on another path
class Door {
    static int open(int key) {
        if (key < 0) {
            throw new IllegalArgumentException("negative key");
        }
        return key + 1;
    }
}
