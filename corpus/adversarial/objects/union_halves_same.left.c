// claim:  low
// truth:  equivalent
// why:    the first half of a union is the low one on this machine
union word { unsigned int whole; unsigned short half[2]; };
unsigned low(union word *w, unsigned v) {
    w->whole = v;
    return w->half[0];
}
