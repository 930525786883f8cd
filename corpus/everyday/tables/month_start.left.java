// claim: Calendar.startOf
// truth: equivalent
// why:   a table of sums against summing up
class Calendar {
    private static final int[] STARTS = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

    static int startOf(int month) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month");
        }
        return STARTS[month - 1];
    }
}
