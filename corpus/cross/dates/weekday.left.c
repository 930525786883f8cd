// claim: weekday Week.weekday
// assume: left.month >= 1 && left.month <= 12 && left.year >= 1 && left.year <= 9999 && left.day >= 1 && left.day <= 31
// truth: equivalent
// why:   Sakamoto's day of the week with a table of constants in both languages
static const int offsets[12] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};

int weekday(int year, int month, int day) {
    if (month < 3)
        year -= 1;
    return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7;
}
