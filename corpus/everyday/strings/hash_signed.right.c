unsigned hash(const unsigned char *s) {
    unsigned h = 17;
    for (const signed char *p = (const signed char *)s; *p; p++)
        h = h * 31 + (unsigned)*p;
    return h;
}
