// claim:  transfer
// truth:  equivalent
// today:  unknown
// why:    nested checks with exceptions become a helper with guard clauses, the fields are updated in helpers
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
        if (to != null) {
            if (amount > 0) {
                if (!frozen && !to.frozen) {
                    if (balance >= amount) {
                        balance -= amount;
                        operations++;
                        to.balance += amount;
                        to.operations++;
                    } else {
                        throw new IllegalStateException("insufficient funds of " + owner);
                    }
                } else {
                    throw new IllegalStateException("frozen");
                }
            } else {
                throw new IllegalArgumentException("amount must be positive: " + amount);
            }
        } else {
            throw new NullPointerException("to");
        }
    }
}
