// claim: day_of_year
// truth: equivalent
// today: unknown
// why:   a table of lengths added up against a switch that falls through
static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

int day_of_year(int year, int month, int day) {
    int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    int sum = day;
    if (month < 1 || month > 12)
        return -1;
    for (int m = 1; m < month; m++) {
        sum += lengths[m - 1];
        if (m == 2)
            sum += leap;
    }
    return sum;
}
