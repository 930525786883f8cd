// claim:  Ranges.within
// truth:  equivalent
// today:  unknown
// why:    whether all are within limits, from the front or from the back
class Ranges {
    static boolean within(int[] values, int low, int high) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] < low || values[i] > high) {
                return false;
            }
        }
        return true;
    }
}
