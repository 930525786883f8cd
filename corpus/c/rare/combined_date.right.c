int holiday(int year, int month, int day) {
    (void)year;
    return month == 12 && day == 25;
}
