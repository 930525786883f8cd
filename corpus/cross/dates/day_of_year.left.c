// claim: day_of_year
// truth: equivalent
// why:   a table of days before each month against a match
static const short before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

int day_of_year(int year, int month, int day) {
    if (month < 1 || month > 12)
        return -1;
    int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return before[month - 1] + (int)((unsigned)day + (unsigned)(leap && month > 2));
}
