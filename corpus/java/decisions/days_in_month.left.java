// claim:  Calendar.daysInMonth
// truth:  equivalent
// why:    a switch with shared cases and arithmetic on the month; leap years by the same rule written twice
class Calendar {
    static boolean isLeap(int year) {
        if (year % 400 == 0) {
            return true;
        }
        if (year % 100 == 0) {
            return false;
        }
        return year % 4 == 0;
    }

    static int daysInMonth(int year, int month) {
        switch (month) {
            case 1:
            case 3:
            case 5:
            case 7:
            case 8:
            case 10:
            case 12:
                return 31;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            case 2:
                return isLeap(year) ? 29 : 28;
            default:
                return 0;
        }
    }
}
