// claim:  decode3
// truth:  different
// why:    half of a surrogate pair is refused on the left only
/* The code point of a form of three bytes, or -1. */
int decode3(const unsigned char *s) {
    if ((s[0] & 0xf0) != 0xe0 || (s[1] & 0xc0) != 0x80 || (s[2] & 0xc0) != 0x80)
        return -1;
    int point = (s[0] & 15) << 12 | (s[1] & 63) << 6 | (s[2] & 63);
    if (point < 0x800)
        return -1;
    if (point >= 0xd800 && point <= 0xdfff)
        return -1;
    return point;
}
