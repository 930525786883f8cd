// claim:  withdraw
// truth:  equivalent
// why:    checks extracted into a helper of an object with state
class Account {
    private int balance;
    private int limit;
    private int refused;

    Account(int balance, int limit) {
        this.balance = balance;
        this.limit = limit;
    }

    boolean withdraw(int amount) {
        if (amount <= 0) {
            refused++;
            return false;
        }
        if (amount > limit) {
            refused++;
            return false;
        }
        if (amount > balance) {
            refused++;
            return false;
        }
        balance -= amount;
        return true;
    }
}
