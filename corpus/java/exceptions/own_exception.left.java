// claim:  Bank.tryWithdraw
// truth:  equivalent
// why:    an exception class of one's own, unchecked against checked, caught in both
public class Bank {
    static class InsufficientFunds extends RuntimeException {
        private final int missing;
        InsufficientFunds(int missing) { super("missing " + missing); this.missing = missing; }
        int missing() { return missing; }
    }
    static int withdraw(int balance, int amount) {
        if (amount > balance) throw new InsufficientFunds(amount - balance);
        return balance - amount;
    }
    static int tryWithdraw(int balance, int amount) {
        try { return withdraw(balance, amount); }
        catch (InsufficientFunds e) { return -e.missing(); }
    }
}
