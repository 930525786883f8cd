// claim:  low_half
// truth:  different
// why:    both members are the same bytes
union word {
    unsigned whole;
    unsigned short half[2];
};

unsigned low_half(union word *w, unsigned short low) {
    w->whole = 0x10000;
    w->half[0] = low;
    return w->whole;
}
