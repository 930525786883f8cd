// claim:  Sums.small
// truth:  equivalent
// why:    a message for a rest that no number has
class Sums {
    static int small(int[] values) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i] & 7;
        }
        return sum;
    }
}
