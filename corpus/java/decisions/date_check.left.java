// claim:  Dates.weekday
// truth:  equivalent
// why:    nested conditions become early returns, and the leap year gets a method
class Dates {
    static int weekday(int year, int month, int day) {
        int result = -1;
        if (year >= 1583 && year <= 9999) {
            if (month >= 1 && month <= 12) {
                int last;
                if (month == 2) {
                    if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) {
                        last = 29;
                    } else {
                        last = 28;
                    }
                } else if (month == 4 || month == 6 || month == 9 || month == 11) {
                    last = 30;
                } else {
                    last = 31;
                }
                if (day >= 1 && day <= last) {
                    int m = month;
                    int y = year;
                    if (m < 3) {
                        m = m + 12;
                        y = y - 1;
                    }
                    int century = y / 100;
                    int rest = y % 100;
                    int h = (day + 13 * (m + 1) / 5 + rest + rest / 4 + century / 4 + 5 * century) % 7;
                    result = (h + 5) % 7 + 1;
                }
            }
        }
        return result;
    }
}
