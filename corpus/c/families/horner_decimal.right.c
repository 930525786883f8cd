unsigned number(const char *digits, int n) {
    unsigned value = 0;
    const char *end = digits + (n > 0 ? n : 0);
    while (digits != end)
        value = (value << 3) + (value << 1) + (unsigned)*digits++ - 48;
    return value;
}
