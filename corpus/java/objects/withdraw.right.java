class Account {
    long balance;
    long fees;
    int operations;

    void withdraw(long amount, long fee) {
        if (amount <= 0 || fee < 0) {
            throw new IllegalArgumentException("amount");
        }
        operations++;
        fees += fee;
        long total = amount + fee;
        if (total > balance) {
            throw new IllegalStateException("balance");
        }
        balance -= total;
    }

    void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        operations++;
        balance += amount;
    }

    boolean isRich() {
        return balance > 1000000 && operations < 100;
    }
}
