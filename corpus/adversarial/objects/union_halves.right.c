union word { unsigned int whole; unsigned short half[2]; };
unsigned low(union word *w, unsigned v) {
    w->whole = v;
    return w->half[1];
}
