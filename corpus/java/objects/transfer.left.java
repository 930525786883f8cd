// claim:  Account.transfer
// truth:  equivalent
// why:    the checks are the same ones in the same order, and the two balances are written in the same order;
//         also if both accounts are one
class Account {
    long balance;
    boolean locked;
    int rejected;

    static boolean transfer(Account from, Account to, long amount) {
        if (from.locked || to.locked) {
            from.rejected++;
            return false;
        }
        if (amount <= 0) {
            from.rejected++;
            return false;
        }
        if (from.balance < amount) {
            from.rejected++;
            return false;
        }
        from.balance -= amount;
        to.balance += amount;
        return true;
    }

    void unlock() {
        if (locked) {
            locked = false;
            rejected = 0;
        }
    }
}
