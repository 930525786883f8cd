// claim:  Account.withdraw
// truth:  equivalent
// why:    the state is read once and written once
class Account {
    private int balance;
    private int failures;
    boolean withdraw(int amount) {
        if (amount <= 0) {
            failures++;
            return false;
        }
        if (amount > balance) {
            failures++;
            return false;
        }
        balance -= amount;
        failures = 0;
        return true;
    }
}
