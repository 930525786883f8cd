// claim: Swapped.balance
// truth: different
// why: the sums are taken from each other the wrong way
class Swapped {
    static long sum(int[] amounts) {
        long sum = 0;
        for (int amount : amounts) {
            sum += amount;
        }
        return sum;
    }

    static long balance(int[] income, int[] spent) {
        long in = sum(income);
        long out = sum(spent);
        return in - out;
    }
}
