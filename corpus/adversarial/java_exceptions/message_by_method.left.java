// claim:  Gate.pass
// truth:  different
// today:  unknown
// why:    the exception makes its message when it is asked
class Gate {
    static class Closed extends RuntimeException {
        @Override
        public String getMessage() {
            return "closed";
        }
    }

    static int pass(int x) {
        if (x == 7) {
            throw new Closed();
        }
        return x;
    }
}
