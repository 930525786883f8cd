// claim:  Account.withdraw
// truth:  different
// why:    the right one books the fee before it knows that the money suffices
class Account {
    long balance;
    long fees;
    int operations;

    void withdraw(long amount, long fee) {
        if (amount <= 0 || fee < 0) {
            throw new IllegalArgumentException("amount");
        }
        operations++;
        if (balance < amount + fee) {
            throw new IllegalStateException("balance");
        }
        fees += fee;
        balance -= amount + fee;
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
