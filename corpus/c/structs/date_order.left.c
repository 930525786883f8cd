// claim:  before
// truth:  equivalent
// why:    fields compared one after the other against one packed key
struct date { unsigned short year; unsigned char month, day; };
int before(const struct date *a, const struct date *b) {
    if (a->year != b->year) return a->year < b->year;
    if (a->month != b->month) return a->month < b->month;
    return a->day < b->day;
}
