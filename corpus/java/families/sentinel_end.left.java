// claim:  Readings.sum
// truth:  equivalent
// why:    minus one ends the readings: found in the head of the loop, or in its body
class Readings {
    static int sum(int[] readings) {
        int sum = 0;
        for (int i = 0; i < readings.length && readings[i] != -1; i++) {
            sum += readings[i];
        }
        return sum;
    }
}
