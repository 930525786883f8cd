struct header {
    unsigned short kind;
    unsigned short length;
    unsigned sum;
};

unsigned checksum_field(struct header *h, unsigned char *raw) {
    h->sum = 0;
    raw[4] = 1;
    return h->kind;
}
