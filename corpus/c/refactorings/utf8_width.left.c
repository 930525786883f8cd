// claim:  code_point
// truth:  different
// why:    overlong forms of two bytes are refused on one side only
/* The code point at s, or -1. */
int code_point(const unsigned char *s) {
    if (s[0] < 0x80)
        return s[0];
    if (s[0] >= 0xc2 && s[0] <= 0xdf && (s[1] & 0xc0) == 0x80)
        return (s[0] & 0x1f) << 6 | (s[1] & 0x3f);
    return -1;
}
