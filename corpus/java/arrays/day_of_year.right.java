public class Cal {
    private static final int[] BEFORE = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

    public static int ordinal(int y, int m, int d) {
        if (!(m >= 1 && m <= 12 && d >= 1 && d <= 31)) {
            throw new IllegalArgumentException();
        }
        int total = BEFORE[m - 1] + d;
        boolean leap = (y & 3) == 0 && (y % 100 != 0 || y % 400 == 0);
        return m > 2 && leap ? total + 1 : total;
    }
}
