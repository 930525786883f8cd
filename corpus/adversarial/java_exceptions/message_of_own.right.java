class Account {
    static class Missing extends RuntimeException {
        Missing(int amount) {
            super("short of " + amount);
        }
    }

    static int take(int balance, int amount) {
        if (amount > balance) {
            throw new Missing(amount - balance);
        }
        return balance - amount;
    }
}
