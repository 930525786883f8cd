class Transaction implements AutoCloseable {
    static int closed;

    static int run(int x) {
        try (Transaction transaction = new Transaction()) {
            return x;
        }
    }

    @Override
    public void close() {
        closed += 2;
    }
}
