class Dates {
    static int weekday(int year, int month, int day) {
        if (year < 1583 || year > 9999 || month < 1 || month > 12) {
            return -1;
        }
        if (day < 1 || day > daysIn(year, month)) {
            return -1;
        }
        int m = month < 3 ? month + 12 : month;
        int y = month < 3 ? year - 1 : year;
        int century = y / 100;
        int rest = y % 100;
        int h = (day + 13 * (m + 1) / 5 + rest + rest / 4 + century / 4 + 5 * century) % 7;
        return (h + 5) % 7 + 1;
    }

    private static int daysIn(int year, int month) {
        switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    private static boolean isLeap(int year) {
        if (year % 400 == 0) {
            return true;
        }
        return year % 4 == 0 && year % 100 != 0;
    }
}
