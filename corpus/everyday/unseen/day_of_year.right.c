static int is_leap(int year) {
    if (year % 400 == 0)
        return 1;
    if (year % 100 == 0)
        return 0;
    return year % 4 == 0;
}

int day_of_year(int year, int month, int day) {
    static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    if (month <= 0 || month >= 13)
        return -1;
    day += before[month - 1];
    if (month > 2 && is_leap(year))
        day++;
    return day;
}
