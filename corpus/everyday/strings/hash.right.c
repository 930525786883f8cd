unsigned hash(const char *s) {
    const unsigned char *p = (const unsigned char *)s;
    unsigned h = 5381;
    for (; *p != 0; p++)
        h = h * 33 + *p;
    return h;
}
