// claim:  Account.book
// truth:  equivalent
// why:    what two branches share becomes a method of the object
class Account {
    long balance;
    long reserved;
    int bookings;
    int rejected;

    boolean book(int kind, long amount) {
        if (amount <= 0) {
            rejected = rejected + 1;
            return false;
        }
        if (kind == 0) {
            balance = balance + amount;
            bookings = bookings + 1;
            return true;
        }
        if (kind == 1) {
            if (balance - reserved < amount) {
                rejected = rejected + 1;
                return false;
            }
            balance = balance - amount;
            bookings = bookings + 1;
            return true;
        }
        if (kind == 2) {
            if (balance - reserved < amount) {
                rejected = rejected + 1;
                return false;
            }
            reserved = reserved + amount;
            bookings = bookings + 1;
            return true;
        }
        rejected = rejected + 1;
        return false;
    }
}
