class Calendar {
    static boolean isLeap(int year) {
        return (year & 3) == 0 && year % 100 != 0 || year % 400 == 0;
    }

    static int daysInMonth(int year, int month) {
        if (month < 1 || month > 12) {
            return 0;
        }
        if (month == 2) {
            if (isLeap(year)) {
                return 29;
            }
            return 28;
        }
        return 30 + ((month + (month >> 3)) & 1);
    }
}
