// claim:  Ranges.sum
// truth:  equivalent
// today:  unknown
// why:    the numbers of a range, up or down
class Ranges {
    static int sum(int low, int high) {
        int sum = 0;
        for (int i = low; i < high; i++) {
            sum += i * i;
        }
        return sum;
    }
}
