// claim:  Ledger.balance
// truth:  equivalent
// why:    a choice that does not change, made once
class Ledger {
    static long balance(int[] entries, boolean refunds) {
        long sum = 0;
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
