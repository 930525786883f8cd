// claim:  Account.take
// truth:  different
// why:    the constructor of the exception makes another message
class Account {
    static class Missing extends RuntimeException {
        Missing(int amount) {
            super("missing " + amount);
        }
    }

    static int take(int balance, int amount) {
        if (amount > balance) {
            throw new Missing(amount - balance);
        }
        return balance - amount;
    }
}
