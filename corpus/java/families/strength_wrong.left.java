// claim:  Shifts.sum
// truth:  different
// why:    the week changes a day early
class Shifts {
    static int sum(int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * (i / 3);
        }
        return sum;
    }
}
