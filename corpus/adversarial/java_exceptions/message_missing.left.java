// claim:  Door.open
// truth:  different
// why:    one side gives no message
class Door {
    static int open(int key) {
        if (key < 0) {
            throw new IllegalStateException("closed");
        }
        return key;
    }
}
