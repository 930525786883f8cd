// claim:  Totals.above
// truth:  equivalent
// why:    what is above a limit, added up from either end
class Totals {
    static int above(int[] values, int limit) {
        int total = 0;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > limit) {
                total += values[i] - limit;
            }
        }
        return total;
    }
}
