// claim: SumUpDown.run
// assume: left.low >= 0 && left.high < 2147483647
// truth: equivalent
// math:  equivalent
// why:   two loops over one range, in opposite directions
final class SumUpDown {
    static int run(int low, int high) {
        int total = 0;
        for (int i = low; i <= high; i++) {
            total += i;
        }
        return total;
    }
}
