class Transfers {
    long balance;
    long limit;
    int failures;
    boolean isLocked;

    long execute(long amount, long fee, boolean isUrgent) {
        if (isLocked) {
            throw new UnsupportedOperationException("locked");
        }
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        long total = amount + fee;
        if (isUrgent) {
            total += fee;
        }
        if (total <= amount && fee != 0) {
            throw new ArithmeticException("fee");
        }
        if (balance - total < -limit) {
            countFailure();
            throw new IllegalStateException("not enough money");
        }
        balance -= total;
        failures = 0;
        return total;
    }

    private void countFailure() {
        failures++;
        if (failures >= 3) {
            isLocked = true;
        }
    }
}
