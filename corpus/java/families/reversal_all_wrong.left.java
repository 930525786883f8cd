// claim:  Ranges.within
// truth:  different
// why:    a value that is no number of days ends the search with an exception, which depends on what was seen before it
class Ranges {
    static boolean within(int[] values, int low) {
        for (int i = 0; i < values.length; i++) {
            if (100 / values[i] < low) {
                return false;
            }
        }
        return true;
    }
}
