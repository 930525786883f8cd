// claim:  Halves.sum
// truth:  equivalent
// today:  unknown
// why:    the sum of a range by halves or one by one
class Halves {
    static int sum(int low, int high) {
        if (low < 0 || high > 1000000) {
            return 0;
        }
        return range(low, high);
    }

    private static int range(int low, int high) {
        if (low >= high) {
            return 0;
        }
        if (high - low == 1) {
            return low;
        }
        int middle = (low + high) / 2;
        return range(low, middle) + range(middle, high);
    }
}
