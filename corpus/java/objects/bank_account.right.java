class Account {
    long balance;
    long reserved;
    int bookings;
    int rejected;

    boolean book(int kind, long amount) {
        boolean isDone = amount > 0 && apply(kind, amount);
        if (isDone) {
            bookings++;
        } else {
            rejected++;
        }
        return isDone;
    }

    private boolean apply(int kind, long amount) {
        boolean isCovered = balance - reserved >= amount;
        switch (kind) {
            case 0:
                balance += amount;
                return true;
            case 1:
                if (isCovered) {
                    balance -= amount;
                }
                return isCovered;
            case 2:
                if (isCovered) {
                    reserved += amount;
                }
                return isCovered;
            default:
                return false;
        }
    }
}
