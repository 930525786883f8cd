class Calendar {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 30, 30, 31, 30, 31};

    static int days(int month) {
        if (month < 1 || month > 12) {
            return 31;
        }
        return DAYS[month - 1];
    }
}
