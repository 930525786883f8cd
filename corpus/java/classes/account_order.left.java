// claim:  transfer
// truth:  different
// today:  unknown
// why:    the money leaves before the check that the other account is open, so an exception leaves a changed balance
class Account {
    private long balance;
    private boolean closed;

    Account(long balance) {
        this.balance = balance;
    }

    void transfer(Account to, long amount) {
        if (amount <= 0 || amount > balance) {
            throw new IllegalArgumentException("amount");
        }
        if (to.closed) {
            throw new IllegalStateException("closed");
        }
        balance -= amount;
        to.balance += amount;
    }

    void close() { closed = true; }

    long balance() { return balance; }
}
