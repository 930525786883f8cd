// claim:  hasNegative
// truth:  equivalent
// why:    a loop with an early return becomes anyMatch
class Negative {
    static boolean hasNegative(int[] values) {
        for (int v : values) {
            if (v < 0) return true;
        }
        return false;
    }
}
