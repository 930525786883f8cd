// claim:  Calendar.dayOfYear
// truth:  different
// why:    the leap day counts from February on instead of from March on
class Calendar {
    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /** Which day of its year a date is; 0 for a month that does not exist. */
    static int dayOfYear(int year, int month, int day) {
        int before;
        switch (month) {
            case 1: before = 0; break;
            case 2: before = 31; break;
            case 3: before = 59; break;
            case 4: before = 90; break;
            case 5: before = 120; break;
            case 6: before = 151; break;
            case 7: before = 181; break;
            case 8: before = 212; break;
            case 9: before = 243; break;
            case 10: before = 273; break;
            case 11: before = 304; break;
            case 12: before = 334; break;
            default: return 0;
        }
        if (month > 2 && isLeap(year)) {
            before++;
        }
        return before + day;
    }
}
