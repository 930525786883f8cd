// claim: days_from_civil Dates.daysFromCivil
// assume: left.month >= 1 && left.month <= 12 && left.day >= 1 && left.day <= 31
// truth: equivalent
// today: unknown
// why:   the day number of a date; C divides with its own floor, Java with Math.floorDiv and floorMod
int days_from_civil(int year, int month, int day) {
    long long y = (long long)year - (month <= 2 ? 1 : 0);
    long long era = (y >= 0 ? y : y - 399) / 400;
    int year_of_era = (int)(y - era * 400);
    int day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    int day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    return (int)(era * 146097 + day_of_era - 719468);
}
