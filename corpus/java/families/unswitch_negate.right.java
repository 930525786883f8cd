class Ledger {
    static int balance(int[] entries, boolean refunds) {
        int sum = 0;
        for (int entry : entries) {
            sum += entry;
        }
        return refunds ? -sum : sum;
    }
}
