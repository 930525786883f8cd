// claim: tick
// truth: equivalent
// why:   the compiler's bit fields against masks written by hand
union clock { struct { unsigned second : 6, minute : 6, hour : 5; } part; unsigned all; };

unsigned tick(unsigned all) {
    union clock c;
    c.all = all;
    if (++c.part.second == 60) {
        c.part.second = 0;
        if (++c.part.minute == 60) {
            c.part.minute = 0;
            c.part.hour = (c.part.hour + 1) % 24;
        }
    }
    return c.all;
}
