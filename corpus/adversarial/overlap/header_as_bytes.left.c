// claim:  checksum_field
// truth:  different
// why:    the bytes may be those of the structure
struct header {
    unsigned short kind;
    unsigned short length;
    unsigned sum;
};

unsigned checksum_field(struct header *h, unsigned char *raw) {
    h->sum = 0;
    raw[4] = 1;
    return h->sum + h->kind;
}
