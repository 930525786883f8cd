// claim:  utf8_length
// truth:  equivalent
// why:    continuation bytes by a mask or by a range of signed values
unsigned utf8_length(const char *s) {
    unsigned n = 0;
    for (; *s; s++)
        if (((unsigned char)*s & 0xc0) != 0x80)
            n++;
    return n;
}
