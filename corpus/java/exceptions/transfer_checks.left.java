// claim:  Transfers.execute
// truth:  equivalent
// why:    nested checks become guard clauses that throw in the same order
class Transfers {
    long balance;
    long limit;
    int failures;
    boolean isLocked;

    long execute(long amount, long fee, boolean isUrgent) {
        if (!isLocked) {
            if (amount > 0) {
                long total = isUrgent ? amount + 2 * fee : amount + fee;
                if (total > amount || fee == 0) {
                    if (balance - total >= -limit) {
                        balance = balance - total;
                        failures = 0;
                        return total;
                    } else {
                        failures = failures + 1;
                        if (failures >= 3) {
                            isLocked = true;
                        }
                        throw new IllegalStateException("not enough money");
                    }
                } else {
                    throw new ArithmeticException("fee");
                }
            } else {
                throw new IllegalArgumentException("amount");
            }
        } else {
            throw new UnsupportedOperationException("locked");
        }
    }
}
