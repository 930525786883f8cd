// claim: days_before_year
// truth: equivalent
// today: unknown
// why:   years added up one by one, against the formula
static int is_leap(int year) {
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int days_before_year(int year) {
    if (year < 1 || year > 9999)
        return -1;
    int days = 0;
    for (int y = 1; y < year; y++)
        days += is_leap(y) ? 366 : 365;
    return days;
}
