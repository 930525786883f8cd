// claim: next_day
// truth: equivalent
// why:   nested tests against returns, and the lengths of months in a table
#include <stdbool.h>

struct date {
    int year, month, day;
};

static int length(int year, int month) {
    switch (month) {
    case 4: case 6: case 9: case 11:
        return 30;
    case 2:
        if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
            return 29;
        return 28;
    default:
        return 31;
    }
}

void next_day(struct date *date) {
    if (date->month < 1 || date->month > 12 || date->year < 1 || date->year > 9999)
        return;
    if (date->day < length(date->year, date->month)) {
        date->day++;
    } else {
        date->day = 1;
        if (date->month == 12) {
            date->month = 1;
            date->year++;
        } else {
            date->month++;
        }
    }
}
