class Account {
    private int balance;
    private int failures;
    boolean withdraw(int amount) {
        boolean allowed = amount > 0 && amount <= balance;
        if (allowed) {
            balance = balance - amount;
        }
        failures = allowed ? 0 : failures + 1;
        return allowed;
    }
}
