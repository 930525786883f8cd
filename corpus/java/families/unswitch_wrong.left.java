// claim:  Ledger.capped
// truth:  different
// why:    the cap does not commute with the sign
class Ledger {
    static int capped(int[] entries, boolean refunds) {
        int sum = 0;
        for (int i = 0; i < entries.length; i++) {
            sum += refunds ? -entries[i] : entries[i];
            if (sum > 100) {
                sum = 100;
            }
        }
        return sum;
    }
}
