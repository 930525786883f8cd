// claim:  Shifts.sum
// truth:  equivalent
// why:    the quotient goes up by one every third round
class Shifts {
    static int sum(int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * (i / 3);
        }
        return sum;
    }
}
