public class Days {
    private static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    static boolean isLeap(int year) {
        if (year % 400 == 0) return true;
        if (year % 100 == 0) return false;
        return year % 4 == 0;
    }
    static int days(int month, int year) {
        if (month < 1 || month > 12) throw new IllegalArgumentException("no such month: " + month);
        int length = LENGTHS[month - 1];
        if (month == 2 && isLeap(year)) length++;
        return length;
    }
}
