// claim:  low_half
// truth:  equivalent
// why:    the low half is the low sixteen bits
union word {
    unsigned whole;
    unsigned short half[2];
};

unsigned low_half(union word *w, unsigned short low) {
    w->half[0] = low;
    return w->whole;
}
