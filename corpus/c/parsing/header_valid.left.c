// claim: valid
// truth: equivalent
// why:   early returns against one error variable
struct header { unsigned magic; unsigned short version, length; unsigned flags; };

int valid(const struct header *h, unsigned size) {
    if (h->magic != 0x7f454c46u)
        return -1;
    if (h->version == 0 || h->version > 3)
        return -2;
    if (h->length > size)
        return -3;
    if (h->flags & ~7u)
        return -4;
    return 0;
}
