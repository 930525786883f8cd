// claim: number
// truth: equivalent
// why:   digits read by pointer and by index
unsigned number(const char *s) {
    unsigned n = 0;
    while (*s >= '0' && *s <= '9')
        n = n * 10 + (unsigned)(*s++ - '0');
    return n;
}
