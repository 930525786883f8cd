// claim:  pack
// truth:  equivalent
// why:    a date in bit-fields against masks and shifts; the unused bits of the structure are never looked at
struct date {
    unsigned day : 5;
    unsigned month : 4;
    unsigned year : 7;
};

unsigned pack(unsigned d, unsigned m, unsigned y) {
    struct date t;
    t.day = d;
    t.month = m;
    t.year = y;
    return t.year * 372u + t.month * 31u + t.day;
}
