// claim:  Ledger.balance
// truth:  equivalent
// today:  unknown
// why:    one loop, and the sign afterwards
class Ledger {
    static int balance(int[] entries, boolean refunds) {
        int sum = 0;
        for (int i = 0; i < entries.length; i++) {
            if (refunds) {
                sum -= entries[i];
            } else {
                sum += entries[i];
            }
        }
        return sum;
    }
}
