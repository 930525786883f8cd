class Ledger {
    static long balance(int[] entries, boolean refunds) {
        long sum = 0;
        if (refunds) {
            for (int entry : entries) {
                sum -= entry;
            }
        } else {
            for (int entry : entries) {
                sum += entry;
            }
        }
        return sum;
    }
}
