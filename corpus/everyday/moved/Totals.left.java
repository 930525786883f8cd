// claim: Totals.balance
// truth: equivalent
// why: two sums are computed in the other order
class Totals {
    static long balance(int[] income, int[] spent) {
        long in = 0;
        for (int amount : income) {
            in += amount;
        }
        long out = 0;
        for (int amount : spent) {
            out += amount;
        }
        return in - out;
    }
}
