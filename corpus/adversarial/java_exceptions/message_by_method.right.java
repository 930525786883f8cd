class Gate {
    static class Closed extends RuntimeException {
        @Override
        public String getMessage() {
            return "shut";
        }
    }

    static int pass(int x) {
        if (x == 7) {
            throw new Closed();
        }
        return x;
    }
}
