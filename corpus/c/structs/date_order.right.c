struct date { unsigned short year; unsigned char month, day; };
static unsigned key(const struct date *d) {
    return (unsigned)d->year << 16 | (unsigned)d->month << 8 | d->day;
}
int before(const struct date *a, const struct date *b) {
    return key(a) < key(b);
}
