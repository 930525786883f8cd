// claim:  sumUntilNegative
// truth:  different
// why:    a loop that stops at the first negative number becomes a filter
class Readings {
    static int sumUntilNegative(int[] readings) {
        int sum = 0;
        for (int reading : readings) {
            if (reading < 0) {
                break;
            }
            sum += reading;
        }
        return sum;
    }
}
