struct header { unsigned magic; unsigned short version, length; unsigned flags; };

int valid(const struct header *h, unsigned size) {
    int error = 0;
    if (h->magic != 0x7f454c46u)
        error = -1;
    if (!error && (h->version - 1u) > 2u)
        error = -2;
    if (!error && size < h->length)
        error = -3;
    if (!error && (h->flags | 7) != 7)
        error = -4;
    return error;
}
