union word {
    unsigned whole;
    unsigned short half[2];
};

unsigned low_half(union word *w, unsigned short low) {
    w->whole = (w->whole & 0xffff0000u) | low;
    return w->whole;
}
