struct halves {
    short low;
    short high;
};

int swap_halves(struct halves *h, short *p) {
    *p = 1;
    return (unsigned short)h->low;
}
