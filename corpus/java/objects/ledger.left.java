// claim: Ledger.add
// truth: equivalent
// why:   a total kept in a field against one kept in a variable
class Ledger {
    int total;

    void add(int[] amounts) {
        for (int amount : amounts) {
            total += amount;
        }
    }
}
