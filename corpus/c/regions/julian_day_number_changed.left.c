// claim:  julian_day_number
// truth:  different
// why:    the Gregorian correction begins a day too early
int julian_day_number(int year, int month, int day) {
    int y = year;
    int m = month;
    if (m > 2) {
        m = m + 1;
    } else {
        y = y - 1;
        m = m + 13;
    }
    int julian = 365 * y + y / 4 + 306 * m / 10 + day + 1720995;
    if (day + 31 * (month + 12 * year) >= 588829) {
        int century = y / 100;
        julian += 2 - century + century / 4;
    }
    return julian;
}
