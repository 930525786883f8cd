class Account {
    private int balance;
    private int limit;
    private int refused;

    Account(int balance, int limit) {
        this.balance = balance;
        this.limit = limit;
    }

    boolean withdraw(int amount) {
        if (!isAllowed(amount)) {
            refused += 1;
            return false;
        }
        balance = balance - amount;
        return true;
    }

    private boolean isAllowed(int amount) {
        return amount > 0 && amount <= limit && balance >= amount;
    }
}
