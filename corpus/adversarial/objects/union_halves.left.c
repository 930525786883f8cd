// claim:  low
// truth:  different
// why:    a member of a union read in halves: the order of bytes
union word { unsigned int whole; unsigned short half[2]; };
unsigned low(union word *w, unsigned v) {
    w->whole = v;
    return w->half[0];
}
