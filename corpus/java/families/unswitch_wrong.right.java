class Ledger {
    static int capped(int[] entries, boolean refunds) {
        int sum = 0;
        for (int entry : entries) {
            sum += entry;
            if (sum > 100) {
                sum = 100;
            }
        }
        return refunds ? -sum : sum;
    }
}
