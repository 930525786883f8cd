class Ledger {
    int total;

    void add(int[] amounts) {
        int sum = total;
        for (int i = 0; i < amounts.length; i++) {
            sum += amounts[i];
        }
        total = sum;
    }
}
