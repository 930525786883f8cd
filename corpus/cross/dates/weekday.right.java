public class Week {
    private static final int[] OFFSETS = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};

    static int weekday(int year, int month, int day) {
        int y = month <= 2 ? year - 1 : year;
        int days = y + y / 4 - y / 100 + y / 400;
        return (days + OFFSETS[month - 1] + day) % 7;
    }
}
