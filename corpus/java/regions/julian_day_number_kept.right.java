class JulianDay {
    static int number(int year, int month, int day) {
        int y = year;
        int m = month;
        int early = m > 2 ? 0 : 1;
        y -= early;
        m += 1 + 12 * early;
        int julian = 365 * y + y / 4 + 306 * m / 10 + day + 1720995;
        if (day + 31 * (month + 12 * year) < 588829) {
            return julian;
        }
        int century = y / 100;
        return julian + (2 - century + century / 4);
    }
}
