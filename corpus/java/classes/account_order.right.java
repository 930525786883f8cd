class Account {
    private long balance;
    private boolean closed;

    Account(long balance) {
        this.balance = balance;
    }

    void transfer(Account to, long amount) {
        withdraw(amount);
        to.deposit(amount);
    }

    private void withdraw(long amount) {
        if (amount <= 0 || amount > balance) {
            throw new IllegalArgumentException("amount");
        }
        balance -= amount;
    }

    private void deposit(long amount) {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        balance += amount;
    }

    void close() { closed = true; }

    long balance() { return balance; }
}
