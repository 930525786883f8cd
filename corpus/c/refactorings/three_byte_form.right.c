int decode3(const unsigned char *s) {
    if ((s[0] >> 4) != 14 || (s[1] >> 6) != 2 || (s[2] >> 6) != 2)
        return -1;
    int point = (s[0] & 15) * 4096 + (s[1] & 63) * 64 + (s[2] & 63);
    return point < 0x800 ? -1 : point;
}
