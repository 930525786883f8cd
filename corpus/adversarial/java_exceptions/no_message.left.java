// claim:  Door.open
// truth:  equivalent
// why:    neither exception has a message
class Door {
    static int open(int key, int[] codes) {
        if (key < 0) {
            throw new IllegalStateException();
        }
        return codes[key];
    }
}
