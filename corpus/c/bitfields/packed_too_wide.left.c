// claim:  pack
// truth:  different
// why:    the month is taken to have five bits
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
