// claim:  Transaction.run
// truth:  different
// why:    a resource is closed at the end of the block, and closing counts
class Transaction implements AutoCloseable {
    static int closed;

    static int run(int x) {
        try (Transaction transaction = new Transaction()) {
            return x;
        }
    }

    @Override
    public void close() {
        closed++;
    }
}
