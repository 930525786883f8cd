// claim: Ledger.add
// truth: equivalent
class Ledger {
    int total;

    void add(int[] amounts) {
        for (int amount : amounts) {
            total += amount;
        }
    }
}
