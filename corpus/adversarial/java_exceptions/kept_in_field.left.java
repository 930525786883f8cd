// claim:  Gate.pass
// truth:  different
// today:  unknown
// why:    the exception was made when the class was initialised
class Gate {
    private static final IllegalStateException CLOSED = new IllegalStateException("closed");

    static int pass(int x) {
        if (x == 7) {
            throw CLOSED;
        }
        return x;
    }
}
