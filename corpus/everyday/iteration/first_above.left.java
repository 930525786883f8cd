// claim: Limits.firstAbove
// truth: equivalent
// why:   a return in the loop against a loop condition
class Limits {
    static int firstAbove(int[] values, int limit) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] > limit) {
                return i;
            }
        }
        return -1;
    }
}
