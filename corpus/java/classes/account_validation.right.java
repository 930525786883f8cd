import java.util.Objects;

class Account {
    private final String owner;
    private long balance;
    private int operations;
    private boolean frozen;

    Account(String owner, long balance) {
        this.owner = owner;
        this.balance = balance;
    }

    void transfer(Account to, long amount) {
        Objects.requireNonNull(to, "to");
        requirePositive(amount);
        if (frozen || to.frozen) {
            throw new IllegalStateException("frozen");
        }
        if (amount > balance) {
            throw new IllegalStateException("insufficient funds of " + owner);
        }
        this.book(-amount);
        to.book(amount);
    }

    private static void requirePositive(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount must be positive: " + amount);
        }
    }

    private void book(long change) {
        balance += change;
        operations += 1;
    }
}
