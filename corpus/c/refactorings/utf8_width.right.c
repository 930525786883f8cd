int code_point(const unsigned char *s) {
    if (!(s[0] & 0x80))
        return s[0];
    if ((s[0] & 0xe0) == 0xc0 && (s[1] & 0xc0) == 0x80)
        return (s[0] & 0x1f) << 6 | (s[1] & 0x3f);
    return -1;
}
