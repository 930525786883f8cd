class Calendar {
    static int startOf(int month) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month");
        }
        int days = 0;
        for (int m = 1; m < month; m++) {
            days += m == 2 ? 28 : m == 4 || m == 6 || m == 9 || m == 11 ? 30 : 31;
        }
        return days;
    }
}
