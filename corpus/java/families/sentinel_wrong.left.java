// claim:  Readings.sum
// truth:  different
// why:    the sentinel itself is added
class Readings {
    static int sum(int[] readings) {
        int sum = 0;
        for (int i = 0; i < readings.length && readings[i] != -1; i++) {
            sum += readings[i];
        }
        return sum;
    }
}
