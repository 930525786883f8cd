class Calendar {
    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /** Which day of its year a date is; 0 for a month that does not exist. */
    static int dayOfYear(int year, int month, int day) {
        if (month < 1 || month > 12) {
            return 0;
        }
        int before = 0;
        for (int earlier = 1; earlier < month; earlier++) {
            if (earlier == 2) {
                before += 28;
            } else if (earlier == 4 || earlier == 6 || earlier == 9 || earlier == 11) {
                before += 30;
            } else {
                before += 31;
            }
        }
        if (month >= 2 && isLeap(year)) {
            before++;
        }
        return before + day;
    }
}
