public class Bank {
    static class InsufficientFunds extends Exception {
        final int missing;
        InsufficientFunds(int missing) { this.missing = missing; }
    }
    static int check(int balance, int amount) throws InsufficientFunds {
        int left = balance - amount;
        if (balance < amount) throw new InsufficientFunds(-left);
        return left;
    }
    static int tryWithdraw(int balance, int amount) {
        int result;
        try { result = check(balance, amount); }
        catch (InsufficientFunds e) { result = 0 - e.missing; }
        return result;
    }
}
