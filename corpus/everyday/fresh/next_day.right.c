struct date {
    int year, month, day;
};

void next_day(struct date *date) {
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int year = date->year, month = date->month;
    if (month < 1 || month > 12 || year < 1 || year > 9999)
        return;
    int leap = year % 400 == 0 || (year % 100 != 0 && year % 4 == 0);
    int last = lengths[month - 1] + (month == 2 && leap ? 1 : 0);
    if (date->day < last) {
        date->day += 1;
        return;
    }
    date->day = 1;
    date->month = month % 12 + 1;
    if (month == 12)
        date->year = year + 1;
}
