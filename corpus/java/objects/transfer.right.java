class Account {
    long balance;
    boolean locked;
    int rejected;

    private boolean covers(long amount) {
        return amount > 0 && balance >= amount;
    }

    static boolean transfer(Account from, Account to, long amount) {
        boolean open = !from.locked && !to.locked;
        if (!open || !from.covers(amount)) {
            from.rejected = from.rejected + 1;
            return false;
        }
        from.balance = from.balance - amount;
        to.balance = to.balance + amount;
        return true;
    }

    void unlock() {
        if (!locked) {
            return;
        }
        rejected = 0;
        locked = false;
    }
}
