union word {
    unsigned whole;
    unsigned short half[2];
};

unsigned low_half(union word *w, unsigned short low) {
    w->whole = 0x10000;
    w->half[0] = low;
    return 0x10000;
}
