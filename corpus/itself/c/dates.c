/* Dates of the proleptic Gregorian calendar: validation, arithmetic, weeks, parsing and formatting. */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct date {
    int year;
    int month;
    int day;
};

enum weekday { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY };

static const int month_days[2][12] = {
    {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
    {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
};

static const char *const month_names[12] = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December",
};

static const char *const day_names[7] = {
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
};

bool is_leap_year(int year) {
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int days_in_month(int year, int month) {
    if (month < 1 || month > 12)
        return 0;
    return month_days[is_leap_year(year)][month - 1];
}

int days_in_year(int year) {
    return is_leap_year(year) ? 366 : 365;
}

bool date_is_valid(const struct date *d) {
    if (d->year < 1 || d->year > 9999)
        return false;
    if (d->month < 1 || d->month > 12)
        return false;
    return d->day >= 1 && d->day <= days_in_month(d->year, d->month);
}

int date_compare(const struct date *a, const struct date *b) {
    if (a->year != b->year)
        return a->year < b->year ? -1 : 1;
    if (a->month != b->month)
        return a->month < b->month ? -1 : 1;
    if (a->day != b->day)
        return a->day < b->day ? -1 : 1;
    return 0;
}

int day_of_year(const struct date *d) {
    int days = d->day;
    for (int m = 1; m < d->month; m++)
        days += days_in_month(d->year, m);
    return days;
}

/* Days since the first of March of the year 0, which makes leap days the last of their years. */
int32_t date_to_days(const struct date *d) {
    int32_t y = d->month <= 2 ? d->year - 1 : d->year;
    int32_t era = (y >= 0 ? y : y - 399) / 400;
    int32_t of_era = y - era * 400;
    int32_t of_year = (153 * (d->month + (d->month > 2 ? -3 : 9)) + 2) / 5 + d->day - 1;
    int32_t day = of_era * 365 + of_era / 4 - of_era / 100 + of_year;
    return era * 146097 + day;
}

void date_from_days(int32_t days, struct date *d) {
    int32_t era = (days >= 0 ? days : days - 146096) / 146097;
    int32_t of_era = days - era * 146097;
    int32_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int32_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int32_t shifted = (5 * of_year + 2) / 153;
    d->day = of_year - (153 * shifted + 2) / 5 + 1;
    d->month = shifted < 10 ? shifted + 3 : shifted - 9;
    d->year = year + era * 400 + (d->month <= 2 ? 1 : 0);
}

int32_t date_difference(const struct date *a, const struct date *b) {
    return date_to_days(a) - date_to_days(b);
}

void date_add_days(struct date *d, int32_t days) {
    date_from_days(date_to_days(d) + days, d);
}

void date_add_months(struct date *d, int months) {
    int total = d->year * 12 + (d->month - 1) + months;
    d->year = total / 12;
    d->month = total % 12 + 1;
    int last = days_in_month(d->year, d->month);
    if (d->day > last)
        d->day = last;
}

enum weekday date_weekday(const struct date *d) {
    int32_t days = date_to_days(d) + 2;
    int32_t weekday = days % 7;
    return (enum weekday)(weekday < 0 ? weekday + 7 : weekday);
}

bool date_is_weekend(const struct date *d) {
    enum weekday w = date_weekday(d);
    return w == SATURDAY || w == SUNDAY;
}

int date_week(const struct date *d) {
    int week = (day_of_year(d) - (int)date_weekday(d) + 9) / 7;
    struct date last = {d->year, 12, 31};
    struct date before = {d->year - 1, 12, 31};
    if (week == 53 && date_weekday(&last) < THURSDAY)
        return 1;
    if (week == 0)
        return date_week(&before);
    return week;
}

int working_days(const struct date *from, const struct date *to) {
    int count = 0;
    struct date d = *from;
    while (date_compare(&d, to) < 0) {
        if (!date_is_weekend(&d))
            count++;
        date_add_days(&d, 1);
    }
    return count;
}

struct date easter(int year) {
    int a = year % 19, b = year / 100, c = year % 100;
    int d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3;
    int h = (19 * a + b - d - g + 15) % 30;
    int i = c / 4, k = c % 4;
    int l = (32 + 2 * e + 2 * i - h - k) % 7;
    int m = (a + 11 * h + 22 * l) / 451;
    struct date result = {year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1};
    return result;
}

static bool read_digits(const char **text, int count, int *value) {
    *value = 0;
    for (int i = 0; i < count; i++) {
        if (!isdigit((unsigned char)**text))
            return false;
        *value = *value * 10 + (*(*text)++ - '0');
    }
    return true;
}

bool date_parse(const char *text, struct date *d) {
    if (!read_digits(&text, 4, &d->year) || *text++ != '-')
        return false;
    if (!read_digits(&text, 2, &d->month) || *text++ != '-')
        return false;
    if (!read_digits(&text, 2, &d->day) || *text != '\0')
        return false;
    return date_is_valid(d);
}

int date_format(const struct date *d, char *text, size_t size) {
    return snprintf(text, size, "%04d-%02d-%02d", d->year, d->month, d->day);
}

int date_format_long(const struct date *d, char *text, size_t size) {
    return snprintf(text, size, "%s, %d %s %d", day_names[date_weekday(d)], d->day, month_names[d->month - 1], d->year);
}

bool date_today(struct date *d) {
    time_t now = time(NULL);
    struct tm *local = localtime(&now);
    if (local == NULL)
        return false;
    d->year = local->tm_year + 1900;
    d->month = local->tm_mon + 1;
    d->day = local->tm_mday;
    return true;
}

void print_calendar(int year, int month) {
    struct date first = {year, month, 1};
    printf("%*s%s %d\n", 6, "", month_names[month - 1], year);
    puts("Mo Tu We Th Fr Sa Su");
    int column = (int)date_weekday(&first);
    for (int i = 0; i < column; i++)
        printf("   ");
    for (int day = 1; day <= days_in_month(year, month); day++) {
        printf("%2d%c", day, ++column % 7 == 0 ? '\n' : ' ');
    }
    if (column % 7 != 0)
        putchar('\n');
}
